"""Cards of one's own: which are played with where none are named, what is marked, and old games with older cards."""

import json

import pytest
from click.testing import CliRunner

import voltable
from kit.cards.card_sets import changed, entered, entered_wholly
from voltable_cards.cards import SHIPPED
from voltable_host import config
from voltable_host.card_sets import kept
from voltable_host.card_sets.kept import learn
from voltable_host.cli import voltable as command
from voltable_host.loading import load
from voltable_host.terminal.board import greeting as board_greeting
from voltable_host.terminal.card import greeting
from voltable_host.terminal.card.facts import gives


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """A computer on which no cards are known."""
    monkeypatch.setenv("VOLTABLE_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(kept, "LEARNT", {})
    return tmp_path / "home"


def run(*arguments, code=0, **more):
    """A command with the exit code it has to have."""
    result = CliRunner().invoke(command, [str(argument) for argument in arguments], **more)
    assert result.exit_code == code, (result.output, result.exception)
    return result


def in_file(data, name="box.json") -> str:
    """The cards as a file."""
    with open(name, "w", encoding="utf-8") as file:
        json.dump(data, file)
    return name


def forgotten(monkeypatch) -> None:
    """As in another run of the program."""
    monkeypatch.setattr(kept, "LEARNT", {})


def cards_of(*arguments) -> str | None:
    """The hash of the cards that a series is played with."""
    (line, *_rest) = run("simulate", *arguments, "--trace", "--json").stdout.splitlines()
    return json.loads(line)["view"]["options"].get("cards")


def test_cards_in_use_are_played_with_where_none_are_named(home):
    """--cards still wins, and the word shipped brings back ours for once."""
    run("config", "set", "cards", in_file(entered("l37", income=18)))
    other = in_file(entered("l37", income=19), "other.json")
    used, named, ours = cards_of("card"), cards_of("card", "--cards", other), cards_of("card", "--cards", "shipped")
    assert used == learn(entered("l37", income=18))[0].hash().hex()
    assert named == learn(entered("l37", income=19))[0].hash().hex()
    assert ours is None
    run("config", "set", "cards", "")
    assert cards_of("card") is None


def test_the_game_the_calculator_and_the_list_agree_on_the_cards_in_use():
    """One question, one answer."""
    run("config", "set", "cards", in_file(entered("l37", income=18)))
    assert json.loads(run("calc", "payout", "37", "--fuel", "u4", "--json").stdout)["income"] == 18
    rows = [json.loads(line) for line in run("cards", "show", "--json").stdout.splitlines()]
    assert next(row for row in rows if row["label"] == "37")["income"] == 18
    run("play", "card", "--players", "Ana,Bo", "--save", "game.vtl", input="q\n")
    with open("game.vtl", "rb") as file:
        assert 18 in load(file.read()).edition.cards.income


def test_cards_in_use_concern_a_board_game_with_demolition_only():
    """They are no wrong usage elsewhere, as they are where they are named."""
    box = in_file(entered("db6", first=30))
    run("config", "set", "cards", box)
    assert cards_of("classic", "--option", "demolition=true") == learn(entered("db6", first=30))[1].hash().hex()
    assert cards_of("classic") is None
    assert "add --option demolition=true" in run("simulate", "classic", "--cards", box, code=2).stderr


def test_only_cards_that_agree_with_the_print_come_into_use():
    """What is wrong is told, and nothing is remembered."""
    wrong = in_file(changed("l12", income=10))
    assert "Plant 12 is printed" in run("config", "set", "cards", wrong, code=1).stderr
    assert "nowhere.json' does not exist." in run("config", "set", "cards", "nowhere.json", code=2).stderr
    assert config.remembered("cards") == ""


@pytest.mark.parametrize("spoil", [lambda path: in_file(changed("l12", income=10)), lambda path: path.unlink()])
def test_cards_in_use_that_went_wrong_are_refused_with_the_way_back(tmp_path, spoil):
    """Nobody is dealt other cards than they think."""
    run("config", "set", "cards", in_file(entered("l37")))
    spoil(tmp_path / "box.json")
    for words in (("play", "card"), ("simulate", "card"), ("calc", "payout", "9")):
        said = run(*words, code=1, input="").stderr
        assert ("voltable cards check" in said or "does not exist." in said) and "voltable cards enter --forget" in said
    run("simulate", "card", "--cards", "shipped")


def test_a_game_goes_on_with_the_cards_it_was_begun_with(monkeypatch, home):
    """The owner enters more, moves the file, goes back to the shipped ones: it is the same game all the same."""
    run("config", "set", "cards", in_file(entered("l37", income=18)))
    run("play", "card", "--players", "Ana,Bo", "--save", "game", input="q\n")
    in_file(entered("l37", "l36", income=20))
    run("config", "set", "cards", "")
    for words in (("resume", "game"), ("log", "verify", "game"), ("replay", "game")):
        forgotten(monkeypatch)
        run(*words, input="q\n")
    forgotten(monkeypatch)
    assert 18 in load((home / "games" / "game.vtl").read_bytes()).edition.cards.income


def test_a_copy_that_was_damaged_is_no_copy(monkeypatch, home):
    """The game asks for its cards, and opens with them."""
    box = in_file(entered("l37", income=18))
    run("play", "card", "--players", "Ana,Bo", "--save", "game", "--cards", box, input="q\n")
    (copy,) = (home / "cards").iterdir()
    for content in (b"", b"{", json.dumps(changed("l36", income=20)).encode()):
        copy.write_bytes(content)
        forgotten(monkeypatch)
        assert "--cards FILE" in run("log", "verify", "game", code=1).stdout
    run("log", "verify", "game", "--cards", box)


def own_game(data, edition="card", **options):
    """A game with these cards."""
    sets = learn(data)
    own = sets[-1] if edition != "card" else sets[0]
    return voltable.new_game(edition, players=3, seed=7, options={"cards": own, **options})


def marked(game) -> set[str]:
    """The plants whose income is shown as our stand-in."""
    cards = game.edition.cards
    return {cards.label(plant) for plant in range(len(cards.number)) if gives(game, plant).endswith("~")}


def test_only_what_is_not_entered_is_marked():
    """Two plants less than in the shipped set, and none once all are entered."""
    ours = marked(voltable.new_game("card", players=3, seed=7))
    assert len(ours) == 39
    assert marked(own_game(entered("s03a", "l37"))) == ours - {"3a", "37"}
    assert marked(own_game(entered_wholly())) == set()


def test_what_is_said_of_stand_ins_is_true_of_cards_partly_entered():
    """They are the owner's, some are still ours; where all are entered, nothing is said."""
    said = greeting.stand_ins(own_game(entered("s03a")))
    assert "those of your own box" in said and "voltable cards enter" in said
    assert "nobody could look up" in greeting.stand_ins(voltable.new_game("card", players=3))
    wholly = own_game(entered_wholly())
    assert greeting.stand_ins(wholly) == greeting.stand_ins_shown(wholly) == ""


def test_the_same_of_what_demolition_pays():
    """The board side is entered, or partly, or not."""
    said = board_greeting.stand_ins
    assert "nobody could look up" in said(voltable.new_game("classic", options={"demolition": True}))
    assert "not all are entered" in said(own_game(entered("db1"), "classic", demolition=True))
    assert said(own_game(entered_wholly(), "classic", demolition=True)) == ""
    assert said(voltable.new_game("classic")) == ""


def test_what_is_confirmed_later_is_not_marked_in_older_games(monkeypatch, home):
    """The numbers were right: the same cards, of which more is known."""
    run("play", "card", "--players", "Ana,Bo", "--save", "one", "--cards", in_file(entered("s03a")), input="q\n")
    run("play", "card", "--players", "Ana,Bo", "--save", "two", "--cards", in_file(entered_wholly()), input="q\n")
    forgotten(monkeypatch)
    game = load((home / "games" / "one.vtl").read_bytes())
    assert game.edition.cards.tables == SHIPPED.tables and marked(game) == set()


def test_a_device_does_not_play_along_with_cards_of_ones_own():
    """It has the shipped ones only."""
    run("config", "set", "cards", in_file(entered("l37")))
    assert "--cards shipped" in run("play", "card", "--device", "nowhere", code=2).stderr

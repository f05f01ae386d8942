"""The option choose_cards at the terminal: the question, what can be typed, the sentences, help, hint, undo, bots."""

import json

import pytest

import voltable
from kit.cards.helpers import discards, lay_columns, owns, play, stored, table
from kit.cards.helpers import enter as begin
from kit.games.stages import stage_of
from kit.terminal.keyboard import PEOPLE, refusal_in, resumed, started
from kit.terminal.terminal import PROMPT, game_in, moves_in, program, reached, surroundings
from voltable import Refusal, notation
from voltable.engine.dice import Dice
from voltable.engine.verbs import GIVE
from voltable.tracker.depths import DEPTHS
from voltable_cards.bots.ladder import LADDER
from voltable_host.language import LANGUAGES, choose, speaking
from voltable_host.language.rule_topics import phase_help
from voltable_host.terminal import say
from voltable_host.terminal.menu import asked, entries, word_for
from voltable_host.terminal.typed import Unclear, action_of

CHOOSING = {"choose_cards": True}


@pytest.fixture(autouse=True)
def english():
    """Each test begins and ends in English."""
    choose("en")
    yield
    choose("en")


def burning(fuel="coal coal1/3 coal2 coal2/3 coal3"):
    """Ana runs a plant that burns three coal and is asked which cards."""
    game = table("Ana Bo Cy", options=CHOOSING)
    lay_columns(game, {}, discard="")
    owns(game, "Ana", "12", fuel=fuel)
    owns(game, "Bo", "8")
    owns(game, "Cy", "8")
    begin(game, "bureaucracy")
    play(game, "Ana run 12")
    return game


def bought():
    """Ana has bought a card of two and one of three, and a unit has to go back."""
    game = table("Bo Cy Ana", columns={2: "coal2 coal3"}, options=CHOOSING)
    owns(game, "Ana", "12", fuel="coal2")
    begin(game, "fuel")
    play(game, "Ana buy coal2@2", "Ana buy coal3@2")
    return game


def told(game, *lines) -> list[str]:
    """The sentences of some moves."""
    return [sentence for line in lines for _seat, sentence in say.tell(game.play(notation.read(line, game)), game)]


def test_the_menu_says_what_can_be_done_with_each_card():
    """Used up, turned down, and up to how far."""
    assert [entry.label for entry in entries(burning())] == [
        "use up coal (single)", "use up coal1/3", "turn coal2 down by 1 (up to 2)", "turn coal2/3 down by 1 (up to 2)",
        "turn coal3 down by 1 (up to 3)",
    ]  # fmt: skip
    assert [entry.label for entry in entries(bought())] == ["turn coal2 down by 1", "turn coal3 down by 1"]
    assert asked(burning()) == asked(bought()) == "turn" and word_for(bought()) == "give"


@pytest.mark.parametrize(
    ("line", "card", "units"),
    [("1", "coal1/0", 1), ("3", "coal2/2", 1), ("3 2", "coal2/2", 2), ("coal3", "coal3/3", 1), ("c3 2", "coal3/3", 2),
     ("coal2/3", "coal2/3", 1), ("coal2/3 2", "coal2/3", 2), ("give coal1/0 1", "coal1/0", 1),
     ("coal1/0", "coal1/0", 1), ("GIVE  coal3/3 3", "coal3/3", 3), ("Ana give coal1/3 1", "coal1/3", 1),
     ("g coal3/3 3", "coal3/3", 3)],
)  # fmt: skip
def test_a_card_is_typed_as_it_is_shown(line, card, units):
    """A number of the menu, the card, with or without an amount, or the notation."""
    game = burning()
    assert action_of(line, game, entries(game)) == notation.read(f"give {card} {units}", game)


@pytest.mark.parametrize(
    "line", ["coal1", "c2", "coal2 2", "coal9", "gas1", "gas1/1", "coal", "done", "coal3/3 4", "6"]
)
def test_what_means_no_card_or_several_is_refused(line):
    """Nothing is guessed."""
    game = burning()
    with pytest.raises((Unclear, Refusal)):
        game.copy().play(action_of(line, game, entries(game)))


def test_other_questions_understand_no_stored_cards():
    """The fuel that goes is typed as always."""
    game = table("Ana Bo Cy", options=CHOOSING)
    owns(game, "Ana", "5a 7a 28", fuel="gas2 gas2/3 oil3")
    begin(game, "auction")
    play(game, "Ana open 11 11", "Bo pass", "Cy pass", "Ana scrap 28")
    assert [entry.label for entry in entries(game)] == ["give up gas: 1", "give up oil: 1"]
    assert action_of("give gas 1", game, entries(game)) == (GIVE, 1, 1) and asked(game) == "give"


def test_what_happens_to_a_card_is_told():
    """The whole purchase first; then what is turned down, and the single that comes back."""
    assert told(bought(), "Ana give coal3/3 1") == ["Ana turns coal3 down to 2.", "Back as singles in column 1: coal."]
    game = burning()
    assert told(game, "Ana give coal1/3 1", "Ana give coal1/0 1") == [
        "Ana uses up coal1/3.",
        "Ana uses up coal (single).",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_asks_and_tells(language):
    """No brace is left; the help fits the question."""
    choose(language)
    for game in (burning(), bought()):
        words = [phase_help(asked(game), game)] + [entry.label for entry in entries(game)]
        words += told(game, entries(game)[0].notation)
        assert words and not [word for word in words if "{" in word or not word]
    if language != "en":
        english_help = phase_help("turn", burning())
        choose("en")
        assert phase_help("turn", burning()) != english_help


@pytest.mark.parametrize("name", ["greedy", "steady", "sharp"])
def test_a_bot_turns_down_what_shows_least(name):
    """And says why."""
    for game in (burning(), bought()):
        thought = LADDER.make(name).think(game, Dice(1))
        assert thought.action == (GIVE, *[game.choices()[0][place] for place in (1, -1)])
        assert speaking.say(thought.why, game).startswith("Cards with the fewest units go first")


def test_a_person_is_asked_and_answers(tmp_path):
    """The question stands over the menu; help, a hint, a wrong answer, a right one, and taking it back."""
    game = reached(asks_ana_in_between, PEOPLE, **CHOOSING)
    window, path = resumed(tmp_path, game)
    with window:
        assert "Which card is turned down? Still to go:" in window.wait_for(PROMPT)
        assert window.said().endswith("give>")
        assert "a card that shows 2 of its 3 units" in window.answer("?")
        assert "hint (steady): give" in window.answer("h")
        before = moves_in(path)
        window.answer("gas3/1")
        assert refusal_in(window) and moves_in(path) == before
        window.answer("1")
        assert moves_in(path)[len(before)].startswith("Ana give ")
        window.answer("u")
        assert game_in(path).hash() == game.hash()


def asks_ana_in_between(game) -> bool:
    """No card is turned by her answer: others produce after her."""
    return game.turn == 0 != game.state.order[-1] and stage_of(game) == "bureaucracy: turn a card"


def test_what_stands_behind_a_purchase_is_no_answer(tmp_path):
    """Several cards on a line stop where one has to be chosen."""
    game = reached(asks_after_two, PEOPLE, seeds=range(400), **CHOOSING)
    first, second = two_purchases(game)
    window, path = resumed(tmp_path, game)
    with window:
        window.wait_for(PROMPT)
        before = len(moves_in(path))
        said = window.answer(f"{first} {second} {second.partition('@')[0]}")
        assert "Which card is turned down?" in said
        assert len(moves_in(path)) == before + 2 and asked(game_in(path)) == "turn"


def asks_after_two(game) -> bool:
    """Two cards can be bought so that one of them has to be turned down."""
    return game.turn == 0 and asked(game) == "fuel" and bool(two_purchases(game))


def two_purchases(game) -> list[str]:
    """Their names with their columns."""
    for first in entries(game)[:-1]:
        after = game.copy()
        after.play(first.action)
        if asked(after) == "fuel":
            for second in entries(after)[:-1]:
                trial = after.copy()
                trial.play(second.action)
                if asked(trial) == "turn":
                    return [entry.notation.removeprefix("buy ") for entry in (first, second)]
    return []


def test_a_game_is_begun_with_the_option(tmp_path):
    """`voltable play card --option choose_cards=true`; the log names it."""
    window, path = started(tmp_path, "Ana Bo", "--seed", 7, "--option", "choose_cards=true")
    with window:
        window.wait_for(PROMPT)
        assert game_in(path).edition.choose_cards


def test_bots_play_whole_games_with_it(tmp_path):
    """`voltable play` without a terminal, and `voltable simulate` with every bot; the same in MicroPython."""
    home = surroundings(tmp_path)
    played = program("play", "card", "--option", "choose_cards=true", "--seed", 7, "--json", environment=home)
    assert played.returncode == 0 and json.loads(played.stdout.splitlines()[-1])["view"]["over"]
    words = ("simulate", "card", "--option", "choose_cards=true", "--players", 3, "--games", 2, "--seed", 1, "--json")
    lines = []
    for more in ((), ("--micropython",), ("--bot", "greedy", "--bot", "steady", "--bot", "random")):
        done = program(*words, *more, environment=home)
        assert done.returncode == 0, done.stderr
        lines.append(done.stdout)
    assert lines[0] == lines[1] != lines[2]


def test_a_trace_says_what_is_asked(tmp_path):
    """The view of each move has the key `choosing`; cards are turned down in it."""
    done = program(
        "simulate", "card", "--option", "choose_cards=true", "--players", 4, "--seed", 3, "--trace", "--json",
        environment=surroundings(tmp_path),
    )  # fmt: skip
    rows = [json.loads(line) for line in done.stdout.splitlines()]
    views = [row["view"] for row in rows if "view" in row]
    assert all(list(view)[-1] == "choosing" for view in views)
    assert any(view["choosing"] for view in views)
    assert any(" give " in (row["move"] or "") and "/" in row["move"] for row in rows)


def test_a_table_that_is_followed_knows_no_cards():
    """The option is taken like the others of the card game, and changes nothing there."""
    hashes = []
    for options in ({}, CHOOSING):
        game = voltable.new_table("card", players=["Ana", "Bo", "Cy"], depth=DEPTHS[0][0], seed=1, options=options)
        hashes.append((game.hash(), game.choices()))
    assert hashes[0] == hashes[1]


def test_the_cards_lie_as_they_were_chosen():
    """Bought and burnt at the prompt."""
    game = bought()
    for line in ("coal3", "d"):
        game.play(action_of(line, game, entries(game)))
    assert stored(game, "Ana") == "coal2 coal2 coal2/3"
    game = burning("coal2 coal2 coal2")
    for line in ("1", "2", "2"):
        game.play(action_of(line, game, entries(game)))
    assert (stored(game, "Ana"), discards(game)) == ("coal1/2 coal1/2 coal1/2", "")

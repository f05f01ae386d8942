"""`voltable rules`: short rules, true to each edition's page, and help for whoever is asked to move."""

import json
import re
import shlex
from pathlib import Path

import pytest
from click.shell_completion import ShellComplete
from click.testing import CliRunner

import voltable
from kit.boards.own_maps import ICELAND
from kit.checking.board.facts import INCOME, PRICES
from voltable.boardgame.editions.central_europe import CentralEurope
from voltable.boardgame.editions.classic import Classic
from voltable.boardgame.fuels import FUELS
from voltable.boardgame.topics import page
from voltable.engine.start import find_edition
from voltable.engine.verbs import BOUGHT, BUY, CITY, MARK, PLACE, POWERED, SET, UNDO, WORDS
from voltable.engine.verbs import INCOME as EARNED
from voltable.families import played_family_of
from voltable.notation import FORMS
from voltable_cards.cards import SHIPPED, CardSet
from voltable_cards.edition import CardGame
from voltable_host.cli import voltable as command
from voltable_host.language.rule_topics import phase_help, topic, topics
from voltable_host.language.speaking import say

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
BOARD = ("classic", "central_europe", "recharged")
CLASSIC = (
    "overview setup regions order auction fuel build bureaucracy refill plants obsolete step2 step3 end two demolition"
    " options notation"
).split()
WANTED = {
    "card": (
        "overview setup auction discount plants fuel singles bank bureaucracy order refill reshuffle last-card"
        " last-round scoring demolition table"
    ).split(),
    "classic": CLASSIC,
    "central_europe": [*CLASSIC[:15], "central", *CLASSIC[15:]],
    "recharged": (
        "overview setup regions order auction discount fuel build bureaucracy refill plants step2 step3 end two"
        " starting storage uranium demolition options notation"
    ).split(),
}
ASKED = {
    "card": "open bid scrap give turn fuel run deal first".split(),
    "classic": "open bid scrap give fuel build run region deal first".split(),
    "central_europe": "open bid scrap give fuel build run region deal first".split(),
    "recharged": "open bid scrap give fuel build run region place mark deal first".split(),
}
EVERY_TOPIC = [(edition, name) for edition in WANTED for name in WANTED[edition]]
EVERY_QUESTION = [(edition, asked) for edition in ASKED for asked in ASKED[edition]]


def run(*arguments, code=0):
    """What a command prints; its exit code has to be the expected one."""
    result = CliRunner().invoke(command, list(arguments))
    assert result.exit_code == code, (result.output, result.exception)
    return result


def told(edition: str, name: str = "") -> str:
    """A topic of an edition in one line, or all of them."""
    names = [name] if name else topics(edition)
    return " ".join(sentence for name in names for sentence in topic(name, edition)["sentences"])


# The command


@pytest.mark.parametrize("edition", WANTED)
def test_without_a_topic_all_are_listed_with_a_line_each(edition):
    """Data on stdout; how to go on is talk."""
    result = run("rules", "--edition", edition)
    assert [line.split()[0] for line in result.stdout.splitlines()] == WANTED[edition]
    assert f"voltable rules auction --edition {edition}" in result.stderr


def test_the_card_game_is_meant_where_no_edition_is_named():
    """As it always was."""
    assert run("rules", "order", "--edition", "card").stdout == run("rules", "order").stdout
    assert json.loads(run("rules", "--json").stdout.splitlines()[3]) == {
        "topic": "discount", "title": "the token that makes the lowest plant cheap",
    }  # fmt: skip
    run("rules", "order", "--edition", "chess", code=2)


@pytest.mark.parametrize(("edition", "name"), [("card", "scoring"), ("recharged", "two"), ("classic", "obsolete")])
def test_a_topic_is_told_in_words_and_as_json(edition, name):
    """Whichever case it is typed in."""
    line = json.loads(run("rules", name.upper(), "--edition", edition, "--json").stdout)
    assert list(line) == ["topic", "title", "sentences"] and line["topic"] == name
    words = " ".join(run("rules", name, "--edition", edition).stdout.split())
    assert all(sentence in words for sentence in line["sentences"])


@pytest.mark.parametrize("edition", WANTED)
def test_all_topics_can_be_read_at_once(edition):
    """In the order of the list; lines stay within 80 columns."""
    lines = run("rules", "--all", "--edition", edition, "--json").stdout.splitlines()
    assert [json.loads(line)["topic"] for line in lines] == WANTED[edition]
    assert max(map(len, run("rules", "--all", "--edition", edition).stdout.splitlines())) <= 80
    run("rules", "fuel", "--all", "--edition", edition, code=2)


@pytest.mark.parametrize(
    ("asked", "edition", "answer"),
    [
        ("acution", "card", "There is no topic acution. Did you mean: auction?"),
        ("last", "card", "There is no topic last. Did you mean: last-card, last-round?"),
        ("lastround", "card", "There is no topic lastround. Did you mean: last-round"),
        ("step", "classic", "There is no topic step. Did you mean: step2, step3?"),
        ("xyzzy", "card", "There is no topic xyzzy. List them with: voltable rules --edition card"),
        ("Obsolete", "recharged", "Obsolete is a topic of other editions: classic, central_europe."),
        ("bank", "classic", "bank is a topic of other editions: card. Name one with --edition."),
    ],
)
def test_an_unknown_topic_names_those_that_look_like_it(asked, edition, answer):
    """Wrong usage, exit code 2."""
    assert answer in " ".join(run("rules", asked, "--edition", edition, code=2).stderr.split())


@pytest.mark.parametrize(
    ("words", "begun", "expected"),
    [
        (["rules"], "last", ["last-card", "last-round"]),
        (["rules", "--edition", "recharged"], "st", ["step2", "step3", "starting", "storage"]),
        (["rules", "--edition", "central_europe"], "ce", ["central"]),
        (["rules", "--edition"], "c", ["classic", "central_europe", "card"]),
    ],
)
def test_shells_complete_the_topics_of_the_edition(words, begun, expected):
    """Where none is named yet, those of the card game."""
    found = ShellComplete(command, {}, "voltable", "_VOLTABLE_COMPLETE").get_completions(words, begun)
    assert [item.value for item in found] == expected


# The topics


def test_every_edition_has_a_page():
    """A new edition brings its own."""
    assert set(WANTED) == {name for name, _module in voltable.EDITIONS}


@pytest.mark.parametrize(("edition", "name"), EVERY_TOPIC)
def test_a_topic_is_short(edition, name):
    """Three to seven sentences of about 200 characters at most, with every brace filled; options are many."""
    sentences = topic(name, edition)["sentences"]
    assert 3 <= len(sentences) <= (7 if name != "options" else 1 + len(find_edition(edition).options))
    assert [sentence for sentence in sentences if len(sentence) > 205 or set("{}") & set(sentence)] == []


@pytest.mark.parametrize("edition", WANTED)
def test_topics_that_are_named_exist(edition):
    """Further reading, in the same edition."""
    named = re.findall(r"voltable rules ([\w-]+)(?: --edition (\w+))?", told(edition))
    assert len(named) >= 5 and {name for name, _edition in named} <= set(topics(edition))
    assert {other or "card" for _name, other in named} == {edition}


def test_rulings_that_are_named_exist():
    """docs/rulings.md has the reasons of the card game, docs/rules.md the rulings of the board game."""
    card_page = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    known = set(re.findall(r"^## (R-\d\d)", card_page, re.MULTILINE))
    named = set(re.findall(r"R-\d\d", told("card")))
    assert len(named) >= 15 and named <= known
    known = set(re.findall(r"^\| (A\d+) \|", PAGE, re.MULTILINE))
    assert known == {f"A{number}" for number in range(1, 49)}
    for edition in BOARD:
        named = set(re.findall(r"\bA\d+\b", told(edition)))
        assert len(named) >= 20 and named <= known


def test_commands_for_the_table_run():
    """Each one as it stands in the topic."""
    sentences = [sentence for sentence in topic("table", "card")["sentences"] if "voltable calc" in sentence]
    found = [line for sentence in sentences for line in sentence.split("voltable ")[1:]]
    assert len(found) == 6
    for line in found:
        run(*shlex.split(line.rstrip("; ")))


# Numbers are the engine's


def test_numbers_of_the_card_game_come_from_its_page(monkeypatch):
    """As printed; another edition would say otherwise."""
    everything = told("card")
    assert "Everybody takes 12 Elektro" in everything and "Each full 10 Elektro" in everything
    assert "4 each with 2 or 3 players, 5 with 4, 6 with 5 or 6" in everything
    assert "1 and 5 with 2 players, 2 and 6 with 3, 1 and 3 with 4, none with 5 or 6" in everything
    assert "7 singles: coal 2, gas 2, oil 2, uranium 1" in everything and "1 and 0 Elektro on card 1" in everything
    monkeypatch.setattr(CardGame, "start_money", 99)
    assert "Everybody takes 99 Elektro" in topic("setup", "card")["sentences"][0]


def test_what_the_sentences_take_together_is_equal_on_the_page_of_the_card_game():
    """2 and 3 players have columns alike, 5 and 6 too, and these two remove no plant."""
    sizes = CardGame.column_sizes
    assert (sizes[2], sizes[5]) == (sizes[3], sizes[6])
    assert [*CardGame.removed_small[5:], *CardGame.removed_large[5:]] == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("edition", "printed"),
    [
        ("classic", "8/8/4/0/0 of them|Plants 3 to 10 form|Plant 13 goes on top|10/7/7/7/6 cities|21/17/17/15/14"),
        ("classic", "more than 3 plants, with two players 4|18 oil from 3, 6 garbage from 7 and 2 uranium from 14"),
        ("central_europe", "5 uranium from 8|pays 1 Elektro less|(11, 17, 23, 28, 34, 39)|21/17/17/15/14 cities"),
        ("recharged", "7/7/7/7/6 cities|18/17/17/15/14 cities|remove 1/2/1/0/0 unseen|of the sockets 5/6/3/0/0"),
        ("recharged", "start at 1 Elektro|16 houses|by turns 1, 2, 2, 1|other 10 houses|8 are left|bought plant 39"),
        ("recharged", "8 Elektro a token|6 or 9 tokens|numbers of 2 or of 3 players|more than 3 plants"),
    ],
)
def test_numbers_of_the_board_game_are_those_printed(edition, printed):
    """What the rulebooks say, told through the engine's tables."""
    assert [part for part in printed.split("|") if part not in told(edition)] == []


def test_numbers_of_the_board_game_come_from_the_engine(monkeypatch):
    """Another number there is another number here."""
    monkeypatch.setattr(Classic, "start_money", 99)
    monkeypatch.setattr(Classic, "step_two", (None, None, 1, 2, 3, 4, 5))
    for edition in ("classic", "central_europe"):
        assert "Everybody takes 99 Elektro" in told(edition, "setup") and "1/2/3/4/5 cities" in told(edition, "step2")
    assert "Everybody takes 50 Elektro" in told("recharged", "setup")


@pytest.mark.parametrize("edition", BOARD)
@pytest.mark.parametrize("step", [1, 2, 3])
def test_the_refill_is_what_the_engine_brings(edition, step):
    """Each fuel, each count of players."""
    (sentence,) = [line for line in topic("refill", edition)["sentences"] if line.startswith(f"Step {step}: ")]
    for fuel, name in enumerate(FUELS):
        shown = re.search(rf"{name} ([\d/]+)", sentence)
        games = [find_edition(edition)(count) for count in range(2, 7)]
        brought = [game.refill(step, fuel) for game in games]
        assert shown and shown.group(1).split("/") == [str(tokens) for tokens in brought]


@pytest.mark.parametrize("edition", BOARD)
@pytest.mark.parametrize("count", range(2, 7))
def test_the_table_is_laid_as_told(edition, count):
    """Regions, money, fuel and limits of a game that really begins."""
    game = voltable.new_game(edition, players=count, seed=1)
    figures, state = page(game.edition).figures([game.edition]), game.state
    assert say(figures["regions"]) == str(bin(state.regions).count("1"))
    assert (figures["start_money"], figures["houses"]) == (state.players[0].money, state.players[0].houses)
    for fuel, name in enumerate(FUELS):
        assert figures[f"{name}_lying"] == state.tokens[fuel]
        assert figures[f"{name}_price"] == PRICES[fuel][-state.tokens[fuel]]
    assert say(figures["step_two"]) == str(game.edition.step_two_cities)
    assert say(figures["last_round"]) == str(game.edition.last_cities)
    assert figures.get("limit_of_two" if count == 2 else "limit", figures["limit"]) == game.edition.plant_limit
    of_all = topic("end", edition)["sentences"][0].partition(" cities or more")[0]
    assert of_all.rpartition(" ")[2].split("/")[count - 2] == str(game.edition.last_cities)


@pytest.mark.parametrize("edition", BOARD)
def test_a_game_is_told_its_own_numbers(edition):
    """Where the rules name one for each count of players."""
    game = voltable.new_game(edition, players=6)
    assert "With 6 players you play in 5 regions" in " ".join(topic("regions", game.edition)["sentences"])
    assert "The numbers are for 6 players." in topic("refill", game.edition)["sentences"][0]
    assert "14 cities or more, with 6 players" in topic("end", game.edition)["sentences"][0]


def test_a_game_is_told_the_numbers_of_its_options():
    """Garbage at the start, and which row refills."""
    options = {"garbage_start": 9, "trust_refill": 3}
    two, three = (voltable.new_game("recharged", players=count, options=options).edition for count in (2, 3))
    assert "9 garbage from 6" in " ".join(topic("setup", two)["sentences"])
    assert topic("refill", two)["sentences"][1:4] == topic("refill", three)["sentences"][1:4]


@pytest.mark.parametrize(
    ("name", "option", "word"),
    [
        ("step2", {"step_three_skips_two": True}, "(true, A4): if the Step 3 card comes before Step 2, true leaves"),
        ("two", {"trust_waits": True}, "(true, A34): true lets the Trust take its plant only after"),
        ("build", {"late_start_empty": False}, "(false, A27): true lets a first city be an empty one only"),
    ],
)
def test_a_game_is_told_what_its_options_change(name, option, word):
    """Behind the sentence that they change, and only there; where nothing is chosen nothing is added."""
    usual = voltable.new_game("recharged", players=2).edition
    game = voltable.new_game("recharged", players=2, options=option).edition
    (added,) = set(topic(name, game)["sentences"]) - set(topic(name, usual)["sentences"])
    assert added.startswith(f"But in this game: {[*option][0]} {word}")
    assert topic("end", game) == topic("end", usual)


@pytest.mark.parametrize("edition", ["classic", "recharged"])
def test_a_game_on_a_map_of_ones_own_is_told_its_numbers(edition):
    """Fuel, steps, the end and the refill; where no token lies, what the first will cost."""
    own_map = ICELAND | {"rules": ICELAND["rules"] | {"start_fuel": [20, 15, 6, 0]}}
    game = voltable.new_game(edition, voltable.boards.read(own_map), 3).edition
    fuel, when = topic("setup", game)["sentences"][2], topic("end", game)["sentences"][0]
    assert "20 coal from 2 Elektro up" in fuel and "0 uranium from 16" in fuel
    assert "somebody has 9 cities" in when
    assert topic("refill", game)["sentences"][1].startswith("Step 1: coal 9,")
    assert "build Ísafjörður" in " ".join(topic("notation", game)["sentences"])


def test_a_game_with_cards_of_ones_own_is_told_of_them():
    """Not of those that are shipped."""
    tables = list(SHIPPED.tables)
    tables[10] = (3, 2, 2, 1)
    game = voltable.new_game("card", players=3, options={"cards": CardSet(tuple(tables))}).edition
    assert "There are 8 singles: coal 3, gas 2" in topic("singles", game)["sentences"][0]
    assert "There are 7 singles: coal 2, gas 2" in topic("singles", "card")["sentences"][0]


def test_a_game_lists_its_options_as_they_are():
    """Regions by their names."""
    options = {"demolition": True, "regions": ["west", "southwest", "northwest"]}
    edition = voltable.new_game("classic", "germany", 3, options=options).edition
    how, demolition, regions, *_others = topic("options", edition)["sentences"]
    assert "in this game" in how and "in this game" not in topic("options", "classic")["sentences"][0]
    assert demolition.startswith("demolition (true)") and regions.startswith("regions (northwest,southwest,west, A44)")


@pytest.mark.parametrize("edition", BOARD)
def test_the_income_is_told_in_full(edition):
    """For each number of cities."""
    assert f": {', '.join(map(str, INCOME))} Elektro." in told(edition, "bureaucracy")


@pytest.mark.parametrize("edition", BOARD)
def test_every_option_is_told_with_its_default(edition):
    """In the order of the edition's page."""
    sentences = topic("options", edition)["sentences"][1:]
    for sentence, (name, default) in zip(sentences, find_edition(edition).options, strict=True):
        assert re.match(rf"{name} \({str(default).lower()}[,)]", sentence)


FOLLOWED = (BOUGHT, CITY, POWERED, EARNED, SET)


@pytest.mark.parametrize("edition", BOARD)
def test_every_verb_is_told(edition):
    """Those that the edition has; `undo` belongs to logs, some to tables that are followed."""
    foreign = (BUY, UNDO, *FOLLOWED) if edition == "recharged" else (BUY, UNDO, PLACE, MARK, *FOLLOWED)
    words = re.findall(r"\w+", told(edition, "notation"))
    assert [WORDS[verb] for verb in FORMS if verb not in foreign and WORDS[verb] not in words] == []


def test_countries_with_nuclear_plants_are_those_of_the_engine():
    """The sentence names them in words."""
    assert CentralEurope.allowing == ("czech_republic", "hungary", "slovakia")
    assert "the Czech Republic, Hungary or Slovakia" in told("central_europe", "central")


# Help for whoever is asked


@pytest.mark.parametrize(("edition", "asked"), EVERY_QUESTION)
def test_whoever_is_asked_gets_two_sentences(edition, asked):
    """Two, and no more: each ends with the only full stop in it."""
    game = voltable.new_game(edition, players=3)
    first, second = [say(part, game) for part in played_family_of(game).topics.help_with(game, asked)]
    assert all(part.endswith(".") and ". " not in part for part in (first, second))
    assert phase_help(asked, game) == f"{first} {second}" and not set("{}") & set(first + second)


@pytest.mark.parametrize("edition", ASKED)
def test_there_is_help_for_nothing_else(edition):
    """A situation that nobody can be in would be a mistake."""
    game = voltable.new_game(edition, players=3)
    for asked in {"dance"}.union(*ASKED.values()) - {*ASKED[edition]}:
        with pytest.raises(KeyError):
            phase_help(asked, game)


@pytest.mark.parametrize(("edition", "count", "limit"), [("classic", 2, 4), ("classic", 3, 3), ("recharged", 2, 3)])
def test_help_knows_the_limit_of_this_game(edition, count, limit):
    """Two keep more plants in the classic edition."""
    assert f"more than {limit} plants" in phase_help("scrap", voltable.new_game(edition, players=count))


# docs/rules.md


@pytest.mark.parametrize("edition", BOARD)
def test_the_page_has_the_numbers_of_the_engine(edition):
    """Each row of its tables by players and steps."""
    chosen = find_edition(edition)
    games = [voltable.new_game(edition, players=count, seed=1).state for count in range(2, 7)]
    decks = (None, None, *[game.small_left + game.large_left for game in games])
    tables = {"regions": chosen.region_counts, "plant limit": chosen.plant_limits, "plants before Step 3": decks}
    tables |= {"Step 2 at": chosen.step_two, "end at": chosen.last_round}
    mark = {"classic": "[C]", "central_europe": "[CE]", "recharged": "[R]"}[edition]
    for name, table in tables.items():
        row = re.search(rf"^\| {name}(?: [^|]*{re.escape(mark)}[^|]*)? \|(.*)\|$", PAGE, re.MULTILINE)
        assert row and row.group(1).replace("|", " ").split() == [str(number) for number in table[2:]]
    refill = "[CE]" if edition == "central_europe" else "[C][R]"
    for fuel, name in enumerate(FUELS):
        row = re.search(rf"^\| {name} {re.escape(refill)} \|(.*)\|$", PAGE, re.MULTILINE)
        assert row and tuple(map(int, re.findall(r"\d+", row.group(1)))) == chosen.refills[fuel]


def test_the_page_has_the_income_of_the_engine():
    """0 to 20 cities."""
    row = re.search(r"^Income for 0 to 20 cities: (.*)\.$", PAGE, re.MULTILINE)
    assert row and tuple(map(int, row.group(1).split(", "))) == INCOME

"""What a line at the prompt means: numbers, short words, words of one's own language, full notation."""

import pytest

from kit.cards.helpers import enter, owns, plants, table
from voltable import Refusal, notation
from voltable.engine.verbs import BID, BUY, DEAL, DONE, DROP, OPEN, PASS, RUN
from voltable_host.language import choose
from voltable_host.language.folding import folded
from voltable_host.terminal.menu import entries
from voltable_host.terminal.typed import Unclear, action_of

COAL, GAS, OIL, URANIUM = range(4)
COLUMNS = {1: "oil1", 2: "coal2 gas1", 3: "coal2 coal3 oil1", 4: "uranium1"}


@pytest.fixture(autouse=True)
def english():
    """Each test begins and ends in English."""
    choose("en")
    yield
    choose("en")


def meaning(game, line):
    """The action of a line, playable as it stands."""
    action = action_of(line, game, entries(game))
    game.copy().play(action)
    return action


def opening():
    """Ana may open 9 to 12; 9 lies under the discount token."""
    game = table("Ana Bo Cy")
    enter(game, "auction")
    return game


def bidding(money=50):
    """Bo may raise; with 6 Elektro only once."""
    game = opening()
    game.state.players[1].money = money
    game.play(notation.read("Ana open 9 5", game))
    return game


def buying():
    """Ana buys for a coal and an oil plant."""
    game = table("Ana Bo Cy", columns=COLUMNS)
    for name in ("Ana", "Bo", "Cy"):
        owns(game, name, "12 10")
    enter(game, "fuel")
    return game


def producing(fuel="coal3/3 coal3/3 coal3/3 oil2/2 gas2/2 uranium2/2"):
    """Ana has three plants to run."""
    game = table("Ana Bo Cy")
    for name in ("Ana", "Bo", "Cy"):
        owns(game, name, "7a 12 13", fuel)
    enter(game, "bureaucracy")
    return game


@pytest.mark.parametrize(
    ("line", "label", "bid"),
    [("1", "9", 1), ("2", "10", 10), ("2 14", "10", 14), ("open 10 14", "10", 14), ("o 10 14", "10", 14),
     ("open 10", "10", 10), ("o10", "10", 10), ("  OPEN   11 ", "11", 11), ("Ana open 11 20", "11", 20),
     ("plant 12", "12", 12)],
)  # fmt: skip
def test_opening_is_a_number_a_short_word_or_the_notation(line, label, bid):
    """The least bid may be left out."""
    game = opening()
    assert meaning(game, line) == (OPEN, plants(label)[0], bid)


def test_dropping_out_is_the_last_entry():
    """By its number, its words or its verb."""
    game = opening()
    last = str(len(entries(game)))
    assert {meaning(game, line) for line in (last, "drop", "buy no", "Ana drop")} == {(DROP,)}


@pytest.mark.parametrize(("line", "action"), [
    ("1", (BID, 6)), ("1 9", (BID, 9)), ("bid 9", (BID, 9)), ("b9", (BID, 9)), ("b 9", (BID, 9)), ("2", (PASS,)),
    ("pass", (PASS,)), ("pa", (PASS,)), ("x", (PASS,)),
])  # fmt: skip
def test_bids(line, action):
    """A bare number is always the menu's, so that nobody passes by bidding 2."""
    game = opening()
    game.play(notation.read("Ana open 9 5", game))
    assert meaning(game, line) == action


def test_a_bare_number_beyond_the_menu_says_how_to_bid():
    """21 could be meant as a bid; the answer shows the line for it."""
    game = opening()
    game.play(notation.read("Ana open 9 5", game))
    with pytest.raises(Unclear, match="bid 21"):
        meaning(game, "21")


@pytest.mark.parametrize(("line", "card"), [
    ("2:coal2", (COAL, 2, 2)), ("coal2@2", (COAL, 2, 2)), ("coal2@3", (COAL, 2, 3)), ("3:c2", (COAL, 2, 3)),
    ("c2", (COAL, 2, 2)), ("coal2", (COAL, 2, 2)), ("c 3", (COAL, 3, 3)), ("o1", (OIL, 1, 1)), ("3:o1", (OIL, 1, 3)),
    ("buy coal2@3", (COAL, 2, 3)), ("COAL2@3", (COAL, 2, 3)), ("buy c3", (COAL, 3, 3)),
])  # fmt: skip
def test_fuel_cards(line, card):
    """By column or, without one, the cheapest."""
    assert meaning(buying(), line) == (BUY, *card)


def test_done_is_done():
    """Short and long."""
    assert {meaning(buying(), line) for line in ("d", "done", "Bo done".replace("Bo", "Cy"))} == {(DONE,)}


@pytest.mark.parametrize("line", ["u1", "gas1", "c4", "5:c2", "coal2@9", "coal"])
def test_cards_that_cannot_be_bought_are_refused(line):
    """No room, no such card, no such column, or unclear."""
    with pytest.raises((Unclear, Refusal)):
        meaning(buying(), line)


def test_production_is_all_none_or_a_list():
    """The menu has the best first."""
    game = producing()
    best = entries(game)[0].action
    assert {meaning(game, line) for line in ("1", "all", "a", "run all")} == {best}
    assert {meaning(game, line) for line in ("none", "run none", "n")} == {(RUN, 0, 0)}
    assert meaning(game, "run 12 13")[:2] == (RUN, 6)


def test_drawn_cards_are_called_by_what_is_printed():
    """A number is a plant's, never an entry's; a number that many plants have asks for the letter."""
    game = table("Ana Bo Cy", deck="17 18 19")
    enter(game, "auction")
    for line in ("Ana open 10 10", "Bo pass", "Cy pass"):
        game.play(notation.read(line, game))
    assert meaning(game, "18") == (DEAL, plants("18")[0])
    for line in ("1", "40", "99", "coal2", "c2", "foo"):
        with pytest.raises(Refusal):
            meaning(game, line)


def test_words_of_the_chosen_language_and_english_ones_both_count():
    """A fuel by the beginning of its name in either, without accents too."""
    choose("cs")
    game = buying()
    assert {meaning(game, line) for line in ("2:uhlí2", "uhli2@2", "2:coal2", "c2", "uh2")} == {(BUY, COAL, 2, 2)}
    with pytest.raises(Unclear, match="uhlí, uran"):  # Czech has two fuels with u
        meaning(game, "u2")


NONSENSE = ["", " ", "-1", "0", "1.5", "1 2 3", "ž" * 300, "\x00\x1b[2J", "bid", "open", "open 99", "Bo pass", "' or 1"]


@pytest.mark.parametrize("line", NONSENSE)
def test_nonsense_is_refused_in_words(line):
    """Never anything but Unclear or a Refusal."""
    for game in (opening(), buying(), producing()):
        with pytest.raises((Unclear, Refusal)):
            meaning(game, line)


def test_every_entry_can_be_typed_as_it_is_shown():
    """By number, by its words, by its notation: the same action, in every language."""
    for language in ("en", "cs", "pl", "es", "hu"):
        choose(language)
        for game in (opening(), bidding(), bidding(6), buying(), producing()):
            menu = entries(game)
            for number, entry in enumerate(menu, 1):
                by_number = meaning(game, str(number))
                assert by_number == meaning(game, entry.notation)
                if [other.label for other in menu].count(entry.label) == 1:
                    assert by_number == meaning(game, entry.label), (language, entry)


@pytest.mark.parametrize("line", ["open 4", "bid 5", "run 12", "scrap 12"])
def test_a_verb_of_another_phase_is_named(line):
    """Before anything behind it is looked at."""
    with pytest.raises(Refusal, match="not-now"):
        meaning(buying(), line)


def test_folding():
    """What a plain keyboard can type."""
    assert folded("  Łódź  ŐŰ ") == "lodz ou"

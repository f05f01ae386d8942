"""Near misses: what a mistyped word is taken for, and what it is not."""

import pytest

import voltable
from voltable import Refusal
from voltable_host.cli import COMMANDS
from voltable_host.language.near import did_you_mean, near
from voltable_host.language.words import refuse

CITIES = voltable.new_game("classic", players=3, seed=1).edition.map.CITIES
VERBS = ("open", "bid", "pass", "drop", "done", "help", "hint", "plan", "undo", "redo", "log", "table", "quit", "exit")


@pytest.mark.parametrize(
    ("typed", "known", "meant"),
    [
        ("plya", COMMANDS, "play"), ("resme", COMMANDS, "resume"), ("sim", COMMANDS, "simulate"),
        ("opne", VERBS, "open"), ("biid", VERBS, "bid"), ("doen", VERBS, "done"), ("hnit", VERBS, "hint"),
        ("udno", VERBS, "undo"), ("tabel", VERBS, "table"), ("exti", VERBS, "exit"), ("psas", VERBS, "pass"),
        ("germny", ("usa", "germany"), "germany"), ("Germany", ("usa", "germany"), "germany"),
        ("europe", ("usa", "central_europe"), "central_europe"), ("--palyers", ("--plain", "--players"), "--players"),
        ("esen", CITIES, "Essen"), ("dusburg", CITIES, "Duisburg"), ("wurzberg", CITIES, "Würzburg"),
        ("Hanover", CITIES, "Hannover"), ("saarbruken", CITIES, "Saarbrücken"),
    ],
)  # fmt: skip
def test_one_slip_is_understood(typed, known, meant):
    """A letter too many, one too few, a wrong one, two exchanged; a beginning, a part; no accents, other capitals."""
    assert near(typed, known) == [meant]


@pytest.mark.parametrize("typed", ["", "x", "xx", "xyzzy", "dance", "atlantis", "99", "-", "x" * 3000, "漢字", "{0}"])
def test_nonsense_is_taken_for_nothing(typed):
    """Nobody is asked whether nonsense was meant."""
    for known in (COMMANDS, VERBS, CITIES, ("germany", "usa", "central_europe")):
        assert near(typed, known) == []
    assert did_you_mean([]) == ""


def test_at_most_three_and_those_that_look_most_like_it():
    """Equally near ones in the order in which they are known; twice the same is once."""
    known = ("game-1", "game-2", "game-3", "game-4", "game-4", "evening")
    assert near("game-7", known) == ["game-1", "game-2", "game-3"]
    assert near("frank", CITIES) == ["Frankfurt-O", "Frankfurt-M"]
    assert near("plan", ("play", "plan", "plans")) == ["plan"]


@pytest.mark.parametrize(
    ("no", "sentence"),
    [
        (Refusal("unknown-bot", "stedy", "random", "steady"),
         "Did you mean: steady? There is no bot stedy. There are: random, steady."),
        (Refusal("bad-option", "demolition", "ture", "true", "false"),
         "Did you mean: true? The option demolition cannot be ture. It takes: true, false."),
        (Refusal("unknown-name", "Anna"), "Did you mean: Ana? Nobody here is called Anna."),
        (Refusal("unknown-city", "Esen"), "Did you mean: Essen? There is no city Esen on this board."),
        (Refusal("unknown-city", 99), "There is no such city on this board."),
        (Refusal("unknown-name", None), "Nobody here is called NoneType."),
    ],
)  # fmt: skip
def test_a_refusal_asks_before_it_lists(no, sentence):
    """The lists may be long."""
    assert refuse(no, voltable.new_game("classic", players=["Ana", "Bo", "Cy"], seed=1)) == sentence

"""Bots play alike on every interpreter, compiled or not: move for move as it is recorded."""

import sys

from digest_bots import companies, digest_of, moves_of, spread
from kit.games.spoken import lacking

RECORDED = "tests/recorded/bots.sums"  # made by: python tools/digest.py --bots > tests/recorded/bots.sums
SAMPLE = 12  # of all kinds
MORE = SAMPLE if sys.implementation.name == "micropython" else 5 * SAMPLE
EVERY_BOT = {
    "board": ("random", "greedy", "steady"),
    "card": ("random", "greedy", "steady", "sharp"),
}


def recorded():
    """What each game is known by."""
    with open(RECORDED) as file:
        return dict([line.split() for line in file.read().split("\n") if line])


def test_a_sample_of_all_kinds_is_played_as_recorded():
    """Every bot of every edition, on every board, with two to six players; more of them where it is quick."""
    known = recorded()
    seen = set()
    for company in spread(MORE):
        assert digest_of(company) == known[company.name()], company.name()
        for bot in company.bots:
            seen.add((company.plan.edition, bot))
    for edition in ("classic", "central_europe", "recharged", "card"):
        for bot in EVERY_BOT["card" if edition == "card" else "board"]:
            assert (edition, bot) in seen


def test_every_game_is_recorded():
    """All that `tools/digest.py --bots` plays, each once."""
    known = recorded()
    names = [company.name() for company in companies()]
    assert len(names) == 440 == len(set(names))
    assert [name for name in names if name not in known] == [] and len(known) == 440 + 1


def test_every_reason_has_its_sentence():
    """With a value for each place in it; a hundred moves of each bot that gives reasons of its own."""
    for company in spread(SAMPLE):
        for number, (game, thought) in enumerate(moves_of(company)):
            if number == 100:
                break
            assert lacking(thought.why, game) == ""

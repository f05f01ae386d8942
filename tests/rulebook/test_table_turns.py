"""Whose turn it is, and in which direction a phase goes: 2 and 5 in order, 3 and 4 the other way round."""

from kit.tracker.table_games import (
    EDITIONS,
    asks,
    depths_of,
    done,
    friends,
    happened,
    order,
    phase,
    play,
    refused,
    table,
    turn,
    until,
)
from voltable.engine.verbs import BOUGHT
from voltable.plants.events import DroppedOut
from voltable.tracker.events import Told


def turns_of(game, name) -> list:
    """Whom a phase asks until it is over."""
    asked = []
    while phase(game) == name:
        asked.append(turn(game))
        done(game)
    return asked


def test_fuel_and_building_go_from_the_last_to_the_first():
    for edition in EDITIONS[:3]:
        for depth in ("guide", "score", "market"):
            game = until(table(edition, depth=depth), "fuel")
            assert turns_of(game, "fuel") == ["Di", "Cy", "Bo", "Ana"]
            assert turns_of(game, "build") == ["Di", "Cy", "Bo", "Ana"]
            assert phase(game) == "bureaucracy"


def test_quick_does_not_follow_single_turns_but_builders():
    """One answer for the auction and one for fuel; cities are told by each."""
    for edition in EDITIONS[:3]:
        game = table(edition, depth="quick")
        assert asks(game) == ["done", "deal", "set"]
        done(game)
        assert phase(game) == "order"
        done(game)
        assert (phase(game), turn(game)) == ("fuel", "Di")
        done(game)
        assert turns_of(game, "build") == ["Di", "Cy", "Bo", "Ana"]


def test_the_card_game_has_no_building():
    for depth in ("guide", "quick", "score"):
        game = until(table("card", depth=depth), "fuel")
        last = order(game).split()[-1]
        assert turn(game) == last
        asked = turns_of(game, "fuel")
        assert asked == ([last] if depth == "quick" else list(reversed(order(game).split())))
        assert phase(game) == "bureaucracy"


def test_incomes_are_told_in_order():
    for depth in ("quick", "score"):
        game = until(table("card", depth=depth), "bureaucracy")
        expected = order(game).split()
        asked = []
        while "income" in asks(game):
            asked.append(turn(game))
            done(game)
        assert asked == expected


def test_the_first_in_order_opens_until_out():
    """Who buys is out; if somebody else buys, the same one opens again."""
    for edition in EDITIONS:
        game = table(edition)
        until(game, "auction", round=2)
        first, second, third, fourth = order(game).split()
        assert turn(game) == first
        events = play(game, third + " bought")
        assert happened(events, Told) == [Told(BOUGHT, game.names.index(third), 0)]
        assert turn(game) == first
        events = play(game, "drop")
        assert happened(events, DroppedOut) == [DroppedOut(game.names.index(first))]
        assert turn(game) == second
        play(game, second + " bought")
        assert (phase(game), turn(game)) == ("auction", fourth)
        play(game, "drop")
        assert phase(game) == "fuel"
        assert [row["bought"] for row in game.view()["players"]].count(True) == 2
        assert [row["dropped"] for row in game.view()["players"]].count(True) == 2


def test_done_ends_the_auction_for_all_who_are_left():
    game = until(table(), "auction", round=2)
    play(game, "Bo bought")
    done(game)
    assert phase(game) == "fuel"
    assert [row["dropped"] for row in game.view()["players"]] == [True, False, True, True]


def test_who_is_out_cannot_buy():
    game = until(table(), "auction", round=2)
    play(game, "Bo bought", "Ana drop")
    for name in ("Ana", "Bo"):
        assert refused(game, name + " bought") == "already-out"
    assert refused(game, (BOUGHT, 4)) == "no-such-seat"
    assert refused(game, (BOUGHT, -1)) == "no-such-seat"


def test_nobody_drops_out_of_the_first_auction():
    for edition in EDITIONS:
        for depth in ("guide", "score"):
            game = table(edition, depth=depth)
            assert refused(game, "drop") == "must-buy"
            assert "drop" not in asks(game)


def test_quick_knows_no_buyers():
    for edition in EDITIONS:
        game = until(table(edition, depth="quick"), "auction", round=2)
        assert refused(game, "Ana bought") == "not-now"
        assert refused(game, "drop") == "not-now"


def test_the_first_named_is_asked_for_what_everybody_hears():
    """Refill and payment belong to all; the first in order is named."""
    for edition in EDITIONS:
        for depth in depths_of(edition):
            game = until(table(edition, friends(3), depth), "bureaucracy")
            assert turn(game) == order(game).split()[0]


def test_a_round_after_another():
    """Rounds are counted, whatever is told."""
    for edition in EDITIONS:
        for depth in depths_of(edition):
            game = table(edition, friends(2), depth)
            for round in range(1, 5):
                until(game, "auction", round=round)
                until(game, "bureaucracy", round=round)

"""Phase 5, refill: the printed tables as a table tells them, by edition, players and step."""

from kit.tracker.table_games import (
    EDITIONS,
    asks,
    depths_of,
    done,
    friends,
    happened,
    in_step,
    play,
    refill,
    refused,
    table,
    until,
)
from voltable.tracker.events import Refilled
from voltable.tracker.state import REFILL

# Coal, oil, garbage, uranium: Steps 1, 2, 3 for 2 players, then for 3, 4, 5 and 6.
PRINTED = """
3 4 3  4 5 3  5 6 4  5 7 5  7 9 6
2 2 4  2 3 4  3 4 5  4 5 6  5 6 7
1 2 3  1 2 3  2 3 4  3 3 5  3 5 6
1 1 1  1 1 1  1 2 2  2 3 2  2 3 3
"""
CENTRAL_EUROPE = """
4 5 3  5 6 3  6 7 5  7 8 5  8 10 6
1 2 3  2 2 3  2 3 4  3 4 5  4 5 6
1 3 3  1 3 3  2 4 4  3 4 5  3 6 6
1 1 1  1 1 1  1 2 1  2 2 2  2 3 2
"""


def refilling(edition="classic", count=4, step=1, depth="quick", board=None, **options):
    """A table that says what comes back."""
    game = in_step(table(edition, friends(count), depth, board, **options), step)
    return until(game, "bureaucracy", REFILL)


def printed(text, count, step) -> list:
    """A column of a printed table."""
    return [int(row.split()[3 * (count - 2) + step - 1]) for row in text.strip().split("\n")]


def test_every_column_of_the_printed_tables():
    for edition, board, text in (
        ("classic", "germany", PRINTED),
        ("classic", "usa", PRINTED),
        ("classic", "central_europe", PRINTED),
        ("central_europe", None, CENTRAL_EUROPE),
        ("recharged", "germany", PRINTED),
        ("recharged", "usa", PRINTED),
    ):
        for count in range(2, 7):
            for step in (1, 2, 3):
                game = refilling(edition, count, step, board=board)
                assert refill(game) == printed(text, count, step), (edition, board, count, step)


def test_worked_example_of_five_players():
    """All rulebooks, Step 1; of the 5 coal only 4 are left in their supply, which no table sees."""
    for edition in ("classic", "recharged"):
        for depth in ("guide", "quick", "score"):
            assert refill(refilling(edition, 5, 1, depth)) == [5, 4, 3, 2]


def test_worked_example_of_three_players():
    """Albi 2004, Step 2."""
    assert refill(refilling("classic", 3, 2)) == [5, 3, 2, 1]


def test_worked_example_with_prices():
    """Five players, Step 1, 10 coal, 2 oil and 1 garbage bought; then oil lies on 2, garbage on 6, uranium on 10."""
    for edition in ("classic", "recharged"):
        game = until(table(edition, friends(5), "market"), "fuel")
        play(game, "fuel coal 10", "fuel oil 2", "fuel garbage 1")
        until(game, "bureaucracy", REFILL)
        assert refill(game) == [5, 4, 3, 2]
        assert happened(done(game), Refilled) == [Refilled((5, 4, 3, 2))]
        assert game.state.tokens == [19, 20, 8, 4]
        play(game, "set coal 18")  # people see that one is missing


def test_a_full_market_takes_no_more():
    """Nothing was bought: 24 coal lie there, and 18 oil find room for 6."""
    game = refilling("classic", 6, 1, "market")
    assert refill(game) == [0, 5, 3, 2]
    done(game)
    until(game, "bureaucracy", REFILL, 2)
    assert refill(game) == [0, 1, 3, 2]


def test_two_players_with_the_trust():
    """Ruling A2: their own row, or that of three players."""
    for board in ("germany", "usa"):
        for step in (1, 2, 3):
            assert refill(refilling("recharged", 2, step, board=board)) == printed(PRINTED, 2, step)
            assert refill(refilling("recharged", 2, step, board=board, trust_refill=2)) == printed(PRINTED, 2, step)
            assert refill(refilling("recharged", 2, step, board=board, trust_refill=3)) == printed(PRINTED, 3, step)


def test_the_row_of_three_is_only_for_the_trust():
    assert refill(refilling("recharged", 4, 1, trust_refill=3)) == printed(PRINTED, 4, 1)


def test_no_uranium_after_the_phase_out():
    """Recharged 2020, Germany: told when plant 39 is bought, and untold if that was a slip."""
    game = in_step(table("recharged", friends(6), "quick"), 2)
    play(game, "set phase_out 1")
    until(game, "bureaucracy", REFILL)
    assert refill(game) == [9, 6, 5, 0]
    play(game, "set phase_out 0")
    assert refill(game) == [9, 6, 5, 3]


def test_only_germany_of_2020_ends_its_uranium():
    for edition, board in (("classic", "germany"), ("recharged", "usa"), ("central_europe", None), ("card", None)):
        assert refused(table(edition, board=board), "set phase_out 1") == "no-such-field"


def test_where_prices_are_not_followed_no_tokens_are_kept():
    for depth in ("guide", "quick", "score"):
        game = refilling(depth=depth)
        assert happened(done(game), Refilled) == []
        assert game.state.tokens == [0, 0, 0, 0]
        assert not game.view()["fuel"]


def test_the_card_game_tells_no_tokens():
    """Its columns move by their own rules."""
    for depth in ("guide", "quick", "score"):
        game = until(table("card", depth=depth), "bureaucracy", REFILL)
        assert game.view()["table"]["refill"] is None
        assert asks(game) == ["done", "deal", "set"]


def test_a_refill_is_told_only_while_it_is_made():
    for edition in EDITIONS:
        for depth in depths_of(edition):
            game = table(edition, depth=depth)
            while game.state.stage != REFILL:
                assert game.view()["table"]["refill"] is None
                done(game)

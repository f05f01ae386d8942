"""Phase 5, income: what a table says everybody is paid, and what it predicts."""

from kit.tracker.table_games import EDITIONS, asks, connect, done, friends, happened, order, play, refused, table, until
from voltable.engine.verbs import INCOME, POWERED
from voltable.tracker.events import Paid, Told
from voltable.tracker.state import POWER, REFILL


def paying(edition="classic", depth="quick", **cities):
    """A table that counts cities with power; few enough that no step begins."""
    names = friends(len(cities)) if len(cities) > 1 else friends(4)
    game = connect(until(table(edition, names, depth), "build"), **cities)
    return until(game, "bureaucracy", POWER)


def pays(game) -> list:
    """What is paid, by seat."""
    return game.view()["table"]["pays"]


def test_worked_examples():
    """Albi 2004: no city earns 10, four earn 54; recharged 2020: six earn 73."""
    for edition in EDITIONS[:3]:
        for depth in ("quick", "score", "market"):
            game = paying(edition, depth, Ana=0, Bo=4, Cy=6, Di=5)
            assert pays(game) == [10, 54, 73, 64]
            paid = sorted([(one.seat, one.cities, one.income) for one in happened(done(game), Paid)])
            assert paid == [(0, 0, 10), (1, 4, 54), (2, 6, 73), (3, 5, 64)]


def test_paid_in_order():
    game = paying(Ana=1, Bo=4, Cy=6, Di=5)
    paid = [game.names[one.seat] for one in happened(done(game), Paid)]
    assert paid == order(game).split()


def test_twenty_cities_earn_150_and_so_do_more():
    """Ruling A32; only in the two-player game somebody can have twenty and play on."""
    for cities, income in ((19, 148), (20, 150)):
        game = until(table("classic", friends(2), "quick"), "build")
        connect(game, Ana=cities, Bo=1)
        until(game, "bureaucracy", POWER)
        assert pays(game) == [income, 22]
    game = connect(until(table("classic", friends(2), "quick"), "bureaucracy", POWER), Ana=22)
    assert pays(game) == [150, 10]
    assert happened(done(game), Paid)[0] == Paid(0, 22, 150)


def test_the_prediction_is_all_cities():
    game = paying(Ana=1, Bo=2, Cy=3, Di=4)
    assert game.state.powered == [1, 2, 3, 4]


def test_a_shortfall_is_told_and_predicted_again():
    """Bo leaves two of six cities dark, and builds another: plants decide, so the prediction is four again."""
    game = paying(Ana=5, Bo=6, Cy=4, Di=4)
    events = play(game, "Bo powered 4")
    assert happened(events, Told) == [Told(POWERED, 1, 4)]
    assert pays(game) == [64, 54, 54, 54]
    assert Paid(1, 4, 54) in done(game)
    until(game, "build", round=2)
    connect(game, Bo=7, Cy=6)
    until(game, "bureaucracy", POWER, 2)
    assert (game.state.powered, pays(game)) == ([5, 4, 6, 4], [64, 54, 73, 54])
    play(game, "Bo powered 7")
    done(game)
    until(game, "bureaucracy", POWER, 3)
    assert game.state.powered == [5, 7, 6, 4]


def test_nobody_powers_more_cities_than_there_are():
    game = paying(Ana=5, Bo=6, Cy=4, Di=4)
    for line in ("Ana powered 6", "Bo powered 7", "Cy powered 22"):
        assert refused(game, line) == "bad-amount"
    assert refused(game, (POWERED, 0, -1)) == "bad-amount"
    assert refused(game, (POWERED, 4, 1)) == "no-such-seat"
    play(game, "Ana powered 0", "Ana powered 5")


def test_guide_counts_nothing():
    game = until(table(depth="guide"), "bureaucracy", POWER)
    assert (pays(game), asks(game)) == (None, ["done", "set"])
    assert refused(game, "Ana powered 1") == "not-now"
    assert happened(done(game), Paid) == []
    assert game.state.stage == REFILL


def test_incomes_of_the_card_game_are_told():
    """Prediction: what the player earned in the last round."""
    for depth in ("quick", "score"):
        game = until(table("card", friends(3), depth), "bureaucracy")
        first, second, third = order(game).split()
        events = play(game, "income 9") + done(game)
        assert happened(events, Told) == [Told(INCOME, game.names.index(first), 9)]
        assert happened(events, Paid) == [Paid(game.names.index(first), 0, 9)]
        play(game, "income 7", "done", "income 16", "done")
        assert game.state.stage == REFILL
        until(game, "bureaucracy", POWER, 2)
        assert order(game) == " ".join((third, first, second))
        incomes = [game.state.income[seat] for seat in game.state.order]
        assert incomes == [16, 9, 7]
        done(game, 3)
        assert [game.state.income[seat] for seat in game.state.order] == [16, 9, 7]


def test_incomes_have_limits():
    game = until(table("card", friends(3), "quick"), "bureaucracy")
    assert refused(game, "income 100") == "bad-amount"
    assert refused(game, (INCOME, -1)) == "bad-amount"
    play(game, "income 99", "income 0")


def test_cities_and_incomes_belong_to_their_games():
    assert refused(until(table("card"), "bureaucracy"), "Ana powered 1") == "not-now"
    assert refused(until(table("classic"), "bureaucracy"), "income 1") == "not-now"

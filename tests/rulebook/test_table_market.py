"""The fuel market as a table follows it at the depth `market`: tokens, prices, and what is to be paid."""

from kit.tracker.table_games import asks, done, friends, happened, play, refused, table, turn, until
from voltable.engine.verbs import FUEL
from voltable.tracker.events import FuelTold


def buying(edition="classic", count=4, **options):
    """A table at which the last in order buys fuel."""
    return until(table(edition, friends(count), "market", **options), "fuel")


def test_the_market_at_the_start():
    """Ruling A1 for garbage; Central Europe has five uranium."""
    assert table("classic", depth="market").state.tokens == [24, 18, 6, 2]
    assert table("central_europe", depth="market").state.tokens == [24, 18, 6, 5]
    assert table("recharged", depth="market").state.tokens == [24, 18, 6, 2]
    assert table("recharged", depth="market", garbage_start=9).state.tokens == [24, 18, 9, 2]
    market = table("classic", depth="market").view()["fuel"]["market"]
    assert list(market.items()) == [("coal", 24), ("oil", 18), ("garbage", 6), ("uranium", 2)]


def test_the_cheapest_tokens_are_sold_first():
    """Coal at 1, 1, 1 and 2; then oil at 3; then uranium at 14."""
    game = buying()
    events = play(game, "fuel coal 4")
    assert (happened(events, FuelTold), game.state.spent) == ([FuelTold(game.turn, 0, 4, 5)], 5)
    play(game, "fuel oil 2")
    assert game.state.spent == 11
    play(game, "fuel uranium 1")
    assert (game.state.spent, game.state.tokens) == (25, [20, 16, 6, 1])
    assert game.view()["table"]["spent"] == 25


def test_a_turn_ends_with_done():
    """The next one pays from nothing."""
    game = buying()
    buyer = turn(game)
    play(game, "fuel coal 4", "done")
    assert (game.state.spent, game.state.tokens[0], turn(game) != buyer) == (0, 20, True)
    play(game, "fuel coal 2")
    assert game.state.spent == 2 + 2


def test_sold_out_is_not_for_sale():
    game = buying()
    assert refused(game, "fuel uranium 3") == "bad-amount"
    assert refused(game, "fuel coal 0") == "bad-amount"
    assert refused(game, (FUEL, 0, -1)) == "bad-amount"
    play(game, "fuel uranium 2")
    assert refused(game, "fuel uranium 1") == "bad-amount"
    assert (FUEL, 3, 1, 0) not in game.choices()
    for kind in (-1, 4, 5):
        assert refused(game, (FUEL, kind, 1)) == "unknown-fuel"


def test_only_this_depth_follows_tokens():
    for depth in ("guide", "quick", "score"):
        game = until(table(depth=depth), "fuel")
        assert refused(game, "fuel coal 1") == "not-now"
        assert asks(game) == ["done", "deal", "set"]
        assert refused(game, "set coal 3") == "no-such-field"


def test_tokens_can_be_set_right():
    """As many as there are."""
    game = buying()
    play(game, "set coal 0", "set oil 24", "set garbage 24", "set uranium 12")
    assert game.state.tokens == [0, 24, 24, 12]
    assert refused(game, "set coal 25") == "bad-amount"
    assert refused(game, "set uranium 13") == "bad-amount"


def test_two_rounds_of_buying_and_refilling():
    """Three players, Step 1: 4 coal, 2 oil, 1 garbage, 1 uranium come back."""
    game = buying("classic", 3)
    play(game, "fuel coal 6", "fuel oil 1", "done", "fuel garbage 2", "done", "fuel coal 3", "done")
    assert game.state.tokens == [15, 17, 4, 2]
    until(game, "auction", round=2)
    assert game.state.tokens == [19, 19, 5, 3]
    until(game, "fuel")
    done(game, 3)
    until(game, "auction", round=3)
    assert game.state.tokens == [23, 21, 6, 4]

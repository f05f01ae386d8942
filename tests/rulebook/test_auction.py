"""Phase 1: opening, bidding, dropping out (rules 4)."""

from kit.cards.helpers import enter, happened, lines, offered, owns, play, player, refused, table, turn
from voltable.engine import verbs
from voltable.plants.events import BidPassed, PlantSold


def auction(names="Gosia Maciek Anna", round=2, **more):
    game = table(names, **more)
    enter(game, "auction", round)
    return game


def test_the_first_in_order_opens_any_of_the_four_lowest():
    """4.2: a plant of the current market, at least for its number; the discounted one from 1."""
    game = auction()
    assert turn(game) == "Gosia"
    assert offered(game) == "9 10 11 12"
    assert lines(game) == ["Gosia open 9 1", "Gosia open 10 10", "Gosia open 11 11", "Gosia open 12 12", "Gosia drop"]


def test_a_plant_of_the_future_market_cannot_be_opened():
    """4.2."""
    assert refused(auction(), "Gosia open 13 13") == "not-offered"


def test_a_bid_below_the_number_is_refused():
    """4.2: the opening may be higher, never lower."""
    game = auction()
    assert refused(game, "Gosia open 10 9") == "bid-too-low"
    play(game, "Gosia open 10 17")
    assert (game.state.bid, turn(game)) == (17, "Maciek")


def test_nobody_opens_or_bids_above_their_cash():
    """Printed: only with the money in hand."""
    game = auction(money=20)
    assert refused(game, "Gosia open 10 21") == "too-poor"
    play(game, "Gosia open 10 20")
    assert refused(game, "Maciek bid 21") == "too-poor"
    assert lines(game) == ["Maciek pass"]


def test_an_opener_who_can_pay_for_nothing_must_drop_out():
    """4.2."""
    game = auction()
    owns(game, "Gosia", "3a", money=0)
    assert lines(game) == ["Gosia drop"]


def test_r08_a_raise_is_at_least_one_elektro():
    """R-08: whole Elektro, one more than the highest bid."""
    game = auction()
    play(game, "Gosia open 10 12")
    assert game.choices()[0] == (verbs.BID, 13, 50)
    assert refused(game, "Maciek bid 12") == "bid-too-low"
    play(game, "Maciek bid 13")


def test_bidding_goes_clockwise_by_seat_whatever_the_order_is():
    """4.3: from the opener's left."""
    game = table("Gosia Maciek Anna Piotr")
    game.state.order = (2, 0, 3, 1)  # Anna, Gosia, Piotr, Maciek
    enter(game, "auction")
    play(game, "Anna open 10 10", "Piotr bid 11", "Gosia bid 12", "Maciek bid 13", "Anna bid 14", "Piotr pass")
    assert turn(game) == "Gosia"


def test_a_pass_bars_from_this_auction_only():
    """4.3: whoever passed is skipped, and is back in the next auction."""
    game = auction()
    play(game, "Gosia open 10 10", "Maciek pass", "Anna bid 11", "Gosia bid 12", "Anna pass", "deal 17")
    assert turn(game) == "Maciek"
    play(game, "Maciek open 11 11")
    assert turn(game) == "Anna"


def test_it_goes_round_until_one_bidder_is_left_who_pays():
    """4.3."""
    game = auction()
    events = play(game, "Gosia open 10 10", "Maciek bid 11", "Anna pass", "Gosia bid 15", "Maciek pass")
    assert len(happened(events, BidPassed)) == 2
    assert happened(events, PlantSold)[0].price == 15
    assert (player(game, "Gosia").money, player(game, "Maciek").money) == (35, 50)


def test_whoever_bought_neither_opens_nor_bids_again():
    """Printed: one plant a round."""
    game = auction()
    play(game, "Gosia open 10 10", "Maciek pass", "Anna pass", "deal 17", "Maciek open 11 11", "Anna bid 12")
    assert turn(game) == "Maciek"


def test_r20_an_opener_who_was_outbid_opens_again_or_drops_out():
    """R-20: the same opener acts again."""
    game = auction()
    play(game, "Gosia open 10 10", "Maciek bid 11", "Anna pass", "Gosia pass", "deal 17")
    assert turn(game) == "Gosia"
    assert lines(game)[-1] == "Gosia drop"
    play(game, "Gosia open 11 11")
    assert turn(game) == "Anna"


def test_r20_in_round_one_an_outbid_opener_must_open_again():
    """R-20: in the first round everyone must buy."""
    game = auction(round=1)
    play(game, "Gosia open 10 10", "Maciek bid 11", "Anna pass", "Gosia pass", "deal 17")
    assert refused(game, "Gosia drop") == "must-buy"
    assert "Gosia drop" not in lines(game)


def test_in_round_one_nobody_may_drop_out():
    """Printed: in the first round everybody must buy a plant."""
    assert refused(auction(round=1), "Gosia drop") == "must-buy"


def test_passing_a_bid_is_allowed_in_round_one():
    """The duty is to buy, not to bid."""
    game = auction(round=1)
    play(game, "Gosia open 10 10", "Maciek pass")
    assert turn(game) == "Anna"


def test_whoever_drops_out_bids_no_more_in_this_phase():
    """4.2."""
    game = auction()
    play(game, "Gosia drop", "Maciek open 10 10")
    assert turn(game) == "Anna"
    play(game, "Anna bid 11")
    assert turn(game) == "Maciek"


def test_the_last_opener_pays_exactly_the_minimum():
    """4.2: no bidding, the number and no more."""
    game = auction()
    play(game, "Gosia drop", "Maciek drop")
    assert lines(game)[1] == "Anna open 10 10"
    assert game.choices()[1] == (verbs.OPEN, game.state.market[1], 10, 10)
    assert refused(game, "Anna open 10 11") == "alone-pays-minimum"
    play(game, "Anna open 10 10")
    assert player(game, "Anna").money == 40


def test_the_last_opener_pays_one_under_the_token():
    """4.2."""
    game = auction()
    play(game, "Gosia drop", "Maciek drop", "Anna open 9 1")
    assert player(game, "Anna").money == 49


def test_the_phase_ends_when_everybody_has_bought_or_dropped_out():
    """4.3: then fuel is bought."""
    game = auction(deck="17 18")
    play(game, "Gosia drop", "Maciek drop", "Anna open 9 1", "deal 17")
    assert (game.view()["phase"], turn(game)) == ("fuel", "Anna")

"""Phase 2 as every edition of the board game holds it (rules 4)."""

from kit.boards.board_table import (
    board_table,
    enter,
    happened,
    lay_step_three,
    lines,
    market,
    offered,
    order,
    play,
    player,
    refused,
    rest,
    turn,
)
from voltable.plants.events import OrderSet, PlantDrawn, PlantSold

EDITIONS = ("classic", "central_europe", "recharged")
START = "3 4 5 6 7 8 9 10"


def auction(names="Anna Bert Cora", edition="classic", round=2, order=None, **more):
    """An auction begins, in another order than that of the seats where one is given."""
    game = board_table(names, edition, **more)
    if order:
        game.state.order = order
    enter(game, "auction", round)
    return game


def test_the_first_in_order_puts_up_one_of_the_four_lowest_or_drops_out():
    """Step 1 and 2: not one of the future row."""
    game = auction()
    assert lines(game) == ["Anna open 15 15", "Anna open 16 16", "Anna open 17 17", "Anna open 18 18", "Anna drop"]
    assert refused(game, "Anna open 19 19") == "not-offered"
    assert refused(game, "Anna bid 20") == refused(game, "Anna pass") == "not-now"


def test_in_step_3_all_six_may_be_put_up():
    """There is no future row any more."""
    for edition in EDITIONS:
        game = board_table("Anna Bert Cora", edition)
        lay_step_three(game, "15 16 18 19 20 21")
        enter(game, "auction")
        assert offered(game) == "15 16 18 19 20 21"
        play(game, "Anna open 21 21")


def test_a_bid_is_at_least_the_number_and_may_be_more():
    """Whole Elektro that one has at once; each next bid is higher."""
    for edition in EDITIONS:
        game = auction(edition=edition)
        assert refused(game, "Anna open 16 15") == "bid-too-low"
        assert refused(game, "Anna open 16 51") == "too-poor"
        play(game, "Anna open 16 20")
        assert refused(game, "Bert bid 20") == "bid-too-low"
        assert refused(game, "Bert bid 51") == "too-poor"
        play(game, "Bert bid 50")
        assert [len(choice) for choice in game.choices()] == [1]  # Cora cannot raise
        play(game, "Cora pass", "Anna pass")
        assert (player(game, "Bert").money, player(game, "Anna").money) == (0, 50)


def test_the_choices_name_the_least_and_the_most_that_can_be_bid():
    """All one's money may be bid; who has less than the next bid can only pass."""
    game = auction(money=16)
    assert [choice[2:] for choice in game.choices()] == [(15, 16), (16, 16), ()]
    play(game, "Anna open 15 15")
    assert [choice[1:] for choice in game.choices()] == [(16, 16), ()]
    play(game, "Bert bid 16")
    assert [choice[1:] for choice in game.choices()] == [()]


def test_nobody_opens_or_drops_out_in_the_middle_of_an_auction():
    """First it is settled, and its plant replaced."""
    game = auction()
    play(game, "Anna open 15 15")
    assert refused(game, "Bert open 16 16") == refused(game, "Bert drop") == refused(game, "deal 25") == "not-now"
    play(game, "Bert pass", "Cora pass")
    assert refused(game, "open 16 16") == refused(game, "drop") == refused(game, "pass") == "not-now"


def test_in_the_next_round_everybody_may_buy_again():
    """Whoever bought and whoever dropped out."""
    for edition in EDITIONS:
        game = auction(edition=edition)
        play(game, "Anna open 16 16", "Bert pass", "Cora pass", "deal 25", "Bert drop", "Cora drop")
        if edition == "recharged":
            play(game, "deal 26")
        for phase in ("fuel", "build", "bureaucracy"):
            rest(game, phase)
        play(game, "deal 27")
        assert (game.state.round, turn(game)) == (3, "Anna")
        play(game, "Anna open 18 18", "Bert bid 19", "Cora bid 20")


def test_whoever_passes_is_out_of_this_auction():
    """The others go on until one is left."""
    for edition in EDITIONS:
        game = auction(edition=edition)
        play(game, "Anna open 16 16", "Bert bid 17", "Cora pass", "Anna bid 18", "Bert bid 19")
        assert turn(game) == "Anna"
        (sold,) = happened(play(game, "Anna pass"), PlantSold)
        assert (sold.seat, sold.price) == (1, 19)


def test_a14_clockwise_means_by_seat_whatever_the_order_is():
    """Anna, Cora, Bert is the order; after Anna the seat next to her bids."""
    for edition in EDITIONS:
        game = auction(edition=edition, order=(0, 2, 1))
        play(game, "Anna open 16 16", "Bert bid 17", "Cora bid 18", "Anna pass", "Bert pass")
        assert player(game, "Cora").money == 32


def test_a14_the_circle_closes_behind_the_last_seat():
    """Cora opens, then Anna and Bert."""
    game = auction(order=(2, 1, 0))
    play(game, "Cora open 16 16", "Anna pass", "Bert pass")
    assert player(game, "Cora").money == 34


def test_if_the_opener_wins_the_next_in_order_opens():
    """By the order of the round, not by seats."""
    for edition in EDITIONS:
        game = auction(edition=edition, order=(0, 2, 1))
        play(game, "Anna open 16 16", "Bert pass", "Cora pass", "deal 25")
        assert turn(game) == "Cora"


def test_if_another_wins_the_same_opener_opens_again_or_drops_out():
    """Also twice; whoever has bought is passed over when it is his turn to open."""
    for edition in EDITIONS:
        game = auction(edition=edition, names="Anna Bert Cora Dan")
        play(game, "Anna open 16 16", "Bert bid 17", "Cora pass", "Dan pass", "Anna pass", "deal 25")
        assert turn(game) == "Anna"
        play(game, "Anna open 18 18", "Cora bid 19", "Dan pass", "Anna pass", "deal 26")
        assert turn(game) == "Anna"
        play(game, "Anna drop")
        assert turn(game) == "Dan"


def test_a15_passing_on_a_bid_does_not_end_the_phase_for_a_player():
    """Bert passes on one plant, bids for the next, and opens after that."""
    for edition in EDITIONS:
        game = auction(edition=edition)
        play(game, "Anna open 16 16", "Bert pass", "Cora bid 17", "Anna pass", "deal 25")
        play(game, "Anna open 18 18", "Bert bid 19", "Anna bid 20", "Bert pass", "deal 26")
        assert turn(game) == "Bert"
        play(game, "Bert open 19 19")
        assert player(game, "Bert").money == 31


def test_whoever_drops_out_is_asked_no_more_in_this_phase():
    """Neither to bid nor to open."""
    for edition in EDITIONS:
        game = auction(edition=edition)
        play(game, "Anna drop", "Bert open 16 16", "Cora bid 17", "Bert pass", "deal 25")
        assert turn(game) == "Bert"
        play(game, "Bert drop")
        assert game.view()["players"][0]["dropped"] and game.turn == (-1 if edition == "recharged" else 2)


def test_a_player_buys_one_plant_a_round():
    """Whoever has bought is not asked for a bid."""
    for edition in EDITIONS:
        game = auction(edition=edition)
        play(game, "Anna open 16 16", "Bert pass", "Cora pass", "deal 25")
        play(game, "Bert open 18 18", "Cora bid 19", "Bert pass", "deal 26")
        assert turn(game) == "Bert"


def test_a16_the_last_one_in_the_phase_pays_exactly_the_minimum():
    """No more either; others have bought or dropped out."""
    for edition in EDITIONS:
        game = auction(edition=edition)
        play(game, "Anna drop", "Bert open 16 16", "Cora pass", "deal 25")
        assert refused(game, "Cora open 18 19") == "alone-pays-minimum"
        assert all(choice[2] == choice[3] for choice in game.choices()[:-1])
        play(game, "Cora open 18 18")
        assert player(game, "Cora").money == 32


def test_a_sold_plant_is_replaced_at_once_and_the_rows_are_sorted():
    """The four lowest may be put up."""
    for edition in EDITIONS:
        game = auction(edition=edition, market="15 18 20 22 25 27 30 33", deck="19 35")
        events = play(game, "Anna open 20 20", "Bert pass", "Cora pass")
        assert not happened(events, PlantDrawn) and turn(game) == "chance"
        play(game, "deal 19")
        assert market(game) == "15 18 19 22 25 27 30 33"
        play(game, "Bert open 18 18", "Cora pass", "deal 35")
        assert offered(game) == "15 19 22 25"


def test_in_the_first_round_everybody_must_open():
    """Passing on a bid is allowed, dropping out is not."""
    for edition in EDITIONS:
        game = auction(edition=edition, round=1, market=START, deck="13 14 15")
        assert not [line for line in lines(game) if line.endswith("drop")]
        assert refused(game, "Anna drop") == "must-buy"
        play(game, "Anna open 4 4", "Bert pass", "Cora pass", "deal 13", "Bert open 5 5", "Cora pass", "deal 14")
        assert refused(game, "Cora drop") == "must-buy"


def test_after_the_first_auction_the_order_is_by_plants():
    """Nobody has a city; the highest plant comes first and buys fuel last."""
    for edition in EDITIONS:
        game = auction(edition=edition, round=1, market=START, deck="13 14 15")
        play(game, "Anna open 3 3", "Bert pass", "Cora pass", "deal 13")
        events = play(game, "Bert open 6 6", "Cora pass", "deal 14", "Cora open 4 4", "deal 15")
        assert order(game) == "Bert Cora Anna"
        assert [event.order for event in happened(events, OrderSet)] == [(1, 2, 0)]
        assert (game.view()["phase"], turn(game)) == ("fuel", "Anna")


def test_the_new_order_holds_for_the_rest_of_the_first_round():
    """Building backwards, income forwards."""
    game = auction(round=1, market=START, deck="13 14 15")
    play(game, "Anna open 3 3", "Bert pass", "Cora pass", "deal 13")
    play(game, "Bert open 6 6", "Cora pass", "deal 14", "Cora open 4 4", "deal 15")
    play(game, "Anna done", "Cora done", "Bert done")
    play(game, "Anna done", "Cora done", "Bert done")
    play(game, "Bert run", "Cora run", "Anna run")


def test_the_order_is_not_made_anew_after_later_auctions():
    """Only in the first round."""
    for edition in EDITIONS:
        game = auction(edition=edition)
        play(game, "Anna drop", "Bert drop", "Cora open 15 " + ("1" if edition == "recharged" else "15"))
        assert not happened(play(game, "deal 25"), OrderSet)
        assert (order(game), turn(game)) == ("Anna Bert Cora", "Cora")


def test_a13_in_the_first_round_whoever_can_pay_for_nothing_is_released():
    """It cannot happen with 50 Elektro."""
    for edition in EDITIONS:
        game = auction(edition=edition, round=1, market=START, deck="13 14 15", money=0)
        assert lines(game) == ["Anna drop"]
        rest(game, "auction")
        assert turn(game) == "chance" or game.view()["phase"] == "fuel"


def test_a13_the_sixth_buyer_of_the_first_round_can_always_pay():
    """Three of the first plants are left, and none of them costs more than 15."""
    for edition in EDITIONS:
        game = auction("Anna Bert Cora Dan Eva Finn", edition, round=1, market=START, deck="36 37 38 39 40 42")
        for _ in range(5):
            game.play(game.choices()[0])
            while lines(game)[-1].endswith("pass"):
                game.play(game.choices()[-1])
            play(game, lines(game)[0])
        assert turn(game) == "Finn" and lines(game)[:3] == ["Finn open 8 8", "Finn open 9 9", "Finn open 10 10"]

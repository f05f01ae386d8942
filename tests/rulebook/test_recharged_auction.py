"""The discount token's whole life in the board game of 2020 (rules 4)."""

from kit.boards.board_table import (
    board_table,
    discounted,
    enter,
    happened,
    labels,
    lay_step_three,
    lines,
    market,
    owns,
    play,
    player,
    refused,
    removed,
    rest,
    turn,
)
from voltable.engine.words import SOLD, UNDERCUT, UNSOLD
from voltable.plants.events import DiscountEnded, DiscountPlaced

SMALL = "5 6 7 8 9 10 11 12"


def auction(round=2, names="Anna Bert Cora", **more):
    """An auction begins."""
    game = board_table(names, "recharged", **more)
    enter(game, "auction", round)
    return game


def ended(events):
    """Why the discount ended."""
    return [event.why for event in happened(events, DiscountEnded)]


def test_the_token_goes_to_the_lowest_plant_in_every_round():
    """003: at the beginning of phase 2, the first round included."""
    for round in (1, 2, 7):
        game = board_table("Anna Bert Cora", "recharged")
        (placed,) = happened(enter(game, "auction", round), DiscountPlaced)
        assert placed.plant == game.state.market[0] and discounted(game) == "15"


def test_a19_in_step_3_the_token_is_placed_as_well():
    """No exception is printed."""
    game = board_table("Anna Bert Cora", "recharged")
    lay_step_three(game)
    enter(game, "auction")
    assert discounted(game) == "15" and lines(game)[0] == "Anna open 15 1"
    assert removed(rest(game, "auction")) == [("15", UNSOLD)]
    play(game, "deal 25")
    assert market(game) == "16 17 18 19 20 25"


def test_the_classic_game_has_no_token():
    """000, 001 and 004."""
    for edition in ("classic", "central_europe"):
        game = board_table("Anna Bert Cora", edition)
        assert not happened(enter(game, "auction"), DiscountPlaced)
        assert discounted(game) == "" and refused(game, "Anna open 15 14") == "bid-too-low"


def test_the_minimum_bid_is_1_and_others_may_raise():
    """003: whatever number is printed."""
    game = auction()
    play(game, "Anna open 15 1", "Bert bid 2", "Cora pass", "Anna pass")
    assert player(game, "Bert").money == 48


def test_one_may_begin_above_1():
    """003."""
    game = auction()
    play(game, "Anna open 15 20", "Bert pass", "Cora pass")
    assert player(game, "Anna").money == 30


def test_a16_alone_one_pays_exactly_1_for_the_discounted_plant():
    """The last one in the phase pays the minimum, and that is 1."""
    game = auction()
    play(game, "Anna drop", "Bert drop")
    assert refused(game, "Cora open 15 2") == "alone-pays-minimum"
    play(game, "Cora open 15 1")
    assert player(game, "Cora").money == 49


def test_a_sold_discounted_plant_ends_the_discount_for_this_round():
    """A lower plant that comes then has its number as its minimum."""
    game = auction(market=SMALL, deck="3 25")
    events = play(game, "Anna open 5 1", "Bert pass", "Cora pass", "deal 3")
    assert (ended(events), discounted(game)) == ([SOLD], "")
    assert lines(game)[:2] == ["Bert open 3 3", "Bert open 6 6"]
    rest(game, "auction")
    assert market(game).startswith("3 6") and game.view()["phase"] == "fuel"


def test_the_next_round_places_the_token_anew():
    """On what is the lowest plant then."""
    game = auction(market=SMALL, deck="25 26 27")
    play(game, "Anna open 5 1", "Bert pass", "Cora pass", "deal 25", "Bert drop", "Cora drop")
    for phase in ("fuel", "build", "bureaucracy"):
        rest(game, phase)
    (placed,) = happened(play(game, "deal 26"), DiscountPlaced)
    assert labels((placed.plant,)) == "6"


def test_unsold_the_discounted_plant_is_replaced_whatever_else_was_sold():
    """003: every phase 2."""
    game = auction()
    play(game, "Anna open 16 16", "Bert pass", "Cora pass", "deal 25", "Bert open 17 17", "Cora pass", "deal 26")
    events = play(game, "Cora open 18 18", "deal 27")
    assert (removed(events), ended(events)) == ([("15", UNSOLD)], [UNSOLD])
    play(game, "deal 28")
    assert (market(game), game.view()["phase"]) == ("19 20 21 22 25 26 27 28", "fuel")


def test_in_the_first_round_the_unsold_plant_leaves_too_and_then_the_order_is_made():
    """003: the order follows the end of the phase."""
    game = auction(round=1, market=SMALL, deck="25 26 27 28")
    play(game, "Anna open 6 6", "Bert pass", "Cora pass", "deal 25", "Bert open 7 7", "Cora pass", "deal 26")
    play(game, "Cora open 8 8", "deal 27")
    assert turn(game) == "chance" and game.state.order == (0, 1, 2)
    play(game, "deal 28")
    assert game.state.order == (2, 1, 0) and (game.view()["phase"], turn(game)) == ("fuel", "Anna")


def test_what_replaces_the_unsold_plant_may_be_lower():
    """The token is aside by then."""
    game = auction(market=SMALL, deck="3 25")
    rest(game, "auction")
    assert removed(play(game, "deal 3")) == []
    assert (market(game), game.view()["phase"]) == ("3 6 7 8 9 10 11 12", "fuel")


def test_a_lower_plant_is_thrown_away_with_the_token_and_another_drawn():
    """003: the discounted plant has its number as its minimum from then on."""
    game = auction(market=SMALL, deck="3 25")
    events = play(game, "Anna open 7 7", "Bert pass", "Cora pass", "deal 3")
    assert (removed(events), ended(events), turn(game)) == ([("3", UNDERCUT)], [UNDERCUT], "chance")
    play(game, "deal 25")
    assert (market(game), discounted(game)) == ("5 6 8 9 10 11 12 25", "")
    assert refused(game, "Bert open 5 4") == "bid-too-low"


def test_a17_the_plant_that_lost_the_token_stays_at_the_end():
    """Only a plant with the token is removed."""
    game = auction(market=SMALL, deck="3 25")
    play(game, "Anna open 7 7", "Bert pass", "Cora pass", "deal 3", "deal 25", "Bert drop")
    assert removed(play(game, "Cora drop")) == []
    assert (market(game), game.view()["phase"]) == ("5 6 8 9 10 11 12 25", "fuel")


def test_a18_a_second_small_plant_enters_the_market():
    """At once after the first, or after a later sale."""
    game = auction(market=SMALL, deck="3 4 25")
    play(game, "Anna open 7 7", "Bert pass", "Cora pass", "deal 3")
    assert removed(play(game, "deal 4")) == []
    assert market(game) == "4 5 6 8 9 10 11 12"
    game = auction(market=SMALL, deck="3 4 25")
    play(game, "Anna open 7 7", "Bert pass", "Cora pass", "deal 3", "deal 25")
    play(game, "Bert open 8 8", "Cora pass", "deal 4")
    assert market(game) == "4 5 6 9 10 11 12 25"


def test_a_plant_between_the_token_and_the_next_enters():
    """Only a lower one is thrown away; the token stays where it is."""
    game = auction(market="5 7 8 9 10 11 12 13", deck="6 25")
    play(game, "Anna open 7 7", "Bert pass", "Cora pass", "deal 6")
    assert (market(game), discounted(game)) == ("5 6 8 9 10 11 12 13", "5")


def test_outside_phase_2_a_lower_plant_enters():
    """The token lies aside."""
    game = board_table("Anna Bert Cora", "recharged", deck="3 25")
    enter(game, "bureaucracy")
    rest(game, "bureaucracy")
    play(game, "deal 3")
    assert market(game) == "3 15 16 17 18 19 20 21" and discounted(game) == "3"


def test_the_step_3_card_is_not_lower_than_the_discounted_plant():
    """It counts as the highest; the token stays."""
    game = auction(market=SMALL, deck="", under="30 31")
    events = play(game, "Anna open 7 7", "Bert pass", "Cora pass", "deal step3")
    assert ended(events) == [] and discounted(game) == "5"


def test_after_an_undercut_the_step_3_card_may_come():
    """Drawn in place of the plant thrown away."""
    game = auction(market=SMALL, deck="3", under="30 31")
    play(game, "Anna open 7 7", "Bert pass", "Cora pass", "deal 3", "deal step3")
    assert (market(game), discounted(game), turn(game)) == ("5 6 8 9 10 11 12", "", "Bert")


def test_a11_an_undercut_by_the_last_plant_of_the_deck_leaves_the_place_empty():
    """It is thrown away with the token, and nothing is left to draw."""
    game = board_table("Anna Bert Cora", "recharged")
    lay_step_three(game, deck="3")
    enter(game, "auction")
    assert ended(play(game, "Anna open 16 16", "Bert pass", "Cora pass", "deal 3")) == [UNDERCUT]
    assert (market(game), turn(game)) == ("15 17 18 19 20", "Bert")


def test_a_fourth_plant_for_1_means_scrapping_as_well():
    """The token ends with the sale, before the draw."""
    game = board_table("Anna Bert Cora", "recharged")
    owns(game, "Anna", "3 4 6")
    enter(game, "auction")
    assert ended(play(game, "Anna open 15 1", "Bert pass", "Cora pass")) == [SOLD]
    assert lines(game) == ["Anna scrap 3", "Anna scrap 4", "Anna scrap 6"]

"""The discount token's whole life (rules 4.1, 4.5 and 4.6)."""

from kit.cards.helpers import discounted, enter, happened, lines, market, owns, plant, play, player, table, turn
from voltable.engine.words import OUT, SOLD, UNDERCUT, UNSOLD
from voltable.plants.events import DiscountEnded, DiscountPlaced, PlantRemoved


def auction(names="Gosia Maciek Anna", round=2, **more):
    game = table(names, **more)
    enter(game, "auction", round)
    return game


def removed(events):
    return [(event.plant, event.why) for event in happened(events, PlantRemoved)]


def test_the_token_goes_to_the_lowest_plant_at_the_start_of_the_phase():
    """4.1."""
    game = table("Gosia Maciek Anna")
    events = enter(game, "auction")
    assert happened(events, DiscountPlaced)[0].plant == game.state.market[0]
    assert discounted(game) == "9"


def test_among_equals_the_leftmost_is_the_lowest():
    """R-22."""
    assert discounted(auction(market="5b 5a 6a 7a 8 9 10 11")) == "5b"


def test_under_the_token_the_minimum_bid_is_one_and_others_may_raise():
    """4.1: the bidding goes on as usual."""
    game = auction()
    play(game, "Gosia open 9 1", "Maciek bid 2", "Anna pass", "Gosia pass")
    assert player(game, "Maciek").money == 48


def test_a_sold_discounted_plant_ends_the_discount_for_this_round():
    """4.4.1: the token is set aside until the next round."""
    game = auction(deck="7a 17 18")
    events = play(game, "Gosia open 9 1", "Maciek pass", "Anna pass", "deal 7a")
    assert [event.why for event in happened(events, DiscountEnded)] == [SOLD]
    assert discounted(game) == ""
    assert lines(game)[0] == "Maciek open 7a 7"


def test_the_token_belongs_to_the_card_not_to_the_place():
    """4.5: an equal number is laid to the right and has no discount."""
    game = auction(market="5a 6a 7a 8 9 10 11 12", deck="5b 17")
    play(game, "Gosia open 6a 6", "Maciek pass", "Anna pass", "deal 5b")
    assert market(game) == "5a 5b 7a 8 9 10 11 12"
    assert discounted(game) == "5a"
    assert lines(game)[:2] == ["Maciek open 5a 1", "Maciek open 5b 5"]


def test_a_dearer_plant_of_the_market_may_sell_while_the_token_lies():
    """4.5: only a lower number touches the token."""
    game = auction()
    play(game, "Gosia open 10 10", "Maciek pass", "Anna pass", "deal 17")
    assert discounted(game) == "9"


def test_x10_a_lower_plant_is_removed_and_takes_the_token_off():
    """X-10: market 5* 6 6 7 8 9 11 after a sale; 4 is removed, 3 is inserted, nothing is discounted."""
    game = auction(market="5a 6a 6b 7a 7b 8 9 11", deck="4a 3a")
    play(game, "Gosia open 7a 7", "Maciek pass", "Anna pass")
    assert (market(game), discounted(game)) == ("5a 6a 6b 7b 8 9 11", "5a")
    events = play(game, "deal 4a")
    assert removed(events) == [(plant("4a"), UNDERCUT)]
    assert [event.why for event in happened(events, DiscountEnded)] == [UNDERCUT]
    assert turn(game) == "chance"
    play(game, "deal 3a")
    assert (market(game), discounted(game)) == ("3a 5a 6a 6b 7b 8 9 11", "")
    assert lines(game)[:2] == ["Maciek open 3a 3", "Maciek open 5a 5"]


def test_r02_the_once_discounted_plant_keeps_its_price_and_stays():
    """R-02: only a plant that still has the token leaves at the end of the phase."""
    game = auction(market="5a 6a 6b 7a 8 9 10 11", deck="4a 17 18")
    play(game, "Gosia open 7a 7", "Maciek pass", "Anna pass", "deal 4a", "deal 17")
    assert lines(game)[0] == "Maciek open 5a 5"
    events = play(game, "Maciek drop", "Anna drop")
    assert removed(events) == []
    assert (market(game), game.view()["phase"]) == ("5a 6a 6b 8 9 10 11 17", "fuel")


def test_an_undercut_that_empties_the_deck_leaves_the_place_empty():
    """4.5 and R-15: nothing is left to draw again."""
    game = table("Gosia Maciek Anna", market="9 10 11 12 13 14", deck="", under="4a")
    game.state.last_card = OUT
    enter(game, "auction")
    play(game, "Gosia open 10 10", "Maciek pass", "Anna pass", "deal 4a")
    assert (market(game), turn(game)) == ("9 11 12 13 14", "Maciek")


def test_unsold_at_the_end_the_discounted_plant_is_removed_and_replaced():
    """4.6.1."""
    game = auction()
    events = play(game, "Gosia drop", "Maciek drop", "Anna drop")
    assert removed(events) == [(plant("9"), UNSOLD)]
    assert [event.why for event in happened(events, DiscountEnded)] == [UNSOLD]
    assert turn(game) == "chance"
    play(game, "deal 17")
    assert market(game) == "10 11 12 13 14 15 16 17"
    assert game.view()["phase"] == "fuel"


def test_the_replacement_of_the_unsold_plant_may_be_lower():
    """4.6.1: the token is off already, so nothing is undercut."""
    game = auction(deck="3a 17")
    play(game, "Gosia drop", "Maciek drop", "Anna drop", "deal 3a")
    assert market(game) == "3a 10 11 12 13 14 15 16"


def test_in_the_next_round_the_token_is_used_again():
    """4.1."""
    game = auction(deck="17 18", columns={})
    for name in ("Gosia", "Maciek", "Anna"):
        owns(game, name, "8")
    play(game, "Gosia drop", "Maciek drop", "Anna drop", "deal 17")
    assert discounted(game) == ""
    enter(game, "auction", 3)
    assert discounted(game) == "10"


def test_r16_in_the_last_round_the_token_is_used_and_nothing_is_removed():
    """R-16: the removal has no effect any more and is skipped."""
    game = table("Gosia Maciek Anna", market="9 10 11 12 13 14", deck="", under="30")
    game.state.last_card = OUT
    enter(game, "auction")
    assert discounted(game) == "9"
    events = play(game, "Gosia drop", "Maciek drop", "Anna drop")
    assert removed(events) == []
    assert (game.view()["phase"], market(game)) == ("fuel", "9 10 11 12 13 14")

"""Phase 3, steps 2 and 3: the fuel market, reshuffles, the plant they cost (rules 7.3)."""

from kit.cards.helpers import (
    column,
    discards,
    enter,
    happened,
    lay_columns,
    market,
    owns,
    plant,
    play,
    refused,
    table,
    turn,
)
from voltable.engine.words import RESHUFFLED, SLID
from voltable.plants.events import PlantRemoved
from voltable_cards.events import FuelDealt, FuelMoved, FuelReshuffled

LATE = {4: "gas2 oil1 oil2 uranium1"}
FULL = {2: "coal1 coal1 coal1 coal1", 3: "gas1 gas1 gas1 gas1"}


def refill(columns, deck="coal1 coal1 coal1 coal1 coal1", discard="", names="Gosia Maciek Anna", reshuffles=0):
    """Nobody runs anything; the columns move, then chance is asked."""
    game = table(names, deck="3a 17 18 19 20 21")
    for name in names.split():
        owns(game, name, "8")
    lay_columns(game, columns, deck, discard)
    game.state.reshuffles = reshuffles
    enter(game, "bureaucracy")
    events = []
    for _ in names.split():
        events += play(game, "run")
    return game, events


def moves(events):
    return [(event.source, event.target, len(event.cards)) for event in happened(events, FuelMoved)]


def test_x06_variant_a_refill():
    """X-06 A: coal and gas 3 to 2, a gas card 4 to 2, three cards 4 to 3; 1 draw into column 3, 4 into column 4."""
    game, events = refill({2: "", 3: "coal2 coal3 gas1"} | LATE)
    assert moves(events) == [(3, 2, 3), (4, 2, 1), (4, 3, 3)]
    assert (column(game, 2), column(game, 3)) == ("coal2 coal3 gas1 gas2", "oil1 oil2 uranium1")
    events = play(game, *["deal coal1"] * 5)
    assert [event.column for event in happened(events, FuelDealt)] == [3, 4, 4, 4, 4]


def test_x06_variant_b_refill():
    """X-06 B: column 2 kept a uranium card."""
    game, events = refill({2: "uranium1", 3: "coal3 gas1"} | LATE)
    assert moves(events) == [(3, 2, 2), (4, 2, 1), (4, 3, 3)]
    assert (column(game, 2), column(game, 3)) == ("coal3 gas1 gas2 uranium1", "oil1 oil2 uranium1")
    events = play(game, *["deal coal1"] * 5)
    assert [event.column for event in happened(events, FuelDealt)] == [3, 4, 4, 4, 4]


def test_coal_gas_oil_uranium_move_in_this_order_fewer_units_first():
    """7.3: only as many as there is room."""
    game, _ = refill({2: "oil1 oil1", 3: "uranium1 coal3 gas1 coal2", 4: "oil3 gas3 coal1 uranium2"})
    assert (column(game, 2), column(game, 3), column(game, 4)) == (
        "coal2 coal3 oil1 oil1",
        "coal1 gas1 gas3 uranium1",
        "oil3 uranium2",
    )


def test_singles_in_the_first_column_stay_and_nothing_enters_it():
    """7.3: normal cards never enter column 1."""
    game, _ = refill({1: "coal1 gas1", 2: "", 3: "oil1"} | LATE)
    assert column(game, 1) == "coal1 gas1"


def test_columns_are_as_long_as_the_table_says():
    """7.3: five cards with four players."""
    game, _ = refill({3: "coal1 coal1 coal1 coal1 coal1", 4: "gas1"}, names="Gosia Maciek Anna Piotr")
    assert (column(game, 2), column(game, 3)) == ("coal1 coal1 coal1 coal1 coal1", "gas1")


def test_the_first_reshuffle_brings_the_plus_cards_and_lays_out_the_plus_plus():
    """7.3: the + cards enter the deck, the ++ cards are the new discard pile."""
    game, events = refill(FULL, deck="", discard="coal3 gas2 oil2 uranium1 coal1")
    assert [event.times for event in happened(events, FuelReshuffled)] == [1]
    assert discards(game) == "coal3 gas3 oil3 uranium2"
    play(game, "deal 17", "deal oil2")
    assert column(game, 4) == "oil2"


def test_from_the_second_reshuffle_on_the_pile_starts_empty():
    """7.3."""
    game, events = refill(FULL, deck="", discard="coal3 gas3 oil3 uranium2 coal1", reshuffles=1)
    assert [event.times for event in happened(events, FuelReshuffled)] == [2]
    assert discards(game) == ""


def test_r29_the_third_reshuffle_is_like_the_second():
    """R-29: empty pile, lowest plant removed."""
    game, events = refill(FULL, deck="", discard="coal3 coal3", reshuffles=2)
    assert [(event.plant, event.why) for event in happened(events, PlantRemoved)] == [(plant("9"), RESHUFFLED)]
    assert (discards(game), game.state.reshuffles) == ("", 3)


def test_every_reshuffle_costs_the_lowest_plant_which_is_replaced():
    """7.3: before the filling goes on."""
    game, _ = refill(FULL, deck="coal2", discard="coal3 gas2 oil2 uranium1")
    assert market(game) == "9 10 11 12 13 14 15 16"
    events = play(game, "deal coal2")
    assert [(event.plant, event.why) for event in happened(events, PlantRemoved)] == [(plant("9"), RESHUFFLED)]
    assert refused(game, "deal coal3") == "cannot-come"
    play(game, "deal 21", "deal coal3", "deal gas2")
    assert (market(game), column(game, 4)) == ("10 11 12 13 14 15 16 21", "coal2 coal3 gas2")


def test_two_reshuffles_may_fall_into_one_refill():
    """7.3: the + deck is used up at once, the ++ cards follow."""
    game, _ = refill({2: "coal1 coal1 coal1 coal1", 3: "gas1"}, deck="", discard="coal3 gas2")
    events = play(game, "deal 17", "deal coal3", "deal gas2")
    assert [event.times for event in happened(events, FuelReshuffled)] == [2]
    play(game, "deal 18", "deal uranium2")
    assert column(game, 3) == "coal3 gas1 gas2 uranium2"
    assert market(game) == "11 12 13 14 15 16 17 18"


def test_r14_without_discards_nothing_is_reshuffled_and_no_plant_leaves():
    """R-14: places stay empty."""
    game, events = refill(FULL, deck="coal2", discard="", reshuffles=2)
    events = play(game, "deal coal2")
    assert not happened(events, FuelReshuffled)
    assert [event.why for event in happened(events, PlantRemoved)] == [SLID]
    assert (column(game, 4), turn(game)) == ("coal2", "chance")


def test_emptying_the_deck_exactly_is_no_reshuffle_yet():
    """7.3: only when a card is due."""
    game, _ = refill(FULL | {4: "oil1 oil1 oil1"}, deck="coal2", discard="coal3")
    events = play(game, "deal coal2")
    assert not happened(events, FuelReshuffled)
    assert (game.view()["fuel"]["deck"], discards(game)) == (0, "coal3")


def test_a_full_market_draws_nothing():
    """7.3: then step 3 follows at once."""
    game, events = refill(FULL | {4: "oil1 oil1 oil1 oil1"})
    assert [event.why for event in happened(events, PlantRemoved)] == [SLID]


def test_a_reshuffle_may_turn_up_a_plant_lower_than_all():
    """4.5: there is no token in phase 3, so it is simply inserted."""
    game, _ = refill(FULL, deck="", discard="coal3")
    play(game, "deal 3a")
    assert market(game) == "3a 10 11 12 13 14 15 16"

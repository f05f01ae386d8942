"""The Bank of the two-player game fetches and discards its fuel (rules 6)."""

from kit.cards.helpers import (
    column,
    discards,
    enter,
    happened,
    lay_columns,
    order,
    owns,
    play,
    player,
    stored,
    table,
    turn,
)
from voltable.engine.words import OUT
from voltable_cards.events import BankTookFuel
from voltable_cards.words import FUELS

X03 = {1: "coal1", 2: "gas2 gas3", 3: "coal2 coal3 gas1", 4: "gas2 oil1 oil2 uranium1"}


def fetch(plants, columns):
    """The Bank takes its fuel; what it took, column first."""
    game = table("Maciek Gosia", columns=columns)
    owns(game, "Bank", plants)
    enter(game, "fuel")
    events = play(game, "Gosia done")
    taken = [FUELS[event.fuel] + f"{event.units}@{event.column}" for event in happened(events, BankTookFuel)]
    return game, " ".join(taken)


def test_x03_the_bank_buys():
    """X-03: the coal single, gas 2 and gas 3; one gas single to column 1."""
    game, taken = fetch("6a 6b 7a", X03)
    assert taken == "coal1@1 gas2@2 gas3@2"
    assert (column(game, 1), column(game, 2)) == ("gas1", "")
    assert stored(game, "Bank") == "coal gas2 gas2/3"


def test_x03_with_a_two_unit_hybrid_two_singles_return():
    """X-03, last sentence."""
    game, taken = fetch("6a 6b 28", X03)
    assert taken == "coal1@1 gas2@2 gas3@2"
    assert column(game, 1) == "gas1 gas1"


def test_the_bank_buys_second_of_three():
    """6: between the two humans, for nothing."""
    game, taken = fetch("5a", {2: "coal1"})
    assert (taken, turn(game), game.state.dummy.money) == ("coal1@2", "Maciek", 0)


def test_the_bank_takes_the_cheapest_column_first():
    """6: columns 1, 2, 3, 4."""
    assert fetch("12", {1: "coal1", 2: "coal1", 3: "coal3", 4: "coal3"})[1] == "coal1@1 coal1@2 coal3@3"


def test_r10_within_a_column_the_fewest_units_come_first():
    """R-10: the top of the sorted column."""
    assert fetch("18", {2: "coal1 coal2 coal3"})[1] == "coal1@2 coal2@2"


def test_a_dear_small_card_does_not_help():
    """Section 11: gas need 1, gas 3 in column 2 and gas 1 in column 3: it takes the 3 and returns 2."""
    game, taken = fetch("6b", {2: "gas3", 3: "gas1"})
    assert (taken, column(game, 1), column(game, 3)) == ("gas3@2", "gas1 gas1", "gas1")


def test_with_too_little_on_offer_it_takes_all_there_is():
    """6."""
    game, taken = fetch("12", {2: "coal1", 4: "coal1"})
    assert (taken, column(game, 2), column(game, 4)) == ("coal1@2 coal1@4", "", "")
    assert fetch("12", {2: "gas1"})[1] == ""


def test_pure_plants_are_served_before_hybrids():
    """6: gas for the gas plant, then the cheaper of gas and oil for the hybrid."""
    game, taken = fetch("6b 28", {1: "oil1", 2: "gas1 oil1", 3: "gas2"})
    assert taken == "gas1@2 oil1@1 oil1@2"


def test_the_hybrid_takes_the_cheaper_fuel_and_gas_before_oil_at_one_price():
    """6: cheaper column first; in the same column gas."""
    assert fetch("7a", {2: "oil1", 3: "gas1 oil3"})[1] == "oil1@2 gas1@3 oil3@3"


def test_r11_the_hybrid_burns_spare_gas_before_spare_oil():
    """R-11: 2 spare of each, the hybrid needs 3: one oil single returns."""
    game, taken = fetch("6b 5c 7a", {2: "gas3 oil3"})
    assert taken == "gas3@2 oil3@2"
    assert column(game, 1) == "oil1"


def test_spare_coal_and_uranium_return_as_singles():
    """6: the usual rule."""
    game, _ = fetch("5a 6c", {2: "coal3 uranium2"})
    assert (column(game, 1), stored(game, "Bank")) == ("coal1 coal1 uranium1", "coal1/3 uranium1/2")


def test_eco_plants_of_the_bank_need_nothing():
    """6."""
    assert fetch("8 11", {2: "coal1 gas1 oil1 uranium1"})[1] == ""


def test_r12_in_the_last_round_the_bank_still_takes_fuel():
    """R-12."""
    game = table("Maciek Gosia", columns={2: "coal1"})
    owns(game, "Bank", "5a")
    game.state.last_round, game.state.last_card = 1, OUT
    enter(game, "fuel")
    play(game, "Gosia done")
    assert column(game, 2) == ""


def test_the_bank_discards_all_its_fuel_and_earns_nothing():
    """6, phase 3: singles to their stock, other cards to the discard pile."""
    game = table("Gosia Maciek")
    lay_columns(game, {}, discard="")
    owns(game, "Gosia", "8")
    owns(game, "Maciek", "9")
    owns(game, "Bank", "6a 6b 7a", fuel="coal gas2 gas2/3")
    enter(game, "bureaucracy")
    play(game, "Gosia run", "Maciek run")
    assert (stored(game, "Bank"), discards(game)) == ("", "gas2 gas3")
    assert (game.state.singles[0], player(game, "Bank").money) == (2, 0)
    assert order(game) == "Maciek Gosia"


def test_r13_the_bank_never_scores():
    """R-13."""
    game = table("Gosia Maciek")
    owns(game, "Gosia", "8")
    owns(game, "Maciek", "8")
    owns(game, "Bank", "35 29 24")
    game.state.last_round = 1
    enter(game, "fuel")
    play(game, "Maciek done", "Gosia done")
    assert game.ranking() == [[0, 1]]

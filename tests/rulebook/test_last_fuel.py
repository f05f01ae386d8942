"""Phase 2 of the last round: nothing may be stocked up (rules 5.1)."""

from kit.cards.helpers import column, enter, lines, owns, play, player, refused, table
from voltable.engine.words import OUT


def shop(plants, columns, fuel=""):
    """Anna is last in order and buys first in the last round."""
    game = table("Gosia Maciek Anna", columns=columns)
    owns(game, "Anna", plants, fuel=fuel)
    game.state.last_round, game.state.last_card = 1, OUT
    enter(game, "fuel")
    return game


def units(game):
    return player(game, "Anna").fuel


def test_in_the_last_round_nothing_may_be_stocked_up():
    """5.1: only what is missing for one production; the rest goes back as singles."""
    game = shop("12", {2: "coal2 coal3"}, fuel="coal1")
    play(game, "buy coal3@2")
    assert (units(game), column(game, 1)) == ([3, 0, 0, 0], "coal1")
    assert lines(game) == ["Anna done"]


def test_in_the_last_round_enough_fuel_means_no_purchase_and_old_stock_stays():
    """5.1."""
    game = shop("12", {2: "coal2"}, fuel="coal3 coal2")
    assert refused(game, "buy coal2@2") == "does-not-fit"
    assert units(game) == [5, 0, 0, 0]


def test_r07_in_the_last_round_one_unit_completes_gas_plant_and_hybrid():
    """R-07, section 11: 3 gas, gas need 1, hybrid need 3: exactly one unit more, gas or oil."""
    for card in ("gas3", "oil3"):
        game = shop("6b 7a", {2: "gas3 oil3"}, fuel="gas3")
        play(game, "buy " + card + "@2")
        assert sum(units(game)) == 4
        assert lines(game) == ["Anna done"]


def test_r07_buying_for_a_plant_that_cannot_be_completed_is_allowed():
    """R-07: the text limits the amount, not the success."""
    game = shop("12", {2: "coal1"})
    play(game, "buy coal1@2")
    assert units(game) == [1, 0, 0, 0]


def test_r07_stock_of_oil_does_not_take_the_gas_plants_place():
    """R-07: judged by fit over all plants."""
    game = shop("6b 28", {2: "gas1"}, fuel="oil3 oil1")
    play(game, "buy gas1@2")
    assert units(game) == [0, 1, 4, 0]

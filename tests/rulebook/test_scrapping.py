"""Fuel that no longer fits after a fourth plant is given up, never to the market (rules 4.4)."""

from kit.cards.helpers import (
    column,
    discards,
    enter,
    happened,
    lay_columns,
    lines,
    owns,
    play,
    refused,
    stored,
    table,
    turn,
)
from voltable.plants.events import FuelGivenUp


def scrap(plants, fuel, bought, scrapped):
    """Gosia buys a fourth plant and scraps one of hers."""
    game = table("Gosia Maciek Anna", market="9 10 11 12 13 14 15 16", columns={2: "coal1"})
    lay_columns(game, {}, discard="")
    owns(game, "Gosia", plants, fuel=fuel)
    enter(game, "auction")
    events = play(game, f"Gosia open {bought} 12", "Maciek pass", "Anna pass", "Gosia scrap " + scrapped)
    return game, happened(events, FuelGivenUp)


def test_fuel_without_a_plant_goes_to_the_discard_pile():
    """Printed: one has to throw it away together with the plant."""
    game, given = scrap("3a 5c 8", "coal3 coal1/3 oil2", "11", "3a")
    assert [(event.fuel, event.units) for event in given] == [(0, 4)]
    assert stored(game, "Gosia") == "oil2"
    assert discards(game) == "coal3 coal3"


def test_a_plant_that_is_sold_is_under_the_hammer_no_more():
    """Contract 4: no auction in the view while the buyer chooses what to scrap and to give up, nor later."""
    game = table("Gosia Maciek Anna", market="9 10 11 12 13 14 15 16")
    owns(game, "Gosia", "5a 7a 9", fuel="gas2 gas2 oil2 oil2")
    enter(game, "auction")
    play(game, "Gosia open 11 12", "Maciek pass")
    assert (game.view()["auction"]["card"], game.view()["auction"]["still_in"]) == ("11", [0, 2])
    for line in ("Anna pass", "Gosia scrap 9", "Gosia give gas 2", "deal 17"):
        play(game, line)
        assert game.view()["auction"] is None, line


def test_given_up_fuel_never_returns_to_the_market():
    """Printed: the surplus is not added to the market."""
    game, _ = scrap("3a 5c 8", "coal3 coal1/3", "11", "3a")
    assert (column(game, 1), column(game, 2)) == ("", "coal1")


def test_given_up_singles_go_back_beside_the_market():
    """4.4.4."""
    game, _ = scrap("3a 5c 8", "coal coal oil2", "11", "3a")
    assert game.state.singles == [2, 2, 2, 1]
    assert column(game, 1) == ""


def test_fuel_stays_where_another_plant_has_room():
    """Printed: only if a plant of the same fuel has room; only what is too much goes."""
    game, given = scrap("3a 5a 8", "coal3 coal2", "11", "3a")
    assert [(event.fuel, event.units) for event in given] == [(0, 3)]
    assert stored(game, "Gosia") == "coal2/3"
    assert discards(game) == "coal2"


def test_the_new_plant_counts_for_storage():
    """4.4.4: k = 2, new plant included."""
    game, given = scrap("3a 5c 8", "coal3 coal1/3", "12", "3a")
    assert (given, stored(game, "Gosia")) == ([], "coal1/3 coal3")


def test_the_owner_chooses_between_gas_and_oil():
    """4.4.4: the owner picks what goes; 4 gas and 4 oil, room for 6 of both."""
    game, given = scrap("7a 9 8", "gas2 gas2 oil2 oil2", "11", "9")
    assert (given, turn(game)) == ([], "Gosia")
    assert lines(game) == ["Gosia give gas 1", "Gosia give oil 1"]
    assert [choice[-1] for choice in game.choices()] == [2, 2]
    play(game, "Gosia give gas 1", "Gosia give oil 1")
    assert stored(game, "Gosia") == "gas1/2 gas2 oil1/2 oil2"
    assert turn(game) == "chance"


def test_the_owner_may_give_all_of_one_fuel():
    """4.4.4."""
    game, _ = scrap("7a 9 8", "gas2 gas2 oil2 oil2", "11", "9")
    play(game, "Gosia give oil 2")
    assert stored(game, "Gosia") == "gas2 gas2 oil2"
    assert discards(game) == "oil2"


def test_no_more_is_given_than_does_not_fit():
    """R-25: throwing fuel away is no action."""
    game, _ = scrap("7a 9 8", "gas2 gas2 oil2 oil2", "11", "9")
    assert refused(game, "Gosia give gas 3") == "cannot-give"
    assert refused(game, "Gosia give gas 0") == "cannot-give"
    assert refused(game, "Gosia give coal 1") == "cannot-give"
    assert refused(game, "Gosia pass") == "not-now"


def test_what_a_pure_plant_holds_is_not_up_for_choice():
    """1.1: gas and oil meet only in the hybrid's places; 2 of the 4 gas lie with the gas plant."""
    game, _ = scrap("6b 28 9", "gas3 gas1/2 oil3", "11", "9")
    assert lines(game) == ["Gosia give gas 1", "Gosia give oil 1"]
    assert [choice[-1] for choice in game.choices()] == [1, 1]


def test_no_more_of_a_fuel_is_given_than_lies_with_the_hybrids():
    """1.1: 1 gas and 6 oil for 4 places: 3 must go, of the gas at most the one there is."""
    game, _ = scrap("16 28 8", "gas1 oil3 oil3", "11", "16")
    assert [choice[-1] for choice in game.choices()] == [1, 3]
    assert refused(game, "Gosia give gas 2") == "cannot-give"
    play(game, "Gosia give gas 1")
    assert stored(game, "Gosia") == "oil1/3 oil3"


def test_without_a_choice_nothing_is_asked():
    """4.4.4: no gas lies with the hybrid, so oil has to go."""
    game, given = scrap("6b 28 16", "gas2 oil3 oil3 oil2", "11", "16")
    assert [(event.fuel, event.units) for event in given] == [(2, 4)]
    assert (stored(game, "Gosia"), turn(game)) == ("gas2 oil1/3 oil3", "chance")


def test_when_all_gas_and_oil_must_go_nothing_is_asked():
    """4.4.4: with the only hybrid gone there is nothing to choose."""
    game, given = scrap("7a 5a 8", "gas2 oil1", "11", "7a")
    assert turn(game) == "chance"
    assert [(event.fuel, event.units) for event in given] == [(1, 2), (2, 1)]


def test_uranium_and_coal_go_by_themselves():
    """4.4.4: there is no choice within one fuel but which cards (R-26)."""
    game, given = scrap("3a 6c 14", "coal2 uranium1 uranium1 uranium2", "11", "6c")
    assert [(event.fuel, event.units) for event in given] == [(3, 2)]
    assert stored(game, "Gosia") == "coal2 uranium2"


def test_r25_nobody_throws_fuel_or_plants_away():
    """R-25: no such action exists."""
    game = table("Gosia Maciek Anna")
    owns(game, "Gosia", "3a 5c 7a", fuel="coal2 gas2 oil1")
    for phase in ("auction", "fuel", "bureaucracy"):
        enter(game, phase)
        game.state.turn = 0
        assert refused(game, "Gosia give gas 1") == "not-now"
        assert refused(game, "Gosia scrap 3a") == "not-now"

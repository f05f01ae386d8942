"""What the rulebooks' examples say about single plants: what they burn, power and store."""

from kit.boards.board_table import (
    board_table,
    connected,
    enter,
    happened,
    lines,
    owns,
    play,
    player,
    refused,
    some_cities,
    wait_for,
)
from voltable.boardgame.events import CitiesPowered
from voltable.boardgame.fuels import COAL, GARBAGE, OIL
from voltable.engine.verbs import FUEL, RUN

EDITIONS = ("classic", "recharged")


def most(game, fuel):
    """How many tokens of a fuel the player whose turn it is may buy."""
    return sum([choice[3] for choice in game.choices() if choice[:2] == (FUEL, fuel)])


def test_plant_03_stores_four_oil_and_13_nothing():
    """003 and 004: twice what a plant burns, of its own fuel only."""
    for edition in EDITIONS:
        game = board_table("Anna Bert Cora", edition)
        owns(game, "Anna", "3 13")
        enter(game, "fuel")
        wait_for(game, "Anna")
        assert [most(game, fuel) for fuel in range(4)] == [0, 4, 0, 0]
        assert refused(game, "Anna fuel oil 5") == "no-room"


def test_plant_05_stores_four_of_coal_and_oil_in_any_mix():
    """003 and 004: 2 and 2, 4 of one, or any other mix of at most 4."""
    for edition in EDITIONS:
        for coal in range(5):
            game = board_table("Anna Bert Cora", edition)
            owns(game, "Anna", "5", "coal=" + str(coal))
            enter(game, "fuel")
            wait_for(game, "Anna")
            assert [most(game, fuel) for fuel in range(4)] == [4 - coal, 4 - coal, 0, 0]


def test_plant_05_burns_two_of_coal_and_oil_in_any_mix():
    """003 and 004: for one city."""
    for edition in EDITIONS:
        game = board_table("Anna Bert Cora", edition)
        owns(game, "Anna", "5", "coal=2 oil=2")
        connected(game, "Anna", "Essen Duisburg")
        enter(game, "bureaucracy")
        assert lines(game)[1:] == ["Anna run 5 oil=2", "Anna run 5 coal=1 oil=1", "Anna run 5 coal=2"]
        (powered,) = happened(play(game, "Anna run 5 coal=1 oil=1"), CitiesPowered)
        assert (powered.burnt, powered.cities) == ((1, 1, 0, 0), 1)


def test_plant_14_burns_two_garbage_for_one_city_as_for_two():
    """000, 003 and 004: minimum bid 14, never half the fuel for half the cities, four tokens stored."""
    for edition in EDITIONS:
        for cities, powers in ((1, 1), (2, 2), (3, 2)):
            game = board_table("Anna Bert Cora", edition)
            owns(game, "Anna", "14", "garbage=4")
            connected(game, "Anna", some_cities(game, cities))
            enter(game, "bureaucracy")
            assert len(lines(game)) == 2
            (powered,) = happened(play(game, "Anna run 14"), CitiesPowered)
            assert (powered.burnt, powered.cities) == ((0, 0, 2, 0), powers)


def test_plant_14_costs_14_and_stores_four_garbage():
    """000 and 003."""
    game = board_table("Anna Bert Cora", market="13 14 15 16 17 18 19 20")
    enter(game, "auction")
    assert refused(game, "Anna open 14 13") == "bid-too-low"
    play(game, "Anna open 14 14", "Bert pass", "Cora pass", "deal 25", "Bert drop", "Cora drop")
    assert player(game, "Anna").money == 36
    wait_for(game, "Anna")
    assert most(game, GARBAGE) == 4


def test_plant_19_burns_two_garbage_for_three_cities():
    """001: for one city as well; four tokens stored."""
    for cities, powers in ((1, 1), (3, 3), (4, 3)):
        game = board_table("Anna Bert")
        owns(game, "Anna", "19", "garbage=4")
        connected(game, "Anna", some_cities(game, cities))
        enter(game, "bureaucracy")
        (powered,) = happened(play(game, "Anna run 19"), CitiesPowered)
        assert (powered.burnt, powered.cities) == ((0, 0, 2, 0), powers)


def test_plant_46_burns_three_and_stores_six_of_coal_and_oil():
    """000 and 001: 3 coal, 3 oil, 2 and 1, or 1 and 2."""
    game = board_table("Anna Bert")
    owns(game, "Anna", "46", "coal=3 oil=3")
    enter(game, "fuel")
    wait_for(game, "Anna")
    assert most(game, COAL) == most(game, OIL) == 0
    enter(game, "bureaucracy")
    assert [choice[2] for choice in game.choices() if choice[:2] == (RUN, 1)] == [0, 1, 2, 3]


def test_plant_33_powers_four_cities_without_fuel():
    """003: it neither needs nor stores any."""
    game = board_table("Anna Bert Cora", "recharged")
    owns(game, "Anna", "33")
    connected(game, "Anna", some_cities(game, 5))
    enter(game, "fuel")
    wait_for(game, "Anna")
    assert lines(game) == ["Anna done"]
    enter(game, "bureaucracy")
    (powered,) = happened(play(game, "Anna run 33"), CitiesPowered)
    assert (powered.burnt, powered.cities) == ((0, 0, 0, 0), 4)

"""The worked examples that the rulebooks of the board game print: order, income, refill, plants that leave."""

from kit.boards.board_table import (
    board_table,
    connected,
    discounted,
    enter,
    happened,
    lay_market,
    lines,
    market,
    order,
    owns,
    play,
    player,
    removed,
    rest,
    some_cities,
    turn,
    wait_for,
)
from voltable.boardgame.events import CitiesPowered, MarketRefilled
from voltable.boardgame.fuels import COAL, FUELS, GARBAGE, OIL, URANIUM
from voltable.engine.words import OBSOLETE, UNDERCUT
from voltable.plants.events import DiscountEnded

EDITIONS = ("classic", "recharged")


def laid(game, before):
    """The spaces that tokens were laid on since, by fuel, dearest first."""
    cost, after = game.edition.cost, game.state.tokens
    return [[cost(fuel, lying, 1) for lying in range(before[fuel] + 1, after[fuel] + 1)] for fuel in range(len(FUELS))]


def after_purchases(names, edition, step, stored_coal):
    """The market of the examples: 10 coal, 2 oil and 1 garbage were bought; so much coal lies on plants."""
    game = board_table(names, edition)
    lay_market(game, "coal=14 oil=16 garbage=5 uranium=2")
    owns(game, names.split()[0], "10 15", "coal=" + str(stored_coal))
    connected(game, names.split()[0], "", step=step)
    enter(game, "bureaucracy", round=1)
    return game


def test_order_by_cities_then_by_the_highest_plant():
    """003 and 004: A has 6 cities, B and C 5 each with plants 17 and 15, D has 4."""
    for edition in EDITIONS:
        game = board_table("Dan Cora Bert Anna", edition)
        owns(game, "Anna", "3")
        owns(game, "Bert", "4 17")
        owns(game, "Cora", "14 15")
        owns(game, "Dan", "20")
        first = 0
        for name, cities in (("Anna", 6), ("Bert", 5), ("Cora", 5), ("Dan", 4)):
            connected(game, name, some_cities(game, cities, first))
            first += cities
        enter(game, "order")
        assert order(game) == "Anna Bert Cora Dan"


def test_four_powered_cities_pay_54_and_none_pays_10():
    """000 and 001: the example for 4 cities; the guaranteed minimum."""
    game = board_table("Anna Bert")
    owns(game, "Anna", "21", "coal=2")
    connected(game, "Anna", some_cities(game, 5))
    connected(game, "Bert", some_cities(game, 3, 5))
    enter(game, "bureaucracy")
    (powered,) = happened(play(game, "Anna run 21 coal=2"), CitiesPowered)
    assert (powered.cities, powered.income, player(game, "Anna").money) == (4, 54, 104)
    (powered,) = happened(play(game, "Bert run"), CitiesPowered)
    assert (powered.cities, powered.income, player(game, "Bert").money) == (0, 10, 60)


def test_six_cities_with_power_for_seven_pay_73():
    """003 and 004: 07, 10 and 15 are full; 4 coal and 3 oil go to the supply, the surplus is lost."""
    for edition in EDITIONS:
        game = board_table("Anna Bert Cora", edition)
        owns(game, "Anna", "7 10 15", "oil=6 coal=8")
        connected(game, "Anna", some_cities(game, 6))
        enter(game, "bureaucracy")
        before = list(game.state.supply)
        (powered,) = happened(play(game, "Anna run 7 10 15"), CitiesPowered)
        assert (powered.burnt, powered.cities, powered.income) == ((4, 3, 0, 0), 6, 73)
        assert [now - then for now, then in zip(game.state.supply, before)] == [4, 3, 0, 0]
        assert player(game, "Anna").fuel == [4, 3, 0, 0]


def test_refill_of_five_players_in_step_1_lacks_one_coal():
    """000, 001, 003 and 004: only 4 coal are there; the cheapest coal then costs 3."""
    for edition in EDITIONS:
        game = after_purchases("Anna Bert Cora Dan Eva", edition, step=1, stored_coal=6)
        before = list(game.state.tokens)
        (refilled,) = happened(rest(game, "bureaucracy"), MarketRefilled)
        assert refilled.tokens == (4, 4, 3, 2)
        assert laid(game, before) == [[4, 3, 3, 3], [3, 3, 2, 2], [7, 6, 6], [12, 10]]
        assert game.edition.cost(COAL, game.state.tokens[COAL], 1) == 3


def test_refill_of_three_players_in_step_2():
    """000 and 001: the same market before, and enough of everything."""
    game = after_purchases("Anna Bert Cora", "classic", step=2, stored_coal=0)
    before = list(game.state.tokens)
    (refilled,) = happened(rest(game, "bureaucracy"), MarketRefilled)
    assert refilled.tokens == (5, 3, 2, 1)
    assert laid(game, before) == [[4, 3, 3, 3, 2], [3, 3, 2], [7, 6], [12]]


def test_the_first_tokens_cost_1_3_7_and_14():
    """000, 001 and 004: the cheapest of each fuel at the start; 003 names coal and oil, the others follow from A1."""
    for edition in EDITIONS:
        game = board_table("Anna Bert Cora", edition)
        state = game.state
        first = [game.edition.cost(fuel, state.tokens[fuel], 1) for fuel in (COAL, OIL, GARBAGE, URANIUM)]
        assert first == [1, 3, 7, 14]


def test_the_token_makes_15_cost_1_until_a_lower_plant_comes():
    """003: that plant is removed together with the token."""
    game = board_table("Anna Bert Cora", "recharged", market="15 18 20 22 25 27 30 33", deck="5 26")
    enter(game, "auction")
    assert discounted(game) == "15" and lines(game)[0] == "Anna open 15 1"
    events = play(game, "Anna open 18 18", "Bert pass", "Cora pass", "deal 5")
    assert removed(events) == [("5", UNDERCUT)]
    assert [event.why for event in happened(events, DiscountEnded)] == [UNDERCUT]
    play(game, "deal 26")
    assert (market(game), discounted(game)) == ("15 20 22 25 26 27 30 33", "")
    assert lines(game)[0] == "Bert open 15 15"


def test_the_fifteenth_city_removes_plant_15_and_a_drawn_14():
    """000 and 001: plants that players own stay, whatever their number."""
    game = board_table("Anna Bert Cora", deck="14 26", money=500)
    owns(game, "Anna", "3 13")
    owns(game, "Bert", "15")
    connected(game, "Anna", some_cities(game, 14))
    enter(game, "build")
    wait_for(game, "Anna")
    events = play(game, "Anna build Bremen", "deal 14")
    assert removed(events) == [("15", OBSOLETE), ("14", OBSOLETE)]
    play(game, "deal 26")
    assert (market(game), turn(game)) == ("16 17 18 19 20 21 22 26", "Anna")
    assert len(player(game, "Anna").plants) == 2 and len(player(game, "Bert").plants) == 1


def test_the_sixth_city_removes_plant_06():
    """004: 03 to 05 stay with their owners; a card drawn anew may have to go as well."""
    game = board_table("Anna Bert Cora", market="6 7 8 9 10 11 12 13", deck="15 16", money=500)
    owns(game, "Anna", "3 4 5")
    connected(game, "Anna", some_cities(game, 5))
    enter(game, "build")
    wait_for(game, "Anna")
    assert removed(play(game, "Anna build Nürnberg", "deal 15")) == [("6", OBSOLETE)]
    assert market(game) == "7 8 9 10 11 12 13 15"

"""A board is regions of cities with a way from each city to every other; anything else is refused."""

from voltable import Refusal
from voltable.boardgame.checks import check_board
from voltable.boards import shipped

BOARDS = ("germany", "usa", "central_europe", "germany_recharged", "usa_recharged")


def small_board():
    """Regions A to F, cities A0 to F6 on one long line."""
    regions = list("ABCDEF")
    cities = [[region + str(number) for number in range(7)] for region in regions]
    names = [name for region in cities for name in region]
    return regions, cities, [[names[place], names[place + 1], place % 10] for place in range(41)]


def refused(regions, cities, connections):
    """What is said about a board that cannot be."""
    try:
        check_board(regions, cities, connections)
    except Refusal as no:
        assert no.word == "bad-board"
        return no.numbers
    raise AssertionError("such a board was accepted")


def test_a_board_of_regions_and_cities_is_accepted():
    """As printed; a connection may cost nothing."""
    check_board(*small_board())


def test_all_our_boards_are_accepted():
    """Read back from the bytes they are kept in."""
    for name in BOARDS:
        board = shipped(name)
        cities = [list(board.CITIES[start : start + 7]) for start in range(0, 42, 7)]
        found = board.CONNECTIONS
        triples = [
            (board.CITIES[found[place]], board.CITIES[found[place + 1]], found[place + 2])
            for place in range(0, len(found), 3)
        ]
        check_board(board.REGIONS, cities, triples)


def test_regions_may_have_any_number_of_cities():
    """And a board any number of regions, as far as a byte and a whole number can count them."""
    regions, cities, connections = small_board()
    cities[1] += [cities[0].pop() for _ in range(3)][::-1]
    check_board(regions, cities, connections)
    check_board(["all"], [sum(cities, [])], connections)
    many = [str(number) for number in range(251)]
    line = [[many[place], many[place + 1], 1] for place in range(250)]
    check_board(["all"], [many[:250]], line[:249])
    assert refused(["all"], [many], line) == ("size", 1, 251)
    alone = [[name] for name in many[:31]]
    assert refused(many[:31], alone, line[:30]) == ("size", 31, 31)


def test_a_region_is_one_word_and_there_once():
    """The notation writes it without quotes; one without cities is none."""
    regions, cities, connections = small_board()
    for name in ("", "A B", "A,B", 'A"', "x" * 25, "A\n", "B"):
        assert refused([name] + regions[1:], cities, connections) == ("region", "B" if name == "B" else name)
    assert refused(regions + ["G"], cities + [[]], connections) == ("empty-region", "G")


def test_the_name_of_a_city_can_be_typed():
    """It stands between quotes where it has a space."""
    for name in ("", " ", " Kiel", 'Ki"el', "Bad  Tölz", "x" * 41, "Kiel\t", "Kiel\u202e"):
        regions, cities, connections = small_board()
        cities[0][0] = connections[0][0] = name
        assert refused(regions, cities, connections) == ("city-name", name)
    regions, cities, connections = small_board()
    cities[0][0] = connections[0][0] = "Ústí nad Labem"
    check_board(regions, cities, connections)


def test_a_region_hangs_together_by_itself():
    """Otherwise it would be two parts where its neighbours are not played in."""
    regions, cities, connections = small_board()
    del connections[2]
    connections.append(["A0", "B0", 5])
    assert refused(regions, cities, connections + [["A3", "B1", 2]]) == ("parted-region", "A", "A3", "A0")


def test_a_city_that_lies_twice_on_the_board_is_refused():
    """In one region, or in two."""
    regions, cities, connections = small_board()
    cities[2][6] = "C1"
    assert refused(regions, cities, connections) == ("city", "C1")
    cities[2][6] = "A3"
    assert refused(regions, cities, connections) == ("city", "A3")


def test_a_second_connection_of_two_cities_is_refused():
    """In either direction, and for another price too."""
    for twice in (["B1", "B2", 8], ["B2", "B1", 5]):
        regions, cities, connections = small_board()
        connections.append(twice)
        assert refused(regions, cities, connections) == ("doubled-connection", twice[0], twice[1])


def test_a_connection_joins_two_cities_of_the_board():
    """Not a city and itself, and none that is elsewhere."""
    for wrong in (["D4", "D4", 3], ["D4", "Atlantis", 3], ["Atlantis", "D4", 3]):
        regions, cities, connections = small_board()
        connections.append(wrong)
        assert refused(regions, cities, connections) == ("connection", wrong[0], wrong[1])


def test_a_connection_costs_0_to_99_elektro():
    """In whole Elektro."""
    for cost in (-1, 100):
        regions, cities, connections = small_board()
        connections[7][2] = cost
        assert refused(regions, cities, connections) == ("cost", "B0", "B1", cost)
    for cost in (1.5, "3", None, True):
        regions, cities, connections = small_board()
        connections[7][2] = cost
        assert refused(regions, cities, connections)[0] == "cost"
    regions, cities, connections = small_board()
    connections[7][2] = 99
    check_board(regions, cities, connections)


def test_a_city_without_any_connection_is_named():
    """Whether it is the first city or the last."""
    regions, cities, connections = small_board()
    assert refused(regions, cities, connections[1:]) == ("missing-connection", "A0")
    assert refused(regions, cities, connections[:-1]) == ("missing-connection", "F6")
    assert refused(regions, cities, []) == ("missing-connection", "A0")


def test_a_board_in_two_parts_is_refused():
    """Named is the first city of the other part."""
    regions, cities, connections = small_board()
    del connections[20]
    assert refused(regions, cities, connections) == ("missing-connection", "D0")

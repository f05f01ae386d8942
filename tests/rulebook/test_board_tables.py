"""Every number of the printed tables, written out here once more from the rulebooks."""

import voltable
from kit.boards.board_table import board_table, connected, enter, happened, owns, rest, some_cities
from voltable.boardgame.events import CitiesPowered, MarketRefilled
from voltable.boardgame.tables.money import INCOME, SLOTS, TOKENS
from voltable.engine.start import find_edition
from voltable.engine.words import OUT

COUNTS = (2, 3, 4, 5, 6)
NAMES = "Anna Bert Cora Dan Eva Finn"

# Coal, oil, garbage, uranium: Steps 1, 2, 3 for 2 players, then for 3, 4, 5 and 6.
GERMANY = """
3 4 3  4 5 3  5 6 4  5 7 5  7 9 6
2 2 4  2 3 4  3 4 5  4 5 6  5 6 7
1 2 3  1 2 3  2 3 4  3 3 5  3 5 6
1 1 1  1 1 1  1 2 2  2 3 2  2 3 3
"""
CENTRAL_EUROPE = """
4 5 3  5 6 3  6 7 5  7 8 5  8 10 6
1 2 3  2 2 3  2 3 4  3 4 5  4 5 6
1 3 3  1 3 3  2 4 4  3 4 5  3 6 6
1 1 1  1 1 1  1 2 1  2 2 2  2 3 2
"""
PAYMENTS = """
0 10 3 44 6 73 9 98 12 118 15 134 18 145
1 22 4 54 7 82 10 105 13 124 16 138 19 148
2 33 5 64 8 90 11 112 14 129 17 142 20 150
"""


def numbers(text):
    """The numbers of a line."""
    return [int(word) for word in text.split()]


def each_count(edition, number):
    """A number of the edition for 2 to 6 players."""
    return [getattr(find_edition(edition)(count), number) for count in COUNTS]


def start_of(edition, count, board=None, **options):
    """The table at the start of a seeded game."""
    return voltable.new_game(edition, board, count, 1, None, options or None)


def refilled(edition, board, count, step):
    """What one refill brings where the market is empty and everything lies beside it."""
    game = board_table(" ".join(NAMES.split()[:count]), edition, board)
    game.state.tokens = [0, 0, 0, 0]
    game.state.supply = list(TOKENS)
    connected(game, "Anna", "", step=step)
    if step == 3:
        game.state.last_card = OUT
    enter(game, "bureaucracy")
    (event,) = happened(rest(game, "bureaucracy"), MarketRefilled)
    return list(event.tokens)


def check_refills(edition, board, printed):
    """The whole table, number by number."""
    rows = [numbers(line) for line in printed.strip().split("\n")]
    for count in COUNTS:
        for step in (1, 2, 3):
            column = 3 * (count - 2) + step - 1
            assert refilled(edition, board, count, step) == [row[column] for row in rows], (count, step)


def test_refills_of_germany_and_the_usa():
    """000, 001 and 004: one table for both boards."""
    check_refills("classic", "germany", GERMANY)
    check_refills("classic", "usa", GERMANY)


def test_refills_of_central_europe_with_its_own_rules():
    """000: the second table of the last page."""
    check_refills("central_europe", None, CENTRAL_EUROPE)


def test_central_europe_with_plain_rules_refills_as_germany():
    """000: the board may be played with the rules that hold so far."""
    check_refills("classic", "central_europe", GERMANY)


def test_a03_recharged_refills_both_boards_alike_by_the_classic_table():
    """Of 003 only the card for five players survives, for both boards; the other rows are taken from the classic."""
    check_refills("recharged", "germany", GERMANY)
    check_refills("recharged", "usa", GERMANY)


def test_income_of_0_to_20_cities():
    """004: the table of payments."""
    printed = numbers(PAYMENTS)
    for place in range(0, len(printed), 2):
        cities, pays = printed[place : place + 2]
        assert INCOME[cities] == pays
    assert len(INCOME) == 23 and set(INCOME[20:]) == {150}  # one for each number of houses; printed up to 20


def test_income_is_paid_for_powered_cities():
    """004: the fusion plant powers up to 6 without fuel."""
    for cities in range(7):
        game = board_table("Anna Bert")
        owns(game, "Anna", "50")
        connected(game, "Anna", some_cities(game, cities))
        enter(game, "bureaucracy")
        (powered,) = happened(game.play(game.choices()[-1]), CitiesPowered)
        assert (powered.cities, powered.income) == (cities, INCOME[cities])


def test_regions_plant_limits_and_thresholds_of_the_classic_game():
    """000, 001 and 004: the table by the number of players."""
    for edition in ("classic", "central_europe"):
        assert each_count(edition, "region_count") == [3, 3, 4, 5, 5]
        assert [find_edition(edition).removed[count] for count in COUNTS] == [8, 8, 4, 0, 0]
        assert each_count(edition, "plant_limit") == [4, 3, 3, 3, 3]
        assert each_count(edition, "step_two_cities") == [10, 7, 7, 7, 6]
        assert each_count(edition, "last_cities") == [21, 17, 17, 15, 14]


def test_regions_plant_limits_and_thresholds_of_recharged():
    """003: limit 3, Step 2 at 7 or 6, the end at 18 and 17; regions and the end of five and six: rules 1 and 3."""
    assert each_count("recharged", "region_count") == [3, 3, 4, 5, 5]
    assert each_count("recharged", "plant_limit") == [3, 3, 3, 3, 3]
    assert each_count("recharged", "step_two_cities") == [7, 7, 7, 7, 6]
    assert each_count("recharged", "last_cities") == [18, 17, 17, 15, 14]


def test_as_many_regions_are_in_play_as_the_table_says():
    """Each has seven cities."""
    for edition in ("classic", "central_europe", "recharged"):
        for count, regions in zip(COUNTS, (3, 3, 4, 5, 5)):
            game = start_of(edition, count)
            assert len(game.view()["regions"]) == regions
            assert len(game.state.network.cities) == 7 * regions


def test_fuel_at_the_start():
    """000, 001 and 004, recharged by ruling A1; the rest lies beside it. Central Europe has uranium from 8 on."""
    for edition, uranium in (("classic", 2), ("recharged", 2), ("central_europe", 5)):
        for count in COUNTS:
            fuel = start_of(edition, count).state
            assert fuel.tokens == [24, 18, 6, uranium]
            assert fuel.supply == [0, 6, 18, 12 - uranium]
    cost = start_of("classic", 2).edition.cost
    assert [cost(3, lying, 1) for lying in (2, 5)] == [14, 8]


def test_spaces_1_to_8_hold_three_tokens_and_uranium_one():
    """000 and 001: uranium alone has the spaces 10 to 16."""
    cost = start_of("classic", 2).edition.cost
    for fuel in range(3):
        assert [cost(fuel, lying, 1) for lying in range(24, 0, -1)] == [1 + place // 3 for place in range(24)]
    assert [cost(3, lying, 1) for lying in range(12, 0, -1)] == [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16]


def test_houses_money_and_slots():
    """22 houses and 50 Elektro each; a city costs 10, 15 or 20."""
    assert SLOTS == (10, 15, 20)
    for edition in ("classic", "central_europe", "recharged"):
        for owner in start_of(edition, 3).state.players:
            assert (owner.money, owner.houses, owner.plants, owner.fuel) == (50, 22, (), [0, 0, 0, 0])

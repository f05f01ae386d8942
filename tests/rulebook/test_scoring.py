"""The end: points and places (rules 9)."""

from kit.cards.card_ending import scored
from kit.cards.helpers import enter, table
from voltable_cards.scoring import score


def points(game):
    """Points, money left and highest plant of each seat."""
    return [score(game.edition, player) for player in game.state.players]


def test_x07_gosia_scores_28():
    """X-07: 7 + 9 + 10 = 26, 23 Elektro make 2; ties: 3 Elektro, then plant 19."""
    game = scored(("11 17 19", "gas1", 23), ("8", "", 0), ("8", "", 0))
    assert points(game)[0] == (28, 3, 19)
    row = game.view()["result"][0]
    assert (row["seat"], row["place"], row["points"], row["money"]) == (0, 1, 28, 3)


def test_plants_produce_points_and_no_money():
    """9: instead of Elektro."""
    game = scored(("8", "", 9), ("8", "", 9), ("8", "", 9))
    assert [player.money for player in game.state.players] == [9, 9, 9]


def test_a_plant_without_its_fuel_gives_no_points():
    """9."""
    assert points(scored(("12 8", "coal2", 0), ("12", "coal3", 0)))[0][0] == 6
    assert points(scored(("12 8", "coal2", 0), ("12", "coal3", 0)))[1][0] == 9


def test_everyone_runs_the_best_set_the_stock_allows():
    """9: 26 needs all three coal, 18 and 20 need them too and earn more together."""
    assert points(scored(("18 20 26", "coal3", 0), ("8", "", 0)))[0][0] == 20
    assert points(scored(("18 20 26", "coal3 coal1", 0), ("8", "", 0)))[0][0] == 24


def test_gas_goes_where_it_earns_most():
    """9 and 1.2: the hybrid takes oil, so that the gas plant has its gas."""
    assert points(scored(("9 28", "gas2 oil2", 0), ("8", "", 0)))[0][0] == 7 + 14
    assert points(scored(("9 28", "gas3 oil1", 0), ("8", "", 0)))[0][0] == 7 + 14
    assert points(scored(("9 28", "gas1 oil1", 0), ("8", "", 0)))[0][0] == 14


def test_a_hybrid_short_of_one_unit_gives_nothing():
    """9 and 1.2: 1 gas and 1 oil are not 3, and the gas plant's gas feeds only one."""
    assert points(scored(("7a 8", "gas1 oil1", 0), ("8", "", 0)))[0][0] == 6
    assert points(scored(("6b 7a", "gas2 oil1", 0), ("8", "", 0)))[0][0] == 8


def test_r17_whoever_can_run_nothing_has_no_point_from_plants():
    """R-17: the guaranteed 1 belongs to phase 3."""
    assert points(scored(("12", "", 0), ("8", "", 0)))[0] == (0, 0, 12)


def test_ten_elektro_are_a_point_and_nine_are_none():
    """9: one for each full ten."""
    assert [row[0] for row in points(scored(("12", "", 9), ("12", "", 10), ("12", "", 29)))] == [0, 1, 2]


def test_most_points_win():
    """9."""
    assert scored(("8", "", 0), ("11", "", 0), ("17", "", 0)).ranking() == [[2], [1], [0]]


def test_a_tie_goes_to_the_money_left_over():
    """9: between 0 and 9 Elektro, not all of it."""
    assert scored(("8", "", 15), ("11", "", 9), ("8", "", 16)).ranking() == [[1], [2], [0]]


def test_then_to_the_highest_plant():
    """9: running or not."""
    assert scored(("8", "", 3), ("8 9", "", 3), ("8 12", "", 3)).ranking() == [[2], [1], [0]]


def test_r18_whoever_still_ties_shares_the_place():
    """R-18: two small plants may share a number."""
    game = scored(("5a", "coal1", 4), ("5c", "oil1", 4), ("8", "", 0))
    assert game.ranking() == [[2], [0, 1]]
    assert [row["place"] for row in game.view()["result"]] == [1, 2, 2]


def test_r18_a_win_can_be_shared():
    """R-18."""
    assert scored(("5a", "coal1", 4), ("5c", "oil1", 4), ("5b", "", 0)).ranking() == [[0, 1], [2]]


def test_before_the_end_there_is_no_result():
    """9."""
    game = table("Gosia Maciek Anna")
    enter(game, "auction")
    assert game.ranking() == [] and game.view()["result"] is None

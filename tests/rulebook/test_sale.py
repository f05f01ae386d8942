"""Phase 1: what follows a sale (rules 4.4)."""

from kit.cards.helpers import enter, happened, lines, market, offered, order, owns, play, refused, stored, table, turn
from voltable.plants.events import FuelGivenUp, PlantDrawn


def auction(names="Gosia Maciek Anna", round=2, **more):
    game = table(names, **more)
    enter(game, "auction", round)
    return game


def test_a_sold_plant_is_replaced_at_once_and_the_rows_split_anew():
    """Printed example: the four lowest are on offer."""
    game = auction(market="9 10 12 13 14 15 16 17", deck="11 18")
    play(game, "Gosia open 13 13", "Maciek pass", "Anna pass", "deal 11")
    assert market(game) == "9 10 11 12 14 15 16 17"
    assert offered(game) == "9 10 11 12"


def test_r22_an_equal_number_that_is_drawn_goes_to_the_right():
    """R-22: the newer card counts as dearer."""
    game = auction(market="5b 6c 7a 8 9 10 11 12", deck="6a 5a")
    play(game, "Gosia open 8 8", "Maciek pass", "Anna pass", "deal 6a", "Maciek open 7a 7", "Anna pass", "deal 5a")
    assert market(game) == "5b 5a 6c 6a 9 10 11 12"


def test_with_a_fourth_plant_one_of_the_three_older_ones_goes():
    """4.4.2: never the new one; it leaves the game."""
    game = auction()
    owns(game, "Gosia", "3a 4a 5a")
    play(game, "Gosia open 10 10", "Maciek pass", "Anna pass")
    assert lines(game) == ["Gosia scrap 3a", "Gosia scrap 4a", "Gosia scrap 5a"]
    assert refused(game, "Gosia scrap 10") == "not-yours-to-scrap"
    assert refused(game, "Gosia scrap 11") == "not-yours-to-scrap"
    play(game, "Gosia scrap 4a")
    assert game.view()["players"][0]["cards"] == ["3a", "5a", "10"]


def test_r09_pay_scrap_payout_fuel_refill_come_in_this_order():
    """R-09: rules 4.4."""
    game = auction(options={"demolition": True})
    owns(game, "Gosia", "3a 5c 8", fuel="coal3")
    events = play(game, "Gosia open 10 10", "Maciek pass", "Anna pass", "Gosia scrap 3a", "deal 17")
    told = [type(event).__name__ for event in events]
    assert told[-5:] == ["PlantSold", "PlantScrapped", "Compensated", "FuelGivenUp", "PlantDrawn"]


def test_only_the_winner_of_a_bidding_war_scraps():
    """4.4: the winner need not be the opener; afterwards the opener acts again."""
    game = auction()
    owns(game, "Maciek", "3a 4a 5a")
    play(game, "Gosia open 10 10", "Maciek bid 11", "Anna pass", "Gosia pass")
    assert turn(game) == "Maciek"
    events = play(game, "Maciek scrap 3a", "deal 17")
    assert happened(events, PlantDrawn) and turn(game) == "Gosia"
    assert not happened(events, FuelGivenUp) and stored(game, "Maciek") == ""


def test_order_is_kept_through_the_phase():
    """Turn order changes after phase 1 in the first round only."""
    game = auction(deck="17 18 19")
    play(game, "Gosia drop", "Maciek drop", "Anna open 10 10", "deal 17", "deal 18")
    assert (order(game), game.view()["phase"]) == ("Gosia Maciek Anna", "fuel")

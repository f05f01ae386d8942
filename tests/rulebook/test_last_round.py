"""The round of the last card and the last round (rules 3 and 8)."""

from kit.cards.helpers import (
    enter,
    everybody_runs_nothing,
    friends,
    happened,
    market,
    nobody_buys_fuel,
    offered,
    play,
    turn,
)
from voltable.engine.words import OUT
from voltable.plants.events import PlantDrawn


def last_round(**more):
    game = friends(market="9 10 11 12 13 14", deck="", **more)
    game.state.last_card = OUT
    enter(game, "auction", 7)
    return game


def test_in_the_last_round_all_six_plants_are_open():
    """8: no future market."""
    game = last_round(under="30 31")
    assert offered(game) == "9 10 11 12 13 14"
    shown = game.view()["plants"]
    assert (shown["current"], shown["future"]) == ([9, 10, 11, 12, 13, 14], [])
    play(game, "Gosia open 14 14", "Maciek pass", "Anna pass", "deal 30", "Maciek open 30 30")


def test_r15_in_the_last_round_an_empty_deck_leaves_places_empty():
    """R-15 and section 11: the market shrinks, removed cards never come back."""
    game = last_round(under="")
    events = play(game, "Gosia open 14 14", "Maciek pass", "Anna pass", "Maciek open 9 1", "Anna pass")
    assert not happened(events, PlantDrawn)
    assert (offered(game), turn(game)) == ("10 11 12 13", "Anna")


def test_r15_the_last_card_still_takes_the_lowest_when_the_deck_is_empty():
    """R-15: END steps still remove END and the lowest plant."""
    game = friends(deck="", under="")
    enter(game, "auction")
    play(game, "Gosia open 10 10", "Maciek pass", "Anna pass", "deal end", "Maciek open 11 11")
    play(game, "Anna pass", "Anna drop")
    assert market(game) == "13 14 15 16"
    nobody_buys_fuel(game)
    everybody_runs_nothing(game)
    assert (market(game), game.view()["last_round"]) == ("14 15 16", True)
    assert offered(game) == "14 15 16"


def test_the_last_round_has_no_bureaucracy():
    """8: phases 1 and 2 only, then scoring; no income."""
    game = last_round(under="30")
    play(game, "Gosia drop", "Maciek drop", "Anna drop", "Anna done", "Maciek done")
    money = [player.money for player in game.state.players]
    play(game, "Gosia done")
    assert game.over and game.turn is None
    assert money == [player.money for player in game.state.players]


def test_the_round_of_the_last_card_is_played_to_its_end():
    """3: it is the penultimate one, with production and income."""
    game = friends(deck="", under="30 31 32")
    enter(game, "auction")
    play(game, "Gosia open 9 1", "Maciek pass", "Anna pass", "deal end", "Maciek drop", "Anna drop")
    nobody_buys_fuel(game)
    assert (game.view()["phase"], game.view()["last_round"]) == ("bureaucracy", False)

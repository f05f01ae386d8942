"""The last card ("penultimate round"): every branch of rules 7.4."""

from kit.cards.helpers import (
    column,
    discounted,
    enter,
    everybody_runs_nothing,
    friends,
    happened,
    lay_columns,
    lines,
    market,
    nobody_buys_fuel,
    offered,
    plant,
    play,
    refused,
    turn,
)
from voltable.engine.words import LAST_ROUND, OUT, RESHUFFLED, SHRUNK, SLID
from voltable.plants.events import LastCardDrawn, LastCardRemoved, PlantRemoved, RoundBegan


def removed(events):
    return [(event.plant, event.why) for event in happened(events, PlantRemoved)]


def test_without_the_last_card_the_highest_plant_slides_under_the_deck():
    """7.4, first row: face down below the last card."""
    game = friends(deck="17 18", under="30")
    enter(game, "bureaucracy")
    events = everybody_runs_nothing(game)
    assert removed(events) == [(plant("16"), SLID)]
    play(game, "deal 17")
    assert market(game) == "9 10 11 12 13 14 15 17"
    assert sorted(game.state.under) == [plant("16"), plant("30")]


def test_the_slid_plant_comes_only_after_the_last_card():
    """7.4, first row."""
    game = friends(deck="17 18", under="")
    enter(game, "bureaucracy")
    everybody_runs_nothing(game)
    assert refused(game, "deal 16") == "cannot-come"


def test_drawn_after_a_sale_it_waits_at_the_far_right():
    """7.4, second row: it fills one of the eight places; the deck under it is shuffled."""
    game = friends(deck="", under="30 31")
    enter(game, "auction")
    events = play(game, "Gosia open 10 10", "Maciek pass", "Anna pass", "deal end")
    assert len(happened(events, LastCardDrawn)) == 1 and not happened(events, LastCardRemoved)
    assert market(game) == "9 11 12 13 14 15 16"
    assert game.view()["plants"]["last_card"] == "market"
    assert offered(game) == "9 11 12 13"
    play(game, "Maciek open 11 11", "Anna pass")
    assert lines(game) == ["deal 30", "deal 31"]


def test_after_a_sale_the_end_of_phase_one_reduces_the_market_to_six():
    """7.4, second row, 4.6.2: the last card and the lowest plant leave, neither is replaced."""
    game = friends(deck="", under="30 31 32")
    enter(game, "auction")
    play(game, "Gosia open 9 1", "Maciek pass", "Anna pass", "deal end", "Maciek drop")
    events = play(game, "Anna drop")
    assert removed(events) == [(plant("10"), LAST_ROUND)]
    assert market(game) == "11 12 13 14 15 16"
    assert (game.view()["phase"], game.state.shrunk) == ("fuel", 1)


def test_reduced_in_phase_one_step_three_removes_the_lowest_once():
    """7.4, second row, R-01: lowest removed and replaced, nothing slides."""
    game = friends(deck="", under="30 31 32")
    enter(game, "auction")
    play(game, "Gosia open 9 1", "Maciek pass", "Anna pass", "deal end", "Maciek drop", "Anna drop")
    nobody_buys_fuel(game)
    events = everybody_runs_nothing(game)
    assert removed(events) == [(plant("11"), SHRUNK)]
    events = play(game, "deal 31")
    assert market(game) == "12 13 14 15 16 31"
    assert [tuple(event) for event in happened(events, RoundBegan)] == [(3, 1)]


def test_r01_a_reshuffle_in_a_round_reduced_in_phase_one_replaces_the_lowest_of_six():
    """R-01: and step 3 follows as usual."""
    game = friends(deck="", under="30 31 32")
    enter(game, "auction")
    play(game, "Gosia open 9 1", "Maciek pass", "Anna pass", "deal end", "Maciek drop", "Anna drop")
    lay_columns(game, {4: "oil1 oil1 oil1"}, deck="", discard="coal3")
    nobody_buys_fuel(game)
    events = everybody_runs_nothing(game)
    assert removed(events) == [(plant("11"), RESHUFFLED)]
    events = play(game, "deal 30", "deal coal3")
    assert removed(events) == [(plant("12"), SHRUNK)]
    play(game, "deal 31")
    assert market(game) == "13 14 15 16 30 31"


def test_the_banks_pick_may_turn_up_the_last_card():
    """7.4, second row: as after a sale."""
    game = friends("Gosia Maciek", deck="17", under="30 31")
    enter(game, "auction")
    play(game, "Gosia open 10 10", "Maciek pass", "deal 17", "deal end")
    assert market(game) == "9 11 12 14 15 16 17"
    play(game, "Maciek open 9 1", "deal 30")
    assert (market(game), game.state.last_card) == ("12 14 15 16 17 30", OUT)


def test_an_undercut_may_turn_up_the_last_card():
    """7.4, second row: drawn again after the undercut plant left."""
    game = friends(deck="3a", under="30")
    enter(game, "auction")
    play(game, "Gosia open 10 10", "Maciek pass", "Anna pass", "deal 3a", "deal end")
    assert (market(game), discounted(game)) == ("9 11 12 13 14 15 16", "")
    assert turn(game) == "Maciek"


def test_replacing_the_unsold_discounted_plant_it_is_taken_away_at_once():
    """7.4, third row: laid down, then 4.6.2 at once; step 3 as in the row above."""
    game = friends(deck="", under="30 31")
    enter(game, "auction")
    play(game, "Gosia drop", "Maciek drop", "Anna drop")
    events = play(game, "deal end")
    assert removed(events) == [(plant("10"), LAST_ROUND)]
    assert (market(game), game.view()["phase"]) == ("11 12 13 14 15 16", "fuel")
    nobody_buys_fuel(game)
    assert removed(everybody_runs_nothing(game)) == [(plant("11"), SHRUNK)]


def test_after_a_reshuffle_it_reduces_at_once_and_step_three_does_nothing():
    """7.4, fourth row: drawn in step 2; the deck is shuffled, six plants stay."""
    game = friends(deck="", under="30")
    lay_columns(game, {4: "oil1 oil1 oil1"}, deck="", discard="coal3")
    enter(game, "bureaucracy")
    everybody_runs_nothing(game)
    events = play(game, "deal end")
    assert removed(events) == [(plant("10"), LAST_ROUND)]
    assert (market(game), turn(game)) == ("11 12 13 14 15 16", "chance")
    events = play(game, "deal coal3")
    assert removed(events) == [] and column(game, 4) == "coal3 oil1 oil1 oil1"
    assert (market(game), game.view()["last_round"]) == ("11 12 13 14 15 16", True)


def test_replacing_the_slid_plant_it_reduces_at_once():
    """7.4, fifth row: the slid plant is in the shuffled deck."""
    game = friends(deck="", under="")
    enter(game, "bureaucracy")
    everybody_runs_nothing(game)
    events = play(game, "deal end")
    assert removed(events) == [(plant("9"), LAST_ROUND)]
    assert market(game) == "10 11 12 13 14 15"
    assert (game.state.under, game.view()["last_round"]) == ((plant("16"),), True)

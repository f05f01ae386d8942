"""When the Trust takes a plant, and what that does to market and token (003, rules 9.4)."""

from kit.boards.board_table import (
    board_table,
    discounted,
    enter,
    happened,
    labels,
    lay_step_three,
    lines,
    market,
    order,
    owns,
    play,
    player,
    removed,
    rest,
    turn,
)
from voltable.boardgame.events import TrustTookPlant
from voltable.engine.words import STEP_THREE, STEP_TWO, UNDERCUT, UNSOLD
from voltable.plants.events import OrderSet


def auction(plants="", round=2, **more):
    """Two players and the Trust, which owns these plants."""
    game = board_table("Anna Bert", "recharged", **more)
    owns(game, "Trust", plants)
    enter(game, "auction", round)
    return game


def taken(events):
    """The plants that the Trust took."""
    return [labels((event.plant,)) for event in happened(events, TrustTookPlant)]


def trust(game):
    """Its plants."""
    return labels(player(game, "Bank").plants)


def test_it_takes_the_fourth_plant_once_the_first_sale_is_replaced():
    """003: and its own plant is replaced as well before anybody opens again."""
    game = auction()
    assert taken(play(game, "Anna open 16 16", "Bert pass")) == [] and turn(game) == "chance"
    assert taken(play(game, "deal 25")) == ["19"] and turn(game) == "chance"
    play(game, "deal 26")
    assert (market(game), turn(game)) == ("15 17 18 20 21 22 25 26", "Bert")


def test_it_takes_what_the_replacement_pushed_into_the_fourth_place():
    """The rows are sorted before it takes."""
    game = auction(market="5 6 7 8 9 10 11 12", deck="13 25")
    assert taken(play(game, "Anna open 6 6", "Bert pass", "deal 25")) == ["9"]
    game = auction(market="5 6 9 10 11 12 14 15", deck="8 25")
    assert taken(play(game, "Anna open 6 6", "Bert pass", "deal 8")) == ["10"]


def test_it_takes_one_also_if_the_second_player_won_the_first_auction():
    """003: after one of the two has bought; then the first player opens again, alone."""
    game = auction()
    events = play(game, "Anna open 16 16", "Bert bid 17", "Anna pass", "deal 25")
    assert taken(events) == ["19"]
    play(game, "deal 26")
    assert turn(game) == "Anna" and lines(game)[1] == "Anna open 17 17"


def test_by_option_it_waits_until_the_first_player_is_finished():
    """Ruling A34, `trust_waits`."""
    game = auction(options={"trust_waits": True})
    play(game, "Anna open 16 16", "Bert bid 17", "Anna pass", "deal 25")
    assert (trust(game), turn(game)) == ("", "Anna")
    assert taken(play(game, "Anna open 17 17", "deal 26")) == ["20"]


def test_it_takes_one_if_the_first_player_drops_out():
    """003: before the second player opens, who then pays the minimum."""
    game = auction()
    assert taken(play(game, "Anna drop")) == ["18"]
    play(game, "deal 25")
    assert turn(game) == "Bert"
    play(game, "Bert open 16 16")
    assert player(game, "Bert").money == 34


def test_it_takes_one_plant_a_round():
    """Neither after the second sale nor after both have dropped out."""
    game = auction()
    play(game, "Anna open 16 16", "Bert pass", "deal 25", "deal 26")
    assert taken(play(game, "Bert open 17 17", "deal 27")) == []
    game = auction()
    play(game, "Anna drop", "deal 25")
    assert taken(play(game, "Bert drop")) == []


def test_if_both_drop_out_it_has_its_plant_and_the_discounted_one_leaves():
    """003: nothing else is removed."""
    game = auction()
    play(game, "Anna drop", "deal 25")
    assert removed(play(game, "Bert drop")) == [("15", UNSOLD)]
    play(game, "deal 26")
    assert (market(game), trust(game), game.view()["phase"]) == ("16 17 19 20 21 22 25 26", "18", "fuel")


def test_with_three_plants_it_takes_only_a_higher_one_than_its_lowest():
    """003: the lowest leaves the game; otherwise nothing is taken and nothing drawn."""
    game = auction("3 4 30")
    (event,) = happened(play(game, "Anna drop"), TrustTookPlant)
    assert (trust(game), labels((event.plant, event.dropped))) == ("4 18 30", "18 3")
    game = auction("19 20 21", market="5 6 7 8 9 10 11 12")
    assert taken(play(game, "Anna drop")) == []
    assert (trust(game), turn(game), market(game)) == ("19 20 21", "Bert", "5 6 7 8 9 10 11 12")


def test_that_it_took_nothing_counts_for_the_round():
    """After the next sale it is not asked again."""
    game = auction("19 20 21", market="5 6 7 8 9 10 11 12", deck="30 31")
    play(game, "Anna drop")
    assert taken(play(game, "Bert open 8 8", "deal 30")) == []


def test_its_replacement_may_undercut_the_token():
    """Ruling A38: as after a sale."""
    game = auction(market="5 6 7 8 9 10 11 12", deck="3 25 26")
    events = play(game, "Anna drop", "deal 3")
    assert (removed(events), discounted(game), turn(game)) == ([("3", UNDERCUT)], "", "chance")


def test_in_the_first_round_it_takes_one_after_the_first_sale():
    """The order of the two is made anew by their plants; it stays second."""
    game = auction(round=1, market="3 4 5 6 7 8 9 10", deck="13 14 15 25")
    assert taken(play(game, "Anna open 4 4", "Bert pass", "deal 13")) == ["7"]
    play(game, "deal 14")
    events = play(game, "Bert open 6 6", "deal 15", "deal 25")
    assert len(happened(events, OrderSet)) == 1
    assert (order(game), game.view()["phase"], turn(game)) == ("Bert Anna", "fuel", "Anna")


def test_the_step_3_card_may_replace_its_plant():
    """The phase goes on, and at its end six plants stay; in Step 1 the change of Step 2 comes first."""
    game = auction(deck="25", under="30 31 32")
    play(game, "Anna open 15 1", "Bert pass", "deal 25", "deal step3")
    assert (market(game), turn(game)) == ("16 17 18 20 21 22 25", "Bert")
    assert removed(play(game, "Bert drop")) == [("16", STEP_TWO)]
    assert removed(play(game, "deal 30")) == [("17", STEP_THREE)]
    assert market(game) == "18 20 21 22 25 30"


def test_in_step_3_it_takes_the_highest_of_six():
    """Ruling A35; without a deck the place stays empty and the phase goes on."""
    for deck, left in (("25", "15 16 17 18 19 25"), ("", "15 16 17 18 19")):
        game = board_table("Anna Bert", "recharged")
        lay_step_three(game, deck=deck)
        enter(game, "auction")
        assert taken(play(game, "Anna drop")) == ["20"]
        if deck:
            play(game, "deal 25")
        assert (market(game), turn(game)) == (left, "Bert")


def test_it_takes_the_last_plant_with_the_token():
    """Ruling A38: the token goes aside; nobody can open."""
    game = board_table("Anna Bert", "recharged")
    lay_step_three(game, "15", "")
    enter(game, "auction")
    assert taken(play(game, "Anna drop")) == ["15"]
    assert (market(game), discounted(game), lines(game)) == ("", "", ["Bert drop"])
    assert removed(rest(game, "auction")) == []


def test_the_classic_two_players_are_alone():
    """000, 001 and 004: an ordinary game with its own numbers."""
    game = board_table("Anna Bert")
    enter(game, "auction")
    assert taken(play(game, "Anna open 16 16", "Bert pass", "deal 25")) == [] and turn(game) == "Bert"

"""Plants that grow obsolete in phase 4, and the Step 3 card that turns up there (rules 4 to 6)."""

from kit.boards.board_table import (
    board_table,
    connected,
    enter,
    happened,
    lay_step_three,
    lines,
    market,
    play,
    refused,
    removed,
    rest,
    some_cities,
    turn,
)
from kit.boards.step_table import CLASSIC, COLUMN, begun, refilled, step_table
from voltable.engine.words import OBSOLETE, OUTDATED, STEP_THREE, STEP_TWO
from voltable.plants.events import LastCardRemoved

SMALL = "6 15 16 17 18 19 20 21"


def builds(game, count=1):
    """Anna connects her next cities in the board's order."""
    events = []
    for city in some_cities(game, count, len(game.state.players[0].cities)):
        events += play(game, 'Anna build "' + city + '"')
    return events


def building(edition="classic", cities=5, **more):
    """Anna has so many cities and builds first."""
    game = step_table(edition, cities=cities, **more)
    game.state.order = (1, 2, 0)
    enter(game, "build")
    return game


def test_a10_a_plant_leaves_as_soon_as_somebody_has_as_many_cities():
    """Not before: 5 cities leave plant 6 where it is; the builder's turn goes on after the draw."""
    for edition in CLASSIC:
        game = building(edition, cities=4, market=SMALL, deck="25 26")
        assert removed(builds(game)) == [] and turn(game) == "Anna"
        assert removed(builds(game)) == [("6", OBSOLETE)] and lines(game) == ["deal 25", "deal 26"]
        play(game, "deal 25")
        assert (market(game), turn(game)) == ("15 16 17 18 19 20 21 25", "Anna")
        play(game, "Anna done")
        assert turn(game) == "Cora"


def test_a10_while_a_plant_is_awaited_nobody_builds():
    """Chance is asked."""
    game = building(market=SMALL, deck="25 26")
    builds(game)
    assert refused(game, "done") == "not-now"


def test_a10_lowest_first_until_none_is_obsolete():
    """The whole market: several may have to go, each is replaced before the next leaves."""
    game = building(market="4 5 6 15 16 17 18 19", deck="25 26 27")
    assert removed(builds(game)) == [("4", OBSOLETE)]
    assert removed(play(game, "deal 25")) == [("5", OBSOLETE)]
    assert removed(play(game, "deal 26")) == [("6", OBSOLETE)]
    play(game, "deal 27")
    assert (market(game), turn(game)) == ("15 16 17 18 19 25 26 27", "Anna")


def test_a10_a_drawn_obsolete_plant_is_thrown_away():
    """And the one after it; a plant just above stays."""
    game = building(market=SMALL, deck="4 5 7")
    builds(game)
    assert removed(play(game, "deal 4", "deal 5")) == [("4", OBSOLETE), ("5", OBSOLETE)]
    play(game, "deal 7")
    assert (market(game), turn(game)) == ("7 15 16 17 18 19 20 21", "Anna")


def test_a10_the_most_cities_of_any_player_count():
    """Bert's fifth city beside Anna's five changes nothing, his sixth does."""
    game = building(cities=5, market=SMALL, deck="25")
    connected(game, "Bert", some_cities(game, 4, 20))
    play(game, "Anna done", "Cora done")
    assert removed(play(game, "Bert build Stuttgart")) == [] and market(game) == SMALL
    assert removed(play(game, "Bert build Aachen")) == [("6", OBSOLETE)]


def test_a10_in_step_3_the_market_stays_at_six():
    """Ruling A11: it shrinks once the deck is empty, and the builder goes on."""
    for deck, left in (("25", "15 16 17 18 19 25"), ("", "15 16 17 18 19")):
        game = building(cities=5)
        lay_step_three(game, "6 15 16 17 18 19", deck)
        builds(game)
        if deck:
            play(game, "deal 25")
        assert (market(game), turn(game)) == (left, "Anna")


def test_recharged_has_no_obsolete_plants():
    """003: cities and plants do not touch each other."""
    game = building("recharged", market=SMALL, deck="25")
    assert removed(builds(game, 8)) == [] and market(game) == SMALL


def test_a07_drawn_in_phase_4_the_card_stays_until_the_phase_is_over():
    """000 and 001: it counts as the highest plant; Step 3 holds from phase 5 of this round."""
    for edition in CLASSIC:
        game = building(edition, market=SMALL)
        builds(game)
        events = play(game, "deal step3")
        assert not happened(events, LastCardRemoved) and not begun(events)
        assert (market(game), turn(game), game.state.step) == ("15 16 17 18 19 20 21", "Anna", 1)
        events = rest(game, "build")
        assert (removed(events), begun(events)) == ([("15", STEP_THREE)], [3])
        assert (market(game), game.view()["phase"]) == ("16 17 18 19 20 21", "bureaucracy")


def test_a07_until_then_obsolete_plants_are_replaced_out_of_the_shuffled_deck():
    """Two players, so that seven cities do not begin Step 2."""
    for at_once in (False, True):
        game = board_table(
            "Anna Bert", market="6 7 15 16 17 18 19 20", deck="", under="30 31", money=500,
            options={"step_three_at_once": at_once},
        )  # fmt: skip
        connected(game, "Anna", some_cities(game, 5))
        game.state.order = (1, 0)
        enter(game, "build")
        builds(game)
        play(game, "deal step3")
        events = builds(game)
        if at_once:
            assert removed(events) == [] and market(game) == "15 16 17 18 19 20"
        else:
            assert removed(events) == [("7", OBSOLETE)]
            play(game, "deal 31")
            assert market(game) == "15 16 17 18 19 20 31"
        rest(game, "build")
        assert market(game) == ("15 16 17 18 19 20" if at_once else "16 17 18 19 20 31")


def test_a07_by_option_card_and_lowest_plant_leave_at_once():
    """004: the market has six plants for the rest of phase 4; the step still begins with phase 5."""
    for edition in CLASSIC:
        game = building(edition, market=SMALL, step_three_at_once=True)
        builds(game)
        events = play(game, "deal step3")
        assert len(happened(events, LastCardRemoved)) == 1 and removed(events) == [("15", STEP_THREE)]
        assert (market(game), turn(game), game.state.step) == ("16 17 18 19 20 21", "Anna", 1)
        events = rest(game, "build")
        assert (removed(events), begun(events), market(game)) == ([], [3], "16 17 18 19 20 21")


def test_a12_begun_after_phase_4_step_3_refills_and_updates_in_the_same_round():
    """The Step 3 column; the lowest plant leaves and is replaced."""
    for edition in CLASSIC:
        for step in (1, 2):
            for at_once in (False, True):
                game = building(edition, market=SMALL, step=step, step_three_at_once=at_once)
                builds(game)
                play(game, "deal step3")
                rest(game, "build")
                events = rest(game, "bureaucracy")
                assert (refilled(events), removed(events)) == (COLUMN[edition][2], [("16", OUTDATED)])
                play(game, "deal 30")
                assert (market(game), game.state.round) == ("17 18 19 20 21 30", 3)


def test_a04_drawn_in_phase_4_of_step_1_with_a_step_2_by_option():
    """Its plant is replaced before card and lowest plant leave."""
    for at_once in (False, True):
        game = building(market=SMALL, step_three_skips_two=False, step_three_at_once=at_once)
        builds(game)
        play(game, "deal step3")
        assert begun(rest(game, "build")) == [2] and turn(game) == "chance"
        assert begun(play(game, "deal 30")) == [3]
        assert (market(game), turn(game)) == ("17 18 19 20 21 30", "Bert")


def test_a08_seventh_city_and_step_3_card_in_the_same_phase_4():
    """The change of Step 2, then Step 3; both before phase 5."""
    for skips in (True, False):
        game = building(cities=6, market="7 15 16 17 18 19 20 21", step_three_skips_two=skips)
        builds(game)
        play(game, "deal step3")
        events = rest(game, "build")
        assert (removed(events), begun(events)) == ([("15", STEP_TWO)], [2])
        events = play(game, "deal 30")
        assert (removed(events), begun(events)) == ([("16", STEP_THREE)], [3])
        assert (market(game), game.view()["phase"]) == ("17 18 19 20 21 30", "bureaucracy")
        assert refilled(rest(game, "bureaucracy")) == COLUMN["classic"][2]


def test_a08_with_the_card_gone_at_once_six_plants_stay_six():
    """004."""
    game = building(cities=6, market="7 15 16 17 18 19 20 21", step_three_at_once=True)
    builds(game)
    play(game, "deal step3")
    assert removed(rest(game, "build")) == [("16", STEP_TWO)]
    events = play(game, "deal 30")
    assert (removed(events), begun(events), market(game)) == ([], [3], "17 18 19 20 21 30")

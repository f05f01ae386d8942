"""Step 2 and the card drawn for it, the market update of each step, and houses by step (rules 4 to 6)."""

from kit.boards.board_table import (
    board_table,
    connected,
    enter,
    labels,
    lay_step_three,
    lines,
    market,
    play,
    price,
    refused,
    removed,
    rest,
    some_cities,
    turn,
)
from kit.boards.step_table import CLASSIC, COLUMN, EDITIONS, begun, refilled, step_table
from voltable.engine.words import OBSOLETE, OUTDATED, SLID, STEP_THREE, STEP_TWO
from voltable.plants.events import RoundBegan, StepBegan


def test_step_2_begins_after_the_whole_phase_4():
    """The seventh city opens no second house in the same phase; from phase 5 on the Step 2 column holds."""
    for edition in EDITIONS:
        game = step_table(edition, cities=6, deck="25 26 27")
        connected(game, "Bert", some_cities(game, 1, 7))
        game.state.order = (1, 2, 0)
        enter(game, "build")
        play(game, 'Anna build "' + some_cities(game, 1, 6)[0] + '"', "Anna done", "Cora done")
        assert game.state.step == 1 and price(game, some_cities(game, 1)[0]) is None
        events = play(game, "Bert done")
        assert (removed(events), begun(events)) == ([("15", STEP_TWO)], [2])
        play(game, "deal 25")
        assert market(game) == "16 17 18 19 20 21 22 25"
        assert refilled(rest(game, "bureaucracy")) == COLUMN[edition][1]


def test_step_2_begins_once():
    """In later rounds nothing leaves for it."""
    game = step_table("classic", step=2, cities=8, deck="25 26 27")
    assert begun(enter(game, "bureaucracy")) == [] and turn(game) == "Anna"


def test_step_2_does_not_begin_below_the_threshold():
    """Six cities of three players, nine of the classic two; more than enough is enough."""
    for names, cities, begins in (("Anna Bert Cora", 6, []), ("Anna Bert Cora", 9, [2]), ("Anna Bert", 9, [])):
        game = board_table(names)
        connected(game, "Bert", some_cities(game, cities))
        assert begun(enter(game, "bureaucracy")) == begins


def test_a_plant_drawn_for_step_2_may_be_obsolete():
    """000: whenever a plant is drawn; recharged keeps it."""
    game = step_table("classic", cities=7, deck="6 25")
    enter(game, "bureaucracy")
    play(game, "deal 6", "deal 25")
    assert market(game) == "16 17 18 19 20 21 22 25"
    game = step_table("recharged", cities=7, deck="6 25")
    enter(game, "bureaucracy")
    play(game, "deal 6")
    assert market(game) == "6 16 17 18 19 20 21 22"


def test_a_plant_drawn_by_the_update_may_be_obsolete():
    """000: in every phase."""
    game = step_table("classic", step=2, cities=7, deck="6 7 25")
    enter(game, "bureaucracy")
    rest(game, "bureaucracy")
    play(game, "deal 6", "deal 7", "deal 25")
    assert market(game) == "15 16 17 18 19 20 21 25"


def test_in_step_2_the_update_lays_the_highest_plant_under_the_deck():
    """It comes again only after the Step 3 card."""
    for edition in EDITIONS:
        for step in (1, 2):
            game = step_table(edition, step, deck="25 26")
            enter(game, "bureaucracy")
            assert removed(rest(game, "bureaucracy")) == [("22", SLID)]
            assert lines(game) == ["deal 25", "deal 26"]
            assert refused(game, "deal 22") == refused(game, "deal step3") == "cannot-come"
            play(game, "deal 26")
            assert market(game) == "15 16 17 18 19 20 21 26"
            assert labels(game.state.under) == "30 31 32 33 34 22"


def test_in_step_3_the_update_removes_the_lowest_plant():
    """Replaced while the deck lasts; ruling A11: it leaves all the same when the deck is empty."""
    for edition in EDITIONS:
        for deck, left in (("33", "16 17 18 19 20 33"), ("", "16 17 18 19 20")):
            game = step_table(edition)
            lay_step_three(game, deck=deck)
            enter(game, "bureaucracy")
            events = rest(game, "bureaucracy")
            assert (refilled(events), removed(events)) == (COLUMN[edition][2], [("15", OUTDATED)])
            if deck:
                play(game, "deal 33")
            assert (market(game), game.state.round) == (left, 3)


def test_a11_the_update_of_an_empty_market_does_nothing():
    """The game goes on."""
    game = step_table("classic")
    lay_step_three(game, market="", deck="")
    enter(game, "bureaucracy")
    assert removed(rest(game, "bureaucracy")) == [] and game.state.round == 3


def test_two_houses_a_city_in_step_2_and_three_in_step_3():
    """15 and 20 where one or two stand already; an empty city costs 10 in every step."""
    for edition in EDITIONS:
        for step, prices in ((1, [10, None, None]), (2, [10, 15, None]), (3, [10, 15, 20])):
            game = board_table("Anna Bert Cora", edition)
            empty, one, two, own = some_cities(game, 4)
            connected(game, "Anna", [one, two], step=3)
            connected(game, "Bert", [two])
            connected(game, "Cora", [own], step=step)
            enter(game, "build")
            slots = {city: slot for city, slot, _ in game.phases[4].price_list(game.state, game.turn)}
            assert [slots.get(city) for city in (0, 1, 2)] == prices


def step_two_draws_step_three(edition, **options):
    """The plant that replaces the lowest one for Step 2 is the card."""
    game = step_table(edition, cities=7, **options)
    assert begun(enter(game, "bureaucracy")) == [2]
    return game, play(game, "deal step3")


def test_a06_classic_step_3_holds_from_this_phase_5():
    """As drawn in phase 4: Step 3 column, and the market update of Step 3."""
    for edition in CLASSIC:
        game, events = step_two_draws_step_three(edition)
        assert (removed(events), begun(events), market(game)) == ([("16", STEP_THREE)], [3], "17 18 19 20 21 22")
        events = rest(game, "bureaucracy")
        assert (refilled(events), removed(events)) == (COLUMN[edition][2], [("17", OUTDATED)])


def test_a06_recharged_step_3_holds_from_the_next_round():
    """003: it is a draw of phase 5; Step 2 column now, no further market update."""
    game, events = step_two_draws_step_three("recharged")
    assert (removed(events), begun(events), market(game)) == ([("16", STEP_THREE)], [], "17 18 19 20 21 22")
    assert (game.state.step, turn(game)) == (2, "Anna")
    events = rest(game, "bureaucracy")
    assert (refilled(events), removed(events)) == (COLUMN["recharged"][1], [])
    kinds = [type(event) for event in events]
    assert kinds.index(StepBegan) < kinds.index(RoundBegan)
    assert (market(game), game.state.step, game.state.round) == ("17 18 19 20 21 22", 3, 3)


def test_a06_by_option_either_edition_does_as_the_other():
    """`step_two_draws_three`."""
    game, events = step_two_draws_step_three("recharged", step_two_draws_three=True)
    assert begun(events) == [3]
    events = rest(game, "bureaucracy")
    assert (refilled(events), removed(events)) == (COLUMN["recharged"][2], [("17", OUTDATED)])
    game, events = step_two_draws_step_three("classic", step_two_draws_three=False)
    assert begun(events) == []
    events = rest(game, "bureaucracy")
    assert (refilled(events), removed(events), begun(events)) == (COLUMN["classic"][1], [], [3])


def test_a06_a_thrown_away_plant_may_come_before_the_card():
    """Classic: plant 5 is obsolete with seven cities, then the card turns up."""
    game = step_table("classic", cities=7, deck="5")
    enter(game, "bureaucracy")
    assert removed(play(game, "deal 5")) == [("5", OBSOLETE)]
    assert begun(play(game, "deal step3")) == [3] and len(game.state.market) == 6


def test_the_next_step_3_round_offers_six_plants():
    """No future row, whatever way the card came."""
    game, _ = step_two_draws_step_three("recharged")
    rest(game, "bureaucracy")
    assert [line.split()[2] for line in lines(game)[:-1]] == "17 18 19 20 21 22".split()

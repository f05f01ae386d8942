"""Every way in which the Step 3 card turns up in phase 2 or in the market update of phase 5 (rules 6)."""

from kit.boards.board_table import (
    connected,
    enter,
    happened,
    labels,
    lay_deck,
    lines,
    market,
    offered,
    play,
    removed,
    rest,
    some_cities,
    turn,
)
from kit.boards.step_table import CLASSIC, COLUMN, EDITIONS, begun, refilled, step_table
from voltable.boardgame.events import MarketRefilled
from voltable.engine.words import NOBODY_BOUGHT, OUTDATED, SLID, STEP_THREE, STEP_TWO, UNSOLD
from voltable.plants.events import LastCardDrawn, LastCardRemoved, RoundBegan


def sale_draws_step_three(edition, step, **options):
    """Anna's sale draws the card, Bert's sale is still replaced, Cora drops out; the game and what the end tells."""
    game = step_table(edition, step, **options)
    enter(game, "auction")
    events = play(game, "Anna open 16 16", "Bert pass", "Cora pass", "deal step3")
    assert happened(events, LastCardDrawn) and not happened(events, LastCardRemoved)
    assert (market(game), offered(game), game.state.step) == ("15 17 18 19 20 21 22", "15 17 18 19", step)
    play(game, "Bert open 18 18", "Cora pass")
    assert lines(game) == ["deal 30", "deal 31", "deal 32", "deal 33", "deal 34"]
    play(game, "deal 30")
    assert market(game) == "15 17 19 20 21 22 30"
    return game, play(game, "Cora drop")


def test_drawn_after_a_sale_the_card_and_the_lowest_plant_leave_after_the_phase():
    """Step 3 holds from phase 3 on, whether Step 2 has been or not."""
    for edition in CLASSIC:
        for step in (1, 2):
            game, events = sale_draws_step_three(edition, step)
            assert (removed(events), begun(events)) == ([("15", STEP_THREE)], [3])
            assert (market(game), game.view()["phase"], game.state.step) == ("17 19 20 21 22 30", "fuel", 3)


def test_recharged_first_replaces_the_unsold_discounted_plant():
    """003: in Step 2; then the card and the lowest plant leave."""
    game, events = sale_draws_step_three("recharged", 2)
    assert removed(events) == [("15", UNSOLD)]
    events = play(game, "deal 31")
    assert (removed(events), begun(events)) == ([("17", STEP_THREE)], [3])
    assert (market(game), game.view()["phase"]) == ("19 20 21 22 30 31", "fuel")


def test_a04_recharged_makes_the_change_of_step_2_before_step_3():
    """003: drawn in phase 2 of Step 1; the lowest plant is replaced, then card and lowest leave."""
    game, events = sale_draws_step_three("recharged", 1)
    assert removed(events) == [("15", UNSOLD)]
    events = play(game, "deal 31")
    assert (removed(events), begun(events), turn(game)) == ([("17", STEP_TWO)], [2], "chance")
    events = play(game, "deal 32")
    assert (removed(events), begun(events)) == ([("19", STEP_THREE)], [3])
    assert (market(game), game.view()["phase"]) == ("20 21 22 30 31 32", "fuel")


def test_a04_by_option_either_edition_does_as_the_other():
    """The classic game with a Step 2, recharged without."""
    game, events = sale_draws_step_three("classic", 1, step_three_skips_two=False)
    assert (removed(events), begun(events)) == ([("15", STEP_TWO)], [2])
    events = play(game, "deal 31")
    assert (removed(events), begun(events), market(game)) == ([("17", STEP_THREE)], [3], "19 20 21 22 30 31")
    game, _ = sale_draws_step_three("recharged", 1, step_three_skips_two=True)
    events = play(game, "deal 31")
    assert (removed(events), begun(events), market(game)) == ([("17", STEP_THREE)], [3], "19 20 21 22 30 31")


def test_a04_a_skipped_step_2_never_comes():
    """000 and 001: also when somebody connects the seventh city later."""
    game, _ = sale_draws_step_three("classic", 1)
    connected(game, "Anna", some_cities(game, 7))
    rest(game, "fuel")
    events = rest(game, "build")
    assert begun(events) == [] and game.state.step == 3
    assert refilled(rest(game, "bureaucracy")) == COLUMN["classic"][2]


def test_a09_drawn_when_nobody_bought_it_counts_as_phase_2():
    """The removal comes first; then the card and the next lowest plant leave, six stay."""
    for edition in CLASSIC:
        for step in (1, 2):
            game = step_table(edition, step)
            enter(game, "auction")
            assert removed(rest(game, "auction")) == [("15", NOBODY_BOUGHT)]
            events = play(game, "deal step3")
            assert (removed(events), begun(events)) == ([("16", STEP_THREE)], [3])
            assert (market(game), game.view()["phase"]) == ("17 18 19 20 21 22", "fuel")


def test_a09_drawn_for_the_unsold_discounted_plant_it_counts_as_phase_2():
    """003: in Step 1 the plant of Step 2 is drawn in between."""
    for step in (1, 2):
        game = step_table("recharged", step)
        enter(game, "auction")
        assert removed(rest(game, "auction")) == [("15", UNSOLD)]
        events = play(game, "deal step3")
        left = "17 18 19 20 21 22"
        if step == 1:
            assert (removed(events), begun(events)) == ([("16", STEP_TWO)], [2])
            events = play(game, "deal 30")
            left = "18 19 20 21 22 30"
        assert begun(events) == [3] and (market(game), game.view()["phase"]) == (left, "fuel")


def test_a12_begun_in_phase_2_step_3_has_its_market_update_in_the_same_round():
    """Step 3 column, the lowest plant leaves and is replaced."""
    for edition in EDITIONS:
        game = step_table(edition, 2)
        enter(game, "auction")
        rest(game, "auction")
        play(game, "deal step3")
        rest(game, "fuel")
        rest(game, "build")
        events = rest(game, "bureaucracy")
        assert (refilled(events), removed(events)) == (COLUMN[edition][2], [("17", OUTDATED)])
        play(game, "deal 33")
        assert (market(game), game.state.round) == ("18 19 20 21 22 33", 3)


def test_drawn_by_the_update_of_step_2_it_holds_from_the_next_round():
    """The refill was by the Step 2 column; the plant laid under the deck is shuffled in."""
    for edition in EDITIONS:
        game = step_table(edition, 2)
        enter(game, "bureaucracy")
        events = rest(game, "bureaucracy")
        assert (refilled(events), removed(events)) == (COLUMN[edition][1], [("22", SLID)])
        events = play(game, "deal step3")
        assert (removed(events), begun(events)) == ([("15", STEP_THREE)], [3])
        assert len(happened(events, RoundBegan)) == 1
        assert (market(game), offered(game)) == ("16 17 18 19 20 21", "16 17 18 19 20 21")
        assert labels(game.state.under) == "30 31 32 33 34 22"


def test_a05_drawn_by_the_update_of_step_1_the_refill_was_by_the_step_1_column():
    """All texts speak of Step 2, but the refill comes before the draw."""
    for edition in CLASSIC:
        game = step_table(edition, 1)
        enter(game, "bureaucracy")
        assert refilled(rest(game, "bureaucracy")) == COLUMN[edition][0]
        events = play(game, "deal step3")
        assert (removed(events), begun(events), market(game)) == ([("15", STEP_THREE)], [3], "16 17 18 19 20 21")


def test_a05_recharged_also_makes_the_change_of_step_2_then():
    """Ruling A4: the lowest plant is replaced, perhaps by the plant just laid under the deck."""
    game = step_table("recharged", 1)
    enter(game, "bureaucracy")
    assert refilled(rest(game, "bureaucracy")) == COLUMN["recharged"][0]
    events = play(game, "deal step3")
    assert (removed(events), begun(events), turn(game)) == ([("15", STEP_TWO)], [2], "chance")
    events = play(game, "deal 22")
    assert (removed(events), begun(events)) == ([("16", STEP_THREE)], [3])
    assert (market(game), game.state.round) == ("17 18 19 20 21 22", 3)


def updated(edition, step, card, **options):
    """Bureaucracy up to the draw of the market update, what is told before it, and what comes of this card."""
    game = step_table(edition, step, last_refill_two=True, **options)
    enter(game, "bureaucracy")
    before = rest(game, "bureaucracy")
    return game, before, play(game, card)


def test_a05_with_last_refill_two_the_card_of_step_1_brings_the_refill_of_step_2():
    """003: the card and the lowest plant leave, then the market is filled a last time by the middle column."""
    for edition in EDITIONS:
        game, before, events = updated(edition, 1, "deal step3", step_three_skips_two=True)
        assert not happened(before, MarketRefilled)
        assert refilled(events) == COLUMN[edition][1]
        assert (removed(events), begun(events), market(game)) == ([("15", STEP_THREE)], [3], "16 17 18 19 20 21")
        assert tuple(game.state.tokens) == COLUMN[edition][1]


def test_a05_with_last_refill_two_there_is_one_refill_though_two_draws():
    """Ruling A4: the change of Step 2 draws once more."""
    for edition in EDITIONS:
        game, _, events = updated(edition, 1, "deal step3", step_three_skips_two=False)
        assert (refilled(events), begun(events)) == (COLUMN[edition][1], [2])
        assert not happened(play(game, "deal 30"), MarketRefilled)
        assert (game.state.step, game.state.round) == (3, 3) and tuple(game.state.tokens) == COLUMN[edition][1]


def test_a05_with_last_refill_two_any_other_card_of_step_1_leaves_its_refill():
    """The column of Step 1, as without the option."""
    for edition in EDITIONS:
        game, _, events = updated(edition, 1, "deal 25", deck="25")
        assert refilled(events) == COLUMN[edition][0] == tuple(game.state.tokens)
        assert game.state.step == 1


def test_a05_with_last_refill_two_steps_2_and_3_are_as_ever():
    """Filled before the draw, by their own columns; so is the round whose plant for Step 2 is the card (ruling A6)."""
    for edition in EDITIONS:
        _, before, events = updated(edition, 2, "deal step3")
        assert refilled(before) == COLUMN[edition][1] and not happened(events, MarketRefilled)
        for draws_three, column in ((False, 1), (True, 2)):
            game = step_table(edition, 1, 7, last_refill_two=True, step_two_draws_three=draws_three)
            enter(game, "bureaucracy")
            play(game, "deal step3")
            assert refilled(rest(game, "bureaucracy")) == COLUMN[edition][column]


def test_a04_drawn_by_the_update_of_step_1_either_edition_may_do_as_the_other():
    """`step_three_skips_two`."""
    game = step_table("recharged", 1, step_three_skips_two=True)
    enter(game, "bureaucracy")
    rest(game, "bureaucracy")
    assert begun(play(game, "deal step3")) == [3] and market(game) == "16 17 18 19 20 21"
    game = step_table("classic", 1, step_three_skips_two=False)
    enter(game, "bureaucracy")
    rest(game, "bureaucracy")
    assert begun(play(game, "deal step3")) == [2]
    assert begun(play(game, "deal 30")) == [3] and market(game) == "17 18 19 20 21 30"


def test_a11_with_nothing_under_the_card_sold_plants_leave_their_places_empty():
    """The card is in the market, the deck is empty; five plants stay."""
    game = step_table("classic", 2)
    lay_deck(game, "")
    enter(game, "auction")
    play(game, "Anna open 16 16", "Bert pass", "Cora pass", "deal step3", "Bert open 17 17", "Cora pass")
    assert (market(game), turn(game)) == ("15 18 19 20 21 22", "Cora")
    assert removed(play(game, "Cora drop")) == [("15", STEP_THREE)]
    assert market(game) == "18 19 20 21 22"

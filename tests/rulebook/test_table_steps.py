"""Steps 2 and 3 as a table tells them: by cities, by the Step 3 card in every phase, and by the rulings."""

from kit.tracker.table_games import (
    asks,
    connect,
    done,
    friends,
    happened,
    in_step,
    order,
    phase,
    play,
    refill,
    refused,
    table,
    turn,
    until,
)
from voltable.engine.words import IN_DECK, IN_MARKET, OUT
from voltable.plants.events import LastCardDrawn, StepBegan
from voltable.tracker.events import Refilled
from voltable.tracker.state import NEXT_NOTICE, NOTICE, POWER, REFILL

BOARD_EDITIONS = ("classic", "central_europe", "recharged")
STEP_TWO = {
    "classic": (10, 7, 7, 7, 6),
    "central_europe": (10, 7, 7, 7, 6),
    "recharged": (7, 7, 7, 7, 6),
}
COUNTING = ("quick", "score", "market")


def steps(events) -> list:
    """The steps that began."""
    return [event.step for event in happened(events, StepBegan)]


def built(edition="classic", cities=7, count=4, depth="quick", **options):
    """Ana has so many cities, and building is over; the game, and what that brought."""
    game = connect(until(table(edition, friends(count), depth, **options), "build"), Ana=cities)
    until_last_builder(game)
    return game, done(game)


def until_last_builder(game):
    """Only the first in order still builds."""
    until(game, "build")
    while turn(game) != order(game).split()[0]:
        done(game)
    return game


def state_of(game) -> tuple:
    """Step, what is asked, where the last card is."""
    return game.state.step, game.state.stage, game.state.last_card


def test_step_two_by_edition_and_players():
    """10, 7, 7, 7, 6 cities; recharged 7, 7, 7, 7, 6: not with one less, and only when building is over."""
    for edition in BOARD_EDITIONS:
        for count, due in enumerate(STEP_TWO[edition], 2):
            for depth in COUNTING:
                game, events = built(edition, due - 1, count, depth)
                assert (steps(events), game.state.step, game.state.stage) == ([], 1, POWER)
                game, events = built(edition, due, count, depth)
                assert (steps(events), state_of(game)) == ([2], (2, NOTICE, IN_DECK))


def test_step_two_holds_from_this_phase_five():
    game, _ = built("classic", 8, 4)
    done(game)
    assert state_of(game) == (2, POWER, IN_DECK)
    done(game)
    assert refill(game) == [6, 4, 3, 2]


def test_step_two_waits_for_the_end_of_building():
    game = until(table(depth="quick"), "build")
    events = play(game, "city 7", "done", "city 8", "done", "done")
    assert (steps(events), game.state.step, phase(game)) == ([], 1, "build")
    assert steps(done(game)) == [2]


def test_step_two_begins_once():
    game, _ = built("classic", 8, 4)
    until(game, "build", round=2)
    until_last_builder(game)
    assert (steps(done(game)), game.state.step, game.state.stage) == ([], 2, POWER)


def test_guide_is_told_the_step():
    game = until(table(depth="guide"), "bureaucracy", POWER)
    play(game, "set step 2")
    done(game)
    assert (game.state.step, refill(game)) == (2, [6, 4, 3, 2])


def test_step_three_card_in_the_auction():
    """Step 3 holds from phase 3 of this round, in every edition, at every depth."""
    for edition in BOARD_EDITIONS:
        for depth in ("guide", "quick", "score", "market"):
            for step in (1, 2):
                game = in_step(until(table(edition, depth=depth), "auction", round=2), step)
                assert happened(play(game, "deal step3"), LastCardDrawn) == [LastCardDrawn()]
                assert state_of(game) == (step, 0, IN_MARKET)
                assert steps(done(game))[-1] == 3
                assert (state_of(game), phase(game)) == ((3, NOTICE, OUT), "auction")
                assert asks(game) == ["done", "set"]
                done(game)
                assert (state_of(game), phase(game)) == ((3, 0, OUT), "fuel")
                until(game, "bureaucracy", REFILL)
                assert refill(game)[1] == (4 if edition == "central_europe" else 5) or depth == "market"


def test_step_three_card_of_the_last_buyer():
    """Turn by turn it is told before the sale that ends the auction."""
    game = until(table(), "auction", round=2)
    play(game, "Ana bought", "Bo drop", "Cy bought", "deal step3")
    assert steps(play(game, "Di bought")) == [3]
    assert (state_of(game), phase(game)) == ((3, NOTICE, OUT), "auction")


def test_step_three_card_before_step_two():
    """Ruling A4: the texts of 2004 skip Step 2, the text of 2020 has its change first."""
    skips, waits = {"step_three_skips_two": True}, {"step_three_skips_two": False}
    for edition, default in (("classic", [3]), ("central_europe", [3]), ("recharged", [2, 3])):
        for options, due in (({}, default), (skips, [3]), (waits, [2, 3])):
            game = until(table(edition, depth="quick", **options), "auction", round=2)
            play(game, "deal step3")
            assert steps(done(game)) == due, (edition, options)
            game = until(table(edition, depth="quick", **options), "bureaucracy", REFILL)
            play(game, "deal step3")
            assert steps(done(game)) == due, (edition, options)


def test_step_three_card_after_step_two():
    """Then only Step 3 begins."""
    for edition in BOARD_EDITIONS:
        game = in_step(until(table(edition, depth="quick"), "auction", round=2), 2)
        play(game, "deal step3")
        assert steps(done(game)) == [3]


def test_step_three_card_in_building():
    """Obsolete plants are replaced only in the texts of 2004; Step 3 holds from this phase 5."""
    for edition in BOARD_EDITIONS[:2]:
        for depth in ("guide", "quick", "score", "market"):
            game = in_step(until(table(edition, depth=depth), "build"), 2)
            play(game, "deal step3")
            assert state_of(game) == (2, 0, IN_MARKET)
            events = done(game, 4)
            assert (steps(events), state_of(game), phase(game)) == ([3], (3, NOTICE, OUT), "bureaucracy")
            done(game)
            assert state_of(game) == (3, POWER, OUT)
            done(game)
            assert depth == "market" or refill(game)[0] == (5 if edition == "central_europe" else 4)
    game = until(table("recharged"), "build")
    assert refused(game, "deal step3") == "not-now"


def test_both_steps_in_one_building_phase():
    """Ruling A8: Step 2, then Step 3; both before phase 5."""
    game = until(table("classic", depth="quick"), "build")
    play(game, "city 7", "deal step3")
    assert steps(done(game, 4)) == [2, 3]
    assert state_of(game) == (3, NOTICE, OUT)
    done(game)
    assert state_of(game) == (3, POWER, OUT)


def test_the_plant_for_step_two_is_the_step_three_card():
    """Ruling A6: by the texts of 2004 Step 3 holds at once."""
    for edition, options in (("classic", {}), ("central_europe", {}), ("recharged", {"step_two_draws_three": True})):
        game, _ = built(edition, 7, 4, **options)
        assert steps(play(game, "deal step3")) == [3]
        assert state_of(game) == (3, NOTICE, OUT)
        assert refused(game, "deal step3") == "not-now"
        done(game, 2)
        assert state_of(game) == (3, REFILL, OUT)
        assert refill(game)[0] == (5 if edition == "central_europe" else 4)
        done(game)
        assert phase(game) in ("order", "auction")


def test_the_plant_for_step_two_is_the_step_three_card_in_2020():
    """Ruling A6: the Step 2 column now, Step 3 from the next round."""
    for edition, options in (("recharged", {}), ("classic", {"step_two_draws_three": False})):
        game, _ = built(edition, 7, 4, **options)
        assert steps(play(game, "deal step3")) == []
        assert state_of(game) == (2, NOTICE, IN_MARKET)
        done(game, 2)
        assert (state_of(game), refill(game)) == ((2, REFILL, IN_MARKET), [6, 4, 3, 2])
        assert steps(done(game)) == [3]
        assert state_of(game) == (3, NEXT_NOTICE, OUT)
        done(game)
        assert game.state.round == 2


def test_step_three_card_with_the_refill():
    """The refill is by the step in force (ruling A5); the next round is the first of Step 3."""
    for edition in BOARD_EDITIONS:
        for depth in ("guide", "quick", "score", "market"):
            for step in (1, 2):
                game = in_step(table(edition, depth=depth), step)
                until(game, "bureaucracy", REFILL)
                before = refill(game)
                play(game, "deal step3")
                assert (state_of(game), refill(game)) == ((step, REFILL, IN_MARKET), before)
                assert steps(done(game))[-1] == 3
                assert state_of(game) == (3, NEXT_NOTICE, OUT)
                assert game.state.round == 1
                done(game)
                assert (game.state.round, game.state.step, game.state.last_card) == (2, 3, OUT)


def test_a05_with_last_refill_two_the_card_in_step_1_brings_the_refill_of_step_2():
    """As soon as the card is told; in Step 2 nothing changes."""
    for edition in BOARD_EDITIONS:
        for depth in ("guide", "quick", "score", "market"):
            two = refill(until(in_step(table(edition, depth=depth), 2), "bureaucracy", REFILL))
            for step in (1, 2):
                game = until(in_step(table(edition, depth=depth, last_refill_two=True), step), "bureaucracy", REFILL)
                if step == 1 and depth != "market":
                    assert refill(game) != two
                play(game, "deal step3")
                assert (state_of(game), refill(game)) == ((step, REFILL, IN_MARKET), two)
                events = done(game)
                assert steps(events)[-1] == 3
                if depth == "market":
                    assert happened(events, Refilled) == [Refilled(tuple(two))]


def test_the_step_three_card_comes_once():
    game = until(table(depth="quick"), "auction", round=2)
    play(game, "deal step3")
    assert refused(game, "deal step3") == "not-now"
    done(game, 2)
    for name in ("fuel", "build", "bureaucracy"):
        until(game, name)
        assert refused(game, "deal step3") == "not-now"
    until(game, "bureaucracy", REFILL)
    assert refused(game, "deal step3") == "not-now"


def test_where_no_plant_is_drawn_no_card_comes():
    for edition in BOARD_EDITIONS:
        game = table(edition)
        for name, stage in (("order", None), ("fuel", None), ("bureaucracy", POWER)):
            until(game, name, stage)
            if name == "fuel":
                done(game)  # at its very beginning the auction's last draw may still be told
                assert game.view()["phase"] == "fuel"
            assert refused(game, "deal step3") == "not-now"
            assert "deal" not in asks(game)


def test_the_card_that_replaced_the_last_plant_sold():
    """The last buyer has closed the auction when it is turned up: it is told before anybody buys fuel."""
    for depth in ("guide", "quick", "score", "market"):
        game = until(table("recharged", depth=depth), "fuel", round=2)
        buyer = game.turn
        assert steps(play(game, "deal step3")) == [2, 3]  # ruling A4
        assert (game.state.step, game.state.stage) == (3, NOTICE)
        done(game)
        assert (game.view()["phase"], game.turn) == ("fuel", buyer)
        assert refused(game, "deal step3") == "not-now"


def test_no_step_two_in_step_three():
    """Ruling A4: cities no longer matter."""
    game = in_step(until(table(depth="quick"), "build"), 3)
    play(game, "city 9")
    assert (steps(done(game, 4)), game.state.step, game.state.stage) == ([], 3, POWER)

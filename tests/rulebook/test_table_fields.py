"""What can be set right by hand: at any moment, within what can be."""

from kit.tracker.table_games import (
    EDITIONS,
    connect,
    depths_of,
    done,
    friends,
    happened,
    in_step,
    play,
    refused,
    table,
    until,
)
from voltable.engine.verbs import SET
from voltable.engine.words import IN_DECK, OUT
from voltable.tracker.events import FieldSet
from voltable.tracker.fields import FIELDS, FIRST_FUEL, FIRST_SEAT, ROUND
from voltable.tracker.state import FINAL, POWER, REFILL

FUELS = 4


def fields_of(edition, depth, board=None) -> set:
    """The fields that a table of four offers."""
    game = table(edition, depth=depth, board=board)
    return {choice[1] for choice in game.choices() if choice[0] == SET}


def numbers_of(words) -> set:
    """Fields by their names."""
    return {FIELDS.index(word) for word in words.split()}


def test_fields_by_edition_and_depth():
    """Rounds and the end everywhere; steps on boards; cities or incomes where they are counted; tokens with prices."""
    seats = set(range(FIRST_SEAT, FIRST_SEAT + 4))
    fuels = set(range(FIRST_FUEL, FIRST_FUEL + FUELS))
    for edition in EDITIONS[:2]:
        assert fields_of(edition, "guide") == numbers_of("round step end")
        assert fields_of(edition, "quick") == fields_of(edition, "score") == numbers_of("round step end") | seats
        assert fields_of(edition, "market") == numbers_of("round step end") | fuels | seats
    assert fields_of("recharged", "guide", "germany") == numbers_of("round step end phase_out")
    assert fields_of("recharged", "market", "usa") == numbers_of("round step end") | fuels | seats
    assert fields_of("card", "guide") == numbers_of("round end")
    assert fields_of("card", "quick") == fields_of("card", "score") == numbers_of("round end") | seats


def test_limits():
    game = table("recharged", depth="market")
    for line in ("round 0", "round 100", "step 0", "step 4", "Ana 23", "coal 25", "uranium 13", "phase_out 2"):
        assert refused(game, "set " + line) == "bad-amount", line
    for line in ("round 1", "round 99", "step 3", "step 1", "Ana 22", "Ana 0", "coal 24", "uranium 12", "phase_out 1"):
        play(game, "set " + line)
    assert refused(game, (SET, ROUND, -1)) == "bad-amount"
    for field in (-1, FIRST_SEAT + 4, 99):
        assert refused(game, (SET, field, 1)) == "no-such-field"


def test_incomes_of_the_card_game():
    game = table("card", depth="quick")
    play(game, "set Ana 99", "set Bo 0")
    assert refused(game, "set Ana 100") == "bad-amount"
    assert refused(game, "set step 2") == "no-such-field"


def test_it_is_told():
    game = table(depth="quick")
    assert happened(play(game, "set Bo 5"), FieldSet) == [FieldSet(FIRST_SEAT + 1, 5)]
    assert happened(play(game, "set round 7"), FieldSet) == [FieldSet(ROUND, 7)]


def test_in_every_phase():
    """Nothing that is asked gets lost by it."""
    for edition in EDITIONS:
        for depth in depths_of(edition):
            game = table(edition, friends(3), depth)
            for _ in range(25):
                before = (game.state.stage, game.state.phase, game.state.turn)
                play(game, "set round 4")
                assert (game.state.stage, game.state.phase, game.state.turn) == before
                assert game.state.round == 4
                done(game)


def test_a_step_moves_its_card():
    """Step 3 means that the card is out; an earlier one that it may still come."""
    game = in_step(table(depth="quick"), 3)
    assert game.state.last_card == OUT
    assert refused(game, "deal step3") == "not-now"
    in_step(game, 2)
    assert game.state.last_card == IN_DECK
    play(game, "deal step3")


def test_cities_change_the_prediction():
    """Bo left cities dark, so plants decide: as many have power as last time, if there are so many."""
    game = connect(until(table(depth="quick"), "build"), Ana=5, Bo=6, Cy=4, Di=3)
    until(game, "bureaucracy", POWER)
    play(game, "Bo powered 4")
    until(game, "bureaucracy", POWER, 2)
    play(game, "set Bo 7", "set Ana 6")
    assert game.state.powered == [6, 4, 4, 3]
    play(game, "set Bo 1")
    assert game.state.powered == [6, 1, 4, 3]


def test_cities_at_the_last_count():
    """Then all of them are predicted."""
    game = connect(until(table(depth="quick"), "build"), Ana=17, Bo=6, Cy=4, Di=3)
    until(game, "bureaucracy", FINAL)
    play(game, "set Bo 18")
    assert game.state.powered == [17, 18, 4, 3]


def test_cities_decide_the_next_order():
    game = until(table(depth="quick"), "bureaucracy", REFILL)
    play(game, "set Ana 1", "set Bo 2", "set Cy 3", "set Di 4")
    done(game)
    assert game.state.order == (3, 2, 1, 0)

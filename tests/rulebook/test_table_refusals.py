"""Every verb where a table does not ask for it: refused by name, and nothing has changed."""

from kit.tracker.table_games import EDITIONS, asks, depths_of, friends, new, phase, play, refused, table, until
from kit.tracker.table_random import play_random
from voltable.engine.verbs import (
    BID,
    BOUGHT,
    BUILD,
    BUY,
    CITY,
    DEAL,
    DONE,
    DROP,
    FIRST,
    FUEL,
    GIVE,
    INCOME,
    MARK,
    OPEN,
    PASS,
    PICKED,
    PLACE,
    POWERED,
    REGION,
    RUN,
    SCRAP,
    SETUP,
    START,
    WORDS,
)
from voltable.engine.words import LAST_CARD
from voltable.tracker.state import AUCTION, DUMMY_FUEL, DUMMY_PLANT, DUMMY_SCRAP, POWER, REFILL, TURN

# An action of each verb that a table answers, harmless where it is asked for.
TABLE_ACTIONS = (
    (DONE,), (BOUGHT, 0), (DROP,), (FIRST, 0), (CITY, 1), (POWERED, 0, 0), (INCOME, 1), (FUEL, 0, 1), (SCRAP, 0),
    (DEAL, LAST_CARD),
)  # fmt: skip
GAME_ACTIONS = (
    (OPEN, 0, 1), (BID, 1), (PASS,), (GIVE, 0, 1), (BUY, 0, 1, 1), (BUILD, 0), (MARK, 0), (PLACE, 0), (RUN, 0, 0),
    (REGION, 0), (SETUP,), (START,), (PICKED,),
)  # fmt: skip


def test_what_is_not_asked_is_refused():
    """In every phase of every edition at every depth."""
    for edition in EDITIONS:
        for depth in depths_of(edition):
            game = table(edition, friends(3), depth)
            seen = set()
            while game.state.round < 3:
                where = (game.state.phase, game.state.stage, game.state.round == 1)
                if where not in seen:
                    seen.add(where)
                    check_refusals(game)
                play(game, "done")


def check_refusals(game):
    """The verbs that are not offered."""
    asked = asks(game)
    for action in TABLE_ACTIONS:
        word = WORDS[action[0]]
        if word not in asked:
            opens = game.state.phase == AUCTION and game.state.stage == TURN and game.edition.turns
            due = "must-buy" if word == "drop" and opens and game.state.round == 1 else "not-now"
            assert refused(game, action) == due, (phase(game), word)


def test_verbs_of_a_whole_game_are_never_answered():
    for number in (1, 2, 3, 16):
        for game in play_random(number, 40):
            for action in GAME_ACTIONS:
                assert refused(game, action) == ("game-over" if game.over else "not-now"), action


def test_only_names_are_taken_at_the_setup():
    """Everybody has one place."""
    game = new()
    for action in TABLE_ACTIONS:
        if action[0] != FIRST:
            assert refused(game, action) == "not-now"
    assert refused(game, (FIRST, 4)) == refused(game, (FIRST, -1)) == "cannot-come"
    play(game, "first Bo")
    assert refused(game, "first Bo") == "cannot-come"
    assert refused(game, "first Zoe") == "unknown-name"
    assert [choice[1] for choice in game.choices()] == [0, 2, 3]


def test_only_the_last_card_is_told():
    """Which plant comes does not matter."""
    for edition in EDITIONS:
        game = table(edition)
        for card in (0, 41, 43, -1, 64):
            assert refused(game, (DEAL, card)) == "not-now"
        assert refused(game, "deal 13") == "no-such-card"
        other = "end" if edition != "card" else "step3"
        assert refused(game, "deal " + other) == "no-such-card"


def test_cities_have_a_limit():
    """22 houses (ruling A30)."""
    for edition in EDITIONS[:3]:
        for depth in ("quick", "score", "market"):
            game = until(table(edition, depth=depth), "build")
            assert refused(game, "city 23") == "bad-amount"
            assert refused(game, (CITY, -1)) == "bad-amount"
            play(game, "city 22", "city 0")
        assert refused(until(table(edition, depth="guide"), "build"), "city 3") == "not-now"


def test_the_third_party_is_asked_only_in_its_turn():
    for edition in ("recharged", "card"):
        game = table(edition, friends(2))
        assert refused(game, "fuel coal 1") == "not-now"
        assert refused(game, "scrap 1") == "not-now"
        until(game, "auction", DUMMY_PLANT)
        for line in ("done", "drop", "Ana bought", "scrap 1"):
            assert refused(game, line) == "not-now", line
        until(game, "fuel", DUMMY_FUEL)
        assert refused(game, "fuel coal 1") == "not-now"
    game = table("recharged", friends(2))
    for round in (1, 2, 3, 4):
        until(game, "auction", DUMMY_PLANT, round)
        play(game, "fuel oil 1")
    assert game.state.stage == DUMMY_SCRAP
    for line in ("done", "drop", "Ana bought", "fuel oil 1"):
        assert refused(game, line) == "not-now", line


def test_ties_are_asked_before_anything_else():
    game = until(table(), "order")
    for line in ("Ana bought", "drop", "city 3", "Ana powered 0", "income 3", "fuel coal 1", "deal step3"):
        assert refused(game, line) == "not-now", line


def test_production_and_refill_take_their_own_answers():
    game = until(table(depth="market"), "bureaucracy", POWER)
    for line in ("first Ana", "city 3", "fuel coal 1", "deal step3", "Ana bought"):
        assert refused(game, line) == "not-now", line
    until(game, "bureaucracy", REFILL)
    for line in ("first Ana", "Ana powered 0", "city 3", "fuel coal 1"):
        assert refused(game, line) == "not-now", line


def test_nonsense_is_no_action():
    game = table()
    for action in ((), [], None, 16, (DONE, 1), (BOUGHT,), (FIRST, "Ana"), (CITY, 1.0), (-1,), (99,), ((DONE,),)):
        assert refused(game, action) == "bad-action", action

"""Whatever is asked, the answer is an action done or a Refusal with everything as it was (contract 2)."""

import voltable
from kit.cards.helpers import enter, owns, play, refusal_of, refused, table
from voltable.bots import random_bot as bots
from voltable.engine import verbs
from voltable.engine.verbs import BID, BUY, DEAL, DONE, DROP, FIRST, GIVE, OPEN, PASS, RUN, SCRAP, UNDO, WORDS

ODD = (-1, -(2**31), 2**31, 2**32, 2**64, 10**30, 99, 12345)
WRONG = (True, False, 1.0, 0.5, "1", "coal", b"1", None, (1,), [1], {})


def test_what_is_no_action_is_refused():
    """Not a tuple of a verb and whole numbers."""
    game = voltable.new_game("card", players=3, seed=1)
    before = game.hash()
    for action in WRONG + ("pass", "Ana pass", 6, {6}):
        if type(action) not in (tuple, list):
            assert refusal_of(game.play, action).word == "bad-action"
    for action in ((), [], ((),), (None,), (True,), ("pass",), (6.0,), (-1,), (len(WORDS),), (10**30,), [[6]]):
        assert refusal_of(game.play, action).word == "bad-action"
    assert game.hash() == before


def test_too_few_or_too_many_numbers_are_refused():
    """An open amount may carry its most, nothing else may."""
    game = voltable.new_game("card", players=3, seed=1)
    for action in ((OPEN,), (OPEN, 0), (OPEN, 0, 1, 2, 3), (PASS, 1), (DROP, 0), (BID,), (RUN, 0), (DONE, 1)):
        assert refused(game, action) == "bad-action"


def positions():
    """A game in every stage that asks a player."""
    game = table("Gosia Maciek Anna", columns={2: "coal2 gas3", 3: "oil1"})
    owns(game, "Gosia", "5a 7a 9", fuel="gas2 gas2 oil2 oil2", money=30)
    owns(game, "Maciek", "6a 8", fuel="coal2", money=30)
    owns(game, "Anna", "5c", money=30)
    enter(game, "auction")
    yield game
    play(game, "Gosia open 11 11")
    yield game
    play(game, "Maciek pass", "Anna pass")
    yield game
    play(game, "Gosia scrap 9")
    yield game
    play(game, "Gosia give gas 2")
    yield game  # chance
    enter(game, "fuel")
    yield game
    enter(game, "bureaucracy")
    yield game


def test_numbers_that_mean_nothing_are_refused_in_every_stage():
    """Negative, huge and unknown ones, for every verb."""
    verbs = ((OPEN, 2), (BID, 1), (SCRAP, 1), (GIVE, 2), (BUY, 3), (RUN, 2), (DEAL, 1), (FIRST, 1), (UNDO, 1))
    for game in positions():
        for verb, count in verbs:
            for number in ODD:
                refused(game, (verb,) + (number,) * count)
                if count > 1:
                    refused(game, (verb, number) + (1,) * (count - 1))
                    refused(game, (verb,) + (1,) * (count - 1) + (number,))


def test_numbers_of_another_type_are_refused_in_every_stage():
    """Booleans, floats, text and nothing."""
    for game in positions():
        for choice in game.choices():
            for wrong in WRONG:
                for place in range(len(choice)):
                    assert refused(game, choice[:place] + (wrong,) + choice[place + 1 :]) == "bad-action"


def test_every_verb_that_is_not_asked_is_refused():
    """Actions out of turn: whatever stands in no choice."""
    for game in positions():
        asked = [choice[0] for choice in game.choices()]
        for verb in range(len(WORDS)):
            if verb not in asked and verb != UNDO:
                numbers = verbs.NUMBERS[verb]
                assert refused(game, (verb,) + (0,) * numbers) == "not-now"


def test_after_the_end_everything_is_refused():
    """game-over."""
    game = voltable.new_game("card", players=2, seed=1)
    bots.play_random(game, 1)
    assert game.choices() == []
    for action in ((OPEN, 0, 1), (PASS,), (DONE,), (RUN, 0, 0), (DEAL, 0)):
        assert refused(game, action) == "game-over"


def test_lines_that_mean_nothing_are_refused():
    """Never another exception, whatever is typed."""
    words = (
        "", "open", "open 9", "open x y", "open 9 -1", "open 9 1.5", "bid", "bid 9999999999", "pass now", "buy",
        "buy x@y", "buy coal@", "give coal", "give coal x", "run x", "run 5 gas", "run 7 gas=", "run =", "deal",
        "deal x", 'deal ""', "deal 5", "first", "first x", "undo", "undo x", "setup", "start", "picked", "build x",
        "fuel coal 1", "set x 1", '"', '""', "Gosia", "Gosia Gosia", "\x00", "x" * 999,
    )  # fmt: skip
    for game in positions():
        for line in words:
            refused(game, line)
    for line in (None, 5, b"pass", ["pass"], ("pass",)):
        assert refusal_of(voltable.notation.read, line, game).word == "bad-line"

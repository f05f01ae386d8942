"""Bad input while a board game is played: refused by name, and nothing changes."""

import voltable
from kit.boards.board_positions import EDITIONS, ODD, WRONG, check_choices, expand, positions
from kit.boards.board_table import board_table, enter, play, refused
from kit.cards.helpers import refusal_of
from voltable import Refusal, notation
from voltable.bots import random_bot as bots
from voltable.engine.verbs import DROP, FUEL, GIVE, NUMBERS, OPEN_AMOUNT, SCRAP, UNDO, WORDS


def test_only_what_is_offered_is_accepted_in_every_stage():
    """Choices against the whole universe of actions."""
    for game in positions():
        check_choices(game)


def test_only_what_is_offered_is_accepted_along_whole_games():
    """Every 97th position."""
    for number, (edition, board) in enumerate(EDITIONS):
        game = voltable.new_game(edition, board, 2 + number, seed=number)
        dice = bots.random_dice(number)
        moves = 0
        while not game.over:
            if moves % 97 == 0:
                check_choices(game)
            game.play(bots.random_move(game.choices(), dice))
            moves += 1


def test_numbers_that_mean_nothing_are_refused_in_every_stage():
    """Negative, huge and unknown ones, for every verb."""
    for game in positions():
        before = game.hash()
        for verb in range(len(WORDS)):
            count = NUMBERS[verb]
            for number in ODD if count else ():
                for place in range(count):
                    hostile = (verb,) + (0,) * place + (number,) + (1,) * (count - 1 - place)
                    answer_hostile(game, hostile)
        assert game.hash() == before


def answer_hostile(game, action):
    """Refused, or one of the choices."""
    try:
        game.copy().play(action)
    except Refusal:
        return
    assert action in expand(game.choices()), action


def test_numbers_of_another_type_are_refused_in_every_stage():
    """Booleans, floats, text and nothing."""
    for game in positions():
        for choice in game.choices()[:6] + game.choices()[-1:]:
            for wrong in WRONG:
                for place in range(len(choice)):
                    assert refusal_of(game.play, choice[:place] + (wrong,) + choice[place + 1 :]).word == "bad-action"


def test_too_few_or_too_many_numbers_are_refused_in_every_stage():
    """An open amount may carry its most, nothing else may."""
    for game in positions():
        for verb in range(len(WORDS)):
            for count in range(5):
                if count == NUMBERS[verb] or verb in OPEN_AMOUNT and count == NUMBERS[verb] + 1:
                    continue
                assert refusal_of(game.play, (verb,) + (1,) * count).word == "bad-action"


def test_every_verb_that_is_not_asked_is_refused_as_such():
    """not-now, or game-over after the end."""
    for game in positions():
        asked = [choice[0] for choice in game.choices()]
        for verb in range(len(WORDS)):
            if verb not in asked and verb not in (UNDO, FUEL, SCRAP, GIVE, DROP):
                word = refused(game, (verb,) + (0,) * NUMBERS[verb])
                assert word == ("game-over" if game.over else "not-now"), (WORDS[verb], word)


def test_open_is_not_answered_by_country_while_it_is_not_asked():
    """Central Europe: a nuclear plant named during a draw or an auction is refused because nothing may be opened."""
    game = board_table("Anna Bob Cyril", "central_europe", market="10 11 15 16")
    enter(game, "auction")
    play(game, "Anna open 10 10")
    assert refused(game, "Bob open 11 11") == "not-now"


def test_lines_that_mean_nothing_are_refused():
    """Never another exception, whatever is typed."""
    words = (
        "", "open", "open 16", "open x y", "open 16 -1", "open 16 1.5", "open 999 1", "bid", "bid 9999999999",
        "pass now", "buy", "buy coal2@3", "fuel", "fuel coal", "fuel coal x", "fuel plutonium 1", "fuel coal -1",
        "fuel storage", "give coal", "give coal x", "give storage 1", "run x", "run 5 coal", "run 5 coal=", "run =",
        "run 5 =1", "run 5 coal=1=1", "run coal=1", "run 5 5", "deal", "deal x", 'deal ""', "deal step4", "deal 99",
        "first", "first x", "undo", "undo x", "setup", "start", "picked", "build", "build x", "build New York",
        'build "New York', "mark", "mark x", "place", "place x", "region", "region x", "city 1", "set x 1", '"', '""',
        "Anna", "Anna Anna", "Nobody done", "\x00", "x" * 999, "build " + "x" * 150,
    )  # fmt: skip
    for game in positions():
        for line in words:
            refused(game, line)
    for line in (None, 5, b"pass", ["pass"], ("pass",)):
        assert refusal_of(notation.read, line, game).word == "bad-line"

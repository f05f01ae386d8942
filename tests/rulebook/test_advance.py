"""Search and series play by `advance` and ask for `chances`: the same game, move for move, with nobody who listens."""

import voltable
from voltable.bots.random_bot import random_dice, random_move
from voltable.engine.log import MOST_RECORDS
from voltable.engine.verbs import CHANCE, NUMBERS

GAMES = (
    ("card", None, 2, {"demolition": True}), ("card", None, 4, {"choose_cards": True}), ("classic", "usa", 5, {}),
    ("central_europe", None, 3, {"regions": "draft"}), ("recharged", "usa", 2, {"starting_cities": True}),
    ("recharged", "germany", 6, {"storage_anytime": True}),
)  # fmt: skip


def both(edition, board, players, options, dice=None):
    """The same game twice."""
    return [voltable.new_game(edition, board, players, 5, dice, options) for _ in range(2)]


def picked(game, dice, number):
    """A move as the bots settle it; every third one as the choices have it, an open amount with its most."""
    choices = game.choices()
    return choices[dice.pick(len(choices))] if number % 3 == 0 else random_move(choices, dice)


def test_advance_is_play_without_its_events():
    """State, turn and log after every move; an amount that is left open means its least."""
    for edition, board, players, options in GAMES:
        one, other = both(edition, board, players, options)
        dice = random_dice(2)
        number = were_open = 0
        while not one.over and number < 400:
            action = picked(one, dice, number)
            were_open += len(action) > NUMBERS[action[0]] + 1
            one.play(action)
            assert other.advance(action) is None
            number += 1
            assert (one.hash(), one.turn, one.log.count) == (other.hash(), other.turn, other.log.count), (
                edition,
                action,
            )
        assert one.dump() == other.dump() and were_open, edition


def test_a_copy_advances_as_it_plays():
    """Without a log."""
    for edition, board, players, options in GAMES:
        game = both(edition, board, players, options)[0]
        one, other = game.copy(), game.copy()
        dice = random_dice(3)
        for number in range(150):
            if not one.over:
                action = picked(one, dice, number)
                one.play(action)
                other.advance(action)
                assert one.hash() == other.hash(), (edition, action)
        assert other.log is None and game.hash() == both(edition, board, players, options)[0].hash()


def test_what_was_advanced_can_be_taken_back():
    """Undo and redo go over it like over any move."""
    game = both("classic", "germany", 3, {})[0]
    dice = random_dice(4)
    hashes = [game.hash()]
    for _ in range(100):
        game.advance(random_move(game.choices(), dice))
        hashes.append(game.hash())
    for place in range(99, 60, -1):
        game.undo()
        assert game.hash() == hashes[place]
    game.redo()
    assert game.hash() == hashes[62] and voltable.load(game.dump()).hash() == hashes[62]


def test_a_full_log_refuses_and_nothing_has_changed():
    """As `play` does."""
    game = both("card", None, 3, {})[0]
    game.log.count = MOST_RECORDS
    before = game.hash()
    for move in (game.advance, game.play):
        try:
            move(game.choices()[0])
        except voltable.Refusal as no:
            assert no.word == "log-full" and game.hash() == before
        else:
            raise AssertionError("it was taken")


def test_chances_are_the_choices_with_weights():
    """Wherever a real table is asked what was drawn; nowhere else, and never where dice decide."""
    for edition, board, players, options in GAMES:
        game = both(edition, board, players, options, "table")[0]
        dice = random_dice(6)
        asked = 0
        for _ in range(150):
            if game.over:
                break
            found = game.chances()
            if game.turn == CHANCE:
                asked += 1
                assert [action for action, _ in found] == game.choices()
                assert min([weight for _, weight in found]) > 0
            else:
                assert found == []
            game.play(random_move(game.choices(), dice))
        assert asked > 10, edition
        assert voltable.new_game(edition, board, players, 5, None, options).chances() == []


def test_a_followed_table_asks_who_begins():
    """One seat as likely as another."""
    table = voltable.new_table("classic", players=4)
    assert table.turn == CHANCE and table.chances() == [(action, 1) for action in table.choices()]

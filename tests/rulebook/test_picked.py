"""A record that names the head that lost a fork: the game stands as before it, through undo, redo and loading."""

import voltable
from voltable.engine.pack import pack
from voltable.engine.refusal import LogError, Refusal
from voltable.engine.replay import follow
from voltable.engine.verbs import PICKED, UNDO

LOSER = b"12345678"


def played(moves):
    """A game after some moves."""
    game = voltable.new_game("card", players=3, seed=7)
    for _ in range(moves):
        game.play(game.choices()[0])
    return game


def test_nothing_changes_but_the_log():
    game = played(5)
    before, count = game.hash(), game.log.count
    game.log.add_picked(LOSER)
    assert (game.hash(), game.log.count) == (before, count + 1)
    assert voltable.load(game.dump()).hash() == before
    assert voltable.load(game.dump()).dump() == game.dump()


def test_undo_takes_back_the_move_before_it():
    game, other = played(5), played(4)
    game.log.add_picked(LOSER)
    game.undo()
    assert game.hash() == other.hash()
    game.redo()
    assert game.hash() == played(5).hash()
    assert voltable.load(game.dump()).hash() == game.hash()


def test_moves_go_on_behind_it():
    game, other = played(5), played(5)
    game.log.add_picked(LOSER)
    for either in (game, other):
        either.play(either.choices()[0])
        either.play(either.choices()[0])
        either.undo()
    assert game.hash() == other.hash() == voltable.load(game.dump()).hash()


def test_an_undo_may_name_it():
    game = played(5)
    game.log.add_picked(LOSER)
    picked = game.log.count - 1
    game.play(game.choices()[0])
    game.undo_to(picked)
    assert game.hash() == played(5).hash() == voltable.load(game.dump()).hash()


def test_only_a_head_is_named():
    for move in ((PICKED,), (PICKED, 5), (PICKED, b"123"), (PICKED, LOSER, 1)):
        game = played(2)
        game.log.add(pack(move))
        try:
            voltable.load(game.dump())
        except LogError as no:
            assert no.numbers[0] == game.log.count - 1
        else:
            raise AssertionError(move)


def test_records_of_the_other_side_are_followed():
    """Moves, undos and picks, each with its origin, byte for byte."""
    theirs = played(5)
    theirs.log.origin = 1
    theirs.play(theirs.choices()[0])
    theirs.undo()
    theirs.log.add_picked(LOSER)
    ours = played(5)
    for _, origin, payload in theirs.log.records(ours.log.count):
        follow(ours, payload, origin)
    assert ours.dump() == theirs.dump()
    assert ours.hash() == theirs.hash()
    assert ours.log.origin == 0


def test_what_the_rules_refuse_is_not_followed():
    game = played(5)
    before = game.dump()
    for move in ((UNDO, 4000), (UNDO, -1), (PICKED, 3), (16, 16), (99,)):
        try:
            follow(game, pack(move), 1)
        except Refusal:
            pass
        else:
            raise AssertionError(move)
        assert game.dump() == before
        assert game.log.origin == 0


def test_the_origin_of_a_move_stands_in_its_record():
    game = played(1)
    game.log.origin = 1
    game.play(game.choices()[0])
    data = game.dump()
    assert [origin for _, origin, _ in game.log.records()][-2:] == [0, 1]
    assert voltable.load(data).dump() == data

"""Undo and redo: the game stands as after a record, dice included (contract 2)."""

import voltable
from kit.cards.helpers import refusal_of, refused
from voltable.bots import random_bot as bots
from voltable.engine.verbs import UNDO
from voltable.plants.events import TakenBack


def played(moves, seed=3, count=3):
    """A random game of so many moves, and its hash after each record."""
    game = voltable.new_game("card", players=count, seed=seed)
    hashes = {game.log.at: game.hash()}
    dice = bots.random_dice(seed)
    for _ in range(moves):
        game.play(bots.random_move(game.choices(), dice))
        hashes[game.log.at] = game.hash()
    return game, hashes


def test_undo_goes_to_the_start_and_redo_back():
    """At each record the hash is what it was."""
    game, hashes = played(40)
    last = game.log.at
    while game.log.at > game.log.start:
        at = game.log.at
        assert game.undo() == at - 1
        assert game.hash() == hashes[at - 1]
    assert refusal_of(game.undo).word == "nothing-to-undo"
    while game.log.at < last:
        at = game.log.at
        assert game.redo() == at + 1
        assert game.hash() == hashes[at + 1]
    assert refusal_of(game.redo).word == "nothing-to-redo"


def test_undo_reaches_over_the_kept_copies():
    """A copy every 64 records changes nothing."""
    game, hashes = played(150, seed=5, count=5)
    records = sorted(hashes)
    for back in (1, 60, 20, 80, 63, 64, 65, 66, 2, 150):
        record = records[-1 - back]
        game.undo_to(record)
        assert game.hash() == hashes[record]


def test_the_dice_go_back_too():
    """The same moves after an undo draw the same cards."""
    game, hashes = played(60, seed=8)
    final = game.hash()
    dice = bots.random_dice(8)
    game.undo_to(game.log.start)
    for _ in range(60):
        game.play(bots.random_move(game.choices(), dice))
    assert game.hash() == final


def test_redo_ends_when_a_new_action_is_played():
    """Until a new action is played."""
    game, _ = played(10)
    game.undo()
    game.undo()
    game.play(game.choices()[-1])
    assert refusal_of(game.redo).word == "nothing-to-redo"


def test_undo_after_another_branch_steps_back_through_what_stands():
    """What was taken back is skipped."""
    game, hashes = played(5)
    third = sorted(hashes)[3]
    game.undo()
    game.undo()
    assert game.log.at == third
    game.play(game.choices()[-1])
    game.undo()
    assert (game.log.at, game.hash()) == (third, hashes[third])
    game.undo()
    assert game.hash() == hashes[third - 1]


def test_another_branch_can_be_taken_back_and_forth():
    """The undo record between the branches is no action."""
    game, _ = played(8)
    game.undo()
    game.undo()
    branch = [game.hash()]
    for _ in range(3):
        game.play(game.choices()[-1])
        branch.append(game.hash())
    for stood in reversed(branch[:-1]):
        game.undo()
        assert game.hash() == stood
    for stood in branch[1:]:
        game.redo()
        assert game.hash() == stood


def test_nothing_is_cut_from_the_log():
    """Undo is a record; the log only grows."""
    game, _ = played(6)
    before = game.dump()
    game.undo()
    game.redo()
    assert game.dump()[: len(before)] == before
    assert game.log.count == 1 + 1 + 6 + 2


def test_undo_can_be_played_as_an_action():
    """`undo N` names the record the game stands after."""
    game, hashes = played(6)
    record = sorted(hashes)[2]
    assert game.play((UNDO, record)) == [TakenBack(record)]
    assert game.hash() == hashes[record]


def test_undo_to_a_record_that_was_taken_back_brings_it_again():
    """Redo is an undo to a later record."""
    game, hashes = played(6)
    last = game.log.at
    game.undo_to(last - 4)
    game.undo_to(last - 1)
    assert game.hash() == hashes[last - 1]


def test_redo_never_leads_backwards():
    """Forward again: after two steps back by name and one forward, redo goes on forward."""
    game, hashes = played(6)
    last = game.log.at
    game.undo_to(last - 4)
    game.undo_to(last - 2)
    game.redo()
    assert game.log.at > last - 2


def test_undo_after_load():
    """A loaded game takes back as the one that was saved."""
    game, hashes = played(30)
    game = voltable.load(game.dump())
    for record in reversed(sorted(hashes)[:-1]):
        game.undo()
        assert game.hash() == hashes[record]
    game.redo()
    assert game.hash() == hashes[game.log.at]


def test_redo_survives_a_load():
    """The undo records say where redo leads."""
    game, hashes = played(10)
    last = game.log.at
    game.undo()
    game.undo()
    again = voltable.load(game.dump())
    assert again.hash() == game.hash()
    again.redo()
    again.redo()
    assert (again.log.at, again.hash()) == (last, hashes[last])


def test_records_that_do_not_exist_are_refused():
    """The start is the earliest, the last record the latest."""
    game, _ = played(4)
    for record in (-1, 0, game.log.start - 1, game.log.count, 10**9, -(10**9)):
        assert refused(game, (UNDO, record)) == "no-such-record"


def test_after_the_end_of_the_game_undo_still_works():
    """The engine knows no limit."""
    game = voltable.new_game("card", players=2, seed=4)
    bots.play_random(game, 4)
    assert game.over
    game.undo()
    assert not game.over


def test_a_copy_for_search_keeps_no_log():
    """It plays on without touching the game."""
    game, hashes = played(6)
    other = game.copy()
    other.play(other.choices()[0])
    assert game.hash() == hashes[game.log.at]
    assert refusal_of(other.undo).word == "no-log"
    assert refusal_of(other.dump).word == "no-log"


def test_an_undo_of_an_undo_leaves_nothing_to_redo():
    """Going back to the record of an undo stands where that undo stood; redo then goes on from there."""
    game, _ = played(4)
    last = game.log.at
    game.undo()
    first_undo = game.log.count - 1
    game.undo()
    game.undo_to(first_undo)
    assert game.log.at == last - 1
    assert game.redo() == last
    try:
        game.redo()
        raise AssertionError("there was something to redo")
    except voltable.Refusal as no:
        assert no.word == "nothing-to-redo"

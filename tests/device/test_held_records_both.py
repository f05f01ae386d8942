"""Records of a computer that are written together: all of them are on flash, or the game stands as before them."""

import voltable
from kit.device.bad_flash import ERROR, FULL, BadFlash
from kit.interpreters import scratch
from voltable.bots import random_bot as bots
from voltable.engine.journal import AROUND
from voltable_device.flash.games import Games

GID = b"held gid"
MOVES = 90  # the batches cross a copy of the state, taken every 64 records


def both(moves):
    """A game on flash, and the same game some moves further on in memory."""
    games = Games(scratch.folder() + "/games")
    kept = games.create(voltable.new_game("card", players=3, seed=8, gid=GID))
    ahead = voltable.new_game("card", players=3, seed=8, gid=GID)
    dice = bots.random_dice(8)
    for number in range(MOVES):
        action = bots.random_move(ahead.choices(), dice)
        ahead.play(action)
        if number < moves:
            kept.play(action)
    return games, kept, ahead


def facts(kept) -> tuple:
    """How the game stands in memory."""
    log = kept.game.log
    return kept.game.hash(), log.count, log.at, log.later, log.crc, log.head, log.size, log.undos()


def hold(kept, ahead, last):
    """Take the records of the other side up to one, without writing them."""
    kept.hold()
    for _, origin, payload in ahead.log.records(kept.game.log.count, last):
        kept.follow(payload, origin)


def test_held_records_are_written_with_one_append():
    games, kept, ahead = both(50)
    path = games.path(GID)
    before = scratch.read(path)
    hold(kept, ahead, 80)
    assert scratch.read(path) == before and kept.game.log.count == 81
    kept.release()
    data = scratch.read(path)
    assert data.startswith(before) and len(data) > len(before) + 20 * AROUND
    assert games.open(GID).game.hash() == kept.game.hash()


def test_a_write_that_fails_leaves_all_as_before():
    """Also the copies that undo starts from; afterwards the same records are taken."""
    for fault in (("write", FULL, 0), ("flush", FULL, 0)):
        games, kept, ahead = both(50)
        before = facts(kept)
        hold(kept, ahead, 80)
        flash = BadFlash(fault)
        try:
            kept.release()
        except voltable.Refusal as no:
            assert no.word == "flash-full"
        else:
            raise AssertionError(fault)
        finally:
            flash.heal()
        assert facts(kept) == before
        kept.undo()
        assert kept.game.hash() == games.open(GID).game.hash()


def test_a_write_that_fails_once_is_tried_again():
    games, kept, ahead = both(50)
    hold(kept, ahead, 80)
    flash = BadFlash(("write", ERROR, 0))
    kept.release()
    flash.heal()
    assert games.open(GID).game.hash() == kept.game.hash()


def test_a_key_in_between_writes_what_was_held_first():
    games, kept, ahead = both(50)
    hold(kept, ahead, 80)
    kept.play(kept.game.choices()[0])
    assert kept.game.log.count == 82 and kept.held is None
    assert games.open(GID).game.hash() == kept.game.hash()


def test_what_the_rules_refuse_changes_nothing_in_a_batch():
    games, kept, ahead = both(50)
    hold(kept, ahead, 70)
    before = facts(kept)
    try:
        kept.follow(b"\x91\x1e", 0)
    except voltable.Refusal:
        pass
    else:
        raise AssertionError
    assert facts(kept) == before
    kept.release()
    assert games.open(GID).game.hash() == kept.game.hash()

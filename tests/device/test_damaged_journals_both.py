"""What a device finds after bad days: torn and rotten ends, foreign files, leftovers of a cut."""

import os
from binascii import hexlify

import voltable
from kit.cards.helpers import refusal_of
from kit.device.bad_flash import FULL, BadFlash
from kit.interpreters import scratch
from voltable.bots import random_bot as bots
from voltable.engine import journal
from voltable.engine.pack import pack
from voltable.engine.verbs import BID
from voltable_device.flash.games import Games

GID = b"damaged!"
NAME = hexlify(GID).decode()


def played(moves=30, seed=6):
    """A folder with one game, which is at rest."""
    games = Games(scratch.folder() + "/games")
    kept = games.create(voltable.new_game("recharged", "germany", players=3, seed=seed, gid=GID))
    dice = bots.random_dice(seed)
    for _ in range(moves):
        kept.play(bots.random_move(kept.game.choices(), dice))
    return games, kept


def boot(games):
    """The power comes back, and the game is opened."""
    return Games(games.folder).open(GID)


def left_alone(games, word):
    """The game cannot be opened for this reason, and no byte has changed."""
    before = scratch.files(games.folder)
    assert refusal_of(games.open, GID).word == word
    assert scratch.files(games.folder) == before


def more(kept, payload, origin=1) -> bytes:
    """A record behind the last one, its checksum right."""
    log = kept.game.log
    return journal.Chain(log.head, log.count, log.crc).record(payload, origin)


def test_a_torn_end_is_kept_aside_and_told():
    """Half a record of any length, zeros, ones, rubbish: the game stands after its last whole record."""
    games, kept = played()
    path, aside = games.path(GID), games.path(GID, ".bad")
    whole = scratch.read(path)
    record = more(kept, b"\x91\x06")
    tails = [record[:size] for size in range(1, len(record))]
    tails += [bytes(9), bytes(5000), b"\xff" * 300, record[:-1] + b"x", b"\x05" + os.urandom(700)]
    for tail in tails:
        scratch.write(path, whole + tail)
        again = boot(games)
        assert again.told == [("tail-kept", kept.game.log.count, len(tail))]
        assert (scratch.read(path), scratch.read(aside)) == (whole, whole + tail)
        assert again.game.hash() == kept.game.hash() and not again.readonly
        assert boot(games).told == []
        os.remove(aside)


def test_the_game_goes_on_behind_what_was_kept_aside():
    """And is there after the next start."""
    games, _ = played()
    with open(games.path(GID), "ab") as file:
        file.write(b"\x05\x01")
    kept = boot(games)
    for _ in range(5):
        kept.play(kept.game.choices()[0])
    assert boot(games).game.hash() == kept.game.hash()
    assert sorted(os.listdir(games.folder)) == [NAME + ".bad", NAME + ".j", "last"]


def test_rot_in_the_middle_ends_the_log_there():
    """Every byte behind the start of play; what follows is in the file aside."""
    games, kept = played(12)
    path = games.path(GID)
    whole = scratch.read(path)
    start = len(journal.write(GID, kept.game.log.records(0, kept.game.log.start)))
    for place in range(start, len(whole)):
        rotten = bytearray(whole)
        rotten[place] ^= 1 << place % 8
        scratch.write(path, rotten)
        again = boot(games)
        left = scratch.read(path)
        ((word, records, size),) = again.told
        assert word == "tail-kept" and records == again.game.log.count and len(left) + size == len(whole)
        assert whole.startswith(left) and len(left) <= place
        assert again.game.hash() == voltable.load(left).hash()
        assert scratch.read(games.path(GID, ".bad")) == bytes(rotten)
        os.remove(games.path(GID, ".bad"))


def test_a_file_that_is_aside_stays():
    """The second one is .bad2, and so on."""
    games, _ = played()
    for end, tail in ((".bad", b"1"), (".bad2", b"2"), (".bad3", b"3")):
        torn = scratch.read(games.path(GID)) + tail
        scratch.write(games.path(GID), torn)
        boot(games)
        assert scratch.read(games.path(GID, end)) == torn
    assert scratch.read(games.path(GID, ".bad"))[-1:] == b"1"


def test_the_same_end_is_kept_aside_once():
    """The power may go between the two steps of it."""
    games, _ = played()
    torn = scratch.read(games.path(GID)) + b"!"
    scratch.write(games.path(GID), torn)
    scratch.write(games.path(GID, ".bad"), torn)
    assert len(boot(games).told) == 1
    assert sorted(os.listdir(games.folder)) == [NAME + ".bad", NAME + ".j", "last"]


def test_a_move_that_the_rules_refuse_ends_the_log():
    """Though its checksum is right; moves behind it, good or bad, go aside with it."""
    games, kept = played()
    path = games.path(GID)
    whole = scratch.read(path)
    for payload in (pack((BID, 99)), pack((1,)), pack((0, 1)), pack((2, 9999)), pack((2, 0)), pack((11, 1)), b"\xc0"):
        scratch.write(path, whole + more(kept, payload))
        again = boot(games)
        assert again.game.hash() == kept.game.hash() and scratch.read(path) == whole, payload
        assert again.told[0][:2] == ("tail-kept", kept.game.log.count)


def test_a_refused_move_that_was_taken_back_hurts_nobody():
    """Until somebody wants to go there."""
    games, kept = played()
    log = kept.game.log
    chain = journal.Chain(log.head, log.count, log.crc)
    with open(log.path, "ab") as file:
        file.write(chain.record(pack((BID, 99)), 1) + chain.record(pack((2, log.at)), 1))
    again = boot(games)
    assert not again.told and again.game.hash() == kept.game.hash()
    refusal_of(again.redo)
    assert again.game.hash() == kept.game.hash() and not again.readonly
    again.play(again.game.choices()[0])
    assert boot(games).game.hash() == again.game.hash()


def test_two_refused_moves_one_of_them_taken_back():
    """Where the later one ends the log, its undo is gone too, and then the earlier one ends it."""
    games, kept = played()
    log = kept.game.log
    chain = journal.Chain(log.head, log.count, log.crc)
    whole = scratch.read(log.path)
    payloads = (pack((BID, 99)), pack((2, log.at)), pack((BID, 99)), pack((2, log.at)), pack((BID, 99)))
    scratch.write(log.path, whole + b"".join([chain.record(payload, 1) for payload in payloads]))
    again = boot(games)
    assert again.game.hash() == kept.game.hash()
    assert again.game.log.count == log.count + 4  # the last one stood, the others were taken back
    again.play(again.game.choices()[0])
    assert boot(games).game.hash() == again.game.hash()


def test_a_journal_from_a_newer_version_is_left_alone():
    """By its header, or by a verb that nobody here knows."""
    games, kept = played()
    path = games.path(GID)
    whole = scratch.read(path)
    for newer in (b"VTL2" + whole[4:], whole[:12] + b"\x01" + whole[13:], whole[:13] + b"\x01" + whole[14:]):
        scratch.write(path, newer)
        assert games.gids() == [] and games.unreadable == [(NAME, "needs-newer-engine")]
        left_alone(games, "needs-newer-engine")
    scratch.write(path, whole + more(kept, b"\x91\x7f") + b"rest")
    left_alone(games, "needs-newer-engine")


def test_foreign_files_are_left_alone():
    """No log, another game's log, no name of ours, a folder."""
    games, _ = played()
    whole = scratch.read(games.path(GID))
    other = hexlify(b"12345678").decode()
    for name, data, word in (
        (other, b"", "not-a-log"), (other, b"VTL1", "not-a-log"), (other, b"hello world, this is no game", "not-a-log"),
        (other, whole, "not-a-log"), ("holiday", whole, "not-a-log"), (NAME.upper(), whole, "not-a-log"),
    ):  # fmt: skip
        scratch.write(games.folder + "/" + name + ".j", data)
        before = scratch.files(games.folder)
        again = Games(games.folder)
        assert again.gids() == [GID] and again.unreadable == [(name, word)]
        assert scratch.files(games.folder) == before
        os.remove(games.folder + "/" + name + ".j")
    scratch.write(games.folder + "/notes.txt", b"mine")
    assert Games(games.folder).gids() == [GID]
    os.mkdir(games.folder + "/" + other + ".j")
    again = Games(games.folder)
    assert again.gids() == [GID] and again.unreadable == [(other, "unreadable")]


def test_a_journal_that_is_no_game_is_left_alone():
    """Half a setup, rot in the setup, an edition nobody knows, a file as large as none can be."""
    games, kept = played()
    path = games.path(GID)
    whole = scratch.read(path)
    genesis = list(kept.game.log.records(0, 0))
    strange = journal.write(GID, [(0, 1, pack((0, "chess", None, [], 2, 1, None))), (1, 1, pack((1,)))])
    for data, word in (
        (whole[:16], "not-a-game"), (journal.write(GID, genesis), "not-a-game"), (whole[:20], "truncated"),
        (whole[:18] + b"\x09" + whole[19:], "bad-record"), (whole[:22] + b"\xff" + whole[23:], "bad-checksum"),
        (strange, "bad-genesis"), (whole + bytes(journal.LARGEST), "log-too-large"),
    ):  # fmt: skip
        scratch.write(path, data)
        left_alone(games, word)
    os.remove(path)
    assert refusal_of(games.open, GID).word == "unreadable"


def test_a_new_journal_without_an_old_one_takes_its_place():
    """The power went just before it got its name."""
    games, kept = played()
    os.rename(games.path(GID), games.path(GID, ".new"))
    assert boot(games).game.hash() == kept.game.hash()
    assert sorted(os.listdir(games.folder)) == [NAME + ".j", "last"]


def test_a_new_journal_beside_an_old_one_goes():
    """It was never finished; an empty one and copies under way go too."""
    games, kept = played()
    whole = scratch.read(games.path(GID))
    for leftover in (whole, whole[:50], b""):
        scratch.write(games.path(GID, ".new"), leftover)
        scratch.write(games.path(b"12345678", ".new"), b"")
        scratch.write(games.path(GID, ".tmp"), leftover)
        scratch.write(games.folder + "/last.tmp", b"x")
        assert boot(games).game.hash() == kept.game.hash()
        assert sorted(os.listdir(games.folder)) == [NAME + ".j", "last"]


def test_a_full_flash_cannot_keep_anything_aside():
    """Then the game can be looked at, and says why it cannot go on; the file is untouched, and mended another day."""
    games, kept = played()
    torn = scratch.read(games.path(GID)) + b"?"
    scratch.write(games.path(GID), torn)
    flash = BadFlash(always=("write", FULL, 0))
    try:
        again = boot(games)
    finally:
        flash.heal()
    assert again.readonly == "flash-full" and again.game.hash() == kept.game.hash()
    assert refusal_of(again.play, again.game.choices()[0]).word == "flash-full"
    assert scratch.read(games.path(GID)) == torn
    assert boot(games).told == [("tail-kept", kept.game.log.count, 1)]

"""Stretches of play worth cutting: birth, moves in files of every size, undo, damaged ends, two games, leftovers."""

import os

import vfs
from recording import HERE, Lost
from table import JOURNAL, STEM, Table, journal_of, new_game

from kit.device.nor import BLOCK, Nor
from voltable.bots import random_bot as bots
from voltable.engine import journal
from voltable.engine.pack import pack
from voltable.engine.verbs import BID
from voltable_device.flash.mending import NEW, aside

AN_UNDO = 11  # bytes of its record


def chip(blocks):
    """An empty file system."""
    nor = Nor(blocks)
    vfs.VfsLfs2.mkfs(nor, progsize=256)
    return nor


def stretches(chance):
    """One recording after another; the chip stays mounted until the next one begins."""
    for make in SHORT:
        yield recorded(make, chance)
        vfs.umount(HERE)
    for damage in DAMAGES:
        for moves in (4, 60):
            yield recorded(lambda table, chance: damaged(table, moves, damage), chance)  # noqa: B023
            vfs.umount(HERE)
    for make in LONG:
        yield recorded(make, chance)
        vfs.umount(HERE)


def recorded(make, chance):
    """A stretch of some edition with some players on some size of flash; it must not fail even without a cut."""
    table = Table(chip(14 + chance.pick(8)), chance.pick(5), 2 + chance.pick(5), chance.pick(1000))
    try:
        return make(table, chance)
    except Exception as error:
        raise Lost(f"nothing was cut, and yet: {error!r}")  # noqa: B904


def birth(table, chance):
    """The first game of a new device, and its first moves."""
    recording = table.record("birth", False)
    table.begin()
    table.play(6)
    return recording.end()


def small(table, chance):
    """A journal that littlefs keeps in its folder."""
    table.begin()
    other = table.games.create(new_game(0, 2, 7, b"a second"))
    other.play(other.game.choices()[0])
    table.open()
    table.play(chance.pick(12))
    return moves(table, "small", 8, other)


def outgrown(table, chance):
    """A journal that grows from its folder into a block of its own, at 512 bytes."""
    table.begin()
    while table.kept.game.log.size < 480 and not table.twin.over:
        table.play(1)
    return moves(table, "outgrown", 8)


def in_blocks(table, chance):
    """A journal in a block of its own."""
    table.begin()
    table.play(60 + chance.pick(30))
    return moves(table, "in blocks", 4)


def long(table, chance):
    """A journal that grows into its second block; most of it was taken back, so that it is read fast."""
    table.begin()
    table.play(4)
    for _ in range((BLOCK - 50 - len(journal_of(table.twin))) // (2 * AN_UNDO)):
        table.twin.undo()
        table.twin.redo()
    with open(JOURNAL, "wb") as file:
        file.write(journal_of(table.twin))
    table.open()
    return moves(table, "long", 2)


def moves(table, name, count, other=None):
    """So many moves, two undos and a redo, a restart, and two moves more."""
    recording = table.record(name)
    if other:
        recording.untouched[other.game.log.path] = other.game.dump()
    table.play(count)
    table.undo_and_redo()
    table.open()
    table.play(2)
    return recording.end()


def second_game(table, chance):
    """Another game is made, and the first one opened again."""
    table.begin()
    table.play(5)
    recording = table.record("second game")
    table.games.create(new_game(chance.pick(5), 3, 7, b"a second"))
    table.open()
    table.play(2)
    return recording.end()


def leftover(table, chance):
    """The power went just before a new journal took its name."""
    table.begin()
    table.play(5)
    os.rename(JOURNAL, STEM + NEW)
    recording = table.record("leftover")
    table.open()
    table.play(2)
    return recording.end()


def damaged(table, moves, damage):
    """The journal ends in something that is no record of this game."""
    table.begin()
    table.play(moves)
    if table.twin.over:
        table.take("undo")
    whole = journal_of(table.twin)
    tail = damage(table.twin, whole)
    with open(JOURNAL, "wb") as file:
        file.write(whole + tail)
    with open(aside(STEM, 1), "wb") as file:
        file.write(b"older")
    recording = table.record("damaged: " + damage.__name__)
    recording.aside.append(whole + tail)
    recording.untouched[aside(STEM, 1)] = b"older"
    table.open()
    table.play(2)
    return recording.end()


def next_record(twin, whole, payload) -> bytes:
    """A good record behind the last one."""
    return journal.write(twin.gid, [(n, 1, p) for n, _, p in twin.log.records()] + [(0, 1, payload)])[len(whole) :]


def a_move(twin) -> bytes:
    """Some move that is allowed now, packed."""
    return pack(bots.random_move(twin.choices(), bots.random_dice(1)))


def half_a_record(twin, whole) -> bytes:
    """A write that stopped."""
    return next_record(twin, whole, a_move(twin))[:7]


def changed_bit(twin, whole) -> bytes:
    """A record whose checksum is one bit off."""
    record = bytearray(next_record(twin, whole, a_move(twin)))
    record[-1] ^= 1
    return bytes(record)


def zeros(twin, whole) -> bytes:
    """Storage that was never written."""
    return bytes(300)


def ones(twin, whole) -> bytes:
    """Flash that was erased."""
    return b"\xff" * 40


def refused_move(twin, whole) -> bytes:
    """A whole record that the rules refuse."""
    return next_record(twin, whole, pack((BID, 9999)))


def two_halves(twin, whole) -> bytes:
    """Rot in the middle: good records follow a bad one."""
    return half_a_record(twin, whole) + whole[journal.HEADER :]


SHORT = birth, small, second_game, leftover
LONG = outgrown, in_blocks, long
DAMAGES = half_a_record, changed_bit, zeros, ones, refused_move, two_halves

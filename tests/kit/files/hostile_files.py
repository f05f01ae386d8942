"""Files that are no games of ours, or not quite: what may be done with one, and what must hold whatever it holds."""

import os
import random
from functools import cache
from pathlib import Path

import voltable
from kit.files.failing_disk import play_on, played
from voltable import LogError
from voltable.bots.random_bot import random_dice, random_move
from voltable.engine import journal
from voltable.engine.log import MOST_RECORDS
from voltable.engine.pack import pack
from voltable.engine.records import Records
from voltable.engine.verbs import PASS, UNDO
from voltable_host.saves import log_file, saves
from voltable_host.saves.save_errors import SaveError
from voltable_host.saves.save_file import SaveFile

STORAGE = (0, 1, 0x7F, 0x80, 0x90, 0x96, 0xC0, 0xC4, 0xDC, 0xFF)  # bytes with a meaning
VALUES = (0, 1, 2, 3, 15, 60, 127, 128, 4095, 65535, 2**32 - 1, -1, -(2**31), None, True, "Ana", "", b"8" * 8)
LONGEST_RECORD = journal.LONGEST_MOVE + 8  # bytes
LONG = 400  # one mutant of so many is of a log that is as long as can be


@cache
def logs() -> list[bytes]:
    """Games of each kind: short and long, from dice and from a table, of both origins, with undo and a pick."""
    mixed = play_on(played(6), 4, origin=1)
    mixed.undo()
    mixed.undo()
    mixed.redo()
    mixed.log.add_picked(b"\1\2\3\4\5\6\7\x08")
    play_on(mixed, 4)
    real = voltable.new_game("card", players=3, dice="table")
    board = voltable.new_game("classic", "germany", ["Ana", "Bo", "Cy"], seed=5)
    table = voltable.new_table("recharged", None, ["Ana", "Bo", "Cy"], "guide")
    games = [played(0), played(12), mixed, play_on(real, 8), play_on(board, 10), play_on(table, 8), played(40)]
    return [game.dump() for game in games]


@cache
def longest() -> bytes:
    """As many records as there may be, each second one an undo."""
    game = played(1)
    first = game.log.count
    more = ((number, 1, pack((UNDO, first - 1) if number % 2 else (PASS,))) for number in range(first, MOST_RECORDS))
    return journal.write(game.gid, [*game.log.records(), *more])


@cache
def widest() -> bytes:
    """As many records; each move is gone back to at the end, the last first, so that every table is kept till then."""
    game = played(0)
    dice = random_dice(2)
    while game.log.count < MOST_RECORDS // 2:
        if game.over:
            game.undo_to(game.log.start)
        game.play(random_move(game.choices(), dice))
    targets = range(game.log.count - 1, game.log.start, -1)
    undos = ((number, 1, pack((UNDO, target))) for number, target in zip(range(game.log.count, MOST_RECORDS), targets))
    return journal.write(game.gid, [*game.log.records(), *undos])


def try_one(home: Path, number: int) -> str:
    """The mutant of this number, in the folder of games below this one; what became of it."""
    dice = random.Random(number)
    games = home / "games"
    games.mkdir(exist_ok=True)
    try:
        if not dice.randrange(4):
            return "taken" if check_take(games / "taking.vtl", dice) else "not taken"
        return "opened" if check(games, mutant(dice)) else "refused"
    finally:
        for path in games.iterdir():
            path.unlink()


def mutant(dice: random.Random) -> bytes:
    """A log with something wrong in it; often its checksums are right all the same."""
    whole = dice.choice(logs()) if dice.randrange(LONG) else dice.choice((longest(), widest()))
    if dice.randrange(2):
        return damaged(whole, dice)
    return damaged(forged(whole, dice), dice) if not dice.randrange(8) else forged(whole, dice)


def damaged(whole: bytes, dice: random.Random) -> bytes:
    """Bytes changed, lost, doubled, come from elsewhere."""
    data = bytearray(whole)
    for _ in range(dice.choice((1, 1, 1, 2, 5))):
        place = dice.randrange(len(data) + 1)
        size = dice.choice((1, 2, 4, 8, dice.randrange(1, 60)))
        kind = dice.randrange(8)
        if kind == 0 and place < len(data):
            data[place] ^= 1 << dice.randrange(8)
        elif kind == 1:
            data[place : place + 1] = bytes((dice.choice(STORAGE),))
        elif kind == 2:
            del data[place : place + size]
        elif kind == 3:
            data[place:place] = dice.randbytes(size)
        elif kind == 4:
            del data[place:]
        elif kind == 5:
            data += bytes((dice.choice((0, 255)),)) * dice.choice((size, 5000, journal.LARGEST))
        elif kind == 6:
            data[place:place] = data[place : place + size]
        else:
            other = dice.choice(logs())
            start = dice.randrange(len(other))
            data[place : place + size] = other[start : start + size]
    return bytes(data)


def forged(whole: bytes, dice: random.Random) -> bytes:
    """A log with other records, chained anew."""
    return journal.write(whole[4:12], forge(moves_of(whole), dice))


def moves_of(whole: bytes) -> list:
    """The records of a log that is in order."""
    return list(journal.read(whole, journal.Chain(whole[: journal.HEADER])))


def forge(records: list, dice: random.Random) -> list:
    """Records changed, lost, doubled, exchanged."""
    for _ in range(dice.choice((1, 1, 2, 4))):
        place = dice.randrange(len(records) + 1) if dice.randrange(3) else len(records)
        kind = dice.randrange(6)
        if kind == 0:
            del records[place : place + dice.choice((1, 1, 3))]
        elif kind == 1:
            records[place:place] = [(0, dice.randrange(2), payload(dice))]
        elif kind == 2:
            records[place : place + 1] = [(0, dice.randrange(2), payload(dice))]
        elif kind == 3 and place < len(records):
            move = bytearray(records[place][2])
            move[dice.randrange(len(move))] = dice.choice((*STORAGE, dice.randrange(256)))
            records[place] = (0, records[place][1], bytes(move))
        elif kind == 4:
            foreign = moves_of(dice.choice(logs()))
            start = dice.randrange(len(foreign))
            records[place:place] = foreign[start : start + dice.choice((1, 2, 9))]
        else:
            records[place:place] = records[max(0, place - dice.choice((1, 2, 9))) : place]
    return records


def payload(dice: random.Random) -> bytes:
    """A move that may be none."""
    if not dice.randrange(4):
        return dice.randbytes(dice.choice((1, 2, 3, 8, 96)))
    parts = [dice.choice(VALUES) for _ in range(dice.randrange(1, 5))]
    nested = [dice.randrange(25), *parts] if dice.randrange(4) else [parts, [parts]]
    return pack(nested)[: journal.LONGEST_MOVE]


def check(folder: Path, data: bytes) -> bool:
    """Look at a file in every way, then open it: one kind of error, and only mending changes it; did it open?"""
    path = folder / "hostile.vtl"
    path.write_bytes(data)
    verdict = log_file.verify(path)
    (row,) = saves.listing()
    assert saves.find_gid(data[4:12]) in (path, None)
    records = chained(data)
    assert path.read_bytes() == data and os.listdir(folder) == [path.name], "looking at it changed something"
    try:
        save = SaveFile.open(path)
    except SaveError as error:
        assert error.message and row["problem"] and not verdict["ok"]
        assert path.read_bytes() == data and os.listdir(folder) == [path.name], "refusing it changed something"
        return False
    with save:
        check_open(save, data)
        assert verdict["ok"] is not bool(save.mended)
        assert bool(row["problem"]) is bool(save.mended)
        assert not verdict["ok"] or records and verdict["head"] == records.head.hex() == save.records.head.hex()
    return True


def check_open(save: SaveFile, data: bytes) -> None:
    """The file is the game, and the old bytes lie beside it where it was mended."""
    kept = save.path.read_bytes()
    assert kept == save.game.dump() == save.records.log() and data.startswith(kept)
    aside = save.path.with_name(save.path.name + ".bad")
    assert aside.read_bytes() == data if save.mended else kept == data
    cut_off = min(len(data[len(kept) :].rstrip(byte)) for byte in (b"\x00", b"\xff"))
    assert cut_off <= LONGEST_RECORD, "more than one record was cut off"
    aside.unlink(missing_ok=True)


def chained(data: bytes) -> Records | None:
    """The records of these bytes, or nothing where they do not chain."""
    try:
        records = Records(data)
    except LogError:
        return None
    assert records.log() == data
    return records


def check_take(path: Path, dice: random.Random) -> bool:
    """A device sends something into a game that is open: all is taken, or refused and nothing changed; was it taken?"""
    whole = dice.choice(logs())
    count = dice.randrange(starts()[whole] + 1, Records(whole).count + 1)
    before = Records(whole).log(count)
    chain = Records(before).chain()
    raw = b"".join(chain.record(move, origin) for _n, origin, move in forge(moves_of(whole)[count:], dice))
    return take(path, before, raw if dice.randrange(4) else damaged(raw, dice))


@cache
def starts() -> dict[bytes, int]:
    """The record at which each game starts."""
    return {whole: voltable.load(whole).log.start for whole in logs()}


def take(path: Path, before: bytes, raw: bytes) -> bool:
    """Into a game that is open; afterwards it is before and raw, or as before."""
    with SaveFile.create(path, voltable.load(before)) as save:
        hashed = save.game.hash()
        try:
            save.take(raw)
        except LogError:
            assert path.read_bytes() == save.game.dump() == save.records.log() == before
            assert save.game.hash() == hashed
            return False
        assert path.read_bytes() == save.game.dump() == save.records.log() == before + raw
        assert save.game.hash() == voltable.load(before + raw).hash()
        return True

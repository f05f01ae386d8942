"""The maps this computer knows: those that were named just now, and copies of all that a game was begun on.

A log names a map by its id and a hash. The copy lies in the folder of settings, so that a game can be opened
even where the file it was begun with has moved, or says something else by now.
"""

import json
from contextlib import suppress
from pathlib import Path

from voltable import LogError, Refusal
from voltable.boardgame.own_map import OwnMap
from voltable.boards import read
from voltable.engine import journal
from voltable.engine.pack import unpack
from voltable_host import config, disk
from voltable_host.language import map_names

LEARNT: list[OwnMap] = []  # in this run of the program


def folder() -> Path:
    """Where the copies lie."""
    return config.home() / "maps"


def path_of(name: str, digest: bytes) -> Path:
    """The copy of a map."""
    return folder() / f"{name}-{digest.hex()}.json"


def learn(own: OwnMap) -> None:
    """This map is known from now on, and so are its names."""
    if own.record() not in [known.record() for known in LEARNT]:
        LEARNT.append(own)
    map_names.add(own.data)


def keep(own: OwnMap) -> None:
    """A copy of the map, for games that are begun on it; the same map lies there once."""
    learn(own)
    path = path_of(own.ID, own.digest)
    if not path.exists():
        disk.make_folder(path.parent)
        disk.replace(path, json.dumps(own.data, ensure_ascii=False, indent=1).encode("utf-8"))


def maps_for(data: bytes) -> list[OwnMap]:
    """What is known of the map that a log names; a followed game needs only its names."""
    record = map_of(data)
    if record is None:
        return []
    if record not in [own.record() for own in LEARNT]:
        with suppress(OSError, ValueError, RecursionError, Refusal):  # a copy that was damaged is no copy
            learn(read(json.loads(path_of(*record).read_bytes())))
    return list(LEARNT)


def map_of(data: bytes) -> list | None:
    """The id and hash that a log has for its board; nothing where that is one of ours."""
    try:
        records = journal.read(data, journal.Chain(bytes(data[: journal.HEADER])))
        genesis = unpack(next(records, (0, 0, b""))[2])
    except LogError:
        return None
    if not isinstance(genesis, list) or len(genesis) < 3:
        return None
    return genesis[2] if is_record(genesis[2]) else None


def is_record(board: object) -> bool:
    """Whether a log means somebody's own map; its id becomes the name of a file."""
    return (
        isinstance(board, list)
        and len(board) == 2
        and isinstance(board[0], str)
        and board[0].replace("-", "").replace("_", "").isalnum()
        and isinstance(board[1], bytes)
    )

"""The maps this computer knows: those that were named just now, and copies of all that a game was begun on.

A log names a map by its id and a hash. The copy lies in the folder of settings, so that a game can be opened
even where the file it was begun with has moved, or says something else by now.
"""

import json
from contextlib import suppress
from pathlib import Path
from typing import TypeGuard

from voltable import Refusal
from voltable.boardgame.own_map import OwnMap
from voltable.boards import read
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
        disk.renew(path, json.dumps(own.data, ensure_ascii=False, indent=1).encode("utf-8"))


def maps_for(record: object) -> list[OwnMap]:
    """What is known of the board that a log names; a followed game needs only its names."""
    if not is_record(record):
        return []
    if record not in [own.record() for own in LEARNT]:
        with suppress(OSError, ValueError, RecursionError, Refusal):  # a copy that was damaged is no copy
            learn(read(json.loads(path_of(*record).read_bytes())))
    return list(LEARNT)


def is_record(board: object) -> TypeGuard[list]:
    """Whether a log means somebody's own map; its id becomes the name of a file."""
    return (
        isinstance(board, list)
        and len(board) == 2
        and isinstance(board[0], str)
        and board[0].replace("-", "").replace("_", "").isalnum()
        and isinstance(board[1], bytes)
    )

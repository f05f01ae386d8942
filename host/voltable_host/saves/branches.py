"""Branches: what one side of a game played while the other went another way, a whole log beside the game's own."""

import os
import re
from contextlib import suppress
from itertools import count
from pathlib import Path

from voltable_host.disk import BINARY, sync_folder
from voltable_host.saves.locked import replacement

BRANCH = re.compile(r"(?P<game>.+)\.b[1-9][0-9]*\.vtl", re.DOTALL)


def branch_of(path: Path) -> str | None:
    """The name of the game that this file is a branch of, by its own name; none where it is a game."""
    match = BRANCH.fullmatch(path.name)
    return match and match["game"]


def keep(path: Path, data: bytes) -> Path:
    """A branch of the game of this path, on the disk for good; the same bytes never lie there twice.

    Whoever calls holds the lock of the game, so nobody else makes a branch of it.
    """
    names = (path.with_name(f"{path.stem}.b{number}.vtl") for number in count(1))
    branch = next(name for name in names if not os.path.lexists(name) or is_kept(name, data))
    if not os.path.lexists(branch):
        os.close(replacement(branch, data, 0o666))
        sync_folder(branch.parent)
    return branch


def is_kept(branch: Path, data: bytes) -> bool:
    """Whether the file holds exactly these bytes; then it is seen to that the disk does too."""
    with suppress(OSError):
        if not branch.is_file() or branch.stat().st_size != len(data) or branch.read_bytes() != data:
            return False
        file = os.open(branch, os.O_RDWR | BINARY)  # Windows syncs only what may be written
        try:
            os.fsync(file)
        finally:
            os.close(file)
        sync_folder(branch.parent)
        return True
    return False

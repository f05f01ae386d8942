"""Where the games of a device lie on this computer: in files to play on, or else as they came."""

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from voltable import LogError
from voltable_host.disk import create, make_folder
from voltable_host.saves import log_file, saves
from voltable_host.saves.branches import branch_of
from voltable_host.saves.save_errors import NOT_MADE, SaveError, told
from voltable_host.saves.save_file import SaveFile
from voltable_host.talk import Talk

UNREAD = "device-"  # how the names of games begin that this version cannot play


def files_of(gid: bytes) -> list[Path]:
    """Every file of this game, the newest first; no branches."""
    return [path for path in saves.files() if saves.gid_of(path) == gid]


class AtHome:
    """The folder of games; a game that was named is in that very file."""

    def __init__(self, talk: Talk, named: dict[bytes, Path] | None = None):
        self.talk = talk
        self.named = named or {}

    def opened(self, gid: bytes) -> SaveFile | None:
        """The newest file in which the game can be played on, or the one that is named; what cannot be read stays."""
        named = self.named.get(gid)
        for path in [named] if named and branch_of(named) is None else files_of(gid):
            try:
                save = SaveFile.open(path)
            except SaveError as error:
                if isinstance(error.__cause__, LogError):
                    continue
                raise
            if save.mended:
                self.talk.note(save.mended)
            return save
        return None

    def create(self, data: bytes) -> SaveFile:
        """A new file for the game of a whole log."""
        return saves.create_from_log(data)

    def keep_unread(self, gid: bytes, data: bytes) -> tuple[str, bool]:
        """A file for a log that this version cannot play, as commands understand it, and whether it is new."""
        path, is_new = keep_unread(gid, data)
        return saves.called(path), is_new


def keep_unread(gid: bytes, data: bytes) -> tuple[Path, bool]:
    """A log that this version cannot play, as a file that `voltable log verify` can name; whether it is new.

    What a file has already is not written twice, and a file that only lacks the end of it grows.
    """
    for path in files_of(gid):
        if read(path).startswith(data):
            return path, False
    with told(NOT_MADE, saves.folder()):
        make_folder(saves.folder())
    for path in names(gid):
        if not os.path.lexists(path):
            with told(NOT_MADE, path):
                create(path, data)
            return path, True
        if path.is_file() and data.startswith(read(path) or b"-"):
            log_file.write(path, data)
            return path, True
    raise AssertionError  # the names never end


def names(gid: bytes) -> Iterator[Path]:
    """The first, and then those with a number."""
    for number in count(1):
        yield saves.folder() / f"{UNREAD}{gid.hex()}{f'-{number}' if number > 1 else ''}{saves.SUFFIX}"


def read(path: Path) -> bytes:
    """What is in a file; nothing where that cannot be told."""
    try:
        return log_file.read(path)
    except (log_file.Unreadable, LogError):
        return b""


if TYPE_CHECKING:
    from voltable.line.flows.shapes import Store

    STORE: type[Store] = AtHome

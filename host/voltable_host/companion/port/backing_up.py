"""Copies of a device's games as files of ours; a file that is there is never overwritten."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from voltable.engine.journal import LARGEST
from voltable_host.disk import create, make_folder
from voltable_host.language import _
from voltable_host.saves.save_errors import NOT_MADE, told

ENDING = ".vtl"
NAME = re.compile(r"[0-9A-Za-z][0-9A-Za-z._-]*")  # of a file that may be made here: no other name comes off a device


@dataclass
class Copied:
    """What became of the games: files that are new, and those that were there already."""

    new: list[Path] = field(default_factory=list)
    old: list[Path] = field(default_factory=list)

    def facts(self) -> dict:
        """For scripts."""
        return {"new": [str(path) for path in self.new], "kept": [str(path) for path in self.old]}


def copy_games(client: Any, games: list, folder: Path, step: Callable[[int], None] = lambda count: None) -> Copied:
    """Games of the device by PULL, which any version answers; one without a record is not a game yet."""
    from voltable_host.companion.line.asking import whole

    copied = Copied()
    with told(NOT_MADE, folder):
        make_folder(folder)
    for gid, _number, _head, _flags in games:
        data = whole(client, gid)
        if data:
            keep(copied, folder / (gid.hex() + ENDING), data)
        step(1)
    return copied


def keep(copied: Copied, path: Path, data: bytes) -> Path:
    """A file with these bytes: this one, one that has them already, or one with a number behind its name."""
    number = 1
    target = path
    while True:
        with told(NOT_MADE, target):
            if not target.exists():
                create(target, data)
                copied.new.append(target)
                return target
            if has_bytes(target, data):
                copied.old.append(target)
                return target
        number += 1
        target = path.with_name(f"{path.stem}-{number}{path.suffix}")


def has_bytes(path: Path, data: bytes) -> bool:
    """Whether a file holds exactly these."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(max(LARGEST, len(data)) + 1) == data


def copy_files(device: Any, folder: Path, talk: Any) -> Copied:
    """Every file of games and the settings, as they lie on the device."""
    from voltable_host.companion.port.progress import progress
    from voltable_host.companion.port.settings_file import PATH

    copied = Copied()
    with told(NOT_MADE, folder):
        make_folder(folder)
    paths = {path: size for path, size in device.files(["/games"]).items() if NAME.fullmatch(path.rpartition("/")[2])}
    with progress(talk, _("copying"), sum(paths.values())) as step:
        for path in [*paths, PATH]:
            data = device.read(path)
            if data is not None:
                keep(copied, folder / path.rpartition("/")[2], data)
            step(paths.get(path, 0))
    return copied

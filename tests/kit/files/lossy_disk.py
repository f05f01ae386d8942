"""A disk whose power goes off at one call: what was not synced by then may be there, or not, or half of it."""

import os
import random
from contextlib import suppress
from pathlib import Path

STEPS = ("open", "write", "fsync", "replace", "ftruncate", "unlink")


class PowerCut(BaseException):
    """No program catches it."""


class LossyDisk:
    """One folder. Of each file its synced bytes are known, and the names of the folder as it was last synced.

    The calls are made for real, so that the program sees what it did; `survive` makes a folder as it may be found
    when the power is back.
    """

    def __init__(self, folder: Path, off_at: int, unsynced: tuple[str, ...] = ()):
        """All that lies there is safe, but for the files of these names, which somebody wrote and never synced."""
        self.folder = folder
        self.calls, self.off_at = 0, off_at
        self.real = {name: getattr(os, name) for name in STEPS}
        self.watched: dict[int, int] = {}  # inode to a file of ours, so that no inode is used twice
        self.safe: dict[int, bytes] = {}
        self.folders: set[int] = set()
        self.safe_names = {}
        for path in folder.iterdir():
            self.watch(path, b"" if path.name in unsynced else path.read_bytes())
        self.safe_names = {name: inode for name, inode in self.names().items() if name not in unsynced}

    def __enter__(self) -> "LossyDisk":
        for name in STEPS:
            setattr(os, name, self.wrapped(name))
        return self

    def __exit__(self, kind, *error) -> bool:
        for name in STEPS:
            setattr(os, name, self.real[name])
        return kind is PowerCut

    def wrapped(self, name: str):
        """The real call while there is power."""

        def call(*arguments, **options):
            self.calls += 1
            if self.calls >= self.off_at:
                raise PowerCut
            done = self.real[name](*arguments, **options)
            if name == "open":
                self.opened(Path(arguments[0]), done)
            elif name == "fsync":
                self.synced(arguments[0])
            return done

        return call

    def opened(self, path: Path, file: int) -> None:
        """A file or the folder."""
        self.folders.discard(file)
        if path.is_dir():
            self.folders.add(file)
        elif os.fstat(file).st_ino not in self.watched:
            self.watch(path, b"")

    def watch(self, path: Path, safe: bytes) -> None:
        """Keep the file, also where its name goes."""
        file = self.real["open"](path, os.O_RDONLY)
        inode = os.fstat(file).st_ino
        self.watched[inode], self.safe[inode] = file, safe

    def synced(self, file: int) -> None:
        """What is there now is there for good."""
        if file in self.folders:
            self.safe_names = self.names()
        else:
            inode = os.fstat(file).st_ino
            self.safe[inode] = self.content(inode)

    def names(self) -> dict[str, int]:
        """The folder as the program sees it."""
        return {path.name: path.stat().st_ino for path in self.folder.iterdir()}

    def content(self, inode: int) -> bytes:
        """A file as the program sees it."""
        return os.pread(self.watched[inode], 1 << 20, 0)

    def survive(self, folder: Path, dice: random.Random) -> None:
        """Make a folder as it may be found afterwards; dice decide what of the unsynced reached the disk."""
        now = self.names()
        folder.mkdir()
        chance = dice.choice((0, 0.5, 1))
        for name in sorted(now | self.safe_names):
            inode = (now if dice.random() < chance else self.safe_names).get(name)
            if inode is not None:
                (folder / name).write_bytes(self.torn(inode, dice))

    def torn(self, inode: int, dice: random.Random) -> bytes:
        """Synced bytes are there; of a longer end any part, and zeros where the size came before the bytes."""
        safe, now = self.safe[inode], self.content(inode)
        if safe == now:
            return now
        if not now.startswith(safe):
            return dice.choice((safe, now))
        kept = now[: dice.choice((len(safe), len(now), dice.randint(len(safe), len(now))))]
        return kept + bytes(dice.choice((0, len(now) - len(kept))))

    def close(self) -> None:
        """Nothing of it is needed any more."""
        for file in self.watched.values():
            with suppress(OSError):
                os.close(file)

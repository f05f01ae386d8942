"""The host's disk in memory: bytes last once their file was synced, names once their folder was."""

import errno
import os
from contextlib import ExitStack
from types import SimpleNamespace
from unittest.mock import patch

from kit.line.simulator.disk_path import DiskPath, left_open
from voltable_host import disk
from voltable_host.saves import branches, locked, opening, save_file

MODULES = (branches, disk, locked, opening, save_file)
FOLDER = "/games"
FOLDER_FILE = 1  # the only folder that is ever opened


class HostKilled(BaseException):
    """The program ends in the middle; nobody catches it."""


class File:
    """Its bytes as the program sees them, and as they are on the disk for good."""

    def __init__(self, number):
        self.number = number
        self.data = b""
        self.safe = b""


class HostDisk:
    """One folder; `step` is called before and after each change and may raise anything."""

    def __init__(self):
        self.names = {}
        self.safe_names = {}
        self.opened = {}
        self.count = FOLDER_FILE
        self.is_off = False
        self.step = lambda kind, is_done: None
        self.path = SimpleNamespace(lexists=self.lexists, samestat=lambda one, two: one.st_ino == two.st_ino)
        for name in ("O_RDWR", "O_RDONLY", "O_CREAT", "O_EXCL", "O_TRUNC", "SEEK_SET", "strerror"):
            setattr(self, name, getattr(os, name))
        self.name = "posix"
        DiskPath.disk = self

    def __enter__(self):
        self.stack = ExitStack()
        for module in MODULES:
            if hasattr(module, "os"):
                self.stack.enter_context(patch.object(module, "os", self))
        self.stack.enter_context(patch.object(locked, "lock", lambda file, path: None))
        self.stack.enter_context(patch.object(locked, "open", self.reader, create=True))
        return self

    def __exit__(self, *error):
        self.stack.close()

    # Reading

    def lexists(self, path):
        """Whether there is such a name."""
        self.check()
        return path.name in self.names

    def file_of(self, path):
        """By its name."""
        self.check()
        if path.name not in self.names:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        return self.names[path.name]

    def stat(self, path):
        """Size, number and kind."""
        file = self.file_of(path)
        return SimpleNamespace(st_size=len(file.data), st_ino=file.number, st_mode=0o100644)

    def fstat(self, number):
        """The same of an open file."""
        self.check()
        file = self.opened[number]
        return SimpleNamespace(st_size=len(file.data), st_ino=file.number, st_mode=0o100644)

    def reader(self, number, mode, closefd):
        """An open file, read from its beginning."""
        self.check()
        data = self.opened[number].data
        file = SimpleNamespace(read=lambda size: data[:size])
        return left_open(file)

    # Writing

    def open(self, path, flags, mode=0o666):
        """A number; a new file is there at once, its name for good when the folder is synced."""
        self.check()
        self.count += 1
        if str(path) == FOLDER:
            self.opened[self.count] = None
            return self.count
        if path.name not in self.names:
            if not flags & os.O_CREAT:
                raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
            number = self.count
            self.do("create", lambda: self.names.update({path.name: File(number)}))
        elif flags & os.O_EXCL:
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
        file = self.names[path.name]
        if flags & os.O_TRUNC and file.data:
            self.do("truncate", lambda: setattr(file, "data", b""))
        self.opened[self.count] = file
        return self.count

    def lseek(self, number, place, whence):
        """Where the next write goes."""
        self.place = place

    def write(self, number, data):
        """All of it, or a part of it before the disk is full."""
        file = self.opened[number]
        self.do("write", lambda: setattr(file, "data", file.data[: self.place] + bytes(data)))
        self.place += len(data)
        return len(data)

    def fsync(self, number):
        """For good."""
        file = self.opened[number]
        self.do("fsync", lambda: self.make_safe(file))

    def make_safe(self, file):
        """The bytes of a file, or the names of the folder."""
        if file is None:
            self.safe_names = dict(self.names)
        else:
            file.safe = file.data

    def ftruncate(self, number, size):
        """Shorter."""
        file = self.opened[number]
        self.do("truncate", lambda: setattr(file, "data", file.data[:size]))

    def replace(self, path, target):
        """Another name, that of another file too."""
        self.file_of(path)
        self.do("replace", lambda: self.names.update({target.name: self.names.pop(path.name)}))

    def unlink(self, path):
        """No name any more."""
        self.do("unlink", lambda: self.names.pop(path.name, None))

    def close(self, number):
        """What is not synced stays so."""
        self.opened.pop(number, None)

    def do(self, kind, change):
        """One change; the program may end before and after it."""
        self.check()
        self.step(kind, False)
        change()
        self.step(kind, True)

    def check(self):
        """A program that has ended does nothing more."""
        if self.is_off:
            raise HostKilled

    # What the world does to it

    def survive(self, dice, has_power):
        """The program has ended; without power, of what was not synced any part may be there."""
        self.opened = {}
        if not has_power:
            chance = dice.choice((0, 0.5, 1))
            names = {}
            for name in sorted(self.names.keys() | self.safe_names.keys()):
                file = (self.names if dice.random() < chance else self.safe_names).get(name)
                if file is not None:
                    names[name] = file
            for file in {file.number: file for file in names.values()}.values():
                file.data = torn(file, dice)
                file.safe = file.data
            self.names, self.safe_names = names, dict(names)
        self.is_off = False

    def safe_files(self):
        """Every name that is there for good, with the bytes that are."""
        return {name: file.safe for name, file in self.safe_names.items()}


def torn(file, dice):
    """Synced bytes are there; of a longer end any part."""
    if file.safe == file.data or dice.random() < 0.3:
        return file.safe
    if not file.data.startswith(file.safe):
        return dice.choice((file.safe, file.data))
    return file.data[: dice.randint(len(file.safe), len(file.data))]

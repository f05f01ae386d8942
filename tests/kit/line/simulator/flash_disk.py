"""The device's flash in memory, as littlefs has it: what was flushed is there for good, a rename is one step."""

from kit.line.simulator.flash_files import Reader, Writer
from voltable_device.flash import flash

MISSING, BROKEN, FULL = 2, 5, 28
NAME = "name"  # a durable step: the name of a file


class PowerCut(BaseException):
    """The power goes; no program catches it."""


class FlashDisk:
    """Files by their path; `step` is called before and after each durable step and may raise anything."""

    def __init__(self):
        self.files = {}  # path to bytes that are there for good
        self.folders = set()
        self.is_off = False
        self.step = lambda kind, path, is_done: None
        self.failure = lambda kind, path: None  # (error, share of the bytes that arrive), or nothing
        self.steps = 0

    def __enter__(self):
        self.real = flash.os, flash._rename
        flash.os, flash.open, flash._rename = self, self.open, self.rename
        return self

    def __exit__(self, *error):
        flash.os, flash._rename = self.real
        del flash.open

    # What voltable_device.flash.flash asks for

    def open(self, path, mode):
        """A file to read, to write anew or to append to; its name is there at once, its bytes when they are flushed."""
        self.check_power()
        if mode == "rb":
            if path not in self.files:
                raise OSError(MISSING, path)
            return Reader(self.files[path])
        if path.rpartition("/")[0] not in self.folders:
            raise OSError(MISSING, path)
        if path not in self.files:
            self.durable(NAME, path, lambda: self.files.setdefault(path, b""))
        return Writer(self, path, self.files[path] if mode == "ab" else b"")

    def listdir(self, folder):
        """The names of a folder."""
        self.check_power()
        if folder not in self.folders:
            raise OSError(MISSING, folder)
        start = folder + "/"
        return [path[len(start) :] for path in self.files if path.startswith(start)]

    def mkdir(self, folder):
        """A folder."""
        self.durable(NAME, folder, lambda: self.folders.add(folder))

    def stat(self, path):
        """Only its seventh part is looked at: the size."""
        self.check_power()
        if path in self.folders:
            return (0,) * 10
        if path not in self.files:
            raise OSError(MISSING, path)
        return (0,) * 6 + (len(self.files[path]),)

    def rename(self, path, target):
        """In one step, also over another file."""
        self.check_power()
        if path not in self.files:
            raise OSError(MISSING, path)
        self.durable(NAME, target, lambda: self.files.update({target: self.files.pop(path)}))

    def remove(self, path):
        """In one step."""
        self.check_power()
        if path not in self.files:
            raise OSError(MISSING, path)
        self.durable(NAME, path, lambda: self.files.pop(path))

    # What the world does to it

    def durable(self, kind, path, change):
        """A step that lasts; the power may go before and after it, and flash may refuse it."""
        self.check_power()
        self.step(kind, path, False)
        failure = self.failure(kind, path)
        if failure and path not in self.folders:
            raise OSError(failure[0], "flash")
        change()
        self.steps += 1
        self.step(kind, path, True)

    def check_power(self):
        """Without power nothing is done any more."""
        if self.is_off:
            raise PowerCut

"""Files on flash: read in small steps, on flash for good before anybody believes it, replaced whole or not at all."""

import os

STEP = 256  # bytes; a page of flash
MISSING, BROKEN, FULL = 2, 5, 28  # errno has no names for them on a device

_rename = getattr(os, "replace", os.rename)  # over a file that is there already


def steps(file, size=None):
    """The bytes from here on, a page at a time, at most so many."""
    while size is None or size > 0:
        step = file.read(STEP if size is None or size > STEP else size)
        if not step:
            return
        yield step
        if size is not None:
            size -= len(step)


def reading(path):
    """A file to read from."""
    return open(path, "rb")


def names(folder) -> list:
    """The files of a folder in order."""
    return sorted(os.listdir(folder))


def make_folder(folder):
    """The folder is there, made now if it was not."""
    if size_of(folder) < 0:
        os.mkdir(folder)


def size_of(path) -> int:
    """How many bytes a file has; -1 where there is none."""
    try:
        return os.stat(path)[6]
    except OSError as error:
        if error.errno == MISSING:
            return -1
        raise


def settle(file):
    """Whatever was written is on flash for good when this returns."""
    file.flush()
    if hasattr(os, "fsync"):  # a computer
        os.fsync(file.fileno())
    elif hasattr(os, "sync"):
        os.sync()


def rename(path, target):
    """Give a file another name; one that had it is replaced."""
    _rename(path, target)
    if hasattr(os, "sync") and not hasattr(os, "fsync"):
        os.sync()


def remove(path):
    """Take a file away that nobody needs; where that fails it just stays."""
    try:
        os.remove(path)
    except OSError:
        pass


def append(path, data, at):
    """Add these bytes to a file that ends at this place, and nowhere else."""
    with open(path, "ab") as file:
        if file.seek(0, 2) != at:
            raise OSError(BROKEN)
        file.write(data)
        settle(file)


def write(path, parts):
    """A new file made of these parts."""
    with open(path, "wb") as file:
        for part in parts:
            file.write(part)
        settle(file)


def copy(path, target, size=None):
    """The whole file, or so many bytes of it, under another name."""
    with reading(path) as file:
        write(target, steps(file, size))


def is_same(path, other) -> bool:
    """Both files have the same bytes."""
    if size_of(path) != size_of(other):
        return False
    with reading(path) as one, reading(other) as two:
        for step in steps(one):
            if step != two.read(len(step)):
                return False
    return True

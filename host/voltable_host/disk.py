"""Files on the disk for good: synced, never half a name."""

import errno
import os
from collections.abc import Callable
from pathlib import Path

NEW = ".new"  # behind the name of a file that will take its place
BINARY = getattr(os, "O_BINARY", 0)


def make_folder(folder: Path) -> None:
    """A folder; a file in its place is told from one that is there already."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError as error:
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR)) from error


def write(file: int, at: int, data: bytes) -> None:
    """From this place on and to the disk, before anything else happens."""
    os.lseek(file, at, os.SEEK_SET)
    while data:
        data = data[os.write(file, data) :]
    os.fsync(file)


def create(path: Path, data: bytes) -> None:
    """A new file on the disk for good, and never over another; what was begun in vain is taken away."""
    os.close(created(path, data))


def created(path: Path, data: bytes, begin: Callable[[int], None] = lambda file: None) -> int:
    """The new file, open; something may be done with it before anything is written."""
    file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | BINARY, 0o666)
    try:
        begin(file)
        write(file, 0, data)
        sync_folder(path.parent)
    except BaseException:
        os.close(file)
        path.unlink(missing_ok=True)
        raise
    return file


def sync_folder(folder: Path) -> None:
    """A name is safe once its folder is on the disk; a system that cannot open folders sees to it by itself."""
    if os.name == "nt":
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def replace(path: Path, data: bytes) -> None:
    """The whole file or none: first beside it, then in its place."""
    beside = path.with_name(path.name + NEW)
    create(beside, data)
    try:
        os.replace(beside, path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def renew(path: Path, data: bytes) -> None:
    """The same in a folder that may be missing, and beside what a stopped writer has left."""
    make_folder(path.parent)
    path.with_name(path.name + NEW).unlink(missing_ok=True)
    replace(path, data)

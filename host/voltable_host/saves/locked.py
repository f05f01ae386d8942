"""The file of a game, which nobody else can play while it is open."""

import errno
import os
import stat
from pathlib import Path

from voltable.engine import journal
from voltable_host import disk
from voltable_host.disk import BINARY, NEW, write
from voltable_host.language import _
from voltable_host.saves.save_errors import SaveError

LOCKED_BYTE = 1 << 30  # far behind any log: Windows keeps others from reading what is locked


def created(path: Path, data: bytes) -> int:
    """A new file, open and locked before it holds anything."""
    return disk.created(path, data, lambda file: lock(file, path))


def open_locked(path: Path) -> int:
    """The file of this name, locked; one that was replaced before the lock held is opened anew."""
    while True:
        if not stat.S_ISREG(os.stat(path).st_mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        file = os.open(path, os.O_RDWR | BINARY)
        try:
            lock(file, path)
            if os.path.samestat(os.fstat(file), os.stat(path)):
                return file
        except BaseException:
            os.close(file)
            raise
        os.close(file)


def lock(file: int, path: Path) -> None:
    """Ours until the file is closed, or refused at once."""
    try:
        if os.name == "nt":
            import msvcrt

            os.lseek(file, LOCKED_BYTE, os.SEEK_SET)
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in (errno.EAGAIN, errno.EACCES):
            sentence = _("{file} is open in another window; close it there first.")
            raise SaveError(sentence.format(file=path)) from error
        raise


def read(file: int) -> bytes:
    """The whole log, never many more bytes than one can have."""
    os.lseek(file, 0, os.SEEK_SET)
    with open(file, "rb", closefd=False) as opened:
        return opened.read(journal.LARGEST + 1)


def replacement(path: Path, good: bytes, mode: int) -> int:
    """A file that is whole and locked before it takes the name; the folder is still to be synced."""
    beside = path.with_name(path.name + NEW)
    file = os.open(beside, os.O_RDWR | os.O_CREAT | os.O_TRUNC | BINARY, mode)
    try:
        lock(file, path)
        write(file, 0, good)
        os.replace(beside, path)
    except BaseException:
        os.close(file)
        beside.unlink(missing_ok=True)
        raise
    return file


def shortened(path: Path, file: int, good: bytes) -> int:
    """The first bytes of a file in its place, whose others are kept elsewhere; the lock never ends in between."""
    if os.name == "nt":  # an open file cannot be replaced there
        os.ftruncate(file, len(good))
        os.fsync(file)
        return file
    new = replacement(path, good, stat.S_IMODE(os.fstat(file).st_mode))
    os.close(file)
    return new

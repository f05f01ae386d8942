"""One game on disk: a move is there for good before anybody is told of it."""

import errno
import os
import stat
from contextlib import suppress
from itertools import count
from pathlib import Path

import voltable
from voltable import LogError, journal
from voltable.game import Game
from voltable_host.language import _
from voltable_host.logs import repair
from voltable_host.logs.disk import (
    BINARY,
    create,
    lock,
    make_folder,
    open_locked,
    read,
    replacement,
    sync_folder,
    write,
)
from voltable_host.logs.save_errors import (
    CANNOT_BE_REPAIRED,
    NOT_LOADED,
    NOT_MADE,
    NOT_OPENED,
    TAKEN_BACK,
    SaveError,
    sentence_for,
    shown,
    told,
)


class SaveFile:
    """A game and its file, which nobody else can play while it is open.

    The lock is flock, on Windows msvcrt.locking, on the file itself: it ends with the process however that ends, it
    holds for every name of the file, and no lock files lie about, as the package filelock would leave them.
    """

    def __init__(self, path: Path, file: int, game: Game, good: bytes, cards=None):
        self.path = path
        self.game = game
        self.mended = ""  # a sentence to tell, where the file had to be mended
        self._file = file
        self._good = good  # the bytes that are on the disk for certain
        self._cards = cards

    @classmethod
    def create(cls, path: Path, game: Game) -> "SaveFile":
        """A new file with the game so far; never over another one."""
        good = game.dump()
        with told(NOT_MADE, path):
            make_folder(path.parent)
            file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | BINARY, 0o666)
            try:
                lock(file, path)
                write(file, 0, good)
                sync_folder(path.parent)
            except BaseException:
                os.close(file)
                path.unlink(missing_ok=True)
                raise
        return cls(path, file, game, good, game.edition.own_cards)

    @classmethod
    def open(cls, path: Path, cards=None) -> "SaveFile":
        """A game to play on; a tail that was cut off is mended, all other damage refused."""
        with told(NOT_OPENED, path):
            file = open_locked(path)
            try:
                data = read(file)
                game, good = load(path, data, cards)
                if len(good) == len(data):
                    return cls(path, file, game, good, cards)
                new, aside = mend(path.resolve(), file, data, good)
            except BaseException:
                os.close(file)
                raise
        save = cls(path, new, game, good, cards)
        save.mended = mended(path, aside)
        return save

    def append(self) -> None:
        """Write what the game has and the file has not; where that fails, the game goes back to what the file has."""
        data = self.game.dump()
        if not data.startswith(self._good):
            raise ValueError("this game does not go on from its file")
        if len(data) == len(self._good):
            return
        with told(TAKEN_BACK, self.path):
            try:
                self._make_ready(len(data))
                write(self._file, len(self._good), data[len(self._good) :])
            except OSError:
                self._take_back()
                raise
        self._good = data

    def _make_ready(self, size: int) -> None:
        """There is room for a log of this size, and the file is in its place and ends where it should."""
        if size > journal.LARGEST:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
        here = os.fstat(self._file)
        if here.st_size < len(self._good) or not os.path.samestat(here, os.stat(self.path)):
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        self._cut()

    def _cut(self) -> None:
        """Nothing lies behind the good bytes; a file that is shorter stays so."""
        if os.fstat(self._file).st_size > len(self._good):
            os.ftruncate(self._file, len(self._good))
            os.fsync(self._file)

    def _take_back(self) -> None:
        """The file, if it lets us, and the game as after the last good write."""
        with suppress(OSError):
            self._cut()
        self.game = voltable.load(self._good, self._cards)

    def close(self) -> None:
        """Let others open the game."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1

    def __enter__(self) -> "SaveFile":
        return self

    def __exit__(self, *error) -> None:
        self.close()


def load(path: Path, data: bytes, cards) -> tuple[Game, bytes]:
    """The game of these bytes, and those of them that are to be kept."""
    end = repair.whole_end(data)
    good = data[:end] if end < len(data) <= journal.LARGEST and repair.is_torn(data, end) else data
    try:
        return voltable.load(good, cards), good
    except LogError as error:
        record = error.numbers[0] if error.numbers else 0
        if error.word not in repair.UNREPAIRABLE and not repair.can_be_repaired(good, cards):
            raise SaveError(_(CANNOT_BE_REPAIRED).format(file=shown(path))) from error
        raise SaveError(sentence_for(NOT_LOADED, error.word).format(file=shown(path), record=record)) from error


def mend(path: Path, file: int, data: bytes, good: bytes) -> tuple[int, Path]:
    """The good bytes in place of the file, the old ones beside it; the lock never ends in between."""
    names = (path.with_name(f"{path.name}.bad{number if number > 1 else ''}") for number in count(1))
    aside = next(name for name in names if not os.path.lexists(name))
    create(aside, data)
    if os.name == "nt":  # an open file cannot be replaced there, and the old bytes are safe by now
        os.ftruncate(file, len(good))
        os.fsync(file)
        return file, aside
    new = replacement(path, good, stat.S_IMODE(os.fstat(file).st_mode))
    os.close(file)
    return new, aside


def mended(path: Path, aside: Path) -> str:
    """What to tell of a file that was mended."""
    sentence = _("The end of {file} was cut off, as by a power cut; all before it is kept. The file as it was: {aside}")
    return sentence.format(file=shown(path), aside=shown(aside))

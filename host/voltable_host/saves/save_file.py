"""A game that is kept on disk: how a file holds the promise of voltable/engine/keeping.py."""

import errno
import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from voltable.engine import journal
from voltable.engine.game import Game
from voltable.engine.saved import SavedGame
from voltable_host.disk import make_folder, sync_folder, write
from voltable_host.loading import keep_own
from voltable_host.loading import load as load_log
from voltable_host.saves import branches
from voltable_host.saves.locked import created, open_locked, read, shortened
from voltable_host.saves.names import called
from voltable_host.saves.opening import load, mend, mended
from voltable_host.saves.save_errors import NOT_MADE, NOT_OPENED, NOT_TAKEN, TAKEN_BACK, told


class SaveFile(SavedGame):
    """A game and its file, which nobody else can play while it is open.

    The lock is flock, on Windows msvcrt.locking, on the file itself: it ends with the process however that ends, it
    holds for every name of the file, and no lock files lie about, as the package filelock would leave them.
    """

    def __init__(self, path: Path, file: int, game: Game, good: bytes, cards=None):
        super().__init__(game, good)
        self.path = path
        self.mended = ""  # a sentence to tell, where the file had to be mended
        self._file = file
        self._cards = cards
        self._is_named = True  # the folder, too, is on the disk

    @classmethod
    def create(cls, path: Path, game: Game) -> "SaveFile":
        """A new file with the game so far; never over another one."""
        good = game.dump()
        with told(NOT_MADE, path):
            keep_own(game)
            make_folder(path.parent)
            file = created(path, good)
        return cls(path, file, game, good, game.edition.own_cards)

    @classmethod
    def open(cls, path: Path, cards=None) -> "SaveFile":
        """A game to play on; a tail that was cut off is mended, all other damage refused."""
        aside = None
        with told(NOT_OPENED, path):
            file = open_locked(path)
            try:
                data = read(file)
                game, good = load(path, data, cards)
                if len(good) < len(data):
                    file, aside = mend(path.resolve(), file, data, good)
                os.fsync(file)  # who wrote it may have been stopped before
                sync_folder(path.resolve().parent)
            except BaseException:
                os.close(file)
                raise
        save = cls(path, file, game, good, cards)
        save.mended = mended(path, aside) if aside else ""
        return save

    @property
    def name(self) -> str:
        """As commands understand it."""
        return called(self.path)

    def keep_branch(self, data: bytes) -> Path:
        """A whole log beside the file as its branch, on the disk for good; the same bytes lie there once."""
        with told(NOT_TAKEN, self.path):
            return branches.keep(self.path.resolve(), data)

    def _write(self, new: bytes, is_own: bool) -> None:
        """Behind the good bytes, and on the disk."""
        with told(TAKEN_BACK if is_own else NOT_TAKEN, self.path):
            self._make_ready(self.records.size + len(new))
            write(self._file, self.records.size, new)

    def _shorten(self, good: bytes, game: Game) -> None:
        """Another file in its place."""
        with told(NOT_TAKEN, self.path):
            self._make_ready(self.records.size)
            self._file = shortened(self.path.resolve(), self._file, good)
            self._is_named = False
            self._go_on_from(good, game)
            self._make_ready(self.records.size)

    def _load(self, data: bytes) -> Game:
        """With the maps that are known here."""
        return load_log(data, self._cards)

    def _make_ready(self, size: int) -> None:
        """There is room for a log of this size, and the file is in its place and ends where it should."""
        if size > journal.LARGEST:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
        here = os.fstat(self._file)
        if here.st_size < self.records.size or not os.path.samestat(here, os.stat(self.path)):
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        if not self._is_named:
            sync_folder(self.path.resolve().parent)
            self._is_named = True
        self._cut_rest()

    def _cut_rest(self) -> None:
        """Nothing lies behind the good bytes; a file that is shorter stays so."""
        if os.fstat(self._file).st_size > self.records.size:
            os.ftruncate(self._file, self.records.size)
            os.fsync(self._file)

    def _take_back(self) -> None:
        """The file, if it lets us, and the game as after the last good write."""
        with suppress(OSError):
            self._cut_rest()
        super()._take_back()

    def close(self) -> None:
        """Let others open the game."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1

    def __enter__(self) -> "SaveFile":
        return self

    def __exit__(self, *error) -> None:
        self.close()


if TYPE_CHECKING:
    from voltable.engine.keeping import Keeper
    from voltable.line.flows.shapes import Saved

    KEEPER: type[Keeper] = SaveFile
    SAVED: type[Saved] = SaveFile

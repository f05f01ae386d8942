"""A game that is kept on disk: the promise of voltable/keeping.py, where what is new is written after the move."""

import errno
import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from voltable import LogError, Refusal
from voltable.engine import journal
from voltable.engine.game import Game
from voltable.engine.records import Records
from voltable.engine.replay import follow
from voltable_host.disk import make_folder, sync_folder, write
from voltable_host.maps.kept import keep
from voltable_host.maps.loading import load as load_log
from voltable_host.saves import branches
from voltable_host.saves.locked import created, open_locked, read, shortened
from voltable_host.saves.names import called
from voltable_host.saves.opening import load, mend, mended
from voltable_host.saves.save_errors import NOT_MADE, NOT_OPENED, NOT_TAKEN, TAKEN_BACK, told


def keep_map(game: Game) -> None:
    """A game on an owner's map can be opened again without its file."""
    own = game.edition.own_map
    if own is not None:
        keep(own)


class SaveFile:
    """A game and its file, which nobody else can play while it is open.

    The lock is flock, on Windows msvcrt.locking, on the file itself: it ends with the process however that ends, it
    holds for every name of the file, and no lock files lie about, as the package filelock would leave them.
    """

    def __init__(self, path: Path, file: int, game: Game, good: bytes, cards=None):
        self.path = path
        self.game = game
        self.records = Records(good)  # what is on the disk for certain
        self.mended = ""  # a sentence to tell, where the file had to be mended
        self._log = game.log
        self._file = file
        self._cards = cards
        self._is_named = True  # the folder, too, is on the disk

    @classmethod
    def create(cls, path: Path, game: Game) -> "SaveFile":
        """A new file with the game so far; never over another one."""
        good = game.dump()
        with told(NOT_MADE, path):
            keep_map(game)
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

    def play(self, action: tuple[int, ...]) -> list:
        """In memory, on the disk, and only then told; a move that cannot be written is taken back."""
        events = self.game.play(action)
        self.append()
        return events

    def append(self) -> None:
        """Write what the game has and the file has not; where that fails, the game goes back to what the file has."""
        new = self._unsaved()
        if new:
            self._write(new, TAKEN_BACK)

    def take(self, raw: bytes) -> list[list]:
        """Play whole records that came from elsewhere and write them; what happened, record by record.

        One that does not follow, or that the rules refuse, is a LogError: then the game and the file are as before.
        """
        self._check_saved()
        try:
            events = self._follow(raw)
        except BaseException:
            self._take_back()
            raise
        if raw:
            self._write(raw, NOT_TAKEN)
        return events

    def keep_branch(self, data: bytes) -> Path:
        """A whole log beside the file as its branch, on the disk for good; the same bytes lie there once."""
        with told(NOT_TAKEN, self.path):
            return branches.keep(self.path.resolve(), data)

    def cut(self, count: int) -> Path:
        """Back to the first records, after all there are were kept as the branch that is returned."""
        self._check_saved()
        good = self.records.log(count)
        game = load_log(good, self._cards)
        branch = self.keep_branch(self.records.log())
        with told(NOT_TAKEN, self.path):
            self._make_ready(self.records.size)
            self._file = shortened(self.path.resolve(), self._file, good)
            self._is_named = False
            self.records = Records(good)
            self._use(game)
            self._make_ready(self.records.size)
        return branch

    def _unsaved(self) -> bytes:
        """The records that the game has and the file has not."""
        if self.game.log is not self._log or self._log.count < self.records.count:
            raise ValueError("this game does not go on from its file")
        chain = self.records.chain()
        return b"".join(chain.record(payload, origin) for _n, origin, payload in self._log.records(chain.number))

    def _check_saved(self) -> None:
        """The game and the file have the same records."""
        if self.game.log is not self._log or self._log.count != self.records.count:
            raise ValueError("this game has moves that its file has not")

    def _follow(self, raw: bytes) -> list[list]:
        """Play raw records; what happened, record by record."""
        try:
            return [follow(self.game, payload, origin) for _number, origin, payload in self.records.read(raw)]
        except LogError:
            raise
        except Refusal as no:
            raise LogError("illegal-move", self._log.count, no.word, *no.numbers) from no

    def _write(self, new: bytes, sentences: dict[tuple, str]) -> None:
        """New records to the disk, or the game as it was and why."""
        with told(sentences, self.path):
            try:
                self._make_ready(self.records.size + len(new))
                write(self._file, self.records.size, new)
            except BaseException:
                self._take_back()
                raise
        self.records.append(new)

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
        self._use(load_log(self.records.log(), self._cards))

    def _use(self, game: Game) -> None:
        """Another state of the same game."""
        self.game = game
        self._log = game.log

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

    KEEPER: type[Keeper] = SaveFile

"""What of a file is a game to play on, and an end that a stopped write left, mended."""

import os
from itertools import count
from pathlib import Path

from voltable import LogError
from voltable.engine import journal
from voltable.engine.game import Game
from voltable_host.disk import create
from voltable_host.language import _
from voltable_host.loading import load as load_log
from voltable_host.saves import repair
from voltable_host.saves.locked import shortened
from voltable_host.saves.save_errors import CANNOT_BE_REPAIRED, NOT_LOADED, SaveError, sentence_for


def load(path: Path, data: bytes, cards) -> tuple[Game, bytes]:
    """The game of these bytes, and those of them that are to be kept."""
    end = repair.whole_end(data)
    good = data[:end] if end < len(data) <= journal.LARGEST and repair.is_torn(data, end) else data
    try:
        return load_log(good, cards), good
    except LogError as error:
        record = error.numbers[0] if error.numbers else 0
        if error.word not in repair.UNREPAIRABLE and not repair.can_be_repaired(good, error, cards):
            raise SaveError(_(CANNOT_BE_REPAIRED).format(file=path)) from error
        raise SaveError(sentence_for(NOT_LOADED, error.word).format(file=path, record=record)) from error


def mend(path: Path, file: int, data: bytes, good: bytes) -> tuple[int, Path]:
    """The good bytes in place of the file, the old ones beside it; the lock never ends in between."""
    names = (path.with_name(f"{path.name}.bad{number if number > 1 else ''}") for number in count(1))
    aside = next(name for name in names if not os.path.lexists(name))
    create(aside, data)
    return shortened(path, file, good), aside


def mended(path: Path, aside: Path) -> str:
    """What to tell of a file that was mended."""
    sentence = _("The end of {file} was cut off, as by a power cut; all before it is kept. The file as it was: {aside}")
    return sentence.format(file=path, aside=aside)

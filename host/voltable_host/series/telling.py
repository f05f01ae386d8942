"""A series told as it is played, with a bar beside it, up to its end or as far as it came."""

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from voltable_host.language import _
from voltable_host.series.bar import Bar
from voltable_host.series.interrupts import Shield
from voltable_host.series.running import playing
from voltable_host.series.shapes import Series
from voltable_host.series.workers import WorkerEnded
from voltable_host.talk import Talk

T = TypeVar("T")

INTERRUPTED = 130


class Course(NamedTuple):
    """How far a series came: games told, games asked for, and what ended it early."""

    done: int
    games: int
    code: int = 0  # to leave the program with
    why: str = ""

    @property
    def sentence(self) -> str:
        """What ended it, and how many games there are."""
        return self.why + " " + _("Games played: {done} of {games}.").format(done=self.done, games=self.games)


def tell_series(talk: Talk, series: Series[T], jobs: int, tell: Callable[[T], object]) -> Course:
    """Tell each line as it comes; Ctrl-C or a lost worker ends it between two lines."""
    done = 0
    try:
        with Shield() as shield, Bar(talk, series.games) as bar, playing(series, jobs, bar.tick) as lines:
            while line := shield.next_of(lines):
                bar.aside()
                tell(line[0])
                done += line[1]
                bar.show(done)
    except KeyboardInterrupt:
        return Course(done, series.games, INTERRUPTED, _("Interrupted."))
    except WorkerEnded as ended:
        why = _("A worker process has ended too early ({why}), perhaps for want of memory.").format(why=ended.why)
        return Course(done, series.games, 1, why)
    return Course(done, series.games)

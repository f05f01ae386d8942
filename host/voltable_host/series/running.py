"""A series, played here or by worker processes: the same lines in the same order."""

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, wait
from contextlib import closing, contextmanager
from typing import TypeVar

from voltable_host.series.blocks import Blocks
from voltable_host.series.shapes import Lines, Series
from voltable_host.series.worker import Played
from voltable_host.series.workers import Workers

T = TypeVar("T")

AHEAD = 4  # blocks for each worker that are asked for or wait to be told: enough for games of unlike length
TICK = 0.2  # seconds between two looks while nothing can be told


@contextmanager
def playing(series: Series[T], jobs: int = 1, tick: Callable[[], None] = lambda: None) -> Iterator[Lines[T]]:
    """Its lines, each with whether a game ends there; with one job no process is started and each comes at once.

    Whoever leaves early ends the workers. `tick` is called now and then while they are waited for.
    """
    count = min(jobs, series.games)
    if count > 1:
        with Workers(series, count) as workers:
            yield in_order(workers, series.games, tick)
    else:
        with closing(series.play(range(series.games))) as lines:
            yield lines


def in_order(workers: Workers, games: int, tick: Callable[[], None]) -> Lines:
    """Block after block; never more of them are under way than fit into memory."""
    blocks = Blocks(games)
    ahead: deque[tuple[range, Future[Played]]] = deque()
    while True:
        while len(ahead) < AHEAD * len(workers.all) and (numbers := blocks.take()):
            ahead.append((numbers, workers.ask(numbers)))
        if not ahead:
            return
        numbers, answer = ahead.popleft()
        while not wait([answer], TICK).done:
            tick()
        played = answer.result()
        blocks.learn(len(numbers), played.seconds)
        yield from played.lines

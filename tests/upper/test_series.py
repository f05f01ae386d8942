"""Series of games on several processes: the same lines in the same order, and nothing left behind."""

import os
import signal
import subprocess
from concurrent.futures import Future
from itertools import islice
from types import SimpleNamespace

import pytest

from kit.patience import wait_until
from kit.series.counted import Counted, Dying, Failing, Secret, Slow, Strange
from kit.series.processes import is_there
from voltable import Refusal
from voltable_cards.bots.ladder import LADDER
from voltable_host.bots.match import play_match
from voltable_host.series.blocks import MOST, SECONDS, Blocks
from voltable_host.series.running import AHEAD, in_order, playing
from voltable_host.series.telling import tell_series
from voltable_host.series.worker import Played
from voltable_host.series.workers import Elsewhere, WorkerEnded
from voltable_host.talk import Talk

unix = pytest.mark.skipif(os.name != "posix", reason="signals of Unix, and a list of its processes")


def told(series, jobs: int) -> list:
    """All lines, each with whether its game ends there."""
    with playing(series, jobs) as lines:
        return list(lines)


@pytest.mark.parametrize("games", [0, 1, 2, 7, 500])
def test_any_number_of_processes_tells_the_same(games):
    """Also where there are more of them than games."""
    alone = told(Counted(games), 1)
    assert len([line for line, is_last in alone if is_last]) == games
    assert told(Counted(games), 2) == told(Counted(games), 3) == alone


def test_one_process_is_this_one(monkeypatch):
    """Nothing is started, and a line is told before the next is played."""
    monkeypatch.setattr(subprocess, "Popen", None)
    with playing(Failing(10, 1, "bug")) as lines:
        assert next(lines) == (0, True)
    assert told(Counted(1), 8) == [((0, 0), True)]


def test_a_match_is_the_same_on_any_number_of_processes():
    """Uneven numbers of games, and several bots."""
    asked = ("card", LADDER, ["steady", "greedy", "random"], 10, 3, {"demolition": True})
    alone = list(play_match(*asked))
    assert [result.game for result in alone] == list(range(10))
    assert list(play_match(*asked, jobs=2)) == list(play_match(*asked, jobs=3)) == alone


# Blocks


def test_blocks_hold_every_number_once_and_grow_to_their_time():
    """Quick games go out in large blocks, slow ones one by one."""
    for seconds, largest in ((0.0, MOST), (SECONDS / 64, 64), (SECONDS * 3, 1)):
        blocks, numbers, sizes = Blocks(20_000 if largest == MOST else 500), [], []
        while block := blocks.take():
            numbers += block
            sizes.append(len(block))
            blocks.learn(len(block), seconds * len(block))
        assert numbers == list(range(blocks.games))
        assert sizes[0] == 1 and max(sizes) == largest


class Fakes:
    """Workers that answer at once, and count what they are asked."""

    def __init__(self, count: int):
        self.all = list(range(count))
        self.asked = 0

    def ask(self, numbers: range) -> Future:
        """A block, played."""
        self.asked += 1
        answer: Future = Future()
        answer.set_result(Played([(numbers, True)], 0.001))
        return answer


def test_a_million_games_are_never_under_way_together():
    """A few blocks for each worker, however slowly they are told."""
    workers = Fakes(3)
    lines = in_order(workers, 1_000_000, lambda: None)  # type: ignore[arg-type]
    for number, (_block, _is_last) in enumerate(lines, 1):
        assert workers.asked < number + AHEAD * 3
    assert workers.asked < 1000


# What goes wrong


@pytest.mark.parametrize(("by_signal", "why"), [pytest.param(True, "SIGKILL", marks=unix), (False, "exit 3")])
def test_a_worker_that_dies_is_told_behind_what_was_played(by_signal, why):
    """No waiting for it, though every worker dies of it; the games before the deadly one may lie in its block."""
    numbers = []
    with pytest.raises(WorkerEnded) as ended, playing(Dying(1000, 40, by_signal), 2) as lines:
        numbers += (line for line, _is_last in lines)
    assert ended.value.why == why
    assert numbers == list(range(len(numbers))) and 0 < len(numbers) <= 40


def test_a_worker_without_memory_has_ended():
    """It can tell nothing any more."""
    with pytest.raises(WorkerEnded) as ended:
        told(Failing(100, 5, "memory"), 2)
    assert ended.value.why == "exit 1"


@pytest.mark.parametrize(("error", "kind"), [("refusal", Refusal), ("bug", KeyError)])
def test_an_error_in_a_worker_is_raised_here(error, kind):
    """The same error, with the place where it came up."""
    with pytest.raises(kind) as raised:
        told(Failing(100, 5, error), 2)
    assert isinstance(raised.value.__cause__, Elsewhere) and "counted.py" in str(raised.value.__cause__)
    with pytest.raises(kind):
        told(Failing(100, 5, error), 1)


def test_an_error_that_cannot_travel_goes_by_its_name():
    """And so does a line."""
    assert issubclass(Secret, Exception)
    with pytest.raises(RuntimeError, match="this and that"):
        told(Failing(100, 5, "secret"), 2)
    with pytest.raises(RuntimeError, match="lambda"):
        told(Strange(10), 2)


@unix
def test_whoever_leaves_early_leaves_nobody_behind():
    """Workers in the middle of a game are ended, and waited for."""
    with playing(Slow(100, 2), 2) as lines:
        workers = {line[1] for line, _is_last in islice(lines, 2)}
        assert all(map(is_there, workers))
    assert not any(map(is_there, workers))


# Telling


def test_a_series_is_told_to_its_end():
    """Games are counted, not lines."""
    for jobs in (1, 2):
        lines: list = []
        course = tell_series(Talk(), Counted(30), jobs, lines.append)
        assert (course.done, course.games, course.code) == (30, 30, 0)
        assert lines == [line for line, _is_last in told(Counted(30), 1)]


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_cuts_no_line(jobs):
    """Ctrl-C while a line is told: that one is finished and counted, and nothing follows."""
    lines = []

    def tell(line):
        if line == (6, 0):
            signal.raise_signal(signal.SIGINT)
        lines.append(line)

    course = tell_series(Talk(), Counted(1000), jobs, tell)
    assert (course.done, course.code) == (7, 130)
    assert lines == [line for line, _is_last in told(Counted(7), 1)]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_an_interrupt_is_heard_in_the_middle_of_a_game():
    """It need not come to its end."""

    class Interrupted:
        games = 5

        def play(self, numbers):
            """Ctrl-C in game 2, which never ends."""
            yield from ((0, True), (1, True))
            signal.raise_signal(signal.SIGINT)
            raise AssertionError("it went on")

    lines: list = []
    course = tell_series(Talk(), Interrupted(), 1, lines.append)
    assert (course.done, course.code, lines) == (2, 130, [0, 1])


def test_a_second_interrupt_is_heard_everywhere():
    """Whoever reads our lines may have stopped reading."""

    def tell(_line):
        signal.raise_signal(signal.SIGINT)
        signal.raise_signal(signal.SIGINT)
        raise AssertionError("it went on")

    assert tell_series(Talk(), Counted(5), 1, tell)[:3] == (0, 5, 130)


def test_who_hears_ctrl_c_in_another_way_goes_on_doing_so():
    """A program that ignores it, as in the background of a shell, is not ended by it."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        course = tell_series(Talk(), Counted(5), 2, lambda line: signal.raise_signal(signal.SIGINT))
    finally:
        signal.signal(signal.SIGINT, before)
    assert (course.done, course.code) == (5, 0)


@unix
def test_a_lost_worker_is_a_sentence():
    """With how far it came."""
    course = tell_series(Talk(), Dying(1000, 40), 2, lambda line: None)
    assert course.code == 1 and "SIGKILL" in course.sentence
    assert f"Games played: {course.done} of 1000." in course.sentence


@unix
def test_a_reader_who_has_enough_ends_everything():
    """What was raised while telling goes on up, and no worker stays."""
    workers = []

    def tell(line):
        workers.append(line[1])
        raise BrokenPipeError

    with pytest.raises(BrokenPipeError):
        tell_series(Talk(), Slow(100, 50), 2, tell)
    wait_until(lambda: not any(map(is_there, workers)))


def test_a_bar_needs_somebody_who_looks(monkeypatch):
    """A terminal on stderr, and neither -q nor --plain."""
    monkeypatch.setenv("TERM", "xterm")
    for is_terminal in (False, True):
        window = SimpleNamespace(isatty=lambda is_terminal=is_terminal: is_terminal, encoding="utf-8")
        monkeypatch.setattr("sys.stderr", window)
        assert Talk().redraws is is_terminal
        assert not Talk(quiet=True).redraws and not Talk(plain=True).redraws

"""Worker processes, seen from who starts them.

They are programs of their own, started alike on every system and by every Python: nothing is forked, no script of the
user is run again, and a worker whose pipe is closed ends by itself.
"""

import pickle
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from queue import SimpleQueue

from voltable_host.language import Speech
from voltable_host.series.shapes import Series
from voltable_host.series.worker import Failed, Hello, Played

PROGRAM = (
    "import pickle, sys; sys.path[:] = pickle.load(sys.stdin.buffer);"
    " from voltable_host.series.worker import serve; serve()"
)
OWN_GROUP = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)  # on Windows: Ctrl-C does not reach it
GRACE = 5  # seconds for a process that has closed its pipe to end


class WorkerEnded(Exception):
    """A worker process is gone before its games were played; `why` is a signal or an exit code."""

    def __init__(self, code: int):
        self.why = signal_name(-code) if code < 0 else f"exit {code}"
        super().__init__(self.why)


class Elsewhere(Exception):
    """Where in a worker an error came up."""


class Worker:
    """One process; one thread at a time asks it."""

    def __init__(self, hello: bytes):
        self.unsaid = hello
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM], stdin=subprocess.PIPE, stdout=subprocess.PIPE, creationflags=OWN_GROUP
        )

    def play(self, numbers: range) -> Played:
        """Have these games played; what was raised there is raised here."""
        assert self.process.stdin and self.process.stdout
        try:
            self.process.stdin.write(self.unsaid + pickle.dumps(numbers))
            self.process.stdin.flush()
            self.unsaid = b""
            answer = pickle.load(self.process.stdout)
        except (OSError, EOFError, pickle.UnpicklingError):
            raise WorkerEnded(self.ended()) from None
        if isinstance(answer, Failed):
            raise answer.error from Elsewhere(answer.where)
        return answer

    def ended(self) -> int:
        """The exit code of a process that is about to end."""
        with suppress(subprocess.TimeoutExpired):
            return self.process.wait(GRACE)
        self.process.kill()
        return self.process.wait()

    def close(self) -> None:
        """Free what a killed process leaves."""
        assert self.process.stdin and self.process.stdout
        with suppress(OSError):
            self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()


class Workers:
    """So many processes, each asked by a thread; `with` ends them all."""

    def __init__(self, series: Series, count: int):
        hello = pickle.dumps(sys.path) + pickle.dumps(Hello(Speech.language, series))
        self.threads = ThreadPoolExecutor(count)
        with deaf_to_interrupts():
            self.all = [Worker(hello) for _number in range(count)]
        self.free: SimpleQueue[Worker] = SimpleQueue()
        for worker in self.all:
            self.free.put(worker)

    def __enter__(self) -> "Workers":
        return self

    def __exit__(self, *error) -> None:
        for worker in self.all:
            worker.process.kill()
        self.threads.shutdown(cancel_futures=True)
        for worker in self.all:
            worker.close()

    def ask(self, numbers: range) -> "Future[Played]":
        """Have a block played as soon as a worker is free."""
        return self.threads.submit(self.play, numbers)

    def play(self, numbers: range) -> Played:
        """By any that is free; a dead one is put back as well, to say so again instead of being waited for."""
        worker = self.free.get()
        try:
            return worker.play(numbers)
        finally:
            self.free.put(worker)


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """What is started here never hears Ctrl-C, not even while it starts; we hear it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def signal_name(number: int) -> str:
    """As people look it up.

    >>> signal_name(9), signal_name(99)
    ('SIGKILL', 'signal 99')
    """
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"

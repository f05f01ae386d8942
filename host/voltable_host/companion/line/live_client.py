"""A live game on a real port: a thread keeps the line, and opens the port anew however often it vanishes."""

import secrets
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from voltable.line.flows.forking import Fork
from voltable.line.flows.live import DOWN, LIVE, RESCUE, STOPPED, SYNC, Live, News
from voltable.line.flows.proposal import Proposal
from voltable.line.flows.talker import Talker
from voltable.line.messages import OK, VERSION
from voltable_host.companion.line.client import PATIENCE, Client, milliseconds
from voltable_host.companion.line.errors import LineError
from voltable_host.companion.line.payloads import unpack
from voltable_host.companion.line.port import Port
from voltable_host.companion.line.refusals import Refused
from voltable_host.companion.line.report import write_report
from voltable_host.saves.save_file import SaveFile
from voltable_host.talk import Talk

ENDED = (RESCUE, STOPPED)
BLINK = 1.5  # seconds that a line may be down before anybody is told
AGAIN = 1.0  # seconds between two looks whether the port is there again


class LiveClient(News):
    """The line of one game.

    Whoever touches the game or its file holds the lock: `with client:` takes it for as long as a person's side works,
    and `resting` lends it to the thread while that side waits for somebody.
    """

    def __init__(self, url: str, save: SaveFile, port: Port | None = None):
        self.url = url
        self.save = save
        self.lock = threading.RLock()
        self.changed = threading.Condition(self.lock)
        self.wake: Callable[[], None] = lambda: None  # called by the thread when there are news
        self.moves: list[int] = []  # records of the device that nobody was told of
        self.told_state = DOWN
        self.since = time.monotonic()  # when the state last changed
        self.code = OK  # why the device does not stay with us, if it told
        self.fault: Exception | None = None
        self.port = port
        self.talker = Talker(secrets.randbits(32), unpack)
        self.live = Live(save, self.talker, self)
        self.is_closing = threading.Event()
        self.thread = threading.Thread(target=self.keep_line, name=f"live {url}", daemon=True)

    def __enter__(self) -> "LiveClient":
        self.lock.acquire()
        self.thread.start()
        return self

    def __exit__(self, *error) -> None:
        self.is_closing.set()
        self.lock.release()
        self.thread.join(5)

    # The person's side

    @property
    def state(self) -> str:
        """How the line stands."""
        return self.live.state

    @property
    def fork(self) -> Fork | None:
        """Two tails that wait for somebody to pick one."""
        return self.live.fork

    @property
    def has_news(self) -> bool:
        """Whether something is to be told."""
        return bool(self.moves or self.fault or self.is_other_state)

    @property
    def is_other_state(self) -> bool:
        """Whether the line became something else, and not only for a moment."""
        is_brief = self.state == DOWN and time.monotonic() - self.since < BLINK
        return self.state not in (self.told_state, SYNC) and not is_brief

    @contextmanager
    def resting(self) -> Iterator[None]:
        """The thread may work meanwhile."""
        self.lock.release()
        try:
            yield
        finally:
            self.lock.acquire()

    def wait(self, until: Callable[[], object], seconds: float | None = None) -> bool:
        """Until it is true or the time is over; whether it is true. A fault of the thread is raised."""
        self.changed.wait_for(lambda: until() or self.fault, seconds)
        if self.fault:
            raise self.fault
        return bool(until())

    def propose(self, action: tuple) -> Proposal:
        """A move for the device to take; pending until it has."""
        return self.live.propose(action, is_bound=True)

    def withdraw(self) -> None:
        """Nobody waits for it any more; if the device took it all the same, it comes back as a move of the device."""
        self.live.proposal = None

    def pick(self, side: str) -> None:
        """Which of two tails goes on."""
        self.live.choice = side

    def take_news(self) -> tuple[list[int], str | None]:
        """Records that nobody was told of, and the state where it is another one; a fault of the thread is raised."""
        if self.fault:
            raise self.fault
        moves, self.moves = self.moves, []
        if not self.is_other_state:
            return moves, None
        self.told_state = self.state
        return moves, self.state

    # News, told by the thread

    def became(self, state: str) -> None:
        """Up, down, or in need of a person."""
        self.since = time.monotonic()
        if state == LIVE:
            self.code = OK

    def moved(self, number: int, events: list) -> None:
        """A record of the device."""
        self.moves.append(number)

    def refused(self, code: int) -> None:
        """The device cannot stay with us."""
        self.code = code

    def stopped(self, facts: dict[str, object]) -> None:
        """The two engines disagree."""
        write_report(self.save.path, facts)

    # The thread

    def keep_line(self) -> None:
        """For ever: a port, a conversation, and the next port."""
        try:
            while not self.is_closing.is_set():
                port = self.port or self.reopened()
                self.port = None
                if port is None:
                    with self.lock:
                        self.told()
                    self.is_closing.wait(AGAIN)
                else:
                    with port:
                        self.converse(port)
        except Exception as error:  # a fault of ours has to reach somebody
            with self.lock:
                self.fault = error
                self.told()

    def reopened(self) -> Port | None:
        """The port, if it is there."""
        try:
            return Port(self.url)
        except LineError:
            return None

    def converse(self, port: Port) -> None:
        """Until the port is gone or there is nothing more to say."""
        try:
            with self.lock:
                self.talker.begin(self.live.flow(), milliseconds())
            while not self.is_closing.is_set() and self.step(port):
                pass
        except LineError:
            self.is_closing.wait(AGAIN / 4)  # a port that has just gone is there for another moment
        finally:
            with self.lock:
                self.talker.stop()
                self.talker.exchange.out.clear()
                if self.live.state not in ENDED:
                    self.live.become(DOWN)
                    self.told()
        if self.live.state in ENDED:
            self.is_closing.wait()

    def step(self, port: Port) -> bool:
        """Send, wait, hear; whether the conversation goes on."""
        with self.lock:
            goes_on = self.talker.step(milliseconds())
            out, self.talker.exchange.out[:] = list(self.talker.exchange.out), []
            patience = self.talker.patience(milliseconds(), PATIENCE)
        for frame in out:
            port.write(frame)
        port.wait(patience / 1000)
        data = port.take()
        with self.lock:
            self.talker.feed(data, milliseconds())
            self.told()
        return goes_on

    def told(self) -> None:
        """Whoever waits looks again."""
        self.changed.notify_all()
        if self.has_news:
            self.wake()


@contextmanager
def joined(url: str, save: SaveFile, talk: Talk) -> Iterator[LiveClient]:
    """A game that goes on here and there; who is not there, or is of another version, is told at once."""
    port = Port(url)
    try:
        client = Client(port, talk)
        client.hello(save.records.gid, save.records.count - 1, save.records.head)
        if client.is_rescue:
            raise Refused(VERSION)
    except BaseException:
        port.close()
        raise
    with LiveClient(url, save, port) as live:
        yield live

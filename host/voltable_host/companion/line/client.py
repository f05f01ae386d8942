"""The host's end on a real port: flows run in real time until they are done."""

import os
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager

from voltable.engine.journal import header
from voltable.line.frame import MAJOR
from voltable.line.mark import ENGINE
from voltable.line.messages import BYE, NO_HEAD, NO_RECORD, PING
from voltable_host.companion.line import copying
from voltable_host.companion.line.errors import LineLost, NoDevice
from voltable_host.companion.line.hello import Hello, Row, hello, list_games
from voltable_host.companion.line.port import Port
from voltable_host.companion.line.talker import Flow, Talker
from voltable_host.gate.sentences import quoted
from voltable_host.language import _
from voltable_host.talk import Talk

PATIENCE = 50  # milliseconds that are waited at a time
PROMPT = ">>>"
SLOW = os.environ.get("VOLTABLE_SLOW", "")  # how many times slower than a real one the device is
PACE = int(SLOW) if SLOW.isdecimal() and int(SLOW) else 1


def milliseconds() -> int:
    """A clock that only goes forward; beside an emulated device, which is slow, it goes slower too."""
    return time.monotonic_ns() // (1_000_000 * PACE)


class Client:
    """One port, one device."""

    def __init__(self, port: Port, talk: Talk | None = None):
        self.port = port
        self.talk = talk
        self.talker = Talker(secrets.randbits(32))
        self.said: Hello | None = None

    def run(self, flow: Flow):
        """Run a flow to its end; what it returns."""
        try:
            self.talker.begin(flow, milliseconds())
            while self.talker.step(milliseconds()):
                self.pump()
            self.send()
        finally:
            self.talker.stop()
        return self.talker.result

    def pump(self) -> None:
        """Send what waits, wait a moment, hear what has come."""
        self.send()
        now = milliseconds()
        self.port.wait(self.talker.patience(now, PATIENCE) / 1000)
        self.talker.feed(self.port.take(), milliseconds())
        if self.talk and self.talk.verbose:
            self.tell_text()

    def send(self) -> None:
        """All frames that wait."""
        out = self.talker.exchange.out
        while out:
            self.port.write(out.pop(0))

    def tell_text(self) -> None:
        """What the device prints beside the frames."""
        text = self.talker.heard_text()
        if self.talk and text.strip():
            self.talk.detail(quoted(text))

    # Short questions

    def ask(self, kind: int, fields: tuple) -> list:
        """One request, one reply."""
        return self.run(one(kind, fields))

    def hello(self, gid: bytes | None = None, number: int = NO_RECORD, head: bytes = NO_HEAD) -> Hello:
        """Who is there; where nobody is, why."""
        try:
            said: Hello = self.run(hello(self.talker.session, gid, number, head))
        except LineLost as error:
            raise self.nobody() from error
        self.said = said
        return said

    def nobody(self) -> NoDevice:
        """What the silence was like."""
        text = self.talker.heard_text()
        port = self.port.url
        if self.talker.exchange.receiver.echoes or PROMPT in text:
            told = _("MicroPython is at {port}, but Voltable does not run there. Put it there: voltable device deploy")
            return NoDevice(told.format(port=port), is_prompt=True)
        if text.strip():
            told = _("What is at {port} is no Voltable device. See which ports there are: voltable device list")
            return NoDevice(told.format(port=port))
        told = _("Nothing answers at {port}. Find out why: voltable device doctor --port {port}")
        return NoDevice(told.format(port=port))

    @property
    def is_rescue(self) -> bool:
        """Whether the device plays by other rules, or speaks another protocol: then its games can only be read."""
        return bool(self.said and self.said.engine != ENGINE) or self.talker.exchange.receiver.major != MAJOR

    def games(self) -> list[Row]:
        """Every game on the device."""
        return self.run(list_games())

    def pull(self, gid: bytes) -> bytes:
        """A whole log."""
        return header(gid) + self.run(copying.pull(gid, 0))

    def ping(self) -> tuple[int, bytes, int, int, int]:
        """Last record, head, moves that only the device has, free KB, frames it dropped."""
        number, head, unsynced, free, dropped = self.ask(PING, (0,))[:5]
        return number, head, unsynced, free, dropped

    def bye(self) -> None:
        """The program on the device ends, and the prompt comes."""
        self.ask(BYE, (0,))


def one(kind: int, fields: tuple) -> Flow:
    """A flow of one request."""
    return (yield kind, fields)


@contextmanager
def connected(url: str, talk: Talk | None = None) -> Iterator[Client]:
    """A client on this port; the port is free again afterwards."""
    with Port(url) as port:
        yield Client(port, talk)

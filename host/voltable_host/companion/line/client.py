"""The host's end on a real port: flows run in real time until they are done."""

import os
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from voltable.line.flows.asking import one
from voltable.line.flows.faults import LineFault
from voltable.line.flows.hello import Hello, greet
from voltable.line.flows.talker import Talker
from voltable.line.messages import BYE, NO_HEAD, NO_RECORD, PING
from voltable_host.companion.line.errors import LineLost
from voltable_host.companion.line.payloads import unpack
from voltable_host.companion.line.port import Port
from voltable_host.companion.line.refusals import in_words, nobody
from voltable_host.gate.sentences import quoted
from voltable_host.talk import Talk

if TYPE_CHECKING:
    from voltable.line.flows.shapes import Flow, Found

PATIENCE = 50  # milliseconds that are waited at a time
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
        self.talker = Talker(secrets.randbits(32), unpack)

    def run(self, flow: "Flow[Found]", person: Callable[[Any], object] | None = None) -> "Found":
        """Run a flow to its end; what it finds. Where it asks something, the person answers."""
        talker = self.talker
        try:
            talker.begin(flow, milliseconds())
            while talker.step(milliseconds()):
                if talker.question is None:
                    self.pump()
                else:
                    talker.tell(person and person(talker.question), milliseconds())
            self.send()
        except LineFault as fault:
            raise in_words(fault, self.port.url) from fault
        finally:
            talker.stop()
        return talker.result

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
        text = self.talker.heard_text().decode("utf-8", "replace")
        if self.talk and text.strip():
            self.talk.detail(quoted(text))

    # Short questions

    def ask(self, kind: int, fields: tuple) -> list:
        """One request, one reply."""
        return self.run(one(kind, fields))

    def hello(self, gid: bytes | None = None, number: int = NO_RECORD, head: bytes = NO_HEAD) -> Hello:
        """Who is there; where nobody is, why."""
        try:
            return self.run(greet(self.talker, gid, number, head))
        except LineLost as error:
            raise nobody(self.talker.silence(), self.port.url) from error

    @property
    def is_rescue(self) -> bool:
        """Whether the games of this device can only be read."""
        return self.talker.is_rescue

    def ping(self) -> tuple[int, bytes, int, int, int]:
        """Last record, head, moves that only the device has, free KB, frames it dropped."""
        number, head, unsynced, free, dropped = self.ask(PING, (0,))[:5]
        return number, head, unsynced, free, dropped

    def bye(self) -> None:
        """The program on the device ends, and the prompt comes."""
        self.ask(BYE, (0,))


@contextmanager
def connected(url: str, talk: Talk | None = None) -> Iterator[Client]:
    """A client on this port; the port is free again afterwards."""
    with Port(url) as port:
        yield Client(port, talk)

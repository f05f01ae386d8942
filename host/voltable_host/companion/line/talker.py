"""The host's end of the line, without a port or a clock: flows ask, it sends, and they get the replies.

A flow is a generator. It yields (kind, fields) and is sent the reply's fields, or it yields (PAUSE, milliseconds); a
refusal is thrown into it as Refused, a line that is dead as LineLost.
"""

from collections.abc import Callable, Generator
from typing import Any

from voltable.line.exchange import Exchange
from voltable.line.frame import START, TO_DEVICE
from voltable.line.messages import BUSY, ERR, REPLY
from voltable_host.companion.line.errors import LineLost
from voltable_host.companion.line.payloads import unpack
from voltable_host.companion.line.refusals import Refused
from voltable_host.language import _

PAUSE = 0  # instead of a kind
LONGEST_TEXT = 2000  # characters of text beside the frames that are kept
Flow = Generator[tuple[int, Any], Any, Any]


def difference(later: int, earlier: int) -> int:
    """Milliseconds in between; a computer's clock does not wrap."""
    return later - earlier


class Talker:
    """Drives one flow at a time; requests of the device go to whoever listens, else they are refused."""

    def __init__(self, session: int):
        self.session = session
        self.exchange = Exchange(TO_DEVICE, unpack, difference, session & 0xFF)
        self.flow: Flow | None = None
        self.result: Any = None
        self.listener: Callable[[int, list], tuple | None] | None = None
        self.text = bytearray()  # what came and was no frame
        self.resumes: int | None = None  # when a pause is over

    def begin(self, flow: Flow, now: int) -> None:
        """Start a flow; the one before is over."""
        self.stop()
        self.flow, self.result = flow, None
        self.go_on(lambda: next(flow), now)

    def stop(self) -> None:
        """End a flow at once."""
        flow, self.flow, self.resumes = self.flow, None, None
        self.exchange.forget()
        if flow:
            flow.close()

    def feed(self, data: bytes, now: int) -> None:
        """Bytes from the line."""
        receiver = self.exchange.receiver
        for byte in data:
            if receiver.size < 0 and byte != START and len(self.text) < LONGEST_TEXT:
                self.text.append(byte)
            message = self.exchange.take(byte)
            if message is not None:
                self.hear(message, now)

    def hear(self, message: tuple, now: int) -> None:
        """A reply wakes the flow; a request goes to the listener."""
        kind, transaction, fields = message
        flow = self.flow
        if not kind & REPLY:
            reply = self.listener(kind, fields) if self.listener else None
            if reply is None:
                self.exchange.refuse(transaction, BUSY)
            else:
                self.exchange.answer(kind, transaction, reply)
        elif flow and kind & ~REPLY == ERR:
            self.go_on(lambda: flow.throw(Refused(fields[0])), now)
        elif flow:
            self.go_on(lambda: flow.send(fields), now)

    def step(self, now: int) -> bool:
        """What time brings: the end of a pause, another try, or the end of hope; whether the flow goes on."""
        flow = self.flow
        if flow and self.resumes is not None:
            if now >= self.resumes:
                self.resumes = None
                self.go_on(lambda: flow.send(None), now)
        elif flow and self.exchange.tick(now):
            self.go_on(lambda: flow.throw(LineLost(silent())), now)
        return self.flow is not None

    def lose(self, error: LineLost, now: int) -> None:
        """The port is gone."""
        flow = self.flow
        self.exchange.forget()
        self.exchange.out.clear()
        if flow and self.resumes is None:
            self.go_on(lambda: flow.throw(error), now)

    def go_on(self, resume: Callable[[], tuple[int, Any]], now: int) -> None:
        """Run the flow up to its next request or pause; its own errors end it and reach the caller."""
        try:
            kind, fields = resume()
        except StopIteration as end:
            self.flow, self.result = None, end.value
            return
        except BaseException:
            self.flow = None
            raise
        if kind == PAUSE:
            self.resumes = now + fields
        else:
            self.exchange.ask(kind, fields, now)

    def patience(self, now: int, longest: int) -> int:
        """Milliseconds until something has to be done."""
        left = longest if self.resumes is None else self.resumes - now
        if self.resumes is None and self.exchange.asked is not None:
            left = self.exchange.since + self.exchange.timeout() - now
        return max(0, min(longest, left))

    def heard_text(self) -> str:
        """Text beside the frames since the last time."""
        text, self.text = self.text.decode("utf-8", "replace"), bytearray()
        return text


def silent() -> str:
    """Nobody answers any more."""
    return _("The device stopped answering. What it had confirmed is kept on both sides. Run this again.")

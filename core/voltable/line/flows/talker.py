"""The host's end of the line, without a port or a clock: flows ask, it sends, and they get the replies.

A flow is a generator. It yields (kind, fields) and is sent the reply's fields. Instead of a kind it may yield (PAUSE,
milliseconds); (QUIET, (milliseconds, at most)), until nothing has come for so long; or (ASK, question), until somebody
tells the answer. A refusal is thrown into it as Refused, a line that is dead as LineLost.
"""

from voltable.engine.pack import unpack
from voltable.line.exchange import Exchange
from voltable.line.flows.faults import NOTHING, PROMPT, SILENT, STRANGER, LineLost, Refused
from voltable.line.frame import MAJOR, START, TO_DEVICE
from voltable.line.mark import ENGINE
from voltable.line.messages import BUSY, ERR, REPLY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from voltable.line.exchange import Message
    from voltable.line.flows.hello import Hello
    from voltable.line.flows.shapes import Flow, Reply, Request

PAUSE, QUIET, ASK = 0, -1, -2  # instead of a kind
LONGEST_TEXT = 2000  # bytes of text beside the frames that are kept
PROMPT_SIGN = b">>>"


def difference(later: int, earlier: int) -> int:
    """Milliseconds in between; a computer's clock does not wrap."""
    return later - earlier


class Talker:
    """Drives one flow at a time; requests of the device go to whoever listens, else they are refused."""

    def __init__(self, session: int, read: "Callable[[bytes], Any]" = unpack) -> None:
        """A session is any number of 32 bits; a host with another msgpack may read payloads with that."""
        self.session = session
        self.exchange = Exchange(TO_DEVICE, read, difference, session & 0xFF)
        self.flow: "Flow[Any] | None" = None
        self.result: "Any" = None
        self.listener: "Callable[[int, list[Any]], Reply] | None" = None
        self.said: "Hello | None" = None  # who is there
        self.text = bytearray()  # what came and was no frame
        self.resumes: "int | None" = None  # when a pause is over
        self.quiet: "tuple[int, int] | None" = None  # so long nothing has to come; then is late enough in any case
        self.question: "Any" = None  # that a person has to answer

    def begin(self, flow: "Flow[Any]", now: int) -> None:
        """Start a flow; the one before is over."""
        self.stop()
        self.flow, self.result = flow, None
        self.go_on(lambda: next(flow), now)

    def stop(self) -> None:
        """End a flow at once."""
        flow, self.flow = self.flow, None
        self.resumes = self.quiet = self.question = None
        self.exchange.forget()
        if flow:
            flow.close()

    def feed(self, data: bytes, now: int) -> None:
        """Bytes from the line; while it has to become quiet they are late answers to what nobody asks any more."""
        if self.quiet:
            if data:
                self.wait_for_quiet(now)
            return
        receiver = self.exchange.receiver
        for byte in data:
            if receiver.size < 0 and byte != START and len(self.text) < LONGEST_TEXT:
                self.text.append(byte)
            message = self.exchange.take(byte)
            if message is not None:
                self.hear(message, now)

    def hear(self, message: "Message", now: int) -> None:
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
                self.resumes = self.quiet = None
                self.go_on(lambda: flow.send(None), now)
        elif flow and self.exchange.tick(now):
            self.go_on(lambda: flow.throw(LineLost(SILENT)), now)
        return self.flow is not None

    def tell(self, answer: object, now: int) -> None:
        """What a person says to the question."""
        flow, self.question = self.flow, None
        if flow:
            self.go_on(lambda: flow.send(answer), now)

    def lose(self, error: LineLost, now: int) -> None:
        """The port is gone."""
        flow = self.flow
        self.exchange.forget()
        self.exchange.out.clear()
        if flow and self.resumes is None and self.question is None:
            self.go_on(lambda: flow.throw(error), now)

    def go_on(self, resume: "Callable[[], Request]", now: int) -> None:
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
        elif kind == QUIET:
            self.quiet = fields[0], now + fields[1]
            self.wait_for_quiet(now)
        elif kind == ASK:
            self.question = fields
        else:
            self.exchange.ask(kind, fields, now)

    def wait_for_quiet(self, now: int) -> None:
        """From now on, but not for ever."""
        if self.quiet:
            self.resumes = min(now + self.quiet[0], self.quiet[1])

    def patience(self, now: int, longest: int) -> int:
        """Milliseconds until something has to be done."""
        left = longest if self.resumes is None else self.resumes - now
        if self.resumes is None and self.exchange.asked is not None:
            left = self.exchange.since + self.exchange.timeout() - now
        return max(0, min(longest, left))

    # Who is there

    @property
    def is_rescue(self) -> bool:
        """Whether the device plays by other rules, or speaks another protocol: then its games can only be read."""
        return bool(self.said and self.said.engine != ENGINE) or self.exchange.receiver.major != MAJOR

    def heard_text(self) -> bytes:
        """Text beside the frames since the last time."""
        text, self.text = bytes(self.text), bytearray()
        return text

    def silence(self) -> str:
        """What came instead of an answer, in a word."""
        text = self.heard_text()
        if self.exchange.receiver.echoes or PROMPT_SIGN in text:
            return PROMPT
        return STRANGER if text.strip() else NOTHING

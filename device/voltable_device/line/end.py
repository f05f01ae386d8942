"""One end of the line while somebody talks: bytes in and out, a few at a time."""

import asyncio

from voltable.engine.pack import unpack
from voltable.line.exchange import Exchange
from voltable.line.frame import START, TO_HOST
from voltable.line.messages import SILENCE, STUCK
from voltable_device.line.cable import ENDED, MOST, NOTHING
from voltable_device.line.conversation import Conversation
from voltable_device.line.sharing import Shared
from voltable_device.memory.forgetting import tidy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

IDLE_PAUSE, NEAR_PAUSE, BUSY_PAUSE = 20, 4, 1  # milliseconds between two looks at the line
NEAR = 100  # milliseconds after a message in which the next one is likely
PHASES = 3  # hear, think, speak
TIDY = 4  # thoughts until their garbage is collected


class LineEnd:
    """`conversation` is there from the first whole message on."""

    def __init__(self, app, cable, session):
        self.app = app
        self.cable = cable
        self.session = session
        self.exchange = Exchange(TO_HOST, unpack, app.device.elapsed, session & 0xFF)
        self.conversation: "Any" = None
        self.heard = 0  # when the last whole message came
        self.sending = b""
        self.sent = self.began = 0
        self.has_ended = False
        self.found: "Any" = None  # a whole frame that waits to be understood
        self.phase = self.untidy = 0
        tidy()  # what loading all this left would be collected in the middle of a thought

    def step(self, now) -> bool:
        """Hear, think or speak for a moment, each in its turn; whether there is more to do at once."""
        for _ in range(PHASES):
            self.phase = (self.phase + 1) % PHASES
            if self.hear() if self.phase == 0 else self.think(now) if self.phase == 1 else self.send(now):
                return True
        if self.untidy >= TIDY:
            self.untidy = 0
            tidy()  # in a moment of its own: it takes as long as all the rest
            return True
        return self.exchange.receiver.size >= 0

    def hear(self) -> bool:
        """At most a few bytes, and none behind a frame; whether there were any."""
        byte = NOTHING
        for count in range(MOST if self.found is None else 0):
            byte = self.cable.read()
            if byte < 0:
                self.has_ended = byte == ENDED
                return count > 0
            self.found = self.exchange.receiver.take(byte)
            if self.found is not None:
                break
        return byte >= 0

    def think(self, now) -> bool:
        """What a frame means, or a step of an answer; whether there was anything to think about."""
        if self.found is not None:
            message, self.found = self.exchange.sort(self.found), None
            if message is not None:
                self.heard = now
                self.begin().hear(message, now)
            self.untidy += 1
            return True
        conversation = self.conversation
        if conversation is None:
            return False
        if self.is_silent(now) and not conversation.is_busy():
            self.end()
            return False
        was_busy = conversation.is_busy()
        is_busy = conversation.step(now)
        self.untidy += was_busy
        return was_busy or is_busy

    def begin(self):
        """Whoever understands messages."""
        if self.conversation is None:
            self.conversation = Conversation(self.app, self.exchange, self.session)
        return self.conversation

    def end(self):
        """Nobody is there any more."""
        self.conversation.end()
        self.conversation = None

    def is_over(self, now) -> bool:
        """Whether this was the end of it, or no beginning."""
        return self.has_ended or self.conversation is None and self.is_silent(now)

    def is_silent(self, now) -> bool:
        """Whether nobody has said anything for long, nor is in the middle of a frame, as the third retry would be."""
        silence = self.app.device.elapsed(now, self.heard)
        return silence >= SILENCE + (STUCK if self.exchange.receiver.size >= 0 else 0)

    def pick(self):
        """Somebody has chosen the moves of this device."""
        self.app.is_picked = True

    def parted(self) -> tuple:
        """How many records each side has of its own, where both have moved: here, and on the computer."""
        return (0, 0) if self.conversation is None else self.conversation.parted()

    def send(self, now) -> bool:
        """At most a few bytes, if somebody takes them; a frame that does not get out in time is dropped."""
        if not self.sending:
            if not self.exchange.out:
                return False
            self.sending = memoryview(self.exchange.out.pop(0))  # its parts are no copies
            self.sent = 0
            self.began = now
        if self.cable.has_room():
            self.sent += self.cable.write(self.sending[self.sent : self.sent + MOST]) or 0
        elif self.app.device.elapsed(now, self.began) >= STUCK:
            self.exchange.out.clear()
            self.sent = len(self.sending)
        if self.sent < len(self.sending):
            return True
        self.sending = b""
        if self.conversation is not None and self.conversation.is_leaving and not self.exchange.out:
            raise KeyboardInterrupt  # as if by hand: the prompt comes
        return bool(self.exchange.out)

    def pause(self, now, busy) -> int:
        """Until the next look at the line."""
        if busy:
            return BUSY_PAUSE
        return NEAR_PAUSE if self.app.device.elapsed(now, self.heard) < NEAR else IDLE_PAUSE

    def word(self) -> str:
        """How the line stands, in a word."""
        return "idle" if self.conversation is None else self.conversation.state


async def talk(app, cable, session):
    """From the first byte of a frame on, until nobody is there any more."""
    app.line = line = LineEnd(Shared(app), cable, session)
    now = line.heard = app.device.ticks()
    line.exchange.take(START)
    while not line.is_over(now):
        busy = line.step(now)
        await asyncio.sleep_ms(line.pause(now, busy))  # type: ignore[attr-defined]
        now = app.device.ticks()

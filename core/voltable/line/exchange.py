"""One end of the line: at most one request is out, sent again until it is answered; what comes in is told apart."""

from voltable.engine.pack import pack_onto
from voltable.engine.refusal import LogError
from voltable.line.frame import MAJOR, Receiver, begun, ended
from voltable.line.messages import (
    BAD_MESSAGE,
    ERR,
    FIXED,
    LONGEST_DETAIL,
    REPLIES,
    REPLY,
    REQUESTS,
    SENDS,
    SLOW,
    SLOW_TIMEOUT,
    TIMEOUT,
    UNKNOWN_KIND,
    fits,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Fields = tuple[object, ...] | list[object]
    Message = tuple[int, int, Any]  # kind, transaction, fields

MOST_WAITING = 4  # frames


class Exchange:
    """Frames wait in `out`; time is told by the caller, in milliseconds."""

    def __init__(
        self,
        direction: int,
        unpack: "Callable[[bytes], Any]",
        elapsed: "Callable[[int, int], int]",
        transaction: int = 0,
    ) -> None:
        self.receiver = Receiver(direction ^ 8)
        self.direction = direction
        self.unpack = unpack
        self.elapsed = elapsed
        self.transaction = transaction
        self.out: "list[bytes]" = []
        self.asked: "int | None" = None  # the kind of the request that is out
        self.request = b""
        self.since = 0  # when it was last sent
        self.sends = 0

    def ask(self, kind: int, fields: "Fields", now: int) -> None:
        """Send a request; it is the only one until it is answered or given up."""
        self.transaction = self.transaction + 1 & 0xFF
        self.asked = kind
        self.request = framed(self.direction, kind, self.transaction, fields)
        self.sends = 0
        self.send(now)

    def send(self, now: int) -> None:
        """Once more."""
        self.sends += 1
        self.since = now
        self.out.append(self.request)

    def forget(self) -> None:
        """The request that is out does not matter any more."""
        self.asked = None
        self.request = b""

    def tick(self, now: int) -> bool:
        """Send again what was not answered in time; whether it was given up."""
        if self.asked is None:
            return False
        if self.elapsed(now, self.since) < self.timeout():
            return False
        if self.sends < SENDS:
            self.send(now)
            return False
        self.forget()
        return True

    def timeout(self) -> int:
        """How long the request that is out may take."""
        return SLOW_TIMEOUT if self.asked in SLOW else TIMEOUT

    def answer(self, kind: int, transaction: int, fields: "Fields") -> None:
        """Reply to a request; where nobody takes replies any more, not even that."""
        if len(self.out) < MOST_WAITING:
            self.out.append(framed(self.direction, kind | REPLY, transaction, fields))

    def refuse(self, transaction: int, code: int, detail: str = "") -> None:
        """Reply that a request cannot be met."""
        self.answer(ERR, transaction, (code, detail[:LONGEST_DETAIL]))

    def take(self, byte: int) -> "Message | None":
        """The next byte; a request, or the reply to ours, as (kind, transaction, fields) where it ends one."""
        found = self.receiver.take(byte)
        return None if found is None else self.sort(found)

    def sort(self, found: "tuple[int, int, bytes]") -> "Message | None":
        """What cannot be understood is answered if it was a request, else it never came."""
        kind, transaction, payload = found
        is_reply = kind & REPLY
        plain = kind & ~REPLY
        if self.receiver.major != MAJOR and plain not in FIXED:
            return None
        if is_reply and (transaction != self.transaction or self.asked is None or plain not in (self.asked, ERR)):
            return None
        if not is_reply and plain not in REQUESTS:
            self.refuse(transaction, UNKNOWN_KIND)
            return None
        try:
            fields = self.unpack(payload)
        except LogError:
            fields = None
        if fits(fields, (REPLIES if is_reply else REQUESTS).get(plain)):
            if is_reply:
                self.forget()
            return kind, transaction, fields
        if not is_reply:
            self.refuse(transaction, BAD_MESSAGE)
        return None


def framed(direction: int, kind: int, transaction: int, fields: "Fields") -> bytes:
    """A message as it goes over the line."""
    body = begun(direction, kind, transaction)
    pack_onto(body, fields)
    return ended(body)

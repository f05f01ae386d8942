"""Bugs in frames and in the matching of replies."""

from kit.line.planted.bug import instead
from voltable.line.exchange import Exchange
from voltable.line.frame import AROUND, MOST_PAYLOAD, Receiver
from voltable.line.messages import REPLY


@instead("no-checksum", "a frame's checksum is not looked at", "noise", Receiver, "is_whole")
def no_checksum(real, self, body, text):
    """Length only."""
    return AROUND <= len(body) <= AROUND + MOST_PAYLOAD and body[3] == len(body) - AROUND and not body[0] & 7


@instead("any-direction", "the echo of one's own frame counts as an answer", "prompt", Receiver, "finish")
def any_direction(real, self):
    """The same frame once more as if it came from the other side."""
    size = self.size
    found = real(self)
    if found is None:
        self.size, self.direction = size, self.direction ^ 8
        found = real(self)
        self.direction ^= 8
    return found


@instead("any-transaction", "a reply counts for whatever is asked now", "noise", Exchange, "sort")
def any_transaction(real, self, found):
    """Every reply has the right number."""
    kind, transaction, payload = found
    return real(self, (kind, self.transaction if kind & REPLY else transaction, payload))


BUGS = [no_checksum, any_direction, any_transaction]

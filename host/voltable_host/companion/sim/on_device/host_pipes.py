"""What a simulated device tells the host, and the keys the host presses: two pipes beside the serial line."""

import json
import select

# A record is its kind, the length of its body in two bytes, and the body; sim/records.py reads them.
HELLO, PICTURE, STRIP, POWER, BRIGHTNESS, TONE, LIGHTS, SETTLED, UNKNOWN_PROFILE = range(9)
HEAD = 3


class Teller:
    """Writes records; what it writes again and again lies in buffers that are there already."""

    def __init__(self, number):
        self.file = open(number, "wb")  # noqa: SIM115  it stays open as long as the device runs
        self.head = bytearray(HEAD)

    def tell(self, kind, body, more=b""):
        """One record, its body in up to two pieces."""
        length = len(body) + len(more)
        self.head[0], self.head[1], self.head[2] = kind, length & 255, length >> 8
        for piece in (self.head, body, more):
            if len(piece):
                self.file.write(piece)

    def tell_facts(self, kind, facts):
        """What is told once, as JSON."""
        self.tell(kind, json.dumps(facts).encode())


class KeyFeed:
    """Orders of four bytes: which keys are down, and for how long at least; none is ever left out."""

    def __init__(self, number):
        self.file = open(number, "rb")  # noqa: SIM115
        self.order = bytearray(4)
        self.poll = select.poll()
        self.poll.register(self.file, select.POLLIN)

    def take(self):
        """Whether a further order has come; it lies in `order` then."""
        for _ready in self.poll.ipoll(0):
            if self.file.readinto(self.order) != len(self.order):
                raise SystemExit  # nobody holds the other end any more: the plug is pulled
            return True
        return False

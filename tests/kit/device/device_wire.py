"""A cable whose other end is a test, and the computer there; runs in MicroPython."""

from voltable.engine.pack import pack, unpack
from voltable.line.frame import MOST_PAYLOAD, TO_DEVICE, TO_HOST, Receiver, frame
from voltable.line.mark import ENGINE
from voltable.line.messages import HELLO, NO_HEAD, REPLY
from voltable_device.line.end import LineEnd
from voltable_device.line.sharing import Shared

OTHER_ENGINE = bytes(8)


class Wire:
    """It allocates nothing, so that others can be measured."""

    def __init__(self):
        self.coming = b""
        self.at = 0
        self.gone = bytearray(2048)
        self.size = 0
        self.is_read = True  # by the computer

    def read(self) -> int:
        """The next byte."""
        if self.at == len(self.coming):
            return -1
        self.at += 1
        return self.coming[self.at - 1]

    def has_room(self) -> bool:
        """As long as the computer reads."""
        return self.is_read

    def write(self, data) -> int:
        """Kept for the test."""
        for byte in data:
            self.gone[self.size] = byte
            self.size += 1
        return len(data)


class Host:
    """Asks a device, and hears what it says by itself."""

    def __init__(self, app):
        self.app = app
        self.wire = Wire()
        self.transaction = 0
        self.receiver = Receiver(TO_HOST)
        self.shared = Shared(app)
        app.line = LineEnd(self.shared, self.wire, 7)

    def ask(self, kind, *fields):
        """A request; the kind and fields of the answer."""
        self.transaction = self.transaction + 1 & 0xFF
        self.send(kind, self.transaction, fields)
        answers = [found for found in self.heard() if found[1] == self.transaction and found[0] & REPLY]
        assert len(answers) == 1, answers
        return answers[0][0] & ~REPLY, answers[0][2]

    def get(self, kind, *fields):
        """The fields of an answer that is no refusal."""
        found, answer = self.ask(kind, *fields)
        assert found == kind, answer
        return answer

    def hello(self, engine=ENGINE):
        """The first message."""
        return self.get(HELLO, 0, 1, 5, engine, MOST_PAYLOAD, None, -1, NO_HEAD)

    def send(self, kind, transaction, fields):
        """One frame, and as much time as the device needs for it."""
        self.wire.coming = frame(TO_DEVICE, kind, transaction, pack(fields))
        self.wire.at = 0
        self.run()

    def run(self):
        """Until the device has nothing more to do."""
        device = self.app.device
        while self.app.line.step(device.now) or self.wire.at < len(self.wire.coming):
            device.now += 1

    def wait(self, milliseconds):
        """Nobody says anything."""
        for _ in range(0, milliseconds, 10):
            self.app.device.now += 10
            self.app.line.step(self.app.device.now)

    def heard(self):
        """What the device has said since the last time, as (kind, transaction, fields)."""
        found = [self.receiver.take(byte) for byte in self.wire.gone[: self.wire.size]]
        self.wire.size = 0
        return [(kind, transaction, unpack(payload)) for kind, transaction, payload in filter(None, found)]

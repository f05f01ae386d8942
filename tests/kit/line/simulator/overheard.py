"""Every message on the line is overheard: an answer is a promise, and is held against what lies there."""

from kit.line.simulator.history import DEVICE, HOST, Broken
from voltable.line.messages import APPEND, HELLO, OK, PICK, PULL, READY, REPLY


class Overheard:
    """One end's messages; `answered` is called with what was asked, before an answer goes out."""

    def __init__(self, world, name, exchange):
        self.world = world
        self.name = name
        self.requests = {}
        self.sort, self.answer, self.ask = exchange.sort, exchange.answer, exchange.ask
        exchange.sort, exchange.answer, exchange.ask = self.sorted, self.answering, self.asking

    def sorted(self, found):
        """What came."""
        message = self.sort(found)
        if message and not message[0] & REPLY:
            self.requests[message[1]] = message[2]
            self.heard()
            self.world.say(self.name, f"hears {message[0]} {message[2]}")
        return message

    def answering(self, kind, transaction, fields):
        """What goes back."""
        self.world.say(self.name, f"answers {kind} {fields}")
        self.transaction = transaction
        self.answered(kind, self.requests.get(transaction), fields)
        self.answer(kind, transaction, fields)

    def asking(self, kind, fields, now):
        """What is asked."""
        self.asked(kind, fields)
        self.ask(kind, fields, now)

    def heard(self):
        """A request came."""

    def answered(self, kind, asked, fields):
        """The promise."""

    def asked(self, kind, fields):
        """What is claimed with it."""


class DeviceOverheard(Overheard):
    """What the device says."""

    def __init__(self, device):
        super().__init__(device.world, DEVICE, device.line.exchange)
        self.app = device.app
        self.refused = None  # the last records that were not taken, and in which message

    def heard(self):
        """The two talk."""
        self.world.talked = self.world.now

    def answered(self, kind, asked, fields):
        """An answer of the device."""
        history = self.world.history
        if kind == APPEND:
            self.check_refused((self.transaction, asked[3]), fields[0])
        if kind == APPEND and fields[0] == OK:
            history.tell_bytes(DEVICE, asked[0], asked[3], "the device answers APPEND")
            if fields[3] is not None:
                history.tell(DEVICE, asked[0], fields[1] + 1, fields[2], "the device answers APPEND")
                history.same_state(asked[0], fields[2], fields[3], "the device answers APPEND")
        elif kind == READY and fields[0] == OK:
            log = self.app.kept.game.log
            if (asked[1], asked[2], asked[3]) != (log.count - 1, log.head, self.app.kept.game.digest()):
                raise Broken("the device says LIVE with another head or state")
        elif kind == PULL and fields[1]:
            history.tell_bytes(DEVICE, asked[0], fields[1], "the device answers PULL")
        elif kind == HELLO and fields[5]:
            history.tell(DEVICE, fields[5], fields[6] + 1, fields[7], "the device answers HELLO")

    def check_refused(self, message, code):
        """What was refused is refused again: the host may have told it."""
        if code == OK and message == self.refused:
            raise Broken("the device takes records that it refused in the same message")
        self.refused = None if code == OK else message


class HostOverheard(Overheard):
    """What the host says."""

    def __init__(self, host):
        super().__init__(host.world, HOST, host.talker.exchange)

    def answered(self, kind, asked, fields):
        """An answer of the host."""
        if kind == APPEND and fields[0] == OK:
            self.world.history.tell_bytes(HOST, asked[0], asked[3], "the host answers APPEND")
            self.world.history.tell(HOST, asked[0], fields[1] + 1, fields[2], "the host answers APPEND")

    def asked(self, kind, fields):
        """Records that the host sends are its own; a tail that it picks was chosen."""
        if kind == APPEND:
            self.world.history.sent.update(split(fields[3]))
        elif kind == PICK:
            self.world.history.check_pick(*fields[3:5])


def split(data):
    """Each of some records."""
    while data:
        yield data[: data[0] + 8]
        data = data[data[0] + 8 :]

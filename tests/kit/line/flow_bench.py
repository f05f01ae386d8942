"""Flows of the host at a device's own end of the line, or at a peer that says what it likes: all in memory, and on
every interpreter. What goes over the line is hashed, so that all of them can be held to the same bytes."""

from binascii import hexlify
from hashlib import sha256

from kit.interpreters import scratch
from voltable.engine.pack import pack, unpack
from voltable.line.flows.talker import Talker
from voltable.line.frame import TO_DEVICE, TO_HOST, Receiver, frame
from voltable.line.mark import ENGINE
from voltable.line.messages import ERR, HELLO, REPLY
from voltable_device.flash.games import Games
from voltable_device.line.end import LineEnd

MOST = 120_000  # milliseconds that a flow may take


class Device:
    """A device's end of the line, its cable, its clock, and the little that both need of its program."""

    def __init__(self, *games):
        self.device = self
        self.games = Games(scratch.folder())
        self.kept = None
        self.is_half_deployed = self.is_picked = False
        for game in games:
            scratch.write(self.games.path(game.gid), game.dump())
        self.came = self.gone = b""
        self.line = LineEnd(self, self, 7)

    def step(self, data, now):
        """A millisecond: bytes in, bytes out."""
        self.came += data
        while self.line.step(now):
            pass
        out, self.gone = self.gone, b""
        return out

    def log(self, gid):
        """A game as it lies on flash."""
        return scratch.read(self.games.path(gid))

    def files(self):
        """The bytes of all that lies there."""
        return list(scratch.files(self.games.folder).values())

    # The cable

    def read(self):
        byte = self.came[0] if self.came else -1
        self.came = self.came[1:]
        return byte

    def has_room(self):
        return True

    def write(self, data):
        self.gone += bytes(data)
        return len(data)

    # The program

    def elapsed(self, later, earlier):
        return later - earlier

    def line_changed(self, state):
        pass

    arrived = synced = line_changed

    def unsynced(self):
        return 0

    def set_aside(self):
        self.kept = None

    def receive(self, kept):
        self.kept = kept

    def lose(self):
        self.kept = None


class Peer:
    """Answers each request with what a function makes of it: fields, a number for ERR, bytes as they are, or None."""

    def __init__(self, answer):
        self.answer = answer
        self.receiver = Receiver(TO_DEVICE)
        self.asked = []  # kinds

    def step(self, data, now):
        """A millisecond."""
        out = b""
        for byte in data:
            found = self.receiver.take(byte)
            if found:
                kind, transaction, payload = found
                self.asked.append(kind)
                out += self.framed(kind, transaction, self.answer(kind, unpack(payload)))
        return out

    def framed(self, kind, transaction, told):
        """As it goes over the line."""
        if told is None or type(told) is bytes:
            return told or b""
        if type(told) is int:
            return frame(TO_HOST, ERR | REPLY, transaction, pack((told, "")))
        return frame(TO_HOST, kind | REPLY, transaction, pack(told))


class Bench:
    """A talker, a peer, and a clock of milliseconds; whoever is asked gives the same answer each time."""

    def __init__(self, peer, answer=None):
        self.peer = peer
        self.talker = Talker(5)
        self.answer = answer
        self.questions = []
        self.now = 0
        self.wire = sha256()
        self.said = b""  # by the device, and not yet a whole line

    def run(self, flow):
        """A flow to its end; what it finds."""
        began = self.now
        self.talker.begin(flow, self.now)
        while self.step():
            assert self.now < began + MOST, "it takes for ever"
        return self.talker.result

    def step(self):
        """A millisecond; whether the flow goes on."""
        talker = self.talker
        goes_on = talker.step(self.now)
        if talker.question is not None:
            self.questions.append(talker.question)
            talker.tell(self.answer, self.now)
        self.now += 1
        out, talker.exchange.out[:] = b"".join(talker.exchange.out), []
        self.note(out, TO_DEVICE)
        back = self.peer.step(out, self.now)
        self.said += back
        end = self.said.rfind(b"\n") + 1
        self.note(self.said[:end], TO_HOST)
        self.said = self.said[end:]
        talker.feed(back, self.now)
        return goes_on

    def note(self, data, direction):
        """Whole frames into the hash; the mark of the rules, which changes with them, as zeros."""
        receiver = Receiver(direction)
        for byte in data:
            found = receiver.take(byte)
            if found and found[0] & ~REPLY == HELLO:
                data = data.replace(frame(direction, *found), found[2].replace(ENGINE, bytes(8)))
        self.wire.update(data)

    def bytes_said(self):
        """What went over the line in both directions, in 12 digits."""
        return hexlify(self.wire.digest()).decode()[:12]

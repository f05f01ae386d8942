"""The session of docs/link.md: a client that is at a device for the first time, frame by frame."""

from contextlib import suppress
from pathlib import Path

import msgpack

import voltable
from kit.line import naive_frames
from kit.line.line_rate import App
from voltable.engine import journal
from voltable.engine.game import checked
from voltable.engine.pack import pack
from voltable.line import messages
from voltable.line.frame import TO_DEVICE, TO_HOST, frame
from voltable_device.line.end import LineEnd

GID = b"sunday-1"
ENGINE = bytes(range(1, 9))  # that of the page never changes
KINDS = ("HELLO", "LIST", "PROBE", "PULL", "APPEND", "READY", "PING", "PICK", "SNAP", "BYE", "ERR")
NAMES = {getattr(messages, name): name for name in KINDS}
PATIENCE = 100_000  # milliseconds


class Cable:
    """Bytes in, bytes out."""

    def __init__(self):
        self.came, self.gone = bytearray(), bytearray()

    def read(self) -> int:
        """The next byte, if there is one."""
        return self.came.pop(0) if self.came else -1

    def has_room(self) -> bool:
        """Always."""
        return True

    def write(self, data) -> int:
        """All of it."""
        self.gone += data
        return len(data)


class Device:
    """The real end of a device, with one game that is not open; it is told its engine by the page."""

    def __init__(self, folder: Path):
        self.app = App(folder)
        self.cable = Cable()
        self.line = LineEnd(self.app, self.cable, 305419896)
        self.now = 0
        self.game = voltable.new_game("card", players=["Ana", "Bo", "Cy"], seed=7, gid=GID)
        Path(self.app.games.path(GID)).write_bytes(self.game.dump())

    def hear(self, wire: bytes) -> bytes:
        """What it says to that."""
        self.cable.came += wire
        with suppress(KeyboardInterrupt):  # it leaves to the prompt
            while self.step():
                pass
        said, self.cable.gone = bytes(self.cable.gone), bytearray()
        return said

    def step(self) -> bool:
        """A millisecond; whether there is more to do."""
        self.now += 1
        assert self.now < PATIENCE, "it never ends"
        return self.line.step(self.now) or bool(self.cable.came or self.line.exchange.out)


class Session:
    """Writes down every frame as the page has it."""

    def __init__(self, folder: Path):
        self.device = Device(folder)
        self.lines: list[str] = []
        self.number = 0

    def ask(self, kind: int, *fields) -> list:
        """A request of the client; the fields of the reply."""
        self.number += 1
        return self.send(kind, self.number, fields)

    def send(self, kind: int, transaction: int, fields) -> list:
        """Any frame of the client."""
        wire = frame(TO_DEVICE, kind, transaction, pack(fields))
        self.lines.append(told(">", kind, transaction, fields, wire))
        return self.take(self.device.hear(wire))

    def take(self, wire: bytes) -> list:
        """What the device says; the fields of the last frame."""
        fields: list = []
        for line in wire.splitlines(keepends=True):
            ((_major, kind, transaction, payload),) = naive_frames.frames(line, TO_HOST)
            fields = msgpack.unpackb(payload)
            self.lines.append(told("<", kind, transaction, fields, line))
        return fields

    def note(self, text: str) -> None:
        """What happens beside the line."""
        self.lines.append(f"  ({text})")

    def play(self) -> str:
        """All of it."""
        game = self.device.game
        self.ask(messages.HELLO, 0, 1, 1, ENGINE, 180, None, -1, bytes(8))
        _more, ((gid, last, head, _flags),) = self.ask(messages.LIST, 0)
        first, log = 0, journal.header(gid)
        while data := self.ask(messages.PULL, gid, first)[1]:
            log += data
            first = last + 1
        assert log == game.dump()
        self.ask(messages.READY, gid, last, head, game.digest())
        self.note("the device reads the game and shows it; the client asks again after 200 ms")
        self.ask(messages.READY, gid, last, head, game.digest())
        self.note("somebody presses a key on the device")
        self.be_told()
        self.propose()
        self.ask(messages.PING, 4)
        self.ask(messages.BYE, 0)
        return "\n".join(self.lines) + "\n"

    def be_told(self) -> None:
        """A move of the device, and that we have it."""
        self.device.app.kept.play(self.device.app.kept.game.choices()[0])
        self.device.game.play(self.device.game.choices()[0])
        _gid, base, _head, _record = self.take(self.device.hear(b""))
        log = self.device.app.kept.game.log
        reply = 0, base + 1, log.head, self.device.game.digest()
        self.send(messages.APPEND | messages.REPLY, self.transaction(), reply)

    def transaction(self) -> int:
        """Of the device's last request."""
        return int(self.lines[-1].split()[2])

    def propose(self) -> None:
        """A move of the client."""
        log = self.device.app.kept.game.log
        chain = journal.Chain(log.head, log.count, log.crc)
        action = checked(self.device.game.choices()[0])
        self.device.game.play(action)
        record = chain.record(pack(action), 0)
        reply = self.ask(messages.APPEND, GID, log.count - 1, log.head, record)
        assert reply == [messages.OK, chain.number - 1, chain.head, self.device.game.digest()]


def told(arrow: str, kind: int, transaction: int, fields, wire: bytes) -> str:
    """A frame on two lines: what it says, and its bytes."""
    is_reply = " reply" if kind & messages.REPLY else ""
    return f"{arrow} {NAMES[kind & 127]} {transaction}{is_reply} {written(list(fields))}\n  {wire.decode().strip()}"


def written(value) -> str:
    """A value as the page writes it."""
    if value is None:
        return "nil"
    if isinstance(value, bytes):
        return f"h'{value.hex()}'"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(written, value)) + "]"
    return str(value)

"""A client of the tests at a device's real end: one request at a time, and where games end."""

from pathlib import Path

from kit.line.line_session import GID, Device
from voltable.engine import journal
from voltable.engine.game import checked
from voltable.engine.pack import unpack
from voltable.line.exchange import Exchange
from voltable.line.frame import MOST_PAYLOAD, TO_DEVICE
from voltable.line.mark import ENGINE
from voltable.line.messages import BUSY, ERR, HELLO, NO_HEAD, NO_RECORD, OK, READY, REPLY


class Client:
    """Asks, and gets the reply's fields as the host's end takes them; a refusal is ("ERR", code)."""

    def __init__(self, folder: Path):
        self.device = Device(folder)
        self.game = self.device.game
        self.exchange = Exchange(TO_DEVICE, unpack, lambda later, earlier: later - earlier)

    def ask(self, kind: int, *fields):
        """One request, one reply."""
        self.exchange.out.clear()
        self.exchange.ask(kind, fields, 0)
        return self.hear(self.device.hear(self.exchange.out[0]))

    def hear(self, wire: bytes):
        """The last message of the device."""
        found = [message for message in map(self.exchange.take, wire) if message]
        assert found, wire
        kind, _transaction, told = found[-1]
        return ("ERR", told[0]) if kind == ERR | REPLY else told

    def hello(self, engine: bytes = ENGINE):
        """The first words."""
        return self.ask(HELLO, 0, 1, 5, engine, MOST_PAYLOAD, None, NO_RECORD, NO_HEAD)

    def go_live(self):
        """Both look at the game."""
        self.hello()
        fields = GID, *end(self.game), self.game.digest()
        assert self.ask(READY, *fields) == [BUSY]  # it is opened first
        assert self.ask(READY, *fields) == [OK]
        self.kept = self.device.app.kept

    def record(self, count: int = 1, origin: int = 0) -> bytes:
        """The next moves of our own game as records."""
        before = len(self.game.dump())
        for _ in range(count):
            self.game.log.origin = origin
            self.game.play(checked(self.game.choices()[0]))
        return self.game.dump()[before:]


def end(game) -> tuple:
    """Its last record and head."""
    chain = journal.Chain(journal.header(game.gid))
    for _ in journal.read(game.dump(), chain):
        pass
    return chain.number - 1, chain.head


def whole(game) -> bytes:
    """All its records."""
    return game.dump()[journal.HEADER :]


def journal_of(client: Client, gid: bytes = GID) -> bytes:
    """The file on flash."""
    return Path(client.device.app.games.path(gid)).read_bytes()

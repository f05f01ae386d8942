"""Requests whose fields have the right kind and any value: each is answered, and no game on the device is hurt."""

from hashlib import sha256

import voltable
from kit.interpreters import scratch
from voltable.bots import random_bot as bots
from voltable.engine import journal
from voltable.engine.pack import unpack
from voltable.line.exchange import Exchange
from voltable.line.frame import TO_DEVICE
from voltable.line.mark import ENGINE
from voltable.line.messages import APPEND, ERR, HELLO, LIST, PICK, PING, PROBE, PULL, READY, REPLY
from voltable_device.flash.games import Games
from voltable_device.line.end import LineEnd

OPEN, CLOSED, NOBODY = b"game-one", b"game-two", b"nobodys1"
NUMBERS = (0, 1, 4, 5, 6, 20, 21, 63, 64, 255, 4094, 4095, 65535, 2**30, 2**31 - 1, 2**31, 2**32 - 1)
STEPS = 3000


class App:
    """What the device's end needs of its program; it may be in the middle of anything."""

    def __init__(self, folder):
        self.device = self
        self.games = Games(folder)
        self.kept = None
        self.is_half_deployed = self.is_picked = False
        for gid, seed in ((OPEN, 1), (CLOSED, 2)):
            kept = self.games.create(voltable.new_game("card", players=3, seed=seed, gid=gid))
            dice = bots.random_dice(seed)
            for _ in range(16):
                kept.play(bots.random_move(kept.game.choices(), dice))
        self.kept = self.games.open(OPEN)

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
        self.kept = self.games.open(OPEN)


class Cable:
    """Bytes in, bytes out."""

    def __init__(self):
        self.came = self.gone = b""

    def read(self):
        byte = self.came[0] if self.came else -1
        self.came = self.came[1:]
        return byte

    def has_room(self):
        return True

    def write(self, data):
        self.gone += bytes(data)
        return len(data)


class Pair:
    """A host's end and a device's."""

    def __init__(self):
        self.app = App(scratch.folder())
        self.cable = Cable()
        self.line = LineEnd(self.app, self.cable, 7)
        self.host = Exchange(TO_DEVICE, unpack, self.app.elapsed)
        self.now = 0
        chain = journal.Chain(journal.header(OPEN))
        self.heads = [bytes(8), b"whatever"]
        for _ in journal.read(self.bytes_of(OPEN), chain):
            self.heads.append(chain.head)

    def bytes_of(self, gid):
        return scratch.read(self.app.games.path(gid))

    def ask(self, kind, fields):
        """The reply; there must be one."""
        self.host.out.clear()
        self.host.ask(kind, fields, self.now)
        self.cable.came = self.host.out[0]
        for _ in range(STEPS):
            self.now += 1
            busy = self.line.step(self.now)
            found = [message for message in [self.host.take(byte) for byte in self.cable.gone] if message]
            self.cable.gone = b""
            for message in found:
                if message[0] in (kind | REPLY, ERR | REPLY):
                    return message[2]
            assert busy or self.cable.came or self.line.exchange.out, (kind, fields)
        raise AssertionError("no answer", kind, fields)


def any_request(number, heads) -> tuple:
    """A kind and fields of its shape, by the number."""
    dice = sha256(str(number).encode()).digest()
    gid = (OPEN, OPEN, CLOSED, NOBODY)[dice[0] & 3]
    one, other = NUMBERS[dice[1] % len(NUMBERS)], NUMBERS[dice[2] % len(NUMBERS)] - (dice[3] & 1)
    head, second, third = [heads[dice[place] % len(heads)] for place in (4, 5, 6)]
    data = (b"", dice[8:], (dice * 5)[: dice[7] % 145])[dice[9] % 3]
    more = (dice[10:], other, "new", None, [[other]])[: dice[10] % 6]
    fields = {
        HELLO: (one, one, one, ENGINE if dice[11] & 3 else head, one, gid if dice[11] & 8 else None, other, head),
        LIST: (one,), PROBE: (gid, one), PULL: (gid, one), APPEND: (gid, other, head, data),
        READY: (gid, other, head, second), PING: (one,), PICK: (gid, other, head, second, third),
    }  # fmt: skip
    kind = (HELLO, LIST, PROBE, PULL, APPEND, READY, PING, PICK)[dice[12] & 7]
    return kind, fields[kind] if kind in (APPEND, PICK) else fields[kind] + more


def test_every_request_is_answered():
    """Nothing escapes, whatever comes after whatever; records that do not chain never reach a journal."""
    pair = Pair()
    before = pair.bytes_of(OPEN), pair.bytes_of(CLOSED)
    kinds = {}
    for number in range(400):
        kind, fields = any_request(number, pair.heads[:2])
        reply = pair.ask(kind, fields)
        kinds[kind] = kinds.get(kind, 0) + 1
        assert reply is not None
    assert len(kinds) == 8 and min([kinds[kind] for kind in sorted(kinds)]) > 20
    assert (pair.bytes_of(OPEN), pair.bytes_of(CLOSED)) == before


def test_what_a_pick_cuts_is_kept_as_a_branch():
    """Again and again, between requests of any kind with heads that are right."""
    pair = Pair()
    before = pair.bytes_of(OPEN)
    last = 17
    for turn, base in enumerate((16, 9, 3)):
        for number in range(1000 + 100 * turn, 1100 + 100 * turn):
            kind, fields = any_request(number, pair.heads)
            if kind != PICK:
                pair.ask(kind, fields)
        pair.ask(HELLO, (0, 1, 5, ENGINE, 180, None, -1, bytes(8)))
        cut = OPEN, base, pair.heads[2 + base], b"whatever", pair.heads[2 + last]
        assert pair.ask(PICK, cut) == pair.ask(PICK, cut) == [0, base, pair.heads[2 + base]]
        last = base
    files = scratch.files(pair.app.games.folder)
    assert before.startswith(pair.bytes_of(OPEN)) and len(pair.bytes_of(OPEN)) < 100
    assert len([name for name in files if ".b" in name]) == 3 and before in files.values()


def test_the_largest_numbers_are_only_numbers():
    """In every place where one may stand."""
    pair = Pair()
    zeros = bytes(8)
    for number in NUMBERS:
        assert pair.ask(HELLO, (number, number, number, ENGINE, number, None, number, zeros))[6] == 17
        assert pair.ask(LIST, (number,))[0] <= 2
        assert pair.ask(PULL, (CLOSED, number))[0] == number and pair.ask(PULL, (OPEN, number))[0] == number
        assert pair.ask(PROBE, (CLOSED, number))[0] == number and pair.ask(PROBE, (OPEN, number))[0] == number
        assert len(pair.ask(PING, (number,))) == 5
        for gid in (OPEN, CLOSED):
            assert pair.ask(APPEND, (gid, number, zeros, b"x"))[0] == 1
        assert pair.ask(PICK, (OPEN, number, zeros, zeros, b"whatever"))[0] == 1
        assert pair.ask(READY, (OPEN, number, zeros, zeros)) == [1]
        assert pair.ask(READY, (OPEN, number, zeros, zeros, number, zeros)) == [9]
        assert len(pair.line.parted()) == 2

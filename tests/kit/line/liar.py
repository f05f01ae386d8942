"""A device that lies: most of its answers are right, the others have the right shape."""

from kit.line.flow_bench import Device
from kit.line.flow_games import GID, OTHER
from voltable.bots import random_bot as bots
from voltable.line.messages import (
    APPEND,
    BUSY,
    ERR,
    FORKED,
    HELLO,
    LIST,
    OPEN_NOW,
    PICK,
    PROBE,
    PULL,
    READY,
    STALE,
    UNKNOWN_GAME,
)


class Liar(Device):
    """A device some of whose answers are anything of the right shape."""

    def __init__(self, game, seed):
        super().__init__(game)
        self.dice = bots.random_dice(seed)
        self.records = game.dump()[16:]
        self.asked = set()  # kinds that it lied to
        self.tell = self.line.exchange.answer
        self.line.exchange.answer = self.lie

    def pick(self, *values):
        """One of them."""
        return values[self.dice.pick(len(values))]

    def lie(self, kind, transaction, fields):
        """The answer, or another one, or a refusal, or none."""
        if kind in (HELLO, ERR) or self.dice.pick(4):
            return self.tell(kind, transaction, fields)
        self.asked.add(kind)
        if not self.dice.pick(3):
            return self.tell(ERR, transaction, (self.pick(STALE, UNKNOWN_GAME, FORKED, BUSY, 99), ""))
        return self.tell(kind, transaction, self.lies(kind, fields)) if self.dice.pick(4) else None

    def lies(self, kind, fields):
        """Fields of the right shape."""
        number = self.pick(-1, 0, 1, 5, 8, 22, 23, 4000, 2**32 - 1)
        head, some = self.pick(bytes(8), b"anything"), self.pick(b"", b"x", self.records[:90], bytes(160), b"\xff" * 20)
        row = (self.pick(GID, OTHER), number, head, self.pick(0, OPEN_NOW))
        return {
            LIST: (self.pick(0, 1), [row][: self.dice.pick(2)]), PROBE: (abs(number), self.pick(head, None), None),
            PULL: (self.pick(fields[0], abs(number)), some), APPEND: (self.pick(0, 1, 5), number, head, None),
            READY: (self.pick(0, 1, BUSY, 6),), PICK: (self.pick(0, 1), number, head),
        }[kind]  # fmt: skip

"""Kinds of bad times."""

from typing import NamedTuple

LINE = {"stall": 3, "unplug": 1}
POWER = {"cut": 6, "interrupt": 2, "unplug": 1}
KILLS = {"kill": 6, "disk_full": 1, "unplug": 1}
FLASH = {"full": 2, "broken": 2, "slow": 2, "cut": 2, "stall": 1}
APART = {"unplug": 6, "cut_rename": 4, "kill": 2}
ALL = {
    "stall": 3, "unplug": 3, "cut": 3, "interrupt": 1, "kill": 3, "disk_full": 1, "full": 1, "broken": 1, "slow": 1,
}  # fmt: skip
SLOW, FAST = 115, 1024  # bytes a tick: a serial line, and USB


class Profile(NamedTuple):
    """How bad a time is, and what people do in it."""

    weights: dict  # faults beside those of the line
    line: float = 0.3  # of the frames are damaged
    pace: int = 1000  # milliseconds between two other faults, about
    haste: int = 150  # milliseconds between two moves of somebody, at most
    loneliness: float = 0.1  # how likely a move at the host is made without the device, where it is not there
    impatience: float = 0.1  # how likely somebody goes on before the other side has the last move
    wandering: float = 0.005  # how likely somebody at the device opens another game
    nosiness: float = 0.1  # how likely a key is pressed while records of the host are being taken
    rate: int = FAST
    faults: int = 60  # then it is over

    @classmethod
    def choose(cls, dice) -> "Profile":
        """One of many; most often only the line is bad, for those faults take the least time."""
        shared = {
            "rate": dice.choice((SLOW, FAST)), "loneliness": dice.choice((0, 0, 0.1, 0.6)),
            "wandering": dice.choice((0.005, 0.1)),
        }  # fmt: skip
        if dice.random() < 0.75:
            line = dice.choice((0.3, 0.5, 0.5, 0.7, 0.7))
            return cls(LINE, line=line, pace=4000, haste=200, faults=dice.randrange(60, 240), **shared)
        weights = dice.choices((POWER, KILLS, FLASH, APART, ALL), (2, 2, 2, 2, 3))[0]
        line, pace, haste = dice.choice((0.02, 0.2, 0.4)), dice.choice((50, 300)), dice.choice((60, 500))
        return cls(weights, line=line, pace=pace, haste=haste, faults=30, **shared)

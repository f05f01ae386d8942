"""The engine's own chance: the same numbers on every interpreter, and once seeded never a value above 30 bits."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

# Shifts of a four-word xorshift on 16-bit words; tools/dice_period.py proves the period of 2**64 - 1.
LEFT: "Final" = 9
RIGHT: "Final" = 7
LAST: "Final" = 6
WEYL: "Final" = 0x9E37  # odd, so the counter visits every 16-bit value


def scatter(number: int) -> int:
    """Another number of 32 bits; neighbours, such as the seeds of a series, end far apart (MurmurHash3's finish)."""
    number &= 0xFFFFFFFF
    number = (number ^ number >> 16) * 0x85EBCA6B & 0xFFFFFFFF
    number = (number ^ number >> 13) * 0xC2B2AE35 & 0xFFFFFFFF
    return number ^ number >> 16


class Dice:
    """A generator that begins at a seed of 32 bits; streams of one seed are unlike each other."""

    __slots__ = ("counter", "w", "x", "y", "z")

    x: int
    y: int
    z: int
    w: int
    counter: int

    def __init__(self, seed: int, stream: int = 0, others: "Dice | None" = None) -> None:
        """From a seed, or lying as others do."""
        if others is not None:
            self.x = others.x
            self.y = others.y
            self.z = others.z
            self.w = others.w
            self.counter = others.counter
            return
        first = scatter(seed + stream * 0x9E3779B9)
        second = scatter(first ^ 0x6A09E667)  # never both 0: scatter changes no two numbers into one
        self.x = first & 0xFFFF
        self.y = first >> 16
        self.z = second & 0xFFFF
        self.w = second >> 16
        self.counter = 0

    def pick(self, count: int) -> int:
        """A number from 0 to count - 1 (at most 2**14 - 1), each exactly as likely as the others.

        >>> [Dice(7).pick(6), Dice(7).pick(6)]
        [0, 0]
        """
        while True:
            mixed = self.x ^ self.x << LEFT & 0xFFFF
            self.x = self.y
            self.y = self.z
            self.z = last = self.w
            self.w = last = last ^ last >> LAST ^ mixed ^ mixed >> RIGHT
            self.counter = counter = self.counter + WEYL & 0xFFFF
            scaled = (last + counter & 0xFFFF) * count
            # Only the first few remainders could come once too often; those few are thrown again.
            if scaled & 0xFFFF >= count or scaled & 0xFFFF >= 65536 % count:
                return scaled >> 16

    def copy(self) -> "Dice":
        """Dice that will fall the same way."""
        return Dice(0, 0, self)

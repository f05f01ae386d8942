"""The engine's own chance: the same numbers on every interpreter, and once seeded never a value above 30 bits."""

# Shifts of a four-word xorshift on 16-bit words; tools/dice_period.py proves the period of 2**64 - 1.
LEFT, RIGHT, LAST = 9, 7, 6
WEYL = 0x9E37  # odd, so the counter visits every 16-bit value


def scatter(number: int) -> int:
    """Another number of 32 bits; neighbours, such as the seeds of a series, end far apart (MurmurHash3's finish)."""
    number &= 0xFFFFFFFF
    number = (number ^ number >> 16) * 0x85EBCA6B & 0xFFFFFFFF
    number = (number ^ number >> 13) * 0xC2B2AE35 & 0xFFFFFFFF
    return number ^ number >> 16


class Dice:
    """A generator that begins at a seed of 32 bits; streams of one seed are unlike each other."""

    __slots__ = ("counter", "w", "x", "y", "z")

    def __init__(self, seed: int, stream: int = 0) -> None:
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
        other = object.__new__(Dice)
        other.x = self.x
        other.y = self.y
        other.z = self.z
        other.w = self.w
        other.counter = self.counter
        return other

"""Proves the period of the dice: the step of their four 16-bit words has order 2**64 - 1 over the field of two."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "core"))

from voltable.engine.dice import LAST, LEFT, RIGHT  # noqa: E402

BITS = 64
PERIOD = 2**BITS - 1
PRIMES = (3, 5, 17, 257, 641, 65537, 6700417)  # their product is the period
IDENTITY = [1 << bit for bit in range(BITS)]


def step(words: int) -> int:
    """The words x, y, z, w, lowest first, after one throw."""
    x, w = words & 0xFFFF, words >> 48
    mixed = x ^ x << LEFT & 0xFFFF
    return words >> 16 | (w ^ w >> LAST ^ mixed ^ mixed >> RIGHT) << 48


def times(left: list[int], right: list[int]) -> list[int]:
    """The product of two matrices, given by their columns."""
    product = []
    for column in right:
        value = 0
        for bit in range(BITS):
            if column >> bit & 1:
                value ^= left[bit]
        product.append(value)
    return product


def power(matrix: list[int], exponent: int) -> list[int]:
    """The matrix multiplied by itself so often."""
    result = IDENTITY
    while exponent:
        if exponent & 1:
            result = times(result, matrix)
        matrix = times(matrix, matrix)
        exponent >>= 1
    return result


def has_full_period() -> bool:
    """Every state but the empty one is visited before the first comes again."""
    matrix = [step(1 << bit) for bit in range(BITS)]
    return power(matrix, PERIOD) == IDENTITY and all(power(matrix, PERIOD // prime) != IDENTITY for prime in PRIMES)


if __name__ == "__main__":
    print("period 2**64 - 1" if has_full_period() else "the period is shorter")
    sys.exit(not has_full_period())

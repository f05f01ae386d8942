"""Numbers as bars: standing side by side, one a round; or lying, where there is only one."""

from collections.abc import Sequence

from voltable.report.course import level

BLOCKS, DIGITS = "▁▂▃▄▅▆▇█", "0123456789"
LONGEST = 20  # of a bar that lies


def standing(numbers: Sequence[int | None], highest: int, plain: bool) -> str:
    """A sign a number, a gap where there is none; the lowest sign is nothing at all.

    >>> standing([0, 1, 50, None, 100], 100, False), standing([0, 1, 50, None, 100], 100, True)
    ('▁▂▅ █', '015 9')
    """
    signs = DIGITS if plain else BLOCKS
    return "".join(" " if number is None else signs[level(number, highest, len(signs))] for number in numbers)


def lying(number: int, highest: int, plain: bool) -> str:
    """As long as the number is large.

    >>> lying(3, 12, True), lying(0, 12, True)
    ('=====', '')
    """
    return ("=" if plain else "█") * level(number, highest, LONGEST + 1)

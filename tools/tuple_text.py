"""Tuples as the text of a module, broken into lines where people would break them."""

from itertools import pairwise

LONGEST_LINE = 15  # plants


def breaks(sizes: tuple[int, ...]) -> list[int]:
    """Where a line of plants ends: at a change of size, and after 15 plants."""
    starts = [0]
    for place, size in enumerate(sizes):
        if place - starts[-1] == LONGEST_LINE or size != sizes[starts[-1]]:
            starts.append(place)
    return starts + [len(sizes)]


def wrapped(values: tuple, places: list[int]) -> str:
    """A tuple with a line for each stretch between two places."""
    lines = [", ".join(map(str, values[start:end])) for start, end in pairwise(places)]
    return "(\n" + "".join(f"    {line},\n" for line in lines) + ")"


def rows(values) -> str:
    """A tuple with a line for each of its values.

    >>> print(rows(((1, 0), (2, 1))))
    (
        (1, 0),
        (2, 1),
    )
    """
    return "(\n" + "".join(f"    {value!r},\n" for value in values) + ")"

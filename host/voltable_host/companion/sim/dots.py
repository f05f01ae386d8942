"""Eight pixels in one sign: the patterns of Braille."""

BLANK = 0x2800
DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))  # by row and column, as Unicode orders them


def quarters(rows: list[bytes]) -> list[tuple[bytes, ...]]:
    """Rows four by four."""
    return [tuple(rows[row : row + 4]) for row in range(0, len(rows), 4)]


def dots(rows: tuple[bytes, ...], column: int, ground: int) -> str:
    """The sign whose dots are all pixels that are not ground.

    >>> dots((b"\\1\\0", b"\\0\\0", b"\\0\\0", b"\\0\\1"), 0, 0)
    '⢁'
    """
    found = BLANK
    for row, (left, right) in zip(rows, DOTS):
        if row[column] != ground:
            found |= left
        if row[column + 1] != ground:
            found |= right
    return chr(found)

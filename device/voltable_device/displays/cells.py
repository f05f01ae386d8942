"""How much room a text takes: every letter fills one cell of the display."""


def columns(text) -> int:
    """The cells of a text; a mark that stands above the letter before it takes none.

    >>> columns("Łódź"), columns("Lo\u0301dz\u0301")
    (4, 4)
    """
    count = before = 0
    for byte in text.encode():  # bytes: walking through a str keeps each of its letters in memory for good
        if byte & 0xC0 != 0x80:
            count += 1
        elif before == 0xCC or (before == 0xCD and byte < 0xB0):  # U+0300 to U+036F
            count -= 1
        before = byte
    return count

"""The sixteen colours of a colour display, as RGB565."""

BLACK, DARK, LIGHT, WHITE = 0, 1, 2, 3
FIRST_PLAYER = 4
FIRST_DARKER = 10

COLOURS = (
    0x0000, 0x4208, 0xBDF7, 0xFFFF,
    0xFA28, 0x4D1F, 0xFEA0, 0x3E4A, 0xD6BA, 0xC39F,  # red, blue, yellow, green, black (as it reads on black), purple
    0x8882, 0x1AB2, 0x7AC0, 0x13A4, 0x4A6A, 0x71B3,  # the same, darker
)  # fmt: skip


def ink(colour) -> int:
    """Black or white, whichever reads better on the colour."""
    return WHITE if colour in (BLACK, DARK) or colour >= FIRST_DARKER else BLACK

"""A picture in signs of a terminal: each half of a sign is a pixel, or each sign eight dots where space is short."""

from voltable_host.companion.sim import colour_blocks
from voltable_host.companion.sim.dots import dots, quarters
from voltable_host.companion.sim.picture import Picture

HALVES = " ▀▄█"
NORMAL, DIM = "\x1b[0m", "\x1b[2m"
DIM_BELOW = 64  # of 255


def size(picture: Picture, dotted: bool) -> tuple[int, int]:
    """The columns and lines it takes."""
    return (picture.width // 2, picture.height // 4) if dotted else (picture.width, picture.height // 2)


def lines(picture: Picture, dotted: bool) -> list[str]:
    """For a terminal that knows blocks and colours."""
    if not picture.is_mono:
        return colour_blocks.lines(picture, dotted)
    rows = picture.rows()
    drawn = [dotted_line(four) for four in quarters(rows)] if dotted else list(map(half_line, rows[::2], rows[1::2]))
    return [f"{DIM}{line}{NORMAL}" for line in drawn] if picture.brightness < DIM_BELOW else drawn


def half_line(above: bytes, below: bytes) -> str:
    """Two rows of pixels: one above and one below in each sign.

    >>> half_line(b"\\0\\1\\0\\1", b"\\0\\0\\1\\1")
    ' ▀▄█'
    """
    return "".join(HALVES[upper + 2 * lower] for upper, lower in zip(above, below))


def dotted_line(rows: tuple[bytes, ...]) -> str:
    """Four rows of pixels."""
    return "".join(dots(rows, column, 0) for column in range(0, len(rows[0]), 2))

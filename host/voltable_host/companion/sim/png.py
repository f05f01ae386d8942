"""A picture as a PNG file, each pixel a square large enough to be seen."""

import zlib

from voltable_host.companion.sim.picture import Picture

MONO_SCALE, COLOUR_SCALE = 4, 2
SIGNATURE = b"\x89PNG\r\n\x1a\n"
INDEXED = bytes((8, 3, 0, 0, 0))  # a byte for each pixel, its place in the palette; nothing interlaced


def png(picture: Picture) -> bytes:
    """The bytes of the file."""
    scale = MONO_SCALE if picture.is_mono else COLOUR_SCALE
    size = (picture.width * scale).to_bytes(4, "big") + (picture.height * scale).to_bytes(4, "big")
    palette = b"".join(bytes(colour) for colour in picture.palette)
    lines = [b"\0" + wider(row, scale) for row in picture.rows() for _time in range(scale)]
    body = zlib.compress(b"".join(lines), 9)
    return SIGNATURE + chunk(b"IHDR", size + INDEXED) + chunk(b"PLTE", palette) + chunk(b"IDAT", body) + chunk(b"IEND")


def wider(row: bytes, scale: int) -> bytes:
    """Each pixel several times side by side.

    >>> wider(bytes((0, 1)), 3)
    b'\\x00\\x00\\x00\\x01\\x01\\x01'
    """
    return bytes(pixel for pixel in row for _time in range(scale))


def chunk(name: bytes, body: bytes = b"") -> bytes:
    """A piece of the file: its length, its name, what it holds, and a check."""
    return len(body).to_bytes(4, "big") + name + body + zlib.crc32(name + body).to_bytes(4, "big")

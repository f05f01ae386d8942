"""What a device sends becomes a picture; a picture becomes a PNG, signs of a terminal, and text."""

import os
import struct
import zlib

import pytest

from voltable_host.companion.files.compiling import PACKAGES
from voltable_host.companion.sim import blocks
from voltable_host.companion.sim.font_file import LARGE, SMALL, codes, letters
from voltable_host.companion.sim.picture import Picture
from voltable_host.companion.sim.png import png
from voltable_host.companion.sim.reading import read, read_line
from voltable_host.companion.sim.records import PICTURE, POWER, STRIP, records
from voltable_host.companion.sim.sight import Sight

PALETTE = [0x0000, 0xFFFF, 0xF800, 0x001F] + [0x07E0] * 12


def mono(*lit: tuple[int, int]) -> Picture:
    """A small picture with these pixels, as a device packs them."""
    data = bytearray(1024)
    for x, y in lit:
        data[y // 8 * 128 + x] |= 1 << y % 8
    picture = Picture(128, 64, [])
    picture.draw(bytes(data))
    return picture


def coloured(*lit: tuple[int, int, int]) -> Picture:
    """A large picture with these pixels in these colours, sent in strips of 16."""
    picture = Picture(240, 240, PALETTE)
    for top in range(0, 240, 16):
        data = bytearray(120 * 16)
        for x, y, colour in lit:
            if top <= y < top + 16:
                data[(y - top) * 120 + x // 2] |= colour << (0 if x % 2 else 4)
        picture.draw_strip(top, bytes(data))
    return picture


def pixels_of(data: bytes) -> dict[tuple[int, int], bytes]:
    """Every pixel of a PNG of ours that is not black."""
    chunks, place = {}, 8
    while place < len(data):
        length, name = struct.unpack(">I4s", data[place : place + 8])
        body = data[place + 8 : place + 8 + length]
        assert struct.unpack(">I", data[place + 8 + length : place + 12 + length])[0] == zlib.crc32(name + body)
        chunks[name] = body
        place += 12 + length
    wide, high = struct.unpack(">II", chunks[b"IHDR"][:8])
    raw, palette = zlib.decompress(chunks[b"IDAT"]), chunks[b"PLTE"]
    found = {}
    for y in range(high):
        assert raw[y * (wide + 1)] == 0
        for x in range(wide):
            pixel = raw[y * (wide + 1) + 1 + x]
            if palette[3 * pixel : 3 * pixel + 3] != b"\0\0\0":
                found[x, y] = palette[3 * pixel : 3 * pixel + 3]
    return found


def square(x: int, y: int, scale: int) -> set:
    """The pixels of a PNG that one pixel of a device is."""
    return {(x * scale + right, y * scale + down) for right in range(scale) for down in range(scale)}


def test_a_png_has_every_pixel_as_a_square():
    """White on black on a small display."""
    pixels = pixels_of(png(mono((0, 0), (127, 63), (5, 9))))
    assert set(pixels) == square(0, 0, 4) | square(127, 63, 4) | square(5, 9, 4)
    assert set(pixels.values()) == {b"\xff\xff\xff"}


def test_a_png_has_the_colours_of_the_display():
    """In squares half as large."""
    pixels = pixels_of(png(coloured((0, 0, 1), (239, 239, 2), (10, 17, 3))))
    assert set(pixels) == square(0, 0, 2) | square(239, 239, 2) | square(10, 17, 2)
    assert pixels[0, 0] == b"\xff\xff\xff" and pixels[478, 478] == b"\xff\0\0" and pixels[20, 34] == b"\0\0\xff"


def test_a_display_that_is_off_is_dark():
    """And has its picture again when it is on."""
    sight = Sight()
    sight.picture = mono((3, 3))
    sight.take(POWER, b"\0")
    assert pixels_of(png(sight.picture)) == {}
    sight.take(POWER, b"\1")
    assert len(pixels_of(png(sight.picture))) == 16


def test_records_are_found_however_they_arrive():
    """In pieces, or several at once."""
    reading, writing = os.pipe()
    whole = b"".join(bytes((kind, len(body) & 255, len(body) >> 8)) + body
                     for kind, body in ((POWER, b"\1"), (PICTURE, bytes(1024)), (STRIP, b"")))  # fmt: skip
    found = records(reading)
    os.write(writing, whole[:2])
    os.write(writing, whole[2:6])
    assert next(found) == (POWER, b"\1")
    os.write(writing, whole[6:])
    os.close(writing)
    assert list(found) == [(PICTURE, bytes(1024)), (STRIP, b"")]
    os.close(reading)


def test_two_pixels_make_a_sign():
    """One above, one below, both."""
    lines = blocks.lines(mono((0, 0), (1, 1), (2, 0), (2, 1), (127, 63)), dotted=False)
    assert len(lines) == 32 and lines[0] == "▀▄█" + " " * 125
    assert lines[31] == " " * 127 + "▄"


def test_eight_pixels_make_a_dotted_sign():
    """Where the window is narrow."""
    lines = blocks.lines(mono((0, 0), (1, 3), (2, 2)), dotted=True)
    assert len(lines) == 16 and lines[0] == "⢁⠄" + "⠀" * 62


def test_a_faint_picture_is_dim():
    """As after two minutes without a press."""
    picture = mono()
    picture.brightness = 8
    assert blocks.lines(picture, dotted=False)[0] == "\x1b[2m" + " " * 128 + "\x1b[0m"


def test_colours_are_named_where_they_change():
    """The sign is the upper pixel, its ground the lower one."""
    line = blocks.lines(coloured((1, 0, 2), (2, 1, 3)), dotted=False)[0]
    front, ground, black = "\x1b[38;2;", "\x1b[48;2;", "0;0;0m"
    first, second = f"{front}{black}{ground}{black}▀", f"{front}255;0;0m▀"
    third = f"{front}{black}{ground}0;0;255m▀"
    assert line == first + second + third + f"{ground}{black}" + "▀" * 237 + "\x1b[0m"


def test_a_dotted_sign_has_two_colours():
    """The most frequent one is its ground."""
    full = [(x, y, 2) for x in range(2) for y in range(4) if (x, y) != (0, 0)]
    line = blocks.lines(coloured((0, 0, 1), *full), dotted=True)[0]
    assert line.startswith("\x1b[38;2;255;255;255m\x1b[48;2;255;0;0m⠁")


# Reading


def written(text: str, name: str, top: int, ink: int = 1, ground: int = 0) -> list[bytes]:
    """Rows of a screen with a line of text, as the font draws it."""
    font = letters(name)
    by_letter = {letter: pixels for pixels, letter in font.by_pixels.items()}
    wide, high = (128, 64) if name == SMALL else (240, 240)
    rows = [bytearray(bytes([0]) * wide) for _row in range(high)]
    for down in range(font.height):
        rows[top + down] = bytearray(bytes([ground]) * wide)
        for place, letter in enumerate(text):
            for right in range(font.width):
                if by_letter[letter][down] << right & 0x80:
                    rows[top + down][place * font.width + right] = ink
    return [bytes(row) for row in rows]


@pytest.mark.parametrize("top", [0, 10, 54])
def test_a_line_is_read_wherever_it_stands(top):
    """In every language of ours."""
    picture = Picture(128, 64, [])
    picture.drawn = written("Žluťoučký kůň łódź őű", SMALL, top)
    assert read(picture) == ["Žluťoučký kůň łódź őű"]


def test_a_filled_line_is_read_too():
    """Black on a player's colour."""
    picture = Picture(240, 240, PALETTE)
    picture.drawn = written("¿Qué jugador? 17", LARGE, 39, ink=0, ground=2)
    assert read(picture) == ["¿Qué jugador? 17"]


def test_players_have_a_shape_that_is_plain_where_wanted():
    """As everywhere else in the terminal."""
    picture = Picture(128, 64, [])
    picture.drawn = written("\ue006\ue000 \ue001 \ue005", SMALL, 20)
    assert read(picture) == ["▶● ■ ○"] and read(picture, plain=True) == [">@ # o"]


def test_what_is_no_text_is_left_out():
    """A rule across the screen, a stray pixel, nothing at all."""
    rule = mono(*[(x, 52) for x in range(128)])
    assert read(rule) == [] and read(mono((64, 32))) == [] and read(mono()) == []


@pytest.mark.parametrize("name", [SMALL, LARGE])
def test_every_letter_of_a_font_is_read_back(name):
    """As itself, or as the letter that it borrows its look from."""
    font = letters(name)
    data = (PACKAGES["voltable_device"] / name).read_bytes()
    for code, number in codes(data):
        place = len(data) - data[7] * font.height + number * font.height
        found = font.by_pixels.get(data[place : place + font.height])
        assert found is not None or chr(code) == "_"
    assert read_line([bytes(font.width)] * font.height, font) == ""

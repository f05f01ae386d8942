"""Text on a canvas of MicroPython has the pixels of the drawn font, whatever the canvas, and leaves no garbage."""

import os
import subprocess
from pathlib import Path

import pytest

from kit.device.font_files import ROOT, drawn, font_path
from kit.patience import PATIENCE
from pack_font import FONTS
from provide_micropython import find_micropython, find_micropython32, runs_32_bit
from voltable_host.companion.files.bundling import bundle
from voltable_host.companion.files.compiling import compile_text

INTERPRETERS = [find_micropython] + [find_micropython32] * runs_32_bit()
KINDS = {"MONO_VLSB": (1, 0), "GS4_HMSB": (13, 2)}  # the canvases of our displays, with an ink and a ground
DRAWING = """
import framebuf
from voltable_device.displays.font import Font, palette

kind = framebuf.{kind}
canvas = framebuf.FrameBuffer(bytearray({width} * ({height} + 7)), {width}, {height}, kind)
Font({path!r}).draw(canvas, {text!r}, {x}, {y}, palette(kind, {ink}, {ground}))
for row in range({height}):
    print(*[canvas.pixel(column, row) for column in range({width})])
"""
MEMORY = """
import gc, framebuf
from voltable_device.displays.font import Font, palette

canvas = framebuf.FrameBuffer(bytearray(1024), 128, 64, framebuf.MONO_VLSB)
colours = palette(framebuf.MONO_VLSB, 1)
gc.collect()
before = gc.mem_alloc()
font = Font({path!r})
gc.collect()
print(gc.mem_alloc() - before)
before = gc.mem_alloc()
font.draw(canvas, "Příliš žluťoučký kůň", 0, 0, colours)
print(gc.mem_alloc() - before)
"""
OPENING = """
from voltable_device.displays.font import Font
try:
    Font({path!r})
except ValueError as error:
    print(error)
"""


def on_device(find, script: str, folder: Path = ROOT / "device") -> list[str]:
    """The lines that a script prints in MicroPython, with the packages of a folder."""
    environment = os.environ | {"MICROPYPATH": f"{folder}:.frozen"}
    command = [str(find()), "-X", "heapsize=242k", "-c", script]
    ran = subprocess.run(command, env=environment, capture_output=True, check=True, timeout=PATIENCE)
    return ran.stdout.decode().splitlines()


def pixels(find, name: str, text: str, size: tuple, at=(0, 0), kind="MONO_VLSB") -> list[list[int]]:
    """What is on a canvas after a text was drawn on it, row by row."""
    ink, ground = KINDS[kind]
    script = DRAWING.format(
        path=str(font_path(name)), text=text, kind=kind, ink=ink, ground=ground,
        width=size[0], height=size[1], x=at[0], y=at[1],
    )  # fmt: skip
    return [[int(pixel) for pixel in line.split()] for line in on_device(find, script)]


def expected(name: str, text: str, ink=1, ground=0) -> list[list[int]]:
    """The same from the drawn font: glyph beside glyph."""
    font = drawn(name)
    rows = [[font.glyphs[ord(letter)][row] for letter in text] for row in range(font.height)]
    bits = [7 - column for column in range(font.width)]
    return [[ink if byte >> bit & 1 else ground for byte in row for bit in bits] for row in rows]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", FONTS)
@pytest.mark.parametrize("find", INTERPRETERS)
def test_every_glyph_arrives_on_the_canvas(find, name, kind):
    """All of them in one line, in ink and ground."""
    font = drawn(name)
    text = "".join(map(chr, font.glyphs))
    size = (font.width * len(text), font.height)
    assert pixels(find, name, text, size, kind=kind) == expected(name, text, *KINDS[kind])


@pytest.mark.parametrize("find", INTERPRETERS)
@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Jürgen Ångström", "Jürgen Angström"),
        ("naïve Ştefan Øre", "naive Stefan Ore"),
        ("Łódź", "Łódź"),
        ("Lo\u0301dz\u0301 e\u036f", "Lodz e"),
        ("Нет 漢 🎲!", "??? ? ?!"),
        ("a\nb\x7f", "a?b?"),
        ("\ue003\ue00b\ue00c\uffff", "\ue003\ue00b??"),
        ("", ""),
    ],
)
def test_what_is_not_drawn_falls_back(find, text, shown):
    """To the letter without its marks, to a question mark, or to nothing for a mark that stands alone."""
    size = (6 * len(shown) + 6, 10)
    wanted = [row + [0] * 6 for row in expected("6x10", shown)]
    assert pixels(find, "6x10", text, size) == wanted


@pytest.mark.parametrize("find", INTERPRETERS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_text_may_stand_anywhere_and_stick_out(find, kind):
    """Beyond every edge: what is outside is cut off, what is beside it stays."""
    text, (ink, ground) = "ŘgůW", KINDS[kind]
    whole = expected("8x13", text, ink, ground)
    inside = [[0] * 3 + row + [0] * 5 for row in whole]
    assert pixels(find, "8x13", text, (40, 17), (3, 2), kind) == [[0] * 40] * 2 + inside + [[0] * 40] * 2
    assert pixels(find, "8x13", text, (12, 7), (-5, -4), kind) == [row[5:17] for row in whole[4:11]]


@pytest.fixture(scope="module")
def compiled(tmp_path_factory) -> Path:
    """The program that draws, as it goes onto a device."""
    folder = tmp_path_factory.mktemp("mpy")
    text = (ROOT / "device/voltable_device/displays/font.py").read_text(encoding="utf-8")
    bundled = bundle({"voltable_device": "", "voltable_device.displays.font": text}, {})[
        "voltable_device.displays.font"
    ]
    (folder / "voltable_device/displays").mkdir(parents=True, exist_ok=True)
    compile_text("", folder / "voltable_device/__init__.mpy", "__init__.py")
    compile_text("", folder / "voltable_device/displays/__init__.mpy", "__init__.py")
    compile_text(bundled, folder / "voltable_device/displays/font.mpy", "font.py")
    return folder


@pytest.mark.parametrize("find", INTERPRETERS)
@pytest.mark.parametrize(("name", "most"), [("6x10", 3200), ("8x13", 3700)])
def test_a_font_takes_little_memory_and_a_line_of_text_none_to_speak_of(find, name, most, compiled):
    """2,944 and 3,488 bytes in the 32-bit build; a text of any length leaves one small object behind."""
    loaded, garbage = map(int, on_device(find, MEMORY.format(path=str(font_path(name))), compiled))
    assert font_path(name).stat().st_size < loaded <= most
    assert garbage <= 32


@pytest.mark.parametrize("find", INTERPRETERS)
def test_another_file_is_not_taken_for_a_font(find, tmp_path):
    (tmp_path / "font.bin").write_bytes(b"VTW1" + bytes(100))
    (said,) = on_device(find, OPENING.format(path=str(tmp_path / "font.bin")))
    assert said.startswith("not a font: ")

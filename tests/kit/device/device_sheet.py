"""Screens of a device side by side in one picture that people can look at: tests/golden/device."""

import os
import subprocess
import tempfile
import zlib
from pathlib import Path

from kit.patience import PATIENCE
from voltable_device.displays.palette import COLOURS
from voltable_host.companion.files import micropython
from voltable_host.companion.sim.png import INDEXED, SIGNATURE, chunk

ROOT = Path(__file__).resolve().parents[3]
GOLDEN = ROOT / "tests" / "golden" / "device"
SOURCES = ":".join(str(ROOT / name) for name in ("core", "cardgame", "device", "tests")) + ":.frozen"
ACROSS, GAP = 4, 4
GROUND = len(COLOURS)  # the palette's last colour, between the screens
HALVES = bytes.maketrans(b"0123456789abcdef", bytes(range(16)))  # two pixels a byte, the left one first
SIZES = {"pico-oled-3b": (128, 64), "pico-lcd-1.3": (240, 240)}


class Scene:
    """A screen: its name, the texts that were cut, and a byte for each pixel."""

    def __init__(self, line: str, size: tuple[int, int]):
        self.name, cuts, pixels = line.rstrip("\n").split("\t")
        self.is_cut = cuts != "[]"
        self.cuts = cuts
        self.width, self.height = size
        self.pixels = spread(bytes.fromhex(pixels), size)


def spread(data: bytes, size: tuple[int, int]) -> bytes:
    """A byte for each pixel, its place in the palette."""
    width, height = size
    if len(data) == width * height // 8:
        return bytes(3 * (data[(y >> 3) * width + x] >> (y & 7) & 1) for y in range(height) for x in range(width))
    return data.hex().encode().translate(HALVES)


def scenes(profile: str, language: str) -> list[Scene]:
    """Every screen, as real MicroPython draws it."""
    with tempfile.TemporaryDirectory() as folder:
        command = [micropython.find("micropython"), "-X", "heapsize=8m", ROOT / "tests/kit/device/device_scenes.py"]
        done = subprocess.run(
            [*command, f"{folder}/device", profile, language], cwd=ROOT, env=os.environ | {"MICROPYPATH": SOURCES},
            capture_output=True, text=True, timeout=PATIENCE,
        )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return [Scene(line, SIZES[profile]) for line in done.stdout.splitlines() if line.count("\t") == 2]


def sheet(found: list[Scene]) -> tuple[int, list[bytes]]:
    """All of them, four in a row; the width, and the rows of pixels."""
    width, height = found[0].width, found[0].height
    rows: list[bytes] = []
    for first in range(0, len(found), ACROSS):
        line = found[first : first + ACROSS]
        blank = bytes([GROUND]) * width
        for y in range(height):
            parts = [scene.pixels[y * width : (y + 1) * width] for scene in line] + [blank] * (ACROSS - len(line))
            rows.append((bytes([GROUND]) * GAP).join(parts))
        rows += [bytes([GROUND]) * len(rows[0])] * GAP
    return len(rows[0]), rows


def write(path: Path, found: list[Scene]) -> None:
    """The sheet as a PNG."""
    width, rows = sheet(found)
    size = width.to_bytes(4, "big") + len(rows).to_bytes(4, "big")
    palette = b"".join(bytes(red_green_blue(colour)) for colour in COLOURS) + bytes((90, 90, 90))
    body = zlib.compress(b"".join(b"\0" + row for row in rows), 9)
    path.parent.mkdir(parents=True, exist_ok=True)
    parts = chunk(b"IHDR", size + INDEXED) + chunk(b"PLTE", palette) + chunk(b"IDAT", body) + chunk(b"IEND")
    path.write_bytes(SIGNATURE + parts)


def red_green_blue(colour: int) -> tuple[int, int, int]:
    """RGB565 in three bytes."""
    return (colour >> 11) * 255 // 31, (colour >> 5 & 63) * 255 // 63, (colour & 31) * 255 // 31


def read(path: Path) -> list[bytes]:
    """The rows of pixels of a sheet that was written so; however hard it was compressed."""
    data = path.read_bytes()
    width = int.from_bytes(data[16:20], "big")
    at, body = len(SIGNATURE), b""
    while at < len(data):
        size = int.from_bytes(data[at : at + 4], "big")
        if data[at + 4 : at + 8] == b"IDAT":
            body += data[at + 8 : at + 8 + size]
        at += size + 12
    pixels = zlib.decompress(body)
    return [pixels[place + 1 : place + 1 + width] for place in range(0, len(pixels), width + 1)]

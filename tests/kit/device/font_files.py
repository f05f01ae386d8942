"""The fonts of the device as tests read them: how they are drawn, and what the packed files can show."""

from pathlib import Path
from struct import unpack_from

from bdf import Bdf, read_bdf

ROOT = Path(__file__).resolve().parents[3]


def font_path(name: str) -> Path:
    """A packed font."""
    return ROOT / f"device/voltable_device/font_{name}.bin"


def drawn(name: str) -> Bdf:
    """A font as it is drawn."""
    return read_bdf((ROOT / f"tools/data/fonts/{name}.bdf").read_text(encoding="utf-8"))


def unpacked(name: str) -> tuple[int, int, dict[int, bytes]]:
    """Columns, rows and all that a packed font can show, read as its description says."""
    data = font_path(name).read_bytes()
    width, height, runs, glyphs = data[4:8]
    place, start = 8 + 4 * runs, len(data) - height * glyphs
    shown = {}
    for first, length in [unpack_from("<HH", data, 8 + 4 * run) for run in range(runs)]:
        for code in range(first, first + length):
            glyph = start + height * data[place]
            shown[code] = data[glyph : glyph + height]
            place += 1
    assert data[:4] == b"VTF1" and place == start
    return width, height, shown

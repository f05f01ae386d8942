"""Packs the fonts of tools/data for the device: `python tools/pack_font.py` writes them, with --check it only compares.

A packed font, whole numbers with the lower byte first; device/voltable_device/displays/font.py reads it:

    VTF1
    1 byte each    columns and rows of a cell, number of runs, number of glyphs
    runs           first code point and how many follow each other, 2 bytes each, sorted; the space begins the first
    numbers        a glyph's number for each code point of the runs, 1 byte
    glyphs         a byte for each row from the top, the leftmost pixel is its highest bit

Glyph 0 is the question mark: it is shown for what is not in a run. The runs hold what the font draws and also other
Latin letters, with the number of their base letter.
"""

import sys
from pathlib import Path
from struct import pack

from base_letters import base_letters
from bdf import Bdf, BdfError, read_bdf

ROOT = Path(__file__).resolve().parents[1]
MAGIC = b"VTF1"
FONTS = ("6x10", "8x13")
GAP = 40  # code points; shorter gaps are filled with question marks, since every run makes the search longer


def packed(font: Bdf) -> bytes:
    """A font as the device reads it."""
    codes = sorted(font.glyphs, key=lambda code: (code != ord("?"), code))
    if codes[0] != ord("?") or min(codes) != ord(" ") or len(codes) > 255 or codes[-1] > 0xFFFF:
        raise BdfError("a font begins with the space, has a question mark and at most 255 glyphs, none above U+FFFF")
    number = {code: place for place, code in enumerate(codes)}
    number |= {code: number[base] for code, base in base_letters(font.glyphs).items()}
    spans = runs(sorted(number))
    data = MAGIC + bytes((font.width, font.height, len(spans), len(codes)))
    data += b"".join([pack("<HH", run.start, len(run)) for run in spans])
    data += bytes([number.get(code, 0) for run in spans for code in run])
    return data + b"".join([font.glyphs[code] for code in codes])


def runs(codes: list[int]) -> list[range]:
    """Sorted code points as few stretches.

    >>> runs([32, 33, 36, 8211])
    [range(32, 37), range(8211, 8212)]
    """
    spans: list[range] = []
    for code in codes:
        if spans and code - spans[-1].stop <= GAP:
            spans[-1] = range(spans[-1].start, code + 1)
        else:
            spans.append(range(code, code + 1))
    return spans


def baked(root: Path) -> dict[Path, bytes]:
    """Every file this tool writes; a font that is wrong ends the program with the reason."""
    files = {}
    for name in FONTS:
        source = root / "tools" / "data" / "fonts" / f"{name}.bdf"
        try:
            font = read_bdf(source.read_text(encoding="utf-8"))
            files[root / "device" / "voltable_device" / f"font_{name}.bin"] = packed(font)
        except ValueError as error:
            raise SystemExit(f"{source.name}: {error}") from error
    return files


def main(arguments: list[str], root: Path = ROOT) -> int:
    """Writes what is out of date, or with --check only tells it and fails."""
    checking = "--check" in arguments
    stale = {path: data for path, data in baked(root).items() if not path.exists() or path.read_bytes() != data}
    for path, data in stale.items():
        print(path.relative_to(root), "is out of date: run python tools/pack_font.py" if checking else "written")
        if not checking:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
    return 1 if checking and stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

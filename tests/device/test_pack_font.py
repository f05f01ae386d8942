"""The packed fonts say what the drawn ones say, and a broken one is refused."""

import doctest
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import base_letters
import pack_font
from bdf import BdfError, read_bdf
from kit.device.font_files import ROOT, drawn, font_path, unpacked
from kit.patience import PATIENCE


def pack(folder: Path, *arguments: str) -> subprocess.CompletedProcess:
    """Runs the command as a person would, without an install."""
    command = [sys.executable, "-S", "-B", str(folder / "tools/pack_font.py"), *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE)


@pytest.fixture
def checkout(tmp_path):
    """A copy of all that packing reads and writes."""
    for name in (*Path(ROOT / "tools").glob("*.py"), *Path(ROOT / "tools/data/fonts").glob("*.bdf")):
        target = tmp_path / name.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(name, target)
    return tmp_path


@pytest.mark.parametrize("name", pack_font.FONTS)
def test_every_glyph_is_packed_as_it_was_drawn(name):
    font = drawn(name)
    width, height, shown = unpacked(name)
    assert f"{width}x{height}" == f"{font.width}x{font.height}" == name
    assert {code: shown[code] for code in font.glyphs} == font.glyphs


def test_everything_packed_is_up_to_date():
    ran = pack(ROOT, "--check")
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")


def test_what_is_missing_is_written_and_what_is_changed_is_told(checkout):
    assert pack(checkout, "--check").stdout.count("is out of date") == 2
    assert pack(checkout).stdout.count("written") == 2
    for name in pack_font.FONTS:
        path = font_path(name)
        assert (checkout / path.relative_to(ROOT)).read_bytes() == path.read_bytes()
    drawing = checkout / "tools/data/fonts/6x10.bdf"
    drawing.write_text(drawing.read_text().replace("\n88\n", "\n80\n", 1))
    ran = pack(checkout, "--check")
    assert ran.returncode == 1 and "font_6x10.bin" in ran.stdout and "8x13" not in ran.stdout


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("ENDFONT", "", "not a whole BDF file"),
        ("CHARS 180", "CHARS 181", "181 glyphs are stated and 180 found"),
        ("ENCODING 66\n", "ENCODING 65\n", "U+0041 is there twice"),
        ("ENCODING 63\n", "ENCODING 500\n", "has a question mark"),
        ("ENCODING 33\n", "ENCODING 31\n", "begins with the space"),
        ("ENCODING 57355\n", "ENCODING 65536\n", "none above U+FFFF"),
        ("FONTBOUNDINGBOX 6", "FONTBOUNDINGBOX 9", "9 columns do not fit"),
        ("BBX 6 10 0 -2", "BBX 6 10 1 -2", "does not fit into the cell"),
        ("BBX 6 10 0 -2", "BBX 6 10 0 -1", "does not fit into the cell"),
        ("BITMAP\n00\n", "BITMAP\n", "does not fit into the cell"),
        ("BITMAP\n00\n", "BITMAP\nXY\n", "XY"),
        ("ENCODING 65\n", "", "ENCODING is missing"),
    ],
)
def test_a_broken_font_is_refused_with_the_reason(checkout, old, new, reason):
    drawing = checkout / "tools/data/fonts/6x10.bdf"
    text = drawing.read_text()
    assert old in text
    drawing.write_text(text.replace(old, new, 1))
    ran = pack(checkout)
    assert (ran.returncode, ran.stdout) == (1, "")
    assert "6x10.bdf" in ran.stderr and reason in ran.stderr and "Traceback" not in ran.stderr


def test_a_small_box_is_set_into_the_cell():
    """As other programs write BDF: only the pixels of a comma."""
    text = "STARTFONT 2.1\nFONTBOUNDINGBOX 6 10 0 -2\nCHARS 1\nSTARTCHAR comma\nENCODING 44\n"
    font = read_bdf(text + "BBX 2 3 1 -1\nBITMAP\n40\n40\n80\nENDCHAR\nENDFONT\n")
    assert font.glyphs == {44: bytes([0, 0, 0, 0, 0, 0, 0x20, 0x20, 0x40, 0])}


def test_more_glyphs_than_a_byte_counts_are_refused():
    font = drawn("6x10")
    many = font._replace(glyphs=font.glyphs | dict.fromkeys(range(0x3000, 0x3100), bytes(10)))
    with pytest.raises(BdfError):
        pack_font.packed(many)


@pytest.mark.parametrize("module", [base_letters, pack_font])
def test_examples_of_packing(module):
    result = doctest.testmod(module)
    assert result.attempted and not result.failed

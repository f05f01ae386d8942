"""Every screen in every language and both sizes: nothing is cut, and nothing changes unseen.

python tests/device/test_golden_device.py --renew: draw tests/golden/device anew; then look at the pictures.
"""

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
for folder in ("core", "cardgame", "device", "host", "tests"):  # runs without an install too
    sys.path.insert(0, str(ROOT / folder))

from kit.device.device_sheet import ACROSS, GAP, GOLDEN, SIZES, read, scenes, sheet, write  # noqa: E402
from voltable_host.language import LANGUAGES  # noqa: E402

PICTURES = [(profile, language) for profile in SIZES for language in LANGUAGES]
FEWEST = 60  # screens


def path_of(profile: str, language: str) -> Path:
    """The sheet of a size and a language."""
    width, height = SIZES[profile]
    return GOLDEN / f"{width}x{height}-{language}.png"


@pytest.mark.parametrize(("profile", "language"), PICTURES)
def test_every_screen(profile, language):
    """No text is longer than its place, and every pixel is as it was looked at."""
    found = scenes(profile, language)
    assert len(found) >= FEWEST
    assert [(scene.name, scene.cuts) for scene in found if scene.is_cut] == []
    _, rows = sheet(found)
    golden = read(path_of(profile, language))
    changed = [scene.name for place, scene in enumerate(found) if differs(rows, golden, place, scene)]
    assert changed == [], "look at them, then: python tests/device/test_golden_device.py --renew"
    assert len(rows) == len(golden)


def differs(rows: list[bytes], golden: list[bytes], place: int, scene) -> bool:
    """Whether one screen of a sheet is another one now."""
    left = place % ACROSS * (scene.width + GAP)
    top = place // ACROSS * (scene.height + GAP)
    across = slice(left, left + scene.width)
    down = range(top, top + scene.height)
    return any(y >= len(golden) or rows[y][across] != golden[y][across] for y in down)


def test_a_changed_pixel_is_seen():
    """The comparison can fail."""
    found = scenes("pico-oled-3b", "en")
    _, rows = sheet(found)
    other = [*rows]
    row = found[0].height + GAP + 3  # in the second row of screens
    other[row] = bytes(3 - pixel if pixel < 4 else pixel for pixel in other[row])
    assert [place for place, scene in enumerate(found) if differs(other, rows, place, scene)] == [4, 5, 6, 7]


if __name__ == "__main__" and "--renew" in sys.argv:
    for size, spoken in PICTURES:
        write(path_of(size, spoken), scenes(size, spoken))

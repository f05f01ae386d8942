"""docs/rulings.md is true: every ruling names its place and its tests, and they exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/rulings.md").read_text(encoding="utf-8")
SECTIONS = dict(re.findall(r"^## (R-\d\d): .*?\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL))


def test_all_thirty_are_there():
    """R-01 to R-30 in order."""
    assert list(SECTIONS) == [f"R-{number:02}" for number in range(1, 31)]


@pytest.mark.parametrize("ruling", SECTIONS)
def test_a_ruling_names_its_place_and_tests(ruling):
    """The file of the code says the ruling's number; the tests are defined."""
    place = re.search(r"in `((?:core|cardgame)/[\w/]+\.py)`", SECTIONS[ruling])
    assert place and ruling in (ROOT / place.group(1)).read_text(encoding="utf-8")
    tests = re.findall(r"`(test_\w+\.py)::(test_\w+)`", SECTIONS[ruling])
    assert tests
    for file, name in tests:
        assert f"def {name}()" in (ROOT / "tests/rulebook" / file).read_text(encoding="utf-8")

"""docs/rulings.md is true: every ruling names its place and its tests, and they exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/rulings.md").read_text(encoding="utf-8")
SECTIONS = dict(re.findall(r"^## (R-\d\d|A\d+): .*?\n(.*?)(?=^#|\Z)", PAGE, re.MULTILINE | re.DOTALL))
NOT_CODE = ("A21", "A31", "A42", "A45")  # nothing that could be named: only what is not there


def test_all_are_there():
    """R-01 to R-30 and A1 to A48 in order."""
    cards = [f"R-{number:02}" for number in range(1, 31)]
    assert list(SECTIONS) == cards + [f"A{number}" for number in range(1, 49)]


@pytest.mark.parametrize("ruling", SECTIONS)
def test_a_ruling_names_its_place_and_tests(ruling):
    """The file of the code says the ruling's number; the tests are defined."""
    places = re.findall(r"in `((?:core|cardgame)/[\w/]+\.py)`", SECTIONS[ruling])
    assert bool(places) == (ruling not in NOT_CODE)
    for place in places:
        assert re.search(rf"\b{ruling}\b", (ROOT / place).read_text(encoding="utf-8")), place
    tests = re.findall(r"`(test_\w+\.py)::(test_\w+)`", SECTIONS[ruling])
    assert tests
    for file, name in tests:
        assert f"def {name}()" in (ROOT / "tests/rulebook" / file).read_text(encoding="utf-8")

"""The version stands once, in the core; everything else asks for it there."""

import re
from pathlib import Path

import voltable

ROOT = Path(__file__).resolve().parents[2]


def test_no_other_file_says_the_version():
    """The packager reads it from the core."""
    said = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert 'dynamic = ["version"]' in said and voltable.__version__ not in said


def test_the_newest_change_is_of_this_version():
    """A release has its lines in the CHANGELOG."""
    newest = re.search(r"^## (\S+?),? ", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert newest and newest[1] == voltable.__version__

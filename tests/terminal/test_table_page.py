"""docs/table.md: every example on it runs as it is printed."""

import re
import shlex
from datetime import date
from pathlib import Path

import pytest
from click.testing import CliRunner

from voltable_host.cli import voltable as command
from voltable_host.saves import saves
from voltable_host.terminal.following import typed

PAGE = (Path(__file__).parents[2] / "docs" / "table.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^\$ (.+)\n((?:(?!\$ |```).*\n)*)", PAGE, re.MULTILINE)


class Evening(date):
    """The day on which the page was written."""

    @classmethod
    def today(cls):
        return cls(2026, 11, 18)


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """Settings and games of its own, a wide window, and the day of the page."""
    monkeypatch.setenv("VOLTABLE_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setattr(saves, "date", Evening)


def said(line: str) -> str:
    """What a command of the page prints."""
    name, *arguments = shlex.split(line)
    assert name == "voltable"
    printed = CliRunner().invoke(command, arguments).output
    return "".join(f"{row.rstrip()}\n" for row in printed.splitlines())


def test_the_examples_print_what_the_page_says():
    """From the first to the last, in one evening."""
    assert len(EXAMPLES) > 25
    for line, printed in EXAMPLES:
        assert said(line) == printed, line


def test_every_verb_of_a_table_is_explained():
    """The page names each line that a table understands."""
    words = ("done", "bought", "drop", "fuel", "city", "powered", "income", "first", "deal", "scrap", "set")
    rows = re.findall(r"^\| `(.+?)`.* \|$", PAGE, re.MULTILINE)
    assert [word for word in words if not any(word in row.split() for row in rows)] == []
    assert [field for field in typed.FIELDS if f"set {field}" not in PAGE] == []

"""The check of the import arrows finds what it should."""

from pathlib import Path

import pytest

from arrows import wrong_imports

ROOT = Path(__file__).resolve().parents[2]


def complaints(folder: Path, file: str, text: str) -> list[str]:
    path = folder / file
    path.parent.mkdir(parents=True)
    path.write_text(text)
    return list(wrong_imports(folder))


@pytest.mark.parametrize(
    "role, statement",
    [
        ("core", "import voltable_cards"),
        ("core", "import time"),
        ("core", "from random import choice"),
        ("core", "import dataclasses"),
        ("core", "if TYPE_CHECKING:\n    from voltable_host import cli"),
        ("core", "def late():\n    import machine"),
        ("cardgame", "from voltable_host.cli import main"),
        ("host", "import voltable_device.app"),
        ("device", "import voltable_host"),
    ],
)
def test_a_wrong_import_is_named_with_its_line(tmp_path, role, statement):
    line = 1 + statement.count("\n")
    (found,) = complaints(tmp_path, f"{role}/some/file.py", statement + "\n")
    assert found.startswith(f"{role}/some/file.py:{line}: {role} must not import ")


@pytest.mark.parametrize(
    "role, statement",
    [
        ("core", "import sys, struct, hashlib\nfrom collections import namedtuple"),
        ("core", "from voltable.dice import Dice\nfrom . import events"),
        ("core", "if TYPE_CHECKING:\n    from typing import Any"),
        ("core", '__import__("voltable_cards.edition", None, None, ("EDITION",))'),
        ("cardgame", "from voltable.game import Game"),
        ("host", "import time\nimport voltable_cards"),
        ("device", "import machine\nimport voltable"),
    ],
)
def test_a_right_import_passes(tmp_path, role, statement):
    assert complaints(tmp_path, f"{role}/some/file.py", statement) == []


def test_our_own_arrows_are_right():
    assert list(wrong_imports(ROOT)) == []

"""The check of the import arrows finds what it should."""

from pathlib import Path

import pytest

from arrows import ROOMS, wrong_imports, wrong_rooms

ROOT = Path(__file__).resolve().parents[2]


def complaints(folder: Path, file: str, text: str) -> list[str]:
    path = folder / file
    path.parent.mkdir(parents=True)
    path.write_text(text)
    return [*wrong_imports(folder), *wrong_rooms(folder)]


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
        ("host", "import voltable_device.app.app"),
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
        ("core", "from voltable.engine.dice import Dice\nfrom . import events"),
        ("core", "if TYPE_CHECKING:\n    from typing import Any"),
        ("core", '__import__("voltable_cards.edition", None, None, ("EDITION",))'),
        ("cardgame", "from voltable.engine.game import Game"),
        ("host", "import time\nimport voltable_cards"),
        ("device", "import machine\nimport voltable"),
    ],
)
def test_a_right_import_passes(tmp_path, role, statement):
    assert complaints(tmp_path, f"{role}/some/file.py", statement) == []


@pytest.mark.parametrize(
    "file, statement, room, other",
    [
        ("saves/saves.py", "from voltable_host.terminal.evening import called", "saves", "terminal"),
        ("saves/saves.py", "def name():\n    from voltable_host import terminal", "saves", "terminal"),
        ("saves/saves.py", "if TYPE_CHECKING:\n    from voltable_host.terminal import screen", "saves", "terminal"),
        ("saves/save_file.py", "import voltable_host.companion.line.records", "saves", "companion/line"),
        ("saves/saves.py", "from ..companion import line", "saves", "companion/line"),
        ("saves/saves.py", "from .. import terminal", "saves", "terminal"),
        ("companion/line/deep/syncing.py", "from voltable_host.terminal import evening", "companion/line", "terminal"),
        ("companion/line/syncing.py", "from voltable_host.companion import port", "companion/line", "companion/port"),
        ("terminal/typed.py", "from voltable_host.commands.log import read_game", "terminal", "commands"),
        ("drawing/marks.py", "from voltable_host.saves import saves", "drawing", "saves"),  # the same floor
        ("config.py", "from voltable_host import saves, talk", "config", "saves"),
        ("language/words.py", "from voltable_host import config", "language", "config"),
    ],
)
def test_an_import_that_does_not_go_down_is_named(tmp_path, file, statement, room, other):
    line = 1 + statement.count("\n")
    found = complaints(tmp_path, f"host/voltable_host/{file}", statement + "\n")
    assert found == [f"host/voltable_host/{file}:{line}: {room} must not import {other}"]


@pytest.mark.parametrize(
    "file, statement",
    [
        ("terminal/board/menu.py", "from voltable_host.terminal.typed import Unclear\nfrom ..menu import Entry"),
        ("terminal/evening.py", "from voltable_host.saves import saves\nfrom ..companion.line import live"),
        ("companion/port/device.py", "from voltable_host.companion.line import errors"),
        ("companion/__init__.py", "import os"),
        ("config.py", "from voltable_host import __version__, disk"),
        ("__init__.py", ""),
    ],
)
def test_an_import_that_goes_down_passes(tmp_path, file, statement):
    assert complaints(tmp_path, f"host/voltable_host/{file}", statement) == []


def test_types_for_checkers_alone_come_from_anywhere(tmp_path):
    types = "from voltable_cards.shapes import State"
    assert complaints(tmp_path, "cardgame/voltable_cards/words.py", f"if TYPE_CHECKING:\n    {types}") == []
    (found,) = complaints(tmp_path, "cardgame/voltable_cards/tables/more.py", types)
    assert found == "cardgame/voltable_cards/tables/more.py:1: tables must not import shapes"


def test_a_file_in_no_room_is_named(tmp_path):
    (found,) = complaints(tmp_path, "host/voltable_host/attic/box.py", "")
    assert found.startswith("host/voltable_host/attic/box.py: it lies in no room")


def test_all_else_may_be_a_room(tmp_path):
    (found,) = complaints(tmp_path, "core/voltable/boardgame/steps.py", "from voltable.bots import series")
    assert found == "core/voltable/boardgame/steps.py:1: boardgame must not import bots/series"


def test_what_lies_in_no_other_room_may_use_them_all(tmp_path):
    assert complaints(tmp_path, "core/voltable/more.py", "from voltable.bots import series") == []


def test_no_room_is_listed_twice():
    for floors in ROOMS.values():
        rooms = " ".join(floors).split()
        assert len(rooms) == len(set(rooms))


def test_our_own_arrows_are_right():
    assert [*wrong_imports(ROOT), *wrong_rooms(ROOT)] == []

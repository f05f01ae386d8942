"""Displays and pins under MicroPython, against models of the chips: each test of check_*.py appears here by name."""

import ast
from pathlib import Path

import pytest

from kit.interpreters.both_interpreters import FINDERS, MISSING, interpreters, verdicts_once

FOLDER = Path(__file__).parent
FILES = ("check_displays.py", "check_hardware.py")


def names(file: str) -> list[str]:
    """The names of the test functions of a file."""
    tree = ast.parse((FOLDER / file).read_text(encoding="utf-8"))
    return [node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]


@pytest.mark.parametrize("interpreter", interpreters())
@pytest.mark.parametrize(("file", "test"), [(file, test) for file in FILES for test in names(file)])
def test_on_micropython(file, test, interpreter):
    """It passed there."""
    path = FINDERS[interpreter]()
    assert path, MISSING.format(interpreter)
    verdict = verdicts_once(path, FOLDER / file).of(test)
    assert not verdict, verdict


def test_each_check_is_run():
    """No file is forgotten."""
    assert sorted(FILES) == sorted(file.name for file in FOLDER.glob("check_*.py"))

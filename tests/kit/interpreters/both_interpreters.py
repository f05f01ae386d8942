"""A pytest plugin: the tests of a rulebook folder, and those called both, appear once more for each MicroPython."""

import ast
import functools
import platform
from pathlib import Path

import pytest

from kit.interpreters.micropython_run import Failed, verdicts
from provide_micropython import find_micropython, find_micropython32, runs_32_bit
from provider.probe import probe

FINDERS = {"micropython": find_micropython, "micropython32": find_micropython32}
MISSING = "There is no {}: run `make test`, or `python3 tools/provide_micropython.py`, which says what it lacks."
verdicts_once = functools.cache(verdicts)  # a file runs once for all its tests


def interpreters() -> list[str]:
    """The names to run under; one that should be there counts even when it is missing."""
    return [name for name in FINDERS if name == "micropython" or runs_32_bit() or FINDERS[name]()]


def pytest_report_header() -> list[str]:
    """Which MicroPythons the tests run on."""
    lines = [f"{name}: {_describe(name)}" for name in interpreters()]
    if "micropython32" in interpreters():
        return lines
    return [*lines, f"micropython32: left out, {platform.system()} on {platform.machine()} cannot run the 32-bit build"]


def _describe(name: str) -> str:
    path = FINDERS[name]()
    return str((path and probe(path)) or "missing")


@pytest.hookimpl(trylast=True)  # after pytest's own: CPython's items come first
def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collect a rulebook file for MicroPython too, and what runs only there: tests/device/micropython_*.py."""
    rulebook = file_path.parent.name == "rulebook" and file_path.match("test_*.py")
    if rulebook or file_path.match("test_*_both.py") or file_path.match("device/micropython_*.py"):
        return MicroPythonFile.from_parent(parent, path=file_path)
    return None


class MicroPythonFile(pytest.File):
    """A test file as MicroPython sees it: its plain functions, by name."""

    def collect(self):
        tree = ast.parse(self.path.read_text(encoding="utf-8"))
        tests = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
        for interpreter in interpreters():
            for test in tests:
                yield MicroPythonTest.from_parent(self, interpreter=interpreter, test=test)


class MicroPythonTest(pytest.Item):
    """One test function under one MicroPython."""

    def __init__(self, *, interpreter: str, test: ast.FunctionDef, **more):
        super().__init__(f"{test.name}[{interpreter}]", **more)
        self.interpreter, self.test = interpreter, test

    def runtest(self):
        path = FINDERS[self.interpreter]()
        if not path:
            raise Failed(MISSING.format(self.interpreter))
        verdict = verdicts_once(path, self.path).of(self.test.name)
        if verdict:
            raise Failed(verdict)

    def repr_failure(self, excinfo, style=None):
        return str(excinfo.value) if excinfo.errisinstance(Failed) else super().repr_failure(excinfo, style)

    def reportinfo(self):
        return self.path, self.test.lineno - 1, self.name

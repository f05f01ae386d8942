"""The double run: what fails under MicroPython fails in the report, by name."""

import os
import subprocess
import sys
from pathlib import Path

from kit.interpreters.both_interpreters import interpreters
from kit.interpreters.micropython_run import Verdicts, verdicts
from kit.patience import PATIENCE
from provide_micropython import find_micropython

TESTS = Path(__file__).resolve().parents[1]
SAMPLE = """
import sys

def test_passes_everywhere():
    assert (1, 2) < (1, 3)

def test_only_cpython_keeps_this():
    assert sys.implementation.name == "cpython"
"""


def sample(folder: Path, text: str = SAMPLE) -> Path:
    file = folder / "rulebook" / "test_sample.py"
    file.parent.mkdir()
    file.write_text(text)
    return file


def run_pytest(folder: Path) -> str:
    """What pytest reports about a rulebook of its own."""
    (folder / "pytest.ini").write_text("[pytest]\n")
    paths = os.pathsep.join([str(TESTS), str(TESTS.parent / "tools")])
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-p",
        "kit.interpreters.both_interpreters",
        "-p",
        "no:cacheprovider",
        "-rA",
        "rulebook",
    ]
    environment = {**os.environ, "PYTHONPATH": paths}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=PATIENCE).stdout


def run_sample(folder: Path, text: str) -> Verdicts:
    micropython = find_micropython()
    assert micropython, "run tools/provide_micropython.py first"
    return verdicts(micropython, sample(folder, text))


def test_runner_names_the_failing_test(tmp_path):
    outcome = run_sample(tmp_path, SAMPLE)
    assert outcome.of("test_passes_everywhere") == ""
    assert "AssertionError" in outcome.of("test_only_cpython_keeps_this")


def test_traceback_shows_the_line_itself(tmp_path):
    trace = run_sample(tmp_path, SAMPLE).of("test_only_cpython_keeps_this")
    assert 'assert sys.implementation.name == "cpython"' in trace


def test_a_file_that_cannot_be_imported_fails_all_its_tests(tmp_path):
    outcome = run_sample(tmp_path, "import dataclasses\n" + SAMPLE)
    assert "ImportError" in outcome.of("test_passes_everywhere")


def test_a_run_that_breaks_off_fails_the_rest(tmp_path):
    outcome = run_sample(tmp_path, SAMPLE + "\ndef test_leaves():\n    sys.exit(0)\n")
    assert "did not finish" in outcome.of("test_passes_everywhere")


def test_pytest_reports_each_interpreter(tmp_path):
    sample(tmp_path)
    report = run_pytest(tmp_path)
    assert "PASSED rulebook/test_sample.py::test_only_cpython_keeps_this\n" in report
    for interpreter in interpreters():
        assert f"PASSED rulebook/test_sample.py::test_passes_everywhere[{interpreter}]\n" in report
        assert f"FAILED rulebook/test_sample.py::test_only_cpython_keeps_this[{interpreter}]" in report


def test_a_missing_micropython_fails_with_the_remedy(tmp_path):
    sample(tmp_path)
    (tmp_path / "conftest.py").write_text(
        "from kit.interpreters import both_interpreters\nboth_interpreters.FINDERS['micropython'] = lambda: None\n"
    )
    report = run_pytest(tmp_path)
    assert "FAILED rulebook/test_sample.py::test_passes_everywhere[micropython]" in report
    assert "There is no micropython: run `make test`" in report

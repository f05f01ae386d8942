"""A sample of the games of tools/digest.py plays as it was recorded, to the byte: hash, events, and log."""

import shutil
import subprocess
import sys

import pytest

import digest
from digest_games import plans, spread
from kit.interpreters.both_interpreters import interpreters
from kit.interpreters.micropython_run import ROOT

RECORDED = ROOT / "tests/recorded/digest.sums"  # made by: python tools/digest.py > tests/recorded/digest.sums
SAMPLE = 40


@pytest.mark.parametrize("interpreter", ["cpython", *interpreters()])
def test_a_sample_plays_as_recorded(interpreter):
    lines = digest.run(interpreter, ROOT, SAMPLE, 1)
    assert len(lines) == SAMPLE and digest.difference(lines, RECORDED) == ""


def test_every_game_is_recorded():
    lines = RECORDED.read_text(encoding="utf-8").splitlines()
    names = [plan.name() for plan in plans()]
    assert len(names) >= 500 and [line.split()[0] for line in lines] == [*sorted(names), digest.TOTAL]
    assert digest.total(lines[:-1]) == lines[-1]


def test_a_sample_holds_all_kinds():
    chosen = spread(SAMPLE)
    assert len({plan.number for plan in chosen}) == SAMPLE
    for what in ("edition", "board", "players", "depth", "at_table", "named", "takes_back", "eager"):
        assert {getattr(plan, what) for plan in chosen} == {getattr(plan, what) for plan in plans()}, what
    assert options_of(chosen) == options_of(plans())


def options_of(chosen) -> set[str]:
    """The options that some game has."""
    return {option for plan in chosen for option, _value in plan.options}


def tool(*arguments: object) -> subprocess.CompletedProcess[str]:
    """Run it on three games, without what is installed."""
    command = [sys.executable, "-S", ROOT / "tools/digest.py", "--sample", 3, "--jobs", 1, *arguments]
    return subprocess.run(list(map(str, command)), capture_output=True, encoding="utf-8")


def test_it_names_the_first_game_that_differs(tmp_path):
    lines = tool().stdout.splitlines()
    assert len(lines) == 4 and set(lines[:-1]) < set(RECORDED.read_text(encoding="utf-8").splitlines())
    lines[1] = lines[1][:-1] + ("0" if lines[1][-1] != "0" else "1")
    (tmp_path / "other.sums").write_text("\n".join(lines), encoding="utf-8")
    found = tool("--check", tmp_path / "other.sums")
    assert found.returncode == 1 and found.stderr.startswith(f"cpython: {lines[1].split()[0]}: ")


def test_the_sources_of_another_folder_are_played(tmp_path):
    """Whatever is installed, and wherever they lie in it."""
    for source in digest.sources(ROOT):
        shutil.copytree(source, tmp_path / "elsewhere", dirs_exist_ok=True)
    assert tool("--root", tmp_path, "--check", RECORDED).returncode == 0
    package = tmp_path / "elsewhere/voltable/__init__.py"
    other_seed = (
        "\nplain = new_game\n\n\ndef new_game(*arguments, **named):\n"
        "    return plain(*arguments, **dict(named, seed=named['seed'] + 1))\n"
    )
    package.write_text(package.read_text(encoding="utf-8") + other_seed, encoding="utf-8")
    found = tool("--root", tmp_path, "--check", RECORDED)
    assert found.returncode == 1 and "instead of" in found.stderr


def test_a_folder_without_sources_is_told(tmp_path):
    found = tool("--root", tmp_path)
    assert found.returncode == 1 and "there is no voltable" in found.stderr

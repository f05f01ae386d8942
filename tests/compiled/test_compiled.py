"""The compiled core is the same core: every game to the byte, and no call that kills the interpreter.

`make test-compiled` runs this room and the tests of rules, proofs, saves, upper parts and terminal on build/compiled.
"""

import subprocess
import sys
from pathlib import Path

import pytest

import compiled_core
import digest
import voltable
from kit.patience import PATIENCE
from voltable.boardgame.editions.classic import Classic
from voltable.bots.random_bot import play_random
from voltable.engine.game import Game

ROOT = Path(__file__).resolve().parents[2]
BUILT = Path(voltable.__file__).parents[1]
CALLS, SEEDS = 7, range(6)


def test_it_says_so():
    """To programs and to people."""
    assert voltable.COMPILED is True
    told = subprocess.run(
        [sys.executable, "-c", "from voltable_host.cli import main; main()", "--version"], capture_output=True,
        text=True, timeout=PATIENCE, env={"PYTHONPATH": f"{BUILT}:{ROOT / 'host'}"},
    )  # fmt: skip
    assert told.stdout.strip() == f"voltable, version {voltable.__version__} (compiled core)"


def test_all_that_was_asked_for_is_compiled():
    """Each module of the list is an extension, and nothing else is."""
    listed = {file.removesuffix(".py") for file in compiled_core.files()}
    made = {path.relative_to(BUILT).as_posix().partition(".")[0] for path in BUILT.rglob("*.so")}
    assert made - listed == {f"{compiled_core.GROUP}__mypyc"} and listed - made == set()


def test_every_recorded_game_is_the_same_to_the_byte():
    """All of tools/digest.py: hash, events and log after every move."""
    lines = digest.run("cpython", BUILT.parent, 0, 2)
    assert len(lines) > 590 and digest.difference(lines, ROOT / "tests/recorded/digest.sums") == ""


def test_every_recorded_game_of_bots_is_the_same():
    """All of tools/digest.py --bots: every move."""
    lines = digest.run("cpython", BUILT.parent, 0, 2, digest.BOTS)
    assert len(lines) == 440 and digest.difference(lines, ROOT / "tests/recorded/bots.sums") == ""


@pytest.mark.parametrize("seed", SEEDS)
def test_hostile_calls_are_answered_alike(seed):
    """Wrong types, huge numbers, deep nests, damaged logs: the same refusals as in Python, and it lives."""
    told = [hostile_calls(path, seed) for path in (f"{ROOT / 'core'}:{ROOT / 'cardgame'}", str(BUILT))]
    assert len(told[0]) > 3000
    assert [pair for pair in zip(*told) if pair[0] != pair[1]] == [] and len(told[0]) == len(told[1])


def hostile_calls(path: str, seed: int) -> list[str]:
    """What a build answers; a crash ends it with another code."""
    script = ROOT / "tests/kit/games/hostile_calls.py"
    done = subprocess.run(
        [sys.executable, "-S", str(script), str(seed), str(CALLS)], env={"PYTHONPATH": path, "PYTHONHASHSEED": "0"},
        capture_output=True, text=True, timeout=5 * PATIENCE,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.splitlines()


def test_an_edition_of_ones_own_needs_no_compiler():
    """A page of numbers is Python, on a compiled core too."""

    class Short(Classic):
        """It ends early."""

        last_round = (None, None, 9, 9, 9, 9, 9)  # type: ignore[assignment]

    game = Game(Short(4), None, 1)
    play_random(game, 1)
    assert game.over and 9 <= game.state.most < 17

"""Whoever installs the wheel is told by a type checker what is misspelt, and nothing else."""

import os
import re
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

import bake_events
from kit.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[2]

RIGHT = """\
import voltable
from voltable import LogError, Refusal
from voltable.plants.events import PlantSold

game = voltable.new_game("card", players=["Ana", "Bo", "Cy"], seed=7, options={"demolition": True})
while game.turn is not None:
    action: tuple[int, ...] = game.choices()[0]
    line: str = voltable.notation.write(action, game)
    try:
        for event in game.play(voltable.notation.read(line, game)):
            if isinstance(event, PlantSold):
                print(game.names[event.seat], event.price, game.edition.cards.label(event.plant))
    except Refusal as no:
        print(no.word, no.numbers)
winners: list[int] = game.ranking()[0]
money: int = game.state.players[0].money
offered: tuple[int, ...] = game.edition.offered(game.state)
trial = game.copy()
trial.undo_to(1)
trial.advance(trial.choices()[0])
weights: list[tuple[tuple[int, ...], int]] = trial.chances()
compiled: bool = voltable.COMPILED
hidden: dict[str, object] = game.view(seat=0)
try:
    again = voltable.load(game.dump(), cards=None)
except LogError:
    raise SystemExit(1)
print(again.hash(), again.over, voltable.boards.shipped("germany").CITIES)
table = voltable.new_table("classic", board="usa", players=4, depth="quick", seed=1)
depth: str = table.edition.depth
print(table.state.cities, voltable.CHANCE, [name for name, _module in voltable.EDITIONS], voltable.__version__)
"""

# Each line is a mistake of its own.
WRONG = """\
game.state.plyers = 3
game.state.players[0].mony
game.state.players[0].money = "12"
game.edition.offred()
game.edition.offered()
game.edition.cards.lable(0)
game.chioces()
game.play("done")
game.play(5)
game.view(seat="Ana")
game.undo_to("Ana")
game.advance("done")
game.chances() + 1
voltable.COMPILED + "yes"
game.turn + 1
game.ranking()[0] + 1
game.ranking()[0].append("Ana")
voltable.new_game("card", players="three")
voltable.new_game("card", player=3)
voltable.new_game("card", seed="seven")
voltable.new_game("card", options=["demolition"])
voltable.new_table("classic", depth=1)
voltable.load("game.vtl")
voltable.notation.reed("done", game)
voltable.notation.read(b"done", game)
voltable.boards.shiped("germany")
voltable.boards.shipped(1)
voltable.bords
table.state.plyers
table.edition.dept
PlantSold(0, 3, 14).prise
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory) -> Path:
    """The wheel, unpacked as an installer would."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", folder, ROOT]
    subprocess.run(command, check=True, timeout=PATIENCE, cwd=folder)
    site = folder / "site"
    ZipFile(next(folder.glob("*.whl"))).extractall(site)
    return site


def errors(site: Path, program: str) -> list[int]:
    """The lines of a program that mypy finds wrong, with the wheel installed and nothing else."""
    file = site.parent / "program.py"
    file.write_text(program, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--follow-imports=silent", "--config-file=", str(file)]
    done = subprocess.run(
        command, cwd=site.parent, env=os.environ | {"MYPYPATH": str(site)}, capture_output=True, text=True,
        timeout=PATIENCE,
    )  # fmt: skip
    assert done.returncode in (0, 1), done.stdout + done.stderr
    return sorted({int(line) for line in re.findall(r"^program\.py:(\d+): error", done.stdout, re.MULTILINE)})


def test_a_right_program_has_no_errors(installed):
    """All that contract.md names, as a program would use it."""
    assert errors(installed, RIGHT) == []


def test_every_mistake_is_an_error(installed):
    """A misspelt field, a misspelt method, a wrong argument: each on its line."""
    first = RIGHT.count("\n") + 1
    wrong = [first + place for place in range(WRONG.count("\n"))]
    assert errors(installed, RIGHT + WRONG) == wrong


def test_the_types_of_events_are_as_their_fields():
    """`tools/bake_events.py` renews what is stale."""
    assert bake_events.event_files()
    for file in bake_events.event_files():
        assert file.with_suffix(".pyi").read_text(encoding="utf-8") == bake_events.bake(
            file.read_text(encoding="utf-8")
        )


def test_a_device_never_gets_what_only_checkers_read():
    """Types are shared in files of their own."""
    from voltable_host.companion.files.groups import NOT_ON_DEVICE

    shapes = ("engine.shapes", "plants.shapes", "tracker.shapes", "boardgame.shapes", "line.flows.shapes")
    assert {"voltable_cards.shapes", *(f"voltable.{name}" for name in shapes)} <= set(NOT_ON_DEVICE)

"""A map is one file: a made-up one is added to a copy of the project, baked, and played from the engine to the display."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kit.boards.own_maps import ICELAND
from kit.interpreters.both_interpreters import FINDERS, interpreters
from kit.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("core", "cardgame", "device", "host", "tools", "tests")
NEEDLESS = shutil.ignore_patterns("__pycache__", "node_modules", "golden", "recorded")
SCRIPT = "tests/kit/boards/own_map_script.py"
DEVICE = """\
import sys
from pathlib import Path
from kit.line.cabled import Companion
with Companion(Path(sys.argv[1]), {"edition": "classic", "board": "iceland", "lang": sys.argv[2]}) as companion:
    print("\\n".join(companion.screen()))
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory) -> Path:
    """The project with one file more, baked by the commands of `make bake`."""
    folder = tmp_path_factory.mktemp("copy")
    for name in FOLDERS:
        shutil.copytree(ROOT / name, folder / name, ignore=NEEDLESS)
    if (ROOT / ".micropython").exists():
        (folder / ".micropython").symlink_to(ROOT / ".micropython")
    (folder / "tools/data/maps/iceland.json").write_text(json.dumps(ICELAND), encoding="utf-8")
    for baker in bakers():
        run(folder, sys.executable, f"tools/{baker}.py")
    return folder


def bakers() -> list[str]:
    """What `make bake` runs, but for the list of files and the fonts, which no map changes."""
    (line,) = [line for line in (ROOT / "Makefile").read_text().splitlines() if line.startswith("BAKERS")]
    return [baker for baker in line.partition("=")[2].split() if baker not in ("pack_font", "bake_bundles")]


def run(folder: Path, *command) -> str:
    """A command in the copy, by the copy's own sources; what it prints."""
    paths = os.pathsep.join(str(folder / name) for name in FOLDERS)
    environment = os.environ | {
        "PYTHONPATH": paths, "MICROPYPATH": f"{paths}:.frozen", "VOLTABLE_HOME": str(folder / "home"),
        "VOLTABLE_LANG": "en",
    }  # fmt: skip
    done = subprocess.run(
        list(map(str, command)), cwd=folder, env=environment, capture_output=True, text=True, timeout=3 * PATIENCE
    )
    assert done.returncode == 0, (command, done.stdout[-2000:], done.stderr[-3000:])
    return done.stdout


def voltable(folder: Path, *arguments) -> str:
    """The command."""
    return run(folder, sys.executable, "-c", "from voltable_host.cli import main; main()", *arguments)


def test_every_interpreter_plays_and_follows_it_alike(copy):
    """Whole games of bots, and two tables with the map's own refill."""
    told = {"cpython": run(copy, sys.executable, SCRIPT, "iceland")}
    for name in interpreters():
        told[name] = run(copy, FINDERS[name](), "-X", "heapsize=4m", SCRIPT, "iceland")
    games, tables = json.loads(told["cpython"])
    assert len(games) == 4 and all(game["result"] for game in games)
    assert [table[1][0] for table in tables] == [9, 9]
    assert set(told.values()) == {told["cpython"]}


def test_the_terminal_plays_it_by_name(copy):
    """Bots to the end; regions in the reader's language."""
    players = ("--edition", "classic", "--players", "bot:steady,bot:greedy,bot:random", "--seed", "1")
    assert "Most cities powered win" in voltable(copy, "play", "board", "--board", "iceland", *players)
    assert "iceland" in next((copy / "home/games").glob("classic-*.vtl")).read_bytes().decode("latin-1")
    assert "sever" in voltable(copy, "board", "show", "--board", "iceland", "--lang", "cs")
    assert "iceland" in voltable(copy, "board", "list")
    assert "Iceland" in voltable(copy, "table", "new", "classic", "--board", "iceland", "--players", "Ana,Bo,Cy")


def test_it_is_drawn(copy):
    """With a place for each city, though nobody has measured any."""
    voltable(copy, "board", "show", "--board", "iceland", "--svg", copy / "iceland.svg")
    drawn = (copy / "iceland.svg").read_text(encoding="utf-8")
    assert all(city in drawn for cities in ICELAND["regions"].values() for city in cities)


@pytest.mark.parametrize(("language", "name"), [("en", "Iceland"), ("cs", "Island"), ("hu", "Izland")])
def test_the_device_offers_it(copy, tmp_path, language, name):
    """On the screen of a new game, by a short name in the language of the device."""
    assert any(name in line for line in run(copy, sys.executable, "-c", DEVICE, tmp_path, language).splitlines())

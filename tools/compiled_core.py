"""Compiles what is asked in every move from the same source, with mypyc: `make compiled`, and the binary wheel.

python tools/compiled_core.py [FOLDER]     build/compiled, where nothing else is named

The folder then holds the whole core and card game, ready to be imported: the modules below as extensions, everything
else as it is. What is a page of numbers (editions, maps), what others build on (sets of plants, events, refusals), and
what is asked seldom (views, notation, reading logs) stays Python, so that an edition or a card set needs no compiler.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ("core/voltable", "cardgame/voltable_cards")
FOLDER = ROOT / "build" / "compiled"
GROUP = "voltable"  # one library for all, voltable__mypyc, which the extensions share
MODULES = {
    "voltable/engine": "dice game log over pack phase scoring state turn verbs words",
    "voltable/plants": "auction demolition discount drawing production row scrapping setup storage",
    "voltable/boardgame": "fuels market network regions state steps trust trust_fuel",
    "voltable/boardgame/bots": (
        "coming ending fleet forecast fuelling greedy growing limits pace producing routes steady storing supply"
    ),
    "voltable/boardgame/phases": "auction build bureaucracy by_country fuel obsolete order setup",
    "voltable/tracker": "auction build dummy ending fuel income order phase power setup state",
    "voltable/bots": "giving known random_bot random_rung thought",
    "voltable_cards": "bank columns picking production scoring state storage words",
    "voltable_cards/bots": "candidates greedy outlook producing race reserve rollout sharp shopping steady turning",
    "voltable_cards/phases": "auction bureaucracy choosing fuel setup",
}

EXACT = "-ffp-contract=off"  # floats are added and multiplied one after the other, as Python does, on every processor

# Runs in the folder, so that modules are named as they are imported; what is built lies beside its source.
BUILD = """
import sys
from mypyc.build import mypycify
from setuptools import setup

setup(
    name="voltable-compiled", script_args=["--quiet", "build_ext", "--inplace"],
    ext_modules=mypycify(
        ["--config-file=", "--follow-imports=silent", *sys.argv[1:]], opt_level="3", debug_level="0", group_name=GROUP
    ),
)
"""


def files() -> list[str]:
    """The sources that are compiled, below the folder."""
    return [f"{package}/{name}.py" for package, names in MODULES.items() for name in names.split()]


def build(folder: Path) -> list[Path]:
    """Lay the packages out there and compile; the extensions that were made."""
    shutil.rmtree(folder, ignore_errors=True)
    for package in PACKAGES:
        ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
        shutil.copytree(ROOT / package, folder / Path(package).name, ignore=ignored)
    command = [sys.executable, "-c", BUILD.replace("GROUP", repr(GROUP)), *files()]
    clean = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "MYPYPATH")}
    clean["CFLAGS"] = f"{clean.get('CFLAGS', '')} {EXACT}".strip()
    done = subprocess.run(command, cwd=folder, env=clean, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"It did not compile:\n{done.stdout}{done.stderr}")
    shutil.rmtree(folder / "build", ignore_errors=True)
    return sorted(path for ending in ("*.so", "*.pyd") for path in folder.rglob(ending))


def main() -> None:
    """Build, and say what is there."""
    folder = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else FOLDER
    made = build(folder)
    size = sum(path.stat().st_size for path in made)
    print(f"{len(made)} extensions of {size // 1024} KB lie in {folder}. To use them: PYTHONPATH={folder}")


if __name__ == "__main__":
    main()

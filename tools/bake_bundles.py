"""Observes the program in every situation of a device, and bakes what lies in one file there and what stays loaded."""

import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / folder) for folder in ("core", "cardgame", "device", "host", "tools")]

from grouping import PROGRAM, Grouping, Observation  # noqa: E402
from voltable import EDITIONS  # noqa: E402
from voltable_device.hardware.profiles import PROFILES  # noqa: E402
from voltable_device.screens.offers import OFFERS  # noqa: E402
from voltable_host.companion.files.compiling import sources  # noqa: E402

GROUPS = "host/voltable_host/companion/files/groups.py"
STAYING = "device/voltable_device/memory/staying.py"
ENTRIES = ("voltable_device.run", "voltable.engine.journal")  # what main.py and scripts ask for by name
RARE = (("own_cards", "classic"), ("own_map", "classic"))
ENGINE = ("engine", "load", "options", "game")  # situations in which nothing of core and card game is forgotten
PLAYERS = ("2", "4")  # two have a dummy
Situation = tuple[str, ...]


def situations() -> list[Situation]:
    """Every edition as engine, followed at every depth and shown; every display; the line; every screen."""
    found: list[Situation] = []
    for kind in ENGINE:
        found += [(kind, edition, players) for edition, _module in EDITIONS for players in PLAYERS]
    for offer in OFFERS:
        found += [("table", offer[0], depth, players) for depth in offer[4] for players in PLAYERS]
    found += [("wired", profile.name) for profile in PROFILES]
    return [*found, ("talk", "classic")]


def observe(situation: Situation) -> Observation:
    """One situation, in a process of its own."""
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "observe_device.py"), *situation], capture_output=True, text=True
    )  # fmt: skip
    if done.returncode:
        raise SystemExit(f"{' '.join(situation)}: {done.stderr}")
    seen = json.loads(done.stdout.splitlines()[-1])  # what the program says of itself comes before
    kept = [name for name in seen["loaded"] if situation[0] in ENGINE and not name.startswith(PROGRAM)]
    return Observation(frozenset(seen["loaded"]), frozenset(seen["stays"] + kept))


def bake() -> dict[str, str]:
    """The baked texts by their paths."""
    asked = situations()
    rare = frozenset().union(*(observe(situation).loaded for situation in RARE))
    with ThreadPoolExecutor(2) as several:
        grouping = Grouping(sources(), several.map(observe, asked), rare, ENTRIES)
    tables = [place for place, situation in enumerate(asked) if situation[0] == "table"]
    return {
        GROUPS: groups_text(grouping.bundles(), grouping.left_out()),
        STAYING: staying_text(grouping.staying(tables)),
    }


def groups_text(bundles: dict[str, tuple[str, ...]], left_out: list[str]) -> str:
    """Modules that share a file, and modules that stay on the computer."""
    rows = "".join(f'    "{file}": (\n{names(members, 8)}    ),\n' for file, members in bundles.items())
    return (
        '"""Baked by tools/bake_bundles.py: which modules share a file on a device, as they were seen together."""\n\n'
        "# Whatever is not listed is a file of its own.\n"
        f"BUNDLES: dict[str, tuple[str, ...]] = {{\n{rows}}}  # fmt: skip\n\n"
        "# What no situation of a device asks for.\n"
        f"NOT_ON_DEVICE: tuple[str, ...] = (\n{names(left_out, 4)})  # fmt: skip\n"
    )


def staying_text(modules: list[str]) -> str:
    """What is not forgotten."""
    return (
        '"""Baked by tools/bake_bundles.py: modules that stay while a table is followed; the rest comes and goes."""'
        "\n\n"
        f"STAYING = (\n{names(modules, 4)})  # fmt: skip\n"
    )


def names(modules: "list[str] | tuple[str, ...]", indent: int) -> str:
    """A name a line: who joins or leaves is one line of a change."""
    return "".join(f'{" " * indent}"{name}",\n' for name in modules)


def main() -> int:
    """Write both, or with --check say whether they are as they should be."""
    texts = bake()
    stale = [path for path, text in texts.items() if (ROOT / path).read_text(encoding="utf-8") != text]
    if "--check" in sys.argv:
        print("\n".join(f"{path} is stale: run tools/bake_bundles.py" for path in stale) or "Bundles are as observed.")
        return 1 if stale else 0
    for path in stale:
        (ROOT / path).write_text(texts[path], encoding="utf-8", newline="\n")
        print(f"{path} written")
    return 0


if __name__ == "__main__":
    sys.exit(main())

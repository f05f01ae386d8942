"""Bakes tools/data/*.json into tables of plain tuples: `python tools/bake.py` writes, with --check it only compares."""

import json
import sys
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "host"))  # a checkout bakes without an install

from voltable_host.card_sets.card_file import CardTables, read_cards  # noqa: E402

HEAD = """\
\"\"\"The cards, baked from tools/data/cardgame.json by tools/bake.py; rows it marks so are reconstructed.\"\"\"
"""
PLANTS = """
# The plants side by side, in the set's order: number, size (0 small, 1 large),
# kind (0 coal, 1 gas, 2 oil, 3 uranium, 4 hybrid, 5 eco), fuel need, income.
"""
FUEL_CARDS = """
# Fuel cards of each type by their mark: 2-6, 4-6, 5-6, +, ++. The type is
# 3 * fuel + units - 1: coal 1 2 3, gas 1 2 3, oil 1 2 3, uranium 1 2 3.
"""
SINGLES = """
# Cards without a mark, by fuel.
"""
DEMOLITION = """
# What the demolition cards pay to the first and to later players.
"""
PLANT_COLUMNS = ("numbers", "sizes", "kinds", "needs", "incomes")
COMMENTS = {"numbers": PLANTS, "for_all": FUEL_CARDS, "singles": SINGLES, "demolition": DEMOLITION}


def bake_cards(data) -> str:
    """The card game's tables as the text of a module."""
    tables = read_cards(data)
    text = HEAD
    for name, values in tables._asdict().items():
        literal = wrapped(values, breaks(tables)) if name in PLANT_COLUMNS else repr(values)
        text += COMMENTS.get(name, "") + f"{name.upper()} = {literal}\n"
    return text


def breaks(tables: CardTables) -> list[int]:
    """Where a line of plants ends: at a change of size, and after 15 plants."""
    starts = [0]
    for place, size in enumerate(tables.sizes):
        if place - starts[-1] == 15 or size != tables.sizes[starts[-1]]:
            starts.append(place)
    return starts + [len(tables.sizes)]


def wrapped(values: tuple, places: list[int]) -> str:
    """A tuple with a line for each stretch between two places."""
    lines = [", ".join(map(str, values[start:end])) for start, end in pairwise(places)]
    return "(\n" + "".join(f"    {line},\n" for line in lines) + ")"


BAKED = (("tools/data/cardgame.json", "cardgame/voltable_cards/tables/cards.py", bake_cards),)


def out_of_date(root: Path) -> list[tuple[Path, str]]:
    """The files that differ from what their data would bake, with the text they should have."""
    stale = []
    for source, target, bake in BAKED:
        text = bake(json.loads((root / source).read_text(encoding="utf-8")))
        if not (root / target).exists() or (root / target).read_text(encoding="utf-8") != text:
            stale.append((root / target, text))
    return stale


def main(arguments: list[str], root: Path = ROOT) -> int:
    """Writes what is out of date, or with --check only tells it and fails."""
    checking = "--check" in arguments
    stale = out_of_date(root)
    for path, text in stale:
        print(path.relative_to(root), "is out of date: run python tools/bake.py" if checking else "written")
        if not checking:
            path.write_text(text, encoding="utf-8", newline="\n")
    return 1 if checking and stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

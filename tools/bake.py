"""Bakes tools/data into tables of plain tuples: `python tools/bake.py` writes, with --check it only compares."""

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / folder) for folder in ("host", "core")]  # a checkout bakes without an install

from bake_boards import bake_board, bake_drawing, bake_names, bake_offered  # noqa: E402
from bake_cards import bake_cards  # noqa: E402
from bake_mark import bake_mark  # noqa: E402
from bake_tables import bake_demolition, bake_money, bake_plants, bake_refill  # noqa: E402
from voltable.engine.refusal import Refusal  # noqa: E402
from voltable_host.card_sets.card_file import CardFileError  # noqa: E402

BOARDS = tuple(sorted(passport.stem for passport in (ROOT / "tools/data/maps").glob("*.json")))
CARDS = "tools/data/cardgame.json"
TABLES = "tools/data/board_tables.json"
PLANTS = ("tools/data/plants_classic.json", "tools/data/plants_recharged.json")
MAPS = tuple(f"tools/data/maps/{name}.json" for name in BOARDS)

# From which files, into which file, by what.
BAKED = (
    ((CARDS,), "cardgame/voltable_cards/tables/cards.py", bake_cards),
    (PLANTS, "core/voltable/boardgame/tables/plants.py", bake_plants),
    ((TABLES,), "core/voltable/boardgame/tables/money.py", bake_money),
    ((TABLES,), "core/voltable/boardgame/tables/refill.py", bake_refill),
    ((CARDS,), "core/voltable/boardgame/tables/demolition.py", bake_demolition),
    *(((f"tools/data/maps/{name}.json",), f"core/voltable/boardgame/boards/{name}.py", bake_board) for name in BOARDS),
    *(
        ((f"tools/data/maps/{name}.json",), f"host/voltable_host/drawing/maps/{name}.json", bake_drawing)
        for name in BOARDS
    ),
    (MAPS, "core/voltable/boardgame/tables/boards.py", bake_offered),
    (MAPS, "host/voltable_host/data/maps.json", bake_names),
    ((CARDS, *PLANTS, TABLES, *MAPS), "core/voltable/line/mark.py", bake_mark),
)


def out_of_date(root: Path) -> list[tuple[Path, str]]:
    """The files that differ from what their data would bake, with the text they should have."""
    stale = []
    for sources, target, bake in BAKED:
        text = baked(root, sources, bake)
        if not (root / target).exists() or (root / target).read_text(encoding="utf-8") != text:
            stale.append((root / target, text))
    return stale


def baked(root: Path, sources: tuple[str, ...], bake) -> str:
    """What the data bakes; data that is wrong ends the program with the reason."""
    try:
        return bake(*[json.loads((root / source).read_text(encoding="utf-8")) for source in sources])
    except (CardFileError, Refusal, ValueError) as error:
        raise SystemExit(f"{', '.join(sources)}: {error}") from error


def main(arguments: list[str], root: Path = ROOT) -> int:
    """Writes what is out of date, or with --check only tells it and fails."""
    checking = "--check" in arguments
    stale = out_of_date(root)
    for path, text in stale:
        print(path.relative_to(root), "is out of date: run python tools/bake.py" if checking else "written")
        if not checking:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
    return 1 if checking and stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

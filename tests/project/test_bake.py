"""Baking writes what the data says, tells what is out of date, and refuses data that cannot be."""

import doctest
import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import bake_boards
import bake_mark
import bake_tables
import tuple_text
from bake import BAKED, BOARDS
from kit.patience import PATIENCE
from voltable.line.mark import ENGINE

ROOT = Path(__file__).resolve().parents[2]
SOURCE = "tools/data/cardgame.json"
TARGET = "cardgame/voltable_cards/tables/cards.py"


def checkout(folder):
    """A copy of all that baking reads and writes."""
    for name in ("tools", "core/voltable", "cardgame/voltable_cards/tables", "host/voltable_host"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "words"))
    return folder


def bake(folder, *arguments):
    """Runs the command as a person would, without an install."""
    command = [sys.executable, "-S", "-B", str(folder / "tools" / "bake.py"), *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE)


def change(path, old, new):
    """Replaces the first place where a file says `old`."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_everything_baked_is_up_to_date():
    ran = bake(ROOT, "--check")
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")


def test_all_data_is_baked():
    read = {source for sources, _, _ in BAKED for source in sources}
    assert read == {path.relative_to(ROOT).as_posix() for path in (ROOT / "tools" / "data").rglob("*.json")}
    assert {f"tools/data/maps/{name}.json" for name in BOARDS} < read


@pytest.mark.parametrize(
    "folder", ["core/voltable/boardgame/tables", "core/voltable/boardgame/boards", "host/voltable_host/drawing/maps"]
)
def test_a_folder_of_baked_files_holds_no_others(folder):
    found = {f"{folder}/{path.name}" for path in (ROOT / folder).iterdir() if path.suffix in (".py", ".json")}
    assert found - {f"{folder}/__init__.py"} == {target for _, target, _ in BAKED if target.startswith(folder)}


def test_what_is_missing_is_written_as_it_was(tmp_path):
    folder = checkout(tmp_path)
    for _, target, _ in BAKED:
        (folder / target).unlink()
    (folder / "host/voltable_host/drawing/maps").rmdir()
    assert bake(folder, "--check").stdout.count("is out of date") == len(BAKED)
    assert bake(folder).stdout.count("written") == len(BAKED)
    for _, target, _ in BAKED:
        assert (folder / target).read_bytes() == (ROOT / target).read_bytes()


def test_a_changed_number_makes_the_check_fail_until_baked_again(tmp_path):
    folder = checkout(tmp_path)
    change(folder / SOURCE, '"number": 37', '"number": 38')
    before = (folder / TARGET).read_text(encoding="utf-8")
    ran = bake(folder, "--check")
    assert ran.returncode == 1 and TARGET in ran.stdout.replace("\\", "/")
    assert (folder / TARGET).read_text(encoding="utf-8") == before
    assert bake(folder).returncode == 0
    assert bake(folder, "--check").returncode == 0
    assert " 38,\n" in (folder / TARGET).read_text(encoding="utf-8")


def test_a_baked_file_edited_by_hand_makes_the_check_fail(tmp_path):
    folder = checkout(tmp_path)
    change(folder / TARGET, "SINGLES = (2,", "SINGLES = (3,")
    assert bake(folder, "--check").returncode == 1


def test_the_baked_module_holds_the_tables_of_the_shipped_cards():
    from voltable_cards.tables import cards
    from voltable_host.card_sets.card_file import read_cards, shipped_cards

    for name, values in read_cards(shipped_cards())._asdict().items():
        assert getattr(cards, name.upper()) == values


def test_baked_cards_are_thirteen_small_and_twenty_nine_large():
    from voltable_cards.tables import cards

    assert cards.SIZES == 13 * (0,) + 29 * (1,)
    assert len(cards.NUMBERS) == len(cards.KINDS) == len(cards.NEEDS) == len(cards.INCOMES) == 42
    assert sum(cards.FOR_ALL + cards.FROM_FOUR + cards.FROM_FIVE) == 36
    assert cards.SINGLES == (2, 2, 2, 1)
    assert cards.DEMOLITION[0] == (1, 0)


@pytest.mark.parametrize(
    ("source", "old", "new", "reason"),
    [
        ("plants_classic.json", '"cities": 5', '"cities": 6', "plants of the two editions differ"),
        ("plants_classic.json", '"number": 50', '"number": 49', "plants of the two editions differ"),
        ("board_tables.json", '"per_price": 3', '"per_price": 4', "prices of coal, oil and garbage differ"),
        ("board_tables.json", '"uranium": 12', '"uranium": 13', "not one space for each token"),
        ("maps/usa.json", '["Atlanta", "Birmingham", 3]', '["Atlanta", "Atlantis", 3]', "bad-board connection"),
        ("maps/usa.json", '"Atlanta": [', '"Atlantis": [', "not one position for each city"),
        ("cardgame.json", '"number": 37', '"number": "37"', "cardgame.json: "),
        ("maps/usa.json", '"connections": [', '"connections": [,', "usa.json: "),
    ],
)
def test_wrong_data_is_refused_with_the_file_and_the_reason(tmp_path, source, old, new, reason):
    folder = checkout(tmp_path)
    change(folder / "tools" / "data" / source, old, new)
    ran = bake(folder)
    assert (ran.returncode, ran.stdout) == (1, "")
    assert source in ran.stderr and reason in ran.stderr and "Traceback" not in ran.stderr


def test_a_passport_in_the_folder_is_baked(tmp_path):
    """Nothing else names it: the board's module and the places of its cities come of the one file."""
    folder = checkout(tmp_path)
    passport = json.loads((folder / "tools/data/maps/germany.json").read_text(encoding="utf-8"))
    passport = {"id": "nowhere", "name": "Nowhere"} | {key: passport[key] for key in ("regions", "connections")}
    passport["regions"]["lower_lands"] = passport["regions"].pop("west")
    (folder / "tools/data/maps/nowhere.json").write_text(json.dumps(passport), encoding="utf-8")
    assert bake(folder).returncode == 0 and bake(folder, "--check").returncode == 0
    board = bake_mark.values((folder / "core/voltable/boardgame/boards/nowhere.py").read_text(encoding="utf-8"))
    assert "lower_lands" in board["REGIONS"] and len(board["CITIES"]) == 42
    names = json.loads((folder / "host/voltable_host/data/maps.json").read_text(encoding="utf-8"))["nowhere"]
    assert names["names"]["hu"]["regions"]["lower_lands"] == "lower lands"
    offered = bake_mark.values((folder / "core/voltable/boardgame/tables/boards.py").read_text(encoding="utf-8"))
    assert [offered[edition][0][-1] for edition in ("CLASSIC", "RECHARGED")] == ["nowhere", "nowhere"]
    assert offered["CENTRAL_EUROPE"] == (("central_europe",), ("central_europe",))


def test_each_edition_may_have_a_refill_of_its_own(tmp_path):
    """A table that is like an earlier one is called by its name."""
    tables = json.loads((ROOT / "tools/data/board_tables.json").read_text(encoding="utf-8"))
    assert "\nRECHARGED = CLASSIC\n" in bake_tables.bake_refill(tables)
    tables["refill"]["recharged"]["2"]["1"]["coal"] += 1
    values = bake_mark.values(bake_tables.bake_refill(tables))
    assert values["RECHARGED"][0][0] == values["CLASSIC"][0][0] + 1 and values["RECHARGED"][1:] == values["CLASSIC"][1:]


def test_known_payouts_take_the_place_of_the_stand_ins(tmp_path):
    folder = checkout(tmp_path)
    path = folder / "tools/data/cardgame.json"
    data = json.loads(path.read_text(encoding="utf-8"))
    for row in data["demolition"]["board_side"]:
        row.update(first=row["index"], later=0, provenance="source")
    path.write_text(json.dumps(data), encoding="utf-8")
    rules = ("core/voltable/boardgame/tables/demolition.py", "core/voltable/line/mark.py")
    assert bake(folder).stdout.splitlines() == [f"{Path(file)} written" for file in rules]
    text = (folder / "core/voltable/boardgame/tables/demolition.py").read_text(encoding="utf-8")
    assert "PAYOUTS = ((1, 0), (2, 0)," in text and "reconstructed" not in text


@pytest.mark.parametrize("module", [bake_boards, bake_mark, bake_tables, tuple_text])
def test_examples_of_baking(module):
    result = doctest.testmod(module)
    assert result.attempted and not result.failed


# The mark of the rules


def test_the_mark_knows_values_not_words():
    """Annotations, comments and docstrings change nothing; a number does."""
    plain = bake_mark.values("A = (1, 2)\nB = (A, A)\n")
    written = bake_mark.values('"""A page."""\n# Otherwise.\nA: tuple[int, ...] = (\n    1, 2,\n)\nB: tuple = (A, A)\n')
    other = bake_mark.values("A = (1, 3)\nB = (A, A)\n")
    said = [bake_mark.canonical(1, [values]) for values in (plain, written, other)]
    assert said[0] == said[1] != said[2] and bake_mark.canonical(2, [plain]) != said[0]


def test_the_first_mark_stays_for_the_first_rules():
    """Devices that are out there stay friends until the rules change; any other rules have another mark."""
    assert bake_mark.mark_of("other rules") != bake_mark.FIRST[1]
    assert len(bake_mark.mark_of("other rules")) == len(bake_mark.FIRST[1]) == 8
    if bake_mark.RULES_VERSION == 1:
        assert bake_mark.FIRST[1] == ENGINE

"""The baked tables are what the data says."""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = "tools/data/cardgame.json"
TARGET = "cardgame/voltable_cards/tables/cards.py"


def checkout(folder):
    """A copy of all that baking reads and writes."""
    for name in ("tools/bake.py", SOURCE, TARGET):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    shutil.copytree(ROOT / "host" / "voltable_host", folder / "host" / "voltable_host",
                    ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def bake(folder, *arguments):
    """Runs the command as a person would, without an install."""
    command = [sys.executable, "-S", "-B", str(folder / "tools" / "bake.py"), *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=60)


def change(path, old, new):
    """Replaces the first place where a file says `old`."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_baked_cards_are_up_to_date():
    ran = bake(ROOT, "--check")
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")


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

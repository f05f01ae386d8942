"""Each text in a file is planted in turn: in logs whose checksums are right, maps, card sets, exported logs."""

import json
from functools import cache

import pytest

import voltable
from kit.boards.own_maps import ICELAND
from kit.files.hostile_files import moves_of
from kit.gate.folders import logs, write
from kit.gate.hearing import hear, heard
from kit.gate.planted import ALLOWED, LOUD, SHORT, check_quiet, is_shown, planted, ways
from voltable.engine import journal
from voltable.engine.pack import pack, unpack
from voltable_host.card_sets.card_file import shipped_cards

LOOKING = (
    "log verify x", "log show x --all", "log stats x", "log export x", "log export x --csv", "log repair x.vtl new.vtl",
    "log list", "replay x", "resume x", "board show x", "board show x --svg new.svg", "calc route --to Kiel --game x",
    "table status --game x", "table next done --game x", "table set Ana 7 --game x", "table undo --game x",
    "table end --game x", "table bank --game x", "device sync x --port nowhere",
)  # fmt: skip
WITH_CARDS = (
    "cards check x",
    "cards show --cards x",
    "simulate card --games 0 --cards x",
    "calc fuel 12 --cards x --market 1:c1",
)
BEGIN = "play board --edition classic --board x.json --save x --seed 1 --players 3"
ON_A_MAP = (
    "board check x.json", "board show --board x.json", "table new classic --players Ana,Bo --board x.json",
    "calc route --to Vik --board x.json",
)  # fmt: skip


# Logs


@cache
def records(name: str) -> list[list]:
    """What is in the records of a game: origin and move."""
    return [[origin, unpack(payload)] for _number, origin, payload in moves_of(logs()[name])]


def forged(name: str, told: list[list]) -> bytes:
    """A log of other records, with checksums that are right."""
    return journal.write(logs()[name][4:12], [(0, origin, pack(move)) for origin, move in told])


def look_at(home, data: bytes) -> str:
    """All that commands say of a log."""
    said = ""
    for line in LOOKING:
        for path in (home / "games" / "x.vtl", home / "x.vtl"):
            path.write_bytes(data)
        said += heard(home, *line.split())
    return said


@pytest.mark.parametrize("text", [LOUD, ALLOWED])
@pytest.mark.parametrize("name", logs())
def test_no_text_of_a_log_acts(furnished, name, text):
    """Editions, boards, options, depths, names: each of them, whether the game can be played or not."""
    for way in ways(records(name)):
        said = look_at(furnished(), forged(name, planted(records(name), way, text)))
        assert is_shown(said) or text == ALLOWED and r"A\ufff9b" in said, way


@pytest.mark.parametrize("move", [LOUD, [LOUD], [3, LOUD], [0, 0, LOUD], [1, LOUD], LOUD.encode(), [[LOUD]]])
def test_no_move_acts_that_is_a_text(furnished, move):
    """In place of the game's beginning, of its last move, and behind all of them."""
    told = records("card")
    for changed in ([[0, move], *told[1:]], [*told[:-1], [0, move]], [*told, [1, move]]):
        look_at(furnished(), forged("card", changed))


def test_a_name_that_is_allowed_comes_back_exactly(furnished):
    """Out of an export; it is data, and a program that reads it knows nothing of what is shown."""
    home = furnished()
    game = voltable.new_game("card", players=[ALLOWED, "Bo"], seed=3)
    (home / "games" / "x.vtl").write_bytes(game.dump())
    exported = hear(home, "log", "export", "x").out
    assert r"A\ufff9b" in exported and ALLOWED in json.dumps(json.loads(exported), ensure_ascii=False)
    (home / "x.json").write_text(exported)
    assert hear(home, "log", "import", "x.json", "y.vtl").code == 0
    assert (home / "y.vtl").read_bytes() == game.dump()


# Maps


def every_way(data: object, most: int = 3) -> list[tuple]:
    """The ways to its texts; of long lists only the first few entries."""
    return [way for way in ways(data) if not any(isinstance(step, int) and step >= most for step in way)]


@pytest.mark.parametrize("text", [LOUD, SHORT])
def test_no_text_of_a_map_acts(furnished, text):
    """Each in turn, and the names of what it tells; most are shown with what is wrong with them."""
    home = furnished()
    shown = set()
    for way in every_way(ICELAND, 1):
        write(home / "x.json", planted(ICELAND, way, text))
        if is_shown("".join(heard(home, *line.split()) for line in ON_A_MAP)):
            shown.add(way[0])
    assert shown >= {"id", "names", "regions", "connections", "rules"} and ("name" in shown) is (text == SHORT)


def odd_map() -> dict:
    """A map that can be played on, though some of its texts act."""
    data = json.loads(json.dumps(ICELAND).replace("Borgarnes", "Bor\\u061cgarnes").replace('"west"', '"we\\u00adst"'))
    return data | {"name": "Ice\x9b7m\u202e", "names": {}}


def test_no_map_acts_that_can_be_played_on(furnished):
    """From the game's first move to its picture."""
    home = furnished()
    write(home / "x.json", odd_map())
    assert hear(home, *BEGIN.split()).code == 0
    data = (home / "games" / "x.vtl").read_bytes()
    assert r"Bor\u061cgarnes" in look_at(home, data) and r"we\xadst" in look_at(home, data)
    check_quiet((home / "new.svg").read_text(encoding="utf-8"))
    assert r"Bor\u061cgarnes" in (home / "new.svg").read_text(encoding="utf-8")
    exported = hear(home, "log", "export", "x", "--board", "x.json").out
    (home / "y.json").write_text(exported)
    assert hear(home, "log", "import", "y.json", "y.vtl").code == 0
    assert (home / "y.vtl").read_bytes() == data


def test_no_copy_of_a_map_acts(furnished):
    """It lies among the settings, and its names are no part of what is checked."""
    home = furnished()
    write(home / "x.json", ICELAND)
    assert hear(home, *BEGIN.split()).code == 0
    (copy,) = (home / "maps").iterdir()
    names = {"name": LOUD, "board": LOUD, "short": LOUD, "regions": dict.fromkeys(ICELAND["regions"], LOUD)}
    write(copy, ICELAND | {"names": {"en": names}, "colours": dict.fromkeys(ICELAND["regions"], LOUD)})
    assert is_shown(look_at(home, (home / "games" / "x.vtl").read_bytes()))
    check_quiet((home / "new.svg").read_text(encoding="utf-8"))


# Card sets and exported logs


@pytest.mark.parametrize("part", ["plants", "fuel_cards", "demolition"])
def test_no_text_of_a_card_set_acts(furnished, part):
    """Ids, kinds, marks, where a number comes from, and the names of all that."""
    home = furnished()
    data = {name: rows for name, rows in shipped_cards().items() if name in ("plants", "fuel_cards", "demolition")}
    told = ""
    for way in every_way(data, 1):
        if way[0] == part:
            write(home / "x", planted(data, way))
            told += "".join(heard(home, *line.split()) for line in WITH_CARDS)
    assert is_shown(told)


def test_no_exported_log_acts(furnished):
    """It is refused, or its words are those of a log."""
    home = furnished()
    data = json.loads((home / "card.json").read_text())
    for way in every_way(data, 12):
        write(home / "x.json", planted(data, way))
        heard(home, "log", "import", "x.json", "y.vtl", "--force")

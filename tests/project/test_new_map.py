"""A map is one file: a made-up one is added to a copy of the project, baked, and played up to the display."""

import json
import sys

import pytest

from kit.boards.own_maps import ICELAND
from kit.interpreters.both_interpreters import FINDERS, interpreters
from kit.project.copies import Copy


@pytest.fixture(scope="module")
def copy(tmp_path_factory) -> Copy:
    """The project with one file more."""
    made = Copy(tmp_path_factory.mktemp("copy"))
    made.write("tools/data/maps/iceland.json", json.dumps(ICELAND))
    made.bake()
    return made


@pytest.mark.parametrize("edition", ["classic", "recharged"])
def test_every_interpreter_plays_and_follows_it_alike(copy, edition):
    """Whole games of bots, and a table with the map's own refill."""
    told = {name: copy.played(FINDERS[name](), edition, "iceland") for name in interpreters()}
    told["cpython"] = copy.played(sys.executable, edition, "iceland")
    games, table = json.loads(told["cpython"])
    assert len(games) == 2 and all(game["result"] for game in games) and table[1][0] == 9
    assert set(told.values()) == {told["cpython"]}


def test_the_terminal_plays_it_by_name(copy):
    """Bots to the end; regions in the reader's language."""
    players = ("--edition", "classic", "--players", "bot:steady,bot:greedy,bot:random", "--seed", "1")
    assert " cities powered" in copy.voltable("play", "board", "--board", "iceland", *players)
    assert "sever" in copy.voltable("board", "show", "--board", "iceland", "--lang", "cs")
    assert "iceland" in copy.voltable("board", "list")
    assert "Iceland" in copy.voltable("table", "new", "classic", "--board", "iceland", "--players", "Ana,Bo,Cy")


def test_it_is_drawn(copy):
    """With a place for each city, though nobody has measured any."""
    picture = copy.folder / "iceland.svg"
    copy.voltable("board", "show", "--board", "iceland", "--svg", picture)
    drawn = picture.read_text(encoding="utf-8")
    assert all(city in drawn for cities in ICELAND["regions"].values() for city in cities)


@pytest.mark.parametrize(("language", "name"), [("en", "Iceland"), ("cs", "Island"), ("hu", "Izland")])
def test_the_device_offers_it(copy, tmp_path, language, name):
    """On the screen of a new game, by a short name in the language of the device."""
    shown = copy.device_screen(tmp_path, edition="classic", board="iceland", lang=language)
    assert any(name in line for line in shown), shown

"""Every game declares its pages at the terminal, and each page has what is asked of it."""

import subprocess
import sys

import pytest

import voltable
from voltable.bots.ladder import Ladder
from voltable.engine.start import find_edition
from voltable_host.terminal import family
from voltable_host.terminal.families import FAMILIES, PLAYED, family_of, played_by, played_family_of
from voltable_host.terminal.family import Family, PlayedFamily

EDITIONS = [name for name, _module in voltable.EDITIONS]
LOADED = """
import sys
from voltable_host.terminal.families import FAMILIES
found = [find() for find in FAMILIES.values()]
bots = ("voltable.bots.", "voltable.boardgame.bots.", "voltable_cards.bots.")
folders = bots + tuple(f"voltable_host.terminal.{name}." for name in FAMILIES)
print(*sorted(name for name in sys.modules if name.startswith(folders)))
"""


def members(protocol: type) -> list[str]:
    """The names that stand in it and in those it goes on from, but for what is Python's own."""
    own = [*vars(protocol), *protocol.__annotations__]
    names = {name for name in own if not name.startswith("_")}
    return sorted(names.union(*(members(base) for base in protocol.__bases__ if base in (Family,))))


def page_of(protocol: type, name: str) -> type | None:
    """What is asked of a page that a family names; nothing where it is no page."""
    found = getattr(vars(protocol).get(name) or vars(Family).get(name), "fget", None)
    asked = found and found.__annotations__["return"]
    return getattr(family, asked, None) if asked else None


def test_members_are_found():
    """Else the tests below would look at nothing."""
    assert members(Family) == ["greeting", "page"]
    assert {*members(Family), "bots", "points", "typed"} < set(members(PlayedFamily))
    assert page_of(PlayedFamily, "typed") is family.Lines and page_of(PlayedFamily, "gives") is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_game_finds_its_family(edition):
    """By its edition, played here or followed."""
    game, table = voltable.new_game(edition, players=3), voltable.new_table(edition, players=3)
    assert family_of(game) is played_family_of(game) is played_by(find_edition(edition))
    assert family_of(table) is FAMILIES["tracker"]() is not family_of(game)


@pytest.mark.parametrize("name", FAMILIES)
def test_every_page_has_what_is_asked_of_it(name):
    """All that the type checker asks for is there when the program runs."""
    asked = PlayedFamily if name in PLAYED else Family
    for member in members(asked):
        page, found = page_of(asked, member), getattr(FAMILIES[name](), member)
        assert page is None or all(hasattr(found, wanted) for wanted in members(page)), member


@pytest.mark.parametrize("name", PLAYED)
def test_every_bot_of_a_ladder_can_be_made(name):
    """By its own name."""
    ladder: Ladder = PLAYED[name]().bots
    bots = [ladder.make(bot) for bot in ladder.names]
    assert tuple(bot.name for bot in bots) == ladder.names


def test_no_page_is_loaded_before_it_is_asked_for():
    """What is not needed costs no time at the start."""
    done = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True)
    assert done.stdout.split() == [f"voltable_host.terminal.{name}.family" for name in sorted(FAMILIES)]

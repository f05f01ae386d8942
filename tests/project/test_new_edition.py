"""The recipe for an edition in CONTRIBUTING.md, followed to the letter in a copy of the project."""

import json
import sys

import pytest

from kit.interpreters.both_interpreters import FINDERS, interpreters
from kit.project.copies import Copy

EDITION = '''\
"""A short game: the one of 2004 that ends early."""

from voltable.boardgame.editions.classic import Classic
from voltable.boardgame.tables.boards import SHORT
from voltable.engine.edition import by_players


class Short(Classic):
    """Ends with half as many cities."""

    name = "short"
    boards, maps = SHORT
    step_two = by_players(5, 4, 4, 4, 3)
    last_round = by_players(10, 9, 9, 8, 7)


EDITION = Short
'''
TOPICS = '''\
"""The short game: rules by topic."""

from collections.abc import Mapping

from voltable.boardgame.editions.short import Short
from voltable_host.language.rule_topics import classic

TOPICS, PHASES = classic.TOPICS, classic.PHASES


def numbers() -> Mapping[str, int | str]:
    """What the sentences are filled with."""
    return classic.own_numbers(Short)
'''


@pytest.fixture(scope="module")
def copy(tmp_path_factory) -> Copy:
    """The project with one edition more, on the boards of Germany and the USA."""
    made = Copy(tmp_path_factory.mktemp("copy"))
    made.write("core/voltable/boardgame/editions/short.py", EDITION)
    made.change(
        "core/voltable/__init__.py",
        '    ("card", "',
        '    ("short", "voltable.boardgame.editions.short"),\n    ("card", "',
    )
    for board in ("germany", "usa"):
        made.change(f"tools/data/maps/{board}.json", '"editions": ["classic"]', '"editions": ["classic", "short"]')
    made.change(
        "tools/words/english/terms.py",
        '        "card": N_("The',
        '        "short": N_("Short"),\n        "card": N_("The',
    )
    made.change(
        "device/voltable_device/screens/kinds.py", '    "card": shown(', '    "short": shown("Short"), "card": shown('
    )
    made.write("host/voltable_host/language/rule_topics/short.py", TOPICS)
    made.bake()
    return made


def test_every_interpreter_plays_and_follows_it_alike(copy):
    """With the same result."""
    told = {name: copy.played(FINDERS[name](), "short", "usa") for name in interpreters()}
    told["cpython"] = copy.played(sys.executable, "short", "usa")
    games, _table = json.loads(told["cpython"])
    assert len(games) == 2 and set(told.values()) == {told["cpython"]}


def test_the_terminal_plays_and_explains_it(copy):
    """By its name, with its own numbers."""
    players = ("--players", "bot:steady,bot:greedy", "--seed", "1", "--edition", "short")
    assert " cities powered" in copy.voltable("play", "board", *players)
    assert "10/9/9/8/7" in copy.voltable("rules", "end", "--edition", "short")
    assert "Short" in copy.voltable("table", "new", "short", "--players", "3")


def test_the_device_offers_it(copy, tmp_path):
    """On the screen of a new game."""
    assert any("Short" in line for line in copy.device_screen(tmp_path, edition="short"))

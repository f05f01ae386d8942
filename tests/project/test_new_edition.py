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
"""What the short game says of its rules: all of 2004, with figures of its own."""

from voltable.boardgame.topics.classic import ASKED as ASKED
from voltable.boardgame.topics.classic import SHEETS as SHEETS
from voltable.boardgame.topics.classic import figures as figures
'''
RULES = """\
import voltable.boardgame.topics as topics
from voltable.engine.start import find_edition
from voltable.talk.speaker import Speaker
speaker = Speaker(lambda: open("host/voltable_host/data/words/en.bin", "rb"))
print(speaker.say(topics.paragraphs(find_edition("short"), "end")[0]))
"""


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
    made.write("core/voltable/boardgame/topics/short.py", TOPICS)
    made.bake()
    return made


def test_every_interpreter_plays_and_follows_it_alike(copy):
    """With the same result."""
    told = {name: copy.played(FINDERS[name](), "short", "usa") for name in interpreters()}
    told["cpython"] = copy.played(sys.executable, "short", "usa")
    games, _table = json.loads(told["cpython"])
    assert len(games) == 2 and set(told.values()) == {told["cpython"]}


def test_every_interpreter_explains_it_alike(copy):
    """With its own numbers."""
    programs = [sys.executable] + [FINDERS[name]() for name in interpreters()]
    told = {copy.run(program, "-c", RULES) for program in programs}
    assert len(told) == 1 and "10/9/9/8/7 cities or more" in told.pop()


def test_the_terminal_plays_and_explains_it(copy):
    """By its name, with its own numbers."""
    players = ("--players", "bot:steady,bot:greedy", "--seed", "1", "--edition", "short")
    assert " cities powered" in copy.voltable("play", "board", *players)
    assert "10/9/9/8/7" in copy.voltable("rules", "end", "--edition", "short")
    assert "Short" in copy.voltable("table", "new", "short", "--players", "3")


def test_the_device_offers_it(copy, tmp_path):
    """On the screen of a new game."""
    assert any("Short" in line for line in copy.device_screen(tmp_path, edition="short"))

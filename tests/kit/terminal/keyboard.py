"""What the tests at a keyboard share: games that are gone on with or started in a window of their own."""

import re
from collections.abc import Callable
from gettext import translation
from pathlib import Path

from kit.terminal.terminal import MAIN, QUESTION, Terminal, program, saved, surroundings
from voltable import notation
from voltable.engine.verbs import OPEN_AMOUNT
from voltable_host.language import CATALOGUES, DOMAIN, choose
from voltable_host.terminal.menu import entries

WITH_BOTS = "Ana bot:steady bot:greedy"
PEOPLE = "Ana Bo Cy"
WIDE = 100, 50
END = re.compile(QUESTION.pattern + r"|voltable replay \S+\n$")
ENTER = re.compile(r"Enter.* $")
MONEY = re.compile(r"^\S\d (\w+) +(\d+|\?)")  # the row of a player: mark, name, money


def resumed(home, game, *arguments, size=WIDE, **more) -> tuple[Terminal, Path]:
    """A game that was left in this state, gone on with."""
    path = saved(game, home)
    return Terminal(*size, "resume", "game", *arguments, environment=surroundings(home, **more)), path


def started(home, players, *arguments, size=WIDE, code=MAIN, **more) -> tuple[Terminal, Path]:
    """A new game."""
    environment = surroundings(home, **more)
    asked = ("play", "--players", players.replace(" ", ","), "--save", "game", *arguments)
    return Terminal(*size, *asked, environment=environment, code=code), home / "games" / "game.vtl"


def verified(home, path) -> bool:
    """What `voltable log verify` says."""
    return program("log", "verify", path, environment=surroundings(home)).returncode == 0


def word(sentence: str, language: str) -> str:
    """A sentence of the catalogue in a language; English where it is not translated."""
    return translation(DOMAIN, CATALOGUES, [language], fallback=True).gettext(sentence)


def in_language(language: str, work: Callable[[str], str], text: str) -> str:
    """What a function makes of a text in a language; afterwards English is spoken again."""
    choose(language)
    try:
        return work(text)
    finally:
        choose("en")


def by_number(line: str, game) -> str:
    """The same move as a number of the menu, with its amount where there is one."""
    action = notation.read(line, game)
    for number, entry in enumerate(entries(game), 1):
        if entry.action[0] in OPEN_AMOUNT and entry.action[:-2] == action[:-1]:
            return f"{number} {action[-1]}"
        if entry.action == action:
            return str(number)
    raise AssertionError(f"{line} is not in the menu")


def refusal_in(window) -> str:
    """What is said in red."""
    red = re.findall(r"\x1b\[31m(.*?)\x1b\[0m", window.raw[window.typed_at :], re.DOTALL)
    return " ".join("".join(red).split())

"""Words at the prompt that only the card game has: none."""

from collections.abc import Callable

from voltable.engine.game import Game
from voltable_host.language import N_
from voltable_host.terminal.session import Session

KEYS = N_("? help · h hint · p plan · t table · rules · u undo · l log · q leave")
MORE_HELP: str = ""


def words(session: Session) -> dict[str, Callable[[str], None]]:
    """What can be typed besides."""
    return {}


def behind(game: Game, word: str) -> list[str]:
    """What can stand behind one of these words."""
    return []

"""Words at the prompt that only the board game has: the map."""

from collections.abc import Callable

from voltable.engine.game import Game
from voltable_host.language import N_
from voltable_host.terminal.session import Session

KEYS = N_("? help · h hint · p plan · m map · t table · rules · u undo · l log · q leave")
MORE_HELP = N_(
    "m: the map, with your network, what leads out of it, and prices for you; m essen: one city and its connections;"
    " m list: all cities as a list. Several things go on one line: essen, koln or coal3 oil2."
)
MAP = ("m", "map")


def words(session: Session) -> dict[str, Callable[[str], None]]:
    """What can be typed besides."""

    def show(more: str) -> None:
        from voltable_host.terminal.board.map import show_map

        show_map(session, more)

    return dict.fromkeys(MAP, show)


def behind(game: Game, word: str) -> list[str]:
    """What can stand behind one of these words."""
    return list(game.edition.map.CITIES) if word in MAP else []

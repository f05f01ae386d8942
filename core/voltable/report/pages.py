"""Each game's page of what is counted, by the word for its family: text in a table, so that no arrow points up.

On a device nobody asks for them, and no edition knows of them there.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.game import Game
    from voltable.report.shapes import Counting

PAGES = {
    "board": "voltable.boardgame.counting",
    "card": "voltable_cards.counting",
    "tracker": "voltable.tracker.counting",
}


def page_of(game: "Game") -> "Counting":
    """The page of this game, imported now."""
    name = PAGES[game.edition.family]
    return __import__(name, None, None, ("COUNTED",))

"""Words at the prompt that only the board game has: the map."""

from collections.abc import Callable

from voltable_host.drawing.standing import in_words, of_board, of_game
from voltable_host.language import N_
from voltable_host.terminal.session import Session

KEYS = N_("? help · h hint · p plan · m map · u undo · l log · q save and leave")
MORE_HELP = N_(
    "m: every city with its houses and its price for you. Several things go on one line: essen, koln or coal3 oil2."
)


def words(session: Session) -> dict[str, Callable[[str], None]]:
    """What can be typed besides."""

    def show_map(more: str) -> None:
        game = session.game
        seat = game.turn if game.turn is not None and game.turn >= 0 else None
        standing = of_game(game, seat) if game.state.network else of_board(game.edition.name, game.edition.map)
        if not session.talk.json:
            session.screen.line(in_words(standing, session.screen.plain))

    return {"m": show_map, "map": show_map}

"""One side of a fork, as people have to see it before they pick."""

from voltable.engine.verbs import CHANCE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.game import Game


def moves_of(game: "Game") -> int:
    """Records since the game began."""
    return game.log.count - 1 - game.log.start


def stands(game: "Game", base: int) -> "dict[str, object]":
    """How it stands there, and how many moves it went by itself behind the last record that both have."""
    view = game.view()
    player = game.names[game.turn] if game.turn is not None and game.turn != CHANCE else None
    return {
        "moves": moves_of(game), "since": game.log.count - 1 - base, "round": view["round"], "phase": view["phase"],
        "player": player,
    }  # fmt: skip

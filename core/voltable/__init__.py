"""Voltable: an exact engine for the Power Grid family, the same on CPython and MicroPython."""

from voltable.engine.refusal import LogError as LogError
from voltable.engine.refusal import Refusal as Refusal
from voltable.engine.verbs import CHANCE as CHANCE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable import boards as boards
    from voltable import notation as notation
    from voltable.engine.shapes import Board, Boards, Options, Packed, PlayedGame, Players, Sets
    from voltable.tracker.shapes import FollowedGame

    COMPILED: bool  # whether the core is; hashes and logs never depend on it

__version__ = "0.1.0"

# Imported when asked for, so that a device loads only what it plays.
EDITIONS = (
    ("classic", "voltable.boardgame.editions.classic"),
    ("central_europe", "voltable.boardgame.editions.central_europe"),
    ("recharged", "voltable.boardgame.editions.recharged"),
    ("card", "voltable_cards.edition"),
)


MODULES = ("boards", "notation")  # the same, for scripts


def new_game(
    edition: str,
    board: "Board" = None,
    players: "Players" = 2,
    seed: "int | None" = 0,
    dice: "str | None" = None,
    options: "Options | None" = None,
    gid: "bytes | None" = None,
) -> "PlayedGame":
    """A game of an edition, from a seed, or with dice="table" by what is drawn at a real table.

    >>> new_game("card", players=["Ana", "Bo", "Cy"], seed=7).turn
    0
    """
    from voltable.engine.start import new_game

    return new_game(edition, board, players, seed, dice, options, gid)


def new_table(
    edition: str,
    board: "Board" = None,
    players: "Players" = 2,
    depth: str = "quick",
    seed: "int | None" = None,
    options: "Options | None" = None,
    gid: "bytes | None" = None,
) -> "FollowedGame":
    """A physical game that is followed, at the depth guide, quick, score or market.

    >>> new_table("classic", players=4, depth="quick", seed=1).view()["phase"]
    'auction'
    """
    from voltable.engine.start import new_table

    return new_table(edition, board, players, depth, seed, options, gid)


def load(data: "Packed", cards: "Sets" = None, boards: "Boards" = None) -> "PlayedGame | FollowedGame":
    """The game whose log this is; cards and boards are the owner's card set and map where the log names them.

    Either may be several, of which the log names one.
    """
    from voltable.engine.loading import load

    return load(data, cards, boards)  # type: ignore[return-value]


if not TYPE_CHECKING:

    def __getattr__(name: str):
        """Modules load when they are first asked for; a compiled method is no function."""
        if name == "COMPILED":
            from voltable.engine.game import Game

            return type(Game.copy) is not type(new_game)
        if name not in MODULES:
            raise AttributeError(name)
        return __import__("voltable." + name, None, None, ("*",))

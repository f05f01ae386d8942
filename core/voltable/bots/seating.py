"""Bots in their seats: who holds which, and the dice each rolls."""

from voltable.bots.random_bot import STREAM, random_dice
from voltable.engine.dice import Dice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from voltable.bots.ladder import Ladder
    from voltable.bots.shapes import Mover
    from voltable.engine.game import Game
    from voltable.engine.shapes import Action
    from voltable.engine.turn import GameState


def bot_dice(names: "Sequence[str]", seed: int) -> "list[Dice]":
    """Dice for each seat, from the game's seed; random bots share theirs, the others have their own."""
    shared = random_dice(seed)
    return [shared if name == "random" else Dice(seed, STREAM + 1 + seat) for seat, name in enumerate(names)]


def seated(names: "Sequence[str]", ladder: "Ladder", nodes: "int | None" = None) -> "Callable[[int], Mover]":
    """What makes of a game's seed the answer of these bots, one for each seat, to that game."""
    bots = [ladder.make(name, nodes) for name in names]

    def mover(seed: int) -> "Mover":
        dice = bot_dice(names, seed)

        def move(game: "Game") -> "Action":
            state: "GameState" = game.state
            return bots[state.turn].think(game, dice[state.turn]).action

        return move

    return mover

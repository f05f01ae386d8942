"""Bots in their seats: who holds which, and the dice each rolls."""

from voltable.bots.random_bot import STREAM, random_dice
from voltable.engine.dice import Dice
from voltable_host.bots.ladder import Ladder


def bot_dice(names, seed: int) -> list[Dice]:
    """Dice for each seat, from the game's seed; random bots share theirs, as in the core, the others have their own."""
    shared = random_dice(seed)
    return [shared if name == "random" else Dice(seed, STREAM + 1 + seat) for seat, name in enumerate(names)]


def seated(names, ladder: Ladder, nodes: int | None = None):
    """What makes of a game's seed the answer of these bots, one for each seat, to that game."""
    bots = [ladder.make(name, nodes) for name in names]

    def mover(seed: int):
        dice = bot_dice(names, seed)
        return lambda game: bots[game.turn].think(game, dice[game.turn]).action

    return mover

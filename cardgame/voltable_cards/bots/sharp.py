"""The fourth rung: tries its moves on copies of the game, with the hidden cards dealt anew each time."""

from voltable.bots.known import known
from voltable.bots.thought import Thought
from voltable.talk.said import Said, said
from voltable_cards.bots.candidates import candidates
from voltable_cards.bots.race import Race
from voltable_cards.bots.steady import reckon

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from voltable.bots.shapes import Clock
    from voltable.engine.dice import Dice
    from voltable.engine.game import Game

NODES: "Final" = 20000  # moves tried in a decision


class Sharp:
    """Looks to the end of the game, many times."""

    name = "sharp"

    def __init__(self, nodes: int = NODES, seconds: "float | None" = None, clock: "Clock | None" = None) -> None:
        """So many moves are tried in a decision; or, by a clock that is lent, for so long."""
        self.nodes = nodes
        self.seconds = seconds
        self.clock = clock

    def think(self, game: "Game", dice: "Dice") -> Thought:
        """Steady's move, unless another does better where it is tried out."""
        game = known(game, dice)
        plain = reckon(game)
        tries = candidates(game, plain.action)
        if len(tries) < 2:
            return plain
        race = Race(game, tries, self.nodes, self.seconds, self.clock)
        best = race.run(dice)
        action = tries[best][0]
        return plain if action == plain.action else Thought(action, reason(race, best))


def reason(race: Race, best: int) -> Said:
    """Why a move beat the plain one."""
    wins, plain = race.percent_won(best), race.percent_won(0)
    samples = len(race.scores[best])
    if wins > plain:
        return said("bot-wins-more", samples=samples, wins=wins, plain=plain)
    return said("bot-ends-closer", samples=samples)

"""The fourth rung: tries its moves on copies of the game, with the hidden cards dealt anew each time."""

from voltable.talk.said import said
from voltable_host.bots.card.candidates import candidates
from voltable_host.bots.card.race import Race
from voltable_host.bots.card.steady import reckon
from voltable_host.bots.known import known
from voltable_host.bots.thought import Thought

NODES = 20000  # moves tried in a decision


class Sharp:
    """Looks to the end of the game, many times."""

    name = "sharp"

    def __init__(self, nodes: int = NODES, seconds: float | None = None):
        self.nodes = nodes
        self.seconds = seconds

    def think(self, game, dice) -> Thought:
        """Steady's move, unless another does better where it is tried out."""
        game = known(game, dice)
        plain = reckon(game)
        tries = candidates(game, plain.action)
        if len(tries) < 2:
            return plain
        race = Race(game, tries, self.nodes, self.seconds)
        best = race.run(dice)
        action = tries[best][0]
        return plain if action == plain.action else Thought(action, reason(race, best))


def reason(race, best):
    """Why a move beat the plain one."""
    wins, plain = race.percent_won(best), race.percent_won(0)
    samples = len(race.scores[best])
    if wins > plain:
        return said("bot-wins-more", samples=samples, wins=wins, plain=plain)
    return said("bot-ends-closer", samples=samples)

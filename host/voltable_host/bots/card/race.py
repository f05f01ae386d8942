"""Moves race against each other: all are tried on the same chance, and those that fall behind drop out."""

from math import sqrt
from time import monotonic

from voltable_cards.scoring import score
from voltable_host.bots.card.rollout import Rollout
from voltable_host.bots.known import fresh_dice

FIRST_LOOK = 6  # samples before a move can drop out
BEHIND = 1.5  # standard errors that are too many
FAR = 100  # tenths of a point: a larger margin counts no more
WIN = 100  # what a win counts beside the margin; not less than FAR, so that a win shows in the score


class Race:
    """The moves of one decision, each with a score for each sample."""

    def __init__(self, game, tries, nodes: int, seconds: float | None = None):
        self.game = game
        self.tries = tries
        self.scores: list[list[int]] = [[] for _ in tries]
        self.running = list(range(len(tries)))
        self.nodes = nodes
        self.until = None if seconds is None else monotonic() + seconds

    def run(self, dice) -> int:
        """The place of the best move; the first one tried where others are no better."""
        while len(self.running) > 1 and not self.is_spent():
            chance = fresh_dice(dice)
            for place in self.running:
                self.scores[place].append(self.sample(self.tries[place], chance.copy()))
            if len(self.scores[self.running[0]]) >= FIRST_LOOK:
                self.drop_behind()
        return self.leader()

    def is_spent(self) -> bool:
        """Time decides where it is given, else the moves tried."""
        return self.nodes <= 0 if self.until is None else monotonic() >= self.until

    def leader(self) -> int:
        """The best so far."""
        return max(self.running, key=lambda place: (sum(self.scores[place]), -place))

    def drop_behind(self):
        """Whoever is clearly behind the leader is out, and so is whoever has always done the same."""
        leader = self.leader()
        self.running = [place for place in self.running if place == leader or not self.is_behind(place, leader)]

    def is_behind(self, place, leader) -> bool:
        """By the differences on the same chance."""
        behind = [best - own for best, own in zip(self.scores[leader], self.scores[place])]
        count = len(behind)
        total = sum(behind)
        spread = count * sum([one * one for one in behind]) - total * total
        return total >= BEHIND * sqrt(spread / (count - 1))

    def sample(self, tried, chance) -> int:
        """One game played on from this move."""
        copy = self.game.copy()
        copy.dice = chance
        action, limit = tried
        rollout = Rollout(copy, self.game.turn, limit)
        rollout.play(action)
        rollout.to_end()
        self.nodes -= rollout.moves
        return judge(copy, self.game.turn)

    def percent_won(self, place) -> int:
        """How many of a hundred samples this move won."""
        scores = self.scores[place]
        return 100 * len([one for one in scores if one >= WIN]) // max(1, len(scores))


def judge(game, seat) -> int:
    """How well a seat did in the end: its margin over the best of the others, in tenths, and whether it won."""
    results = [score(game.edition, player) for player in game.state.players]
    own = results.pop(seat)
    best = max(results)
    price = game.edition.elektro_per_point
    margin = 10 * (own[0] - best[0]) + 10 * (own[1] - best[1]) // price
    return max(-FAR, min(FAR, margin)) + (WIN if own >= best else 0)

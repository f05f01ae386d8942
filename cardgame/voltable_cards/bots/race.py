"""Moves race against each other: all are tried on the same chance, and those that fall behind drop out."""

from voltable.bots.known import fresh_dice
from voltable_cards.bots.rollout import Rollout
from voltable_cards.scoring import score

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from voltable.bots.shapes import Clock
    from voltable.engine.dice import Dice
    from voltable.engine.game import Game
    from voltable_cards.bots.candidates import Try
    from voltable_cards.shapes import State

FIRST_LOOK: "Final" = 6  # samples before a move can drop out
BEHIND: "Final" = 3  # half standard errors that are too many
FAR: "Final" = 100  # tenths of a point: a larger margin counts no more
WIN: "Final" = 100  # what a win counts beside the margin; not less than FAR, so that a win shows in the score


class Race:
    """The moves of one decision, each with a score for each sample."""

    __slots__ = ("clock", "game", "nodes", "running", "scores", "tries", "until")

    game: "Game"
    tries: "list[Try]"
    scores: "list[list[int]]"
    running: "list[int]"
    nodes: int
    clock: "Clock | None"
    until: float

    def __init__(
        self, game: "Game", tries: "list[Try]", nodes: int, seconds: "float | None" = None, clock: "Clock | None" = None
    ) -> None:
        self.game = game
        self.tries = tries
        self.scores = [[] for _ in tries]
        self.running = list(range(len(tries)))
        self.nodes = nodes
        self.clock = None if seconds is None else clock
        self.until = 0.0 if seconds is None or clock is None else clock() + seconds

    def run(self, dice: "Dice") -> int:
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
        return self.nodes <= 0 if self.clock is None else self.clock() >= self.until

    def leader(self) -> int:
        """The best so far."""
        return -max([(sum(self.scores[place]), -place) for place in self.running])[1]

    def drop_behind(self) -> None:
        """Whoever is clearly behind the leader is out, and so is whoever has always done the same."""
        leader = self.leader()
        self.running = [place for place in self.running if place == leader or not self.is_behind(place, leader)]

    def is_behind(self, place: int, leader: int) -> bool:
        """By the differences on the same chance: so many standard errors, squared."""
        behind = [best - own for best, own in zip(self.scores[leader], self.scores[place])]
        count = len(behind)
        total = sum(behind)
        spread = count * sum([one * one for one in behind]) - total * total
        return 4 * total * total * (count - 1) >= BEHIND * BEHIND * spread

    def sample(self, tried: "Try", chance: "Dice") -> int:
        """One game played on from this move."""
        copy = self.game.copy()
        copy.dice = chance
        action, limit = tried
        state: "State" = self.game.state
        rollout = Rollout(copy, state.turn, limit)
        rollout.play(action)
        rollout.to_end()
        self.nodes -= rollout.moves
        return judge(copy, state.turn)

    def percent_won(self, place: int) -> int:
        """How many of a hundred samples this move won."""
        scores = self.scores[place]
        return 100 * len([one for one in scores if one >= WIN]) // max(1, len(scores))


def judge(game: "Game", seat: int) -> int:
    """How well a seat did in the end: its margin over the best of the others, in tenths, and whether it won."""
    state: "State" = game.state
    own = score(game.edition, state.players[seat])
    best = max([score(game.edition, player) for other, player in enumerate(state.players) if other != seat])
    price: int = game.edition.elektro_per_point
    margin = 10 * (own[0] - best[0]) + 10 * (own[1] - best[1]) // price
    return max(-FAR, min(FAR, margin)) + (WIN if own >= best else 0)

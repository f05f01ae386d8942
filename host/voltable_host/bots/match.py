"""Matches between bots: every deck is played once from every seat, and a shared win counts in parts."""

from collections import namedtuple
from collections.abc import Iterator
from typing import NamedTuple

import voltable
from voltable.bots.ladder import Ladder
from voltable.bots.seating import seated
from voltable.engine.start import find_edition
from voltable_host.series.running import playing
from voltable_host.series.setting import Setting
from voltable_host.series.shapes import Lines

# Bots are called by their place in the list that was asked for; seats[s] is the one who sat there.
Result = namedtuple("Result", ("game", "seed", "seats", "shares", "points", "rounds"))


class Match(NamedTuple):
    """Game k turns the seats by k, and each n games share one deck."""

    setting: Setting
    ladder: Ladder
    bots: tuple[str, ...]
    games: int
    seed: int
    nodes: int | None

    def play(self, numbers: range) -> Lines[Result]:
        """A result a game."""
        asked = self.setting.asked()
        for number in numbers:
            yield self.play_one(asked, number), True

    def play_one(self, asked, number: int) -> Result:
        """One game; seat s is held by the bot at place s + number."""
        count = len(self.bots)
        seed = (self.seed + number // count) % 2**32
        seats = [(seat + number) % count for seat in range(count)]
        game = voltable.new_game(**asked, seed=seed)
        move = seated([self.bots[place] for place in seats], self.ladder, self.nodes)(seed)
        while not game.over:
            game.play(move(game))
        return result(game, number, seats)


def new_match(edition, ladder: Ladder, bots, games, seed, options=None, board=None, nodes: int | None = None) -> Match:
    """A match that can be played: what cannot be is refused here."""
    find_edition(edition)(len(bots), board, options)
    for name in bots:
        ladder.make(name, nodes)
    return Match(Setting.of(edition, len(bots), board, options), ladder, tuple(bots), games, seed, nodes)


def play_match(
    edition, ladder: Ladder, bots, games, seed, options=None, jobs=1, board=None, nodes: int | None = None
) -> Iterator[Result]:
    """Each game's result, the same whatever the number of jobs."""
    with playing(new_match(edition, ladder, bots, games, seed, options, board, nodes), jobs) as results:
        for one, _is_last in results:
            yield one


def result(game, number, seats) -> Result:
    """Shares of the win and points by place in the list."""
    winners = game.ranking()[0]
    shares = [0.0] * len(seats)
    points = [0] * len(seats)
    for row in game.view()["result"]:
        place = seats[row["seat"]]
        points[place] = row["points"]
        if row["seat"] in winners:
            shares[place] = 1 / len(winners)
    return Result(number, game.seed, seats, shares, points, game.state.round)

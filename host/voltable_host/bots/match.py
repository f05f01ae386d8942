"""Matches between bots: every deck is played once from every seat, and a shared win counts in parts."""

from collections import namedtuple
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain

import voltable
from voltable.engine.start import find_edition
from voltable_host.bots.ladder import Ladder
from voltable_host.bots.seating import seated

# Bots are called by their place in the list that was asked for; seats[s] is the one who sat there.
Result = namedtuple("Result", ("game", "seed", "seats", "shares", "points", "rounds"))


def play_match(
    edition, ladder: Ladder, bots, games, seed, options=None, jobs=1, board=None, nodes: int | None = None
) -> Iterator[Result]:
    """Each game's result; game k turns the seats by k, and each n games share one deck, whatever the number of jobs."""
    find_edition(edition)(len(bots), board, options)  # this and the next refuse before anything is played
    for name in bots:
        ladder.make(name, nodes)
    decks = range((games + len(bots) - 1) // len(bots))
    play = partial(play_block, (edition, board, options), tuple(bots), games, seed, (ladder, nodes))
    if jobs == 1:
        yield from chain.from_iterable(map(play, decks))
        return
    with ProcessPoolExecutor(jobs) as workers:
        yield from chain.from_iterable(workers.map(play, decks))


def play_block(played, bots, games, seed, thinkers: tuple[Ladder, int | None], deck) -> list[Result]:
    """The games of one deck, one for each turn of the seats."""
    first = deck * len(bots)
    numbers = range(first, min(games, first + len(bots)))
    return [play_one(played, bots, number, (seed + deck) % 2**32, thinkers) for number in numbers]


def play_one(played, bots, number, seed, thinkers: tuple[Ladder, int | None]) -> Result:
    """One game of (edition, board, options); seat s is held by the bot at place s + number."""
    edition, board, options = played
    count = len(bots)
    seats = [(seat + number) % count for seat in range(count)]
    game = voltable.new_game(edition, board, count, seed, None, options)
    move = seated([bots[place] for place in seats], *thinkers)(seed)
    while not game.over:
        game.play(move(game))
    return result(game, number, seats)


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

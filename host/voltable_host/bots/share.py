"""How a match stands: each bot's share of the wins, and how sure that is."""

from collections import namedtuple
from collections.abc import Sequence
from math import sqrt
from statistics import mean, stdev

from voltable_host.bots.match import Result

SURE = 2.5758  # standard deviations on either side that hold 99 %

Share = namedtuple("Share", ("name", "games", "wins", "share", "low", "high", "by_seat", "points"))


def shares(results: Sequence[Result], bots: Sequence[str]) -> list[Share]:
    """A line for each name in the match, bots of one name counted together."""
    return [share(results, bots, name) for name in dict.fromkeys(bots)]


def share(results: Sequence[Result], bots: Sequence[str], name: str) -> Share:
    """Wins in parts of a game, with a 99 % interval.

    Games of one deck are not independent and shares may be fractions, so the interval is that of the normal
    distribution over the means of the decks; with few or equal decks that would be too narrow, so it is never
    narrower than Wilson's for as many independent games.
    """
    places = [place for place, other in enumerate(bots) if other == name]
    scores = [mean(result.shares[place] for place in places) for result in results]
    low, high = interval(scores, len(bots))
    by_seat = [mean_at(results, places, seat) for seat in range(len(bots))]
    points = mean(result.points[place] for result in results for place in places)
    wins = sum(result.shares[place] for result in results for place in places)
    return Share(name, len(results), wins, mean(scores), low, high, by_seat, points)


def mean_at(results, places, seat) -> float:
    """The share in the games in which the bot held this seat."""
    scores = [result.shares[result.seats[seat]] for result in results if result.seats[seat] in places]
    return mean(scores) if scores else 0.0


def interval(scores: Sequence[float], block: int) -> tuple[float, float]:
    """The wider of the normal interval over blocks and Wilson's over games.

    >>> [round(bound, 3) for bound in interval([1.0] * 40, 4)]
    [0.858, 1.0]
    """
    low, high = wilson(mean(scores), len(scores))
    blocks = [mean(scores[first : first + block]) for first in range(0, len(scores) - block + 1, block)]
    if len(blocks) > 1:
        reach = SURE * stdev(blocks) / sqrt(len(blocks))
        low = max(0.0, min(low, mean(blocks) - reach))
        high = min(1.0, max(high, mean(blocks) + reach))
    return low, high


def wilson(part: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a share of independent games.

    >>> [round(bound, 3) for bound in wilson(0.5, 100)]
    [0.375, 0.625]
    """
    square = SURE * SURE / games
    middle = (part + square / 2) / (1 + square)
    reach = SURE * sqrt(part * (1 - part) / games + square / games / 4) / (1 + square)
    return max(0.0, middle - reach), min(1.0, middle + reach)

"""The course of a game: a figure over the rounds, player by player, as charts show it."""

from voltable.families import family_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from voltable.engine.game import Game
    from voltable.report.entry import Round


class Course:
    """One figure: for each seat a number a round, none where there is none."""

    __slots__ = ("by_seat", "figure", "rounds")

    def __init__(self, figure: str, rounds: "list[Round]") -> None:
        self.figure = figure
        told = [one for one in rounds if known([entry.figure(figure) for entry in one.entries])]
        self.rounds = [one.number for one in told]  # those in which anybody has such a figure
        seats = range(len(rounds[0].entries))
        self.by_seat = [[one.entries[seat].figure(figure) for one in told] for seat in seats]

    def highest(self) -> int:
        """Over all players, so that their charts can be compared."""
        return max([max(known(numbers) + [0]) for numbers in self.by_seat])


def courses(game: "Game", rounds: "list[Round]") -> "list[Course]":
    """What this game has to show, as far as there is anything."""
    found = [Course(figure, rounds) for figure in family_of(game).counting.CHARTS]
    return [course for course in found if course.rounds]


def known(numbers: "Sequence[int | None]") -> "list[int]":
    """The rounds that have a figure."""
    return [number for number in numbers if number is not None]


def thinned(numbers: "Sequence[int | None]", most: int) -> "list[int | None]":
    """At most so many of them, evenly, the first and the last kept.

    >>> thinned([0, 1, 2, 3, 4, 5, 6], 4)
    [0, 2, 4, 6]
    """
    count = len(numbers)
    if count <= most or most < 2:
        return list(numbers)
    return [numbers[place * (count - 1) // (most - 1)] for place in range(most)]


def level(number: int, highest: int, steps: int) -> int:
    """On which of so many steps a number stands: 0 is nothing at all, the last the highest, the others lie evenly.

    >>> [level(number, 100, 5) for number in (0, 1, 25, 26, 50, 75, 76, 100)]
    [0, 1, 1, 2, 2, 3, 4, 4]
    """
    if number <= 0 or highest <= 0:
        return 0
    return (number * (steps - 1) + highest - 1) // highest

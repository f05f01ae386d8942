"""Why everybody has their place: of the parts of a score the first that differs has decided."""

from voltable.families import family_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from voltable.engine.game import Game


class Decision:
    """One place: who has it, how their score stands against that of the next place, and which part of it decides."""

    __slots__ = ("part", "place", "rival_score", "rivals", "score", "seats")

    def __init__(
        self,
        place: int,
        seats: "Sequence[int]",
        score: "tuple[int, ...]",
        rivals: "Sequence[int]" = (),
        rival_score: "tuple[int, ...]" = (),
    ) -> None:
        self.place = place
        self.seats = tuple(seats)
        self.score = score
        self.rivals = tuple(rivals)  # who has the next place; nobody behind the last
        self.rival_score = rival_score
        self.part = differs_at(score, rival_score)  # which one decides

    def is_shared(self) -> bool:
        """Several have this place: all that counts is equal."""
        return len(self.seats) > 1

    def is_tie_broken(self) -> bool:
        """The first part of the score alone does not tell these places apart."""
        return 0 < self.part < len(self.rival_score)


def differs_at(score: "tuple[int, ...]", other: "tuple[int, ...]") -> int:
    """The first part in which two scores differ.

    >>> differs_at((14, 37, 12), (14, 12, 17)), differs_at((14, 37), (14, 37))
    (1, 2)
    """
    part = 0
    while part < min(len(score), len(other)) and score[part] == other[part]:
        part += 1
    return part


def decisions(game: "Game") -> "list[Decision]":
    """Every place, best first; none before the end. Of a table that is followed nobody knows the whole score."""
    page, groups = family_of(game).counting, game.ranking()
    scores = [page.score(game, group[0]) for group in groups]
    found: "list[Decision]" = []
    place = 1
    for number, group in enumerate(groups):
        if number + 1 < len(groups):
            found.append(Decision(place, group, scores[number], groups[number + 1], scores[number + 1]))
        else:
            found.append(Decision(place, group, scores[number]))
        place += len(group)
    return found

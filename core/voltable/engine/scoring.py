"""Places at the end, the same way in every edition."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable


def grouped(scores: "Iterable[tuple[int, ...]]") -> "list[list[int]]":
    """Groups of seats, best score first, equal scores together.

    >>> grouped([(3, 9), (4, 0), (3, 9)])
    [[1], [0, 2]]
    """
    groups: "list[list[int]]" = []
    last = None
    for score, seat in sorted([(score, -seat) for seat, score in enumerate(scores)], reverse=True):
        if score == last:
            groups[-1].append(-seat)
        else:
            groups.append([-seat])
        last = score
    return groups

"""How a new game comes to be: everything asked for is checked first."""

import voltable
from voltable.engine.game import Game
from voltable.engine.refusal import Refusal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.shapes import Board, Options, Own, PlayedGame, Players
    from voltable.tracker.numbers import Numbers
    from voltable.tracker.shapes import FollowedGame


def find_edition(name: str) -> "type[Own]":
    """The edition's class, imported now."""
    for known, module in voltable.EDITIONS:
        if known == name:
            return __import__(module, None, None, ("EDITION",)).EDITION  # type: ignore[no-any-return]
    raise Refusal("unknown-edition", name, *[known for known, _ in voltable.EDITIONS])


def new_game(
    edition: str,
    board: "Board",
    players: "Players",
    seed: "int | None",
    dice: "str | None",
    options: "Options | None",
    gid: "bytes | None",
) -> "PlayedGame":
    """Check everything that was asked for, then begin."""
    count, names = seated(players)
    settled = find_edition(edition)(count, board, options)
    if dice is not None and dice != "table":
        raise Refusal("unknown-dice", dice, "table")
    check_seed(None if dice else seed, dice is not None)
    check_gid(gid)
    return Game(settled, names, None if dice else seed, gid)  # type: ignore[return-value]


def new_table(
    edition: str,
    board: "Board",
    players: "Players",
    depth: str,
    seed: "int | None",
    options: "Options | None",
    gid: "bytes | None",
) -> "FollowedGame":
    """The same for a physical game that is followed; without a seed the table says who begins."""
    count, names = seated(players)
    return begin_table(numbers_of(edition, count, board, options), depth, names, seed, gid)


def numbers_of(edition: str, count: int, board: "Board", options: "Options | None") -> "Numbers":
    """What a table needs of an edition; where memory is short, the edition can be forgotten before the table begins."""
    from voltable.tracker.numbers import Numbers

    return Numbers(find_edition(edition)(count, board, options, False))


def begin_table(
    numbers: "Numbers", depth: str, names: "list[str] | None", seed: "int | None", gid: "bytes | None"
) -> "FollowedGame":
    """A physical game that is followed with these numbers."""
    from voltable.tracker.edition import Table

    check_seed(seed, True)
    check_gid(gid)
    return Game(Table(numbers, depth, names), names, seed, gid)  # type: ignore[return-value]


def seated(players: "Players") -> "tuple[int, list[str] | None]":
    """How many play, and their names where they were given."""
    if not isinstance(players, (list, tuple)):
        return players, None
    from voltable.engine.names import check_names

    return len(players), check_names(players)


def check_seed(seed: object, may_be_none: bool) -> None:
    """A number of 32 bits."""
    if seed is None and may_be_none:
        return
    if type(seed) is not int or not 0 <= seed < 2**32:
        raise Refusal("bad-seed", seed, 2**32 - 1)


def check_gid(gid: object) -> None:
    """Eight bytes, if any."""
    if gid is not None and (type(gid) is not bytes or len(gid) != 8):
        raise Refusal("bad-gid")

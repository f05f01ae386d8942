"""How a new game comes to be: everything asked for is checked first."""

import voltable
from voltable.game import Game
from voltable.refusal import Refusal


def find_edition(name):
    """The edition's class, imported now."""
    for known, module in voltable.EDITIONS:
        if known == name:
            return __import__(module, None, None, ("EDITION",)).EDITION
    raise Refusal("unknown-edition", name, *[known for known, _ in voltable.EDITIONS])


def new_game(edition, board, players, seed, dice, options, gid):
    """Check everything that was asked for, then begin."""
    count, names = seated(players)
    settled = find_edition(edition)(count, board, options)
    if dice is not None and dice != "table":
        raise Refusal("unknown-dice", dice, "table")
    check_seed(None if dice else seed, dice is not None)
    check_gid(gid)
    return Game(settled, names, None if dice else seed, gid)


def new_table(edition, board, players, depth, seed, options, gid):
    """The same for a physical game that is followed; without a seed the table says who begins."""
    from voltable.table.edition import Table

    count, names = seated(players)
    settled = find_edition(edition)(count, board, options, False)
    check_seed(seed, True)
    check_gid(gid)
    return Game(Table(settled, depth, names), names, seed, gid)


def seated(players) -> tuple:
    """How many play, and their names where they were given."""
    if not isinstance(players, (list, tuple)):
        return players, None
    from voltable.names import check_names

    return len(players), check_names(players)


def check_seed(seed, may_be_none):
    """A number of 32 bits."""
    if seed is None and may_be_none:
        return
    if type(seed) is not int or not 0 <= seed < 2**32:
        raise Refusal("bad-seed", seed, 2**32 - 1)


def check_gid(gid):
    """Eight bytes, if any."""
    if gid is not None and (type(gid) is not bytes or len(gid) != 8):
        raise Refusal("bad-gid")

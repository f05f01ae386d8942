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
    named = isinstance(players, (list, tuple))
    settled = find_edition(edition)(len(players) if named else players, board, options)
    names = None
    if named:
        from voltable.names import check_names

        names = check_names(players)
    if dice is not None and dice != "table":
        raise Refusal("unknown-dice", dice, "table")
    if dice is None and (type(seed) is not int or not 0 <= seed < 2**32):
        raise Refusal("bad-seed", seed, 2**32 - 1)
    if gid is not None and (type(gid) is not bytes or len(gid) != 8):
        raise Refusal("bad-gid")
    return Game(settled, names, None if dice else seed, gid)

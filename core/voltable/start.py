"""How a new game comes to be: everything asked for is checked first."""

import voltable
from voltable.game import Game
from voltable.refusal import Refusal
from voltable.verbs import WORDS

LONGEST_NAME, LONGEST_NAME_BYTES = 16, 48


def find_edition(name):
    """The edition's class, imported now."""
    for known, module in voltable.EDITIONS:
        if known == name:
            return __import__(module, None, None, ("EDITION",)).EDITION
    raise Refusal("unknown-edition", str(name)[:40], *[known for known, _ in voltable.EDITIONS])


def new_game(edition, board, players, seed, dice, options, gid):
    """Check everything that was asked for, then begin."""
    names = None
    count = players
    if isinstance(players, (list, tuple)):
        names = check_names(players)
        count = len(names)
    if dice is not None and dice != "table":
        raise Refusal("unknown-dice", str(dice)[:40], "table")
    if dice is None and (type(seed) is not int or not 0 <= seed < 2**32):
        raise Refusal("bad-seed", str(seed)[:40], 2**32 - 1)
    if gid is not None and (type(gid) is not bytes or len(gid) != 8):
        raise Refusal("bad-gid")
    return Game(find_edition(edition)(count, board, options), names, None if dice else seed, gid)


def check_names(names) -> list:
    """Names that notation can tell apart from each other and from verbs."""
    taken = []
    for name in names:
        if type(name) is not str or not 1 <= len(name) <= LONGEST_NAME or len(name.encode()) > LONGEST_NAME_BYTES:
            raise Refusal("bad-name", str(name)[:LONGEST_NAME], LONGEST_NAME)
        if name in WORDS or name != name.strip() or '"' in name or any(is_control(letter) for letter in name):
            raise Refusal("bad-name", name, LONGEST_NAME)
        if name in taken:
            raise Refusal("name-taken", name)
        taken.append(name)
    return taken


def is_control(letter) -> bool:
    """Characters that would break a line or turn it round."""
    code = ord(letter)
    return code < 32 or 0x7F <= code < 0xA0 or 0x200B <= code <= 0x200F or 0x2028 <= code <= 0x202E or code == 0xFEFF

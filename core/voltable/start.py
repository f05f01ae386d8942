"""How a new game comes to be: everything asked for is checked first."""

import voltable
from voltable.game import Game
from voltable.refusal import Refusal
from voltable.verbs import WORDS

LONGEST_NAME, LONGEST_NAME_BYTES = 16, 48
# Control characters, the quotation mark, spaces of every script but the plain one, what is unseen or turns a line
# round, and halves of a pair.
FORBIDDEN = (
    (0, 0x1F), (0x22, 0x22), (0x7F, 0xA0), (0xAD, 0xAD), (0x61C, 0x61C), (0x1680, 0x1680), (0x2000, 0x200F),
    (0x2028, 0x202F), (0x205F, 0x206F), (0x3000, 0x3000), (0xD800, 0xDFFF), (0xFEFF, 0xFEFF),
)  # fmt: skip


def find_edition(name):
    """The edition's class, imported now."""
    for known, module in voltable.EDITIONS:
        if known == name:
            return __import__(module, None, None, ("EDITION",)).EDITION
    raise Refusal("unknown-edition", name, *[known for known, _ in voltable.EDITIONS])


def new_game(edition, board, players, seed, dice, options, gid):
    """Check everything that was asked for, then begin."""
    names = None
    count = players
    if isinstance(players, (list, tuple)):
        names = check_names(players)
        count = len(names)
    if dice is not None and dice != "table":
        raise Refusal("unknown-dice", dice, "table")
    if dice is None and (type(seed) is not int or not 0 <= seed < 2**32):
        raise Refusal("bad-seed", seed, 2**32 - 1)
    if gid is not None and (type(gid) is not bytes or len(gid) != 8):
        raise Refusal("bad-gid")
    return Game(find_edition(edition)(count, board, options), names, None if dice else seed, gid)


def check_names(names) -> list:
    """Names that notation can tell apart from each other and from verbs."""
    taken = []
    for name in names:
        if type(name) is not str or not is_name(name):
            raise Refusal("bad-name", name, LONGEST_NAME)
        if name in taken:
            raise Refusal("name-taken", name)
        taken.append(name)
    return taken


def is_name(name) -> bool:
    """Short, no verb, no space at either end, and of letters that stay on their line."""
    if not 1 <= len(name) <= LONGEST_NAME or name in WORDS or name[0] == " " or name[-1] == " ":
        return False
    for letter in name:
        code = ord(letter)
        for first, last in FORBIDDEN:
            if first <= code <= last:
                return False
    return len(name.encode()) <= LONGEST_NAME_BYTES

"""Bakes the mark of the rules: two engines whose marks are equal play every log alike."""

from hashlib import sha256

from bake_boards import bake_board
from bake_cards import bake_cards
from bake_tables import bake_demolition, bake_money, bake_plants, bake_refill
from voltable.verbs import NUMBERS, WORDS

RULES_VERSION = 1  # one more whenever a log of before would be played otherwise

TEXT = '''"""Which rules this engine plays; baked from the tables, the verbs and their version, do not edit."""

ENGINE = {mark!r}
'''


def bake_mark(cards, classic, recharged, tables, *maps) -> str:
    """The module with the mark."""
    baked = [
        bake_cards(cards), bake_plants(classic, recharged), bake_money(tables), bake_refill(tables),
        bake_demolition(cards), *map(bake_board, maps),
    ]  # fmt: skip
    known = "\n".join([str(RULES_VERSION), *WORDS, *map(str, NUMBERS), *baked])
    return TEXT.format(mark=sha256(known.encode()).digest()[:8])

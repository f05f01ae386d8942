"""Bakes the mark of the rules: two engines whose marks are equal play every log alike.

It is made of data and of a number, not of the text of modules: a table may move, be annotated or be
explained in other words, and every device that is out there stays a friend.
"""

import ast
import json
from hashlib import sha256

from bake_boards import bake_board
from bake_cards import bake_cards
from bake_tables import bake_demolition, bake_money, bake_plants, bake_refill
from voltable.engine.verbs import NUMBERS, WORDS

RULES_VERSION = 2  # one more whenever a log of before would be played otherwise

# The first mark was a hash of texts. The same rules keep it: canonical digest, mark.
FIRST = ("0a642dcc59c249e9", bytes.fromhex("719315e789c99b9e"))

TEXT = '''"""Which rules this engine plays; baked from the tables, the verbs and their version, do not edit."""

ENGINE = {mark!r}
'''


def bake_mark(cards, classic, recharged, tables, *maps) -> str:
    """The module with the mark."""
    baked = [
        bake_cards(cards), bake_plants(classic, recharged), bake_money(tables), bake_refill(tables),
        bake_demolition(cards), *map(bake_board, maps),
    ]  # fmt: skip
    return TEXT.format(mark=mark_of(canonical(RULES_VERSION, [values(text) for text in baked])))


def values(text: str) -> dict[str, object]:
    """What a baked module defines, by name: plain tuples, numbers, texts and bytes.

    >>> values("A = (1, 2)  # said twice\\nB: tuple = (A, b'\\\\x01')")
    {'A': (1, 2), 'B': ((1, 2), b'\\x01')}
    """
    found: dict[str, object] = {}
    for node in ast.parse(text).body:
        if isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None:
            (name,) = [target.id for target in targets(node) if isinstance(target, ast.Name)]
            found[name] = value(node.value, found)
    return found


def targets(node: ast.Assign | ast.AnnAssign) -> list[ast.expr]:
    """What is assigned to."""
    return node.targets if isinstance(node, ast.Assign) else [node.target]


def value(node: ast.expr, known: dict[str, object]) -> object:
    """A literal, in which names that were defined above may stand."""
    if isinstance(node, ast.Tuple):
        return tuple(value(part, known) for part in node.elts)
    return known[node.id] if isinstance(node, ast.Name) else ast.literal_eval(node)


def canonical(version: int, tables: list[dict[str, object]]) -> str:
    """The data as one text that does not depend on how it was written down."""
    rules = [version, list(WORDS), list(NUMBERS), tables]
    return json.dumps(rules, sort_keys=True, default=lambda data: data.hex(), separators=(",", ":"))


def mark_of(rules: str) -> bytes:
    """Eight bytes."""
    digest = sha256(rules.encode()).digest()[:8]
    return FIRST[1] if digest.hex() == FIRST[0] else digest

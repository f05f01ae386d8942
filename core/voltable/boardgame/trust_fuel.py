"""What the Trust takes in phase 3: the same for the engine, for a table that is followed, and for whoever asks."""

from voltable.boardgame.fuels import COAL, OIL
from voltable.engine.words import HYBRID

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator


def purchases(plants: "list[tuple[int, int]]", stock: "list[int]") -> "Iterator[tuple[int, int]]":
    """Each purchase as (fuel, tokens), taken out of the stock: single fuels first, then hybrids (ruling A36).

    Plants are pairs of what they burn and how much of it; the engine has them by number.

    >>> list(purchases([(4, 3), (0, 2), (2, 1)], [24, 1, 0, 2]))
    [(0, 2), (0, 1), (1, 1), (0, 1)]
    """
    for kind, need in plants:
        if kind < HYBRID and stock[kind]:
            tokens = min(need, stock[kind])
            stock[kind] -= tokens
            yield kind, tokens
    for kind, need in plants:
        if kind == HYBRID:
            for fuel in in_turn(need, stock):
                yield fuel, 1


def in_turn(need: int, stock: "list[int]") -> "Iterator[int]":
    """Coal and oil in turn, coal first for each plant (ruling A37), as long as both are there."""
    wanted = [COAL, OIL]
    while need and wanted:
        fuel = wanted.pop(0)
        if stock[fuel]:
            stock[fuel] -= 1
            need -= 1
            wanted.append(fuel)
            yield fuel

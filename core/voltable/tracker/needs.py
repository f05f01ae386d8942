"""What the third party's plants burn, by fuel kind and need, so that it fits every printing."""

from voltable.engine.words import ECO, HYBRID

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from voltable.tracker.edition import Table
    from voltable.tracker.state import TableState


def needs(plants: "Iterable[int]") -> "list[int]":
    """Units by kind that one production burns.

    >>> needs((8 * 0 + 3, 8 * 4 + 2, 8 * 5))
    [3, 0, 0, 0, 2, 0]
    """
    found = [0] * (ECO + 1)
    for plant in plants:
        found[plant >> 3] += plant & 7
    return found


def taken(plants: "Iterable[int]", stock: "Iterable[int]") -> "list[int]":
    """Tokens the Trust takes, by fuel, where so much is to be had (rulings A36, A37).

    >>> taken((8 * 4 + 3, 8 * 0 + 2), (24, 1, 0, 0))
    [4, 1, 0, 0]
    """
    from voltable.boardgame.trust_fuel import purchases

    tokens = [0] * HYBRID
    for fuel, count in purchases([(plant >> 3, plant & 7) for plant in plants], list(stock)):
        tokens[fuel] += count
    return tokens


def takes_now(table: "Table", state: "TableState") -> "list[int]":
    """The same from the market as it lies; where there is a coal storage, a table takes it that it has enough."""
    stock = list(state.tokens)
    if table.numbers.dummy_storage:
        stock[0] = table.numbers.tokens[0]
    return taken(state.dummy, stock)

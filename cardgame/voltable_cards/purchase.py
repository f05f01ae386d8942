"""The cheapest fuel cards for a player's plants, as the market lies."""

from voltable_cards.storage import rooms
from voltable_cards.words import COAL, GAS, OIL, URANIUM

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeAlias

    from voltable_cards.shapes import State

    Cards: TypeAlias = tuple[tuple[int, int], ...]  # (column, card) each
    Bundle: TypeAlias = tuple[int, int, Cards]  # units, cost, cards
    Needs: TypeAlias = tuple[int, ...]

SHARING = ((COAL,), (GAS, OIL), (URANIUM,))  # fuels that share room
LARGEST_CARD = 3
PLENTY = 1000  # Elektro


def is_enough(state: "State", needs: "Needs", fuel: "Sequence[int]", times: int) -> bool:
    """Whether the market has all that so many productions lack."""
    stock = list(fuel)
    for cards in state.columns:
        for card in cards:
            stock[card // 3] += card % 3 + 1
    return not any(rooms(needs, stock, times))


def cheapest(state: "State", needs: "Needs", fuel: "Sequence[int]", times: int, factor: int) -> "list[tuple[int, int]]":
    """(column, card) of the cheapest purchase; of equally cheap ones what keeps most, then what returns least.

    The cheapest one never holds a card of which nothing fits (ruling R-04): without that card it would be cheaper.
    """
    bought: "list[tuple[int, int]]" = []
    for fuels in SHARING:
        able: "list[tuple[int, int, int, int, Cards]]" = []
        for offers in combined([bundles(state, one) for one in fuels]):
            coming = [0, 0, 0, 0]
            for one, (units, _cost, _cards) in zip(fuels, offers):
                coming[one] = units
            after = [have + more for have, more in zip(fuel, coming)]
            lacking = rooms(needs, after, times)
            if not any(lacking[one] for one in fuels):
                kept = fitting(needs, fuel, coming, factor)
                chosen = sum([cards for _units, _cost, cards in offers], ())
                cost = sum([cost for _units, cost, _cards in offers])
                able.append((cost, -kept, sum(coming), len(chosen), chosen))
        bought += min(able)[-1]
    return sorted(bought)


def combined(offers: "list[list[Bundle]]") -> "list[list[Bundle]]":
    """One offer of each list, in every way."""
    found: "list[list[Bundle]]" = [[]]
    for several in offers:
        found = [chosen + [one] for chosen in found for one in several]
    return found


def bundles(state: "State", fuel: int) -> "list[Bundle]":
    """(units, cost, cards): for each number of units of a fuel the cheapest cards that carry exactly so many."""
    most = state.room[fuel] + LARGEST_CARD - 1  # whoever buys more could leave a card out
    best: "dict[int, tuple[int, int, Cards]]" = {0: (0, 0, ())}
    for column, cards in enumerate(state.columns, 1):
        for card in cards:
            for units in sorted(best, reverse=True) if card // 3 == fuel else ():  # no card twice
                add(best, units, most, (column, card))
    return [(units, best[units][0], best[units][2]) for units in sorted(best)]


def add(best: "dict[int, tuple[int, int, Cards]]", units: int, most: int, card: "tuple[int, int]") -> None:
    """The cards of so many units with one more, where that is the best way to have as many units as it makes."""
    cost, count, chosen = best[units]
    total, offer = units + card[1] % 3 + 1, (cost + card[0], count + 1, chosen + (card,))
    if total <= most and (total not in best or offer < best[total]):
        best[total] = offer


def fitting(needs: "Needs", fuel: "Sequence[int]", coming: "list[int]", factor: int) -> int:
    """How many of the units that come are kept."""
    stock = list(fuel)
    for one in range(4):
        stock[one] += min(coming[one], rooms(needs, stock, factor)[one])
    return sum(stock) - sum(fuel)

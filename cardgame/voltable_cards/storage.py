"""The central storage: what fits, and how cards come and go (rules 1.1)."""

from voltable.plants import storage
from voltable_cards.words import MIXED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable_cards.shapes import Player, State


def rooms(needs: "tuple[int, ...]", fuel: "list[int]", factor: int) -> "tuple[int, ...]":
    """How many more units of each fuel fit; gas and oil share what hybrids lend, wherever they lie (ruling R-05).

    >>> rooms((0, 2, 0, 0, 6, 0), [0, 1, 7, 0], 1)
    (0, 1, 0, 0)
    """
    return storage.rooms(needs, fuel, factor, MIXED)


def overflow(needs: "tuple[int, ...]", fuel: "list[int]", factor: int) -> "tuple[list[int], int]":
    """The most units of each fuel that may have to go, and how many of gas and oil go together."""
    return storage.overflow(needs, fuel, factor, MIXED)


def store(player: "Player", fuel: int, left: int, printed: int) -> None:
    """A card enters the storage, turned to what is left on it; a single has 0 printed."""
    player.fuel[fuel] += left
    player.cards[fuel] = tuple(sorted(player.cards[fuel] + (4 * left + printed,)))


def burn(state: "State", player: "Player", fuel: int, units: int) -> None:
    """Units leave, singles first, then the cards with fewest left (ruling R-26); empty cards go where they belong."""
    player.fuel[fuel] -= units
    kept: "list[int]" = []
    for card in player.cards[fuel]:
        left = card >> 2
        if units >= left:
            units -= left
            put_away(state, fuel, card & 3)
        else:
            kept.append(card - 4 * units)
            units = 0
    player.cards[fuel] = tuple(sorted(kept))


def put_away(state: "State", fuel: int, printed: int) -> None:
    """A used-up card goes to the discard pile, a single back beside the market."""
    if printed:
        state.fuel_discard.append(3 * fuel + printed - 1)
    else:
        state.singles[fuel] += 1

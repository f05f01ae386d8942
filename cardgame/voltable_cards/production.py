"""Which sets of plants can run, with which mix, and what they earn (rules 1.2, 7.1 and 9)."""

from voltable.plants import production
from voltable.plants.production import FIELD, MOST, PURE, chosen, packed_sets
from voltable_cards.words import MIXED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from voltable.plants.shapes import Runs
    from voltable_cards.shapes import CardSet, Player

__all__ = ("FIELD", "MOST", "PURE", "best_income", "burnt", "chosen", "income", "packed_sets", "runs")


def runs(player: "Player") -> "Runs":
    """Each set that can run: (set, least gas, most gas) of what its hybrids burn."""
    return production.runs(player, MIXED)


def burnt(player: "Player", which: int, gas: int) -> "tuple[int, ...]":
    """Units of each fuel that a set burns whose hybrids take so much gas; refuses what the store cannot give."""
    return production.burnt(player, which, gas, MIXED)


def income(cards: "CardSet", plants: "Sequence[int]") -> int:
    """What these plants earn when they run."""
    return sum([cards.income[plant] for plant in plants])


def best_income(cards: "CardSet", player: "Player") -> int:
    """The most that a player's plants can earn with the fuel in store."""
    return max([income(cards, chosen(player.plants, which)) for which, _, _ in runs(player)])

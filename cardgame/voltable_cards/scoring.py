"""Points and places at the end (rules 9, rulings R-17 and R-18)."""

from voltable.engine.scoring import grouped
from voltable_cards.production import best_income

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable_cards.shapes import CardGame, Player, State


def score(edition: "CardGame", player: "Player") -> "tuple[int, int, int]":
    """Points, none for running nothing (ruling R-17), then what breaks ties: money left, highest plant."""
    price = edition.elektro_per_point
    points = best_income(edition.cards, player) + player.money // price
    return (points, player.money % price, edition.cards.number[player.plants[-1]])


def ranking(edition: "CardGame", state: "State") -> "list[list[int]]":
    """Groups of seats, best first, the Bank never (ruling R-13); who ties to the last shares (ruling R-18)."""
    return grouped([score(edition, player) for player in state.players])

"""The figures in the sentences of the card game, asked of its edition and its cards."""

from voltable.plants.discount import DISCOUNTED
from voltable_cards.state import new_state

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.talk.shapes import Figures
    from voltable_cards.edition import CardGame
    from voltable_cards.shapes import CardSet


def settled(edition: "CardGame | type[CardGame]") -> "CardGame":
    """That of a game; without a game that for the fewest, which says the same."""
    return edition(edition.fewest) if isinstance(edition, type) else edition


def all_figures(edition: "CardGame") -> "Figures":
    """What the sentences are filled with."""
    return of_edition(edition) | of_counts(edition) | of_cards(edition.cards)


def of_edition(edition: "CardGame") -> "Figures":
    """Players, money, plants and columns."""
    columns = new_state(edition.fewest, 0, True).columns
    return {
        "fewest": edition.fewest,
        "most": edition.most,
        "start_money": edition.start_money,
        "limit": edition.plant_limit,
        "market": edition.market_size,
        "current": edition.current_size,
        "reduced": edition.market_size - 2,
        "storage": edition.storage_factors[0],
        "nothing": edition.no_production_income,
        "point": edition.elektro_per_point,
        "discounted": DISCOUNTED,
        "cheapest": 1,
        "dearest": len(columns),
    }


def of_counts(edition: "CardGame") -> "Figures":
    """Plants that leave unseen, and room in columns, by count of players."""
    found: "Figures" = {"column_" + str(count): edition.column_sizes[count] for count in (2, 4, 5)}
    for count in (2, 3, 4):
        found["small_" + str(count)] = edition.removed_small[count]
        found["large_" + str(count)] = edition.removed_large[count]
    return found


def of_cards(cards: "CardSet") -> "Figures":
    """What there is of each card."""
    coal, gas, oil, uranium = cards.singles
    return {
        "small": len(cards.small),
        "singles": sum(cards.singles),
        "coal": coal,
        "gas": gas,
        "oil": oil,
        "uranium": uranium,
        "plus": sum(cards.plus),
        "demolition": len(cards.demolition),
        "first": cards.demolition[0][0],
        "later": cards.demolition[0][1],
    }

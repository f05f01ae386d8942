"""How the card game stands, as facts that any face may show."""

from voltable.plants.production import chosen
from voltable.talk.said import Listed, Said, said
from voltable_cards.production import income, runs

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.shapes import Action
    from voltable_cards.shapes import CardSet, Player
    from voltable_cards.shapes import PlayedCardGame as CardGame


def gives(game: "CardGame", plant: int) -> int:
    """What a plant earns."""
    return game.edition.cards.income[plant]


def best_set(cards: "CardSet", player: "Player") -> "tuple[int, ...]":
    """The plants that earn most with the fuel in store, the first of several sets."""
    sets = [chosen(player.plants, which) for which, _least, _most in runs(player)]
    ranked = [(-income(cards, plants), place) for place, plants in enumerate(sets)]
    return sets[min(ranked)[1]]


def income_of_run(game: "CardGame", choice: "Action") -> int:
    """What a set of plants earns."""
    return income(game.edition.cards, chosen(game.state.players[game.state.turn].plants, choice[1]))


def card_shown(fuel: int, units: int) -> Said:
    """A fuel card as people read it: coal2."""
    return said("fuel-card", fuel=fuel, units=units)


def stored_card(fuel: int, left: int, printed: int) -> Said:
    """A card in store: coal2, coal2/3 where units are gone, coal (single)."""
    if not printed:
        return said("single", fuel=fuel)
    if left == printed:
        return card_shown(fuel, left)
    return said("turned-card", fuel=fuel, units=left, printed=printed)


def cards_shown(codes: "tuple[int, ...]") -> Listed:
    """Fuel cards by their codes, side by side."""
    return Listed(" ", [card_shown(code // 3, code % 3 + 1) for code in codes])

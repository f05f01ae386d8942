"""What a director can expect: productions still to come, what fuel costs, what a plant is worth until the end."""

from voltable.engine.words import IN_DECK
from voltable_cards.words import GAS, OIL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    from voltable.engine.game import Game
    from voltable_cards.shapes import CardGame, State

# Everything here is in tenths, so that whole numbers are exact enough.
NO_CARDS: "Final" = 35  # what a unit is thought to cost when none is on offer
SCARCE: "Final" = 1  # what each unit that all plants together lack on offer adds to the price
# Plants drawn in a round: by so many of ten directors who buy, and besides (slid away, unsold, undercut). Both a
# little high: in matches, who expected the end a little early did better.
BUYERS: "Final" = 8
DRAWN_TOO: "Final" = 18
# What a point at the end is worth now in tenths of an Elektro, by productions still to come: plants will be replaced.
# This and the other numbers of steady were settled in matches of 240 to 720 games against steady itself.
POINT: "Final" = (100, 70, 45, 40, 20, 15, 10, 5, 0)


class Outlook:
    """How a game looks from the table; what is asked again is kept."""

    __slots__ = ("incomes", "kinds", "needs", "point", "prices", "productions", "values")

    incomes: "tuple[int, ...]"  # printed on the plants, as the two below
    kinds: "tuple[int, ...]"
    needs: "tuple[int, ...]"
    productions: int
    point: int
    prices: "list[int]"
    values: "dict[int, int]"

    def __init__(self, game: "Game") -> None:
        cards = game.edition.cards
        self.incomes = cards.income
        self.kinds = cards.kind
        self.needs = cards.need
        self.productions = productions_left(game.state, game.edition)
        self.point = point_worth(self.productions)
        self.prices = unit_prices(game.state)
        self.values = {}

    def value(self, plant: int) -> int:
        """Tenths of an Elektro that a plant brings until the end, fuel paid."""
        value = self.values.get(plant)
        if value is None:
            income = self.incomes[plant]
            fuel = self.fuel(plant)
            value = (10 * income - fuel) * self.productions // 10 + income * self.point - fuel
            self.values[plant] = value
        return value

    def fuel(self, plant: int) -> int:
        """What it burns in a production."""
        return self.needs[plant] * self.prices[self.kinds[plant]]

    def later(self, plant: int) -> int:
        """The same without what the production at hand brings."""
        if not self.productions:
            return 0
        return self.value(plant) - 10 * self.incomes[plant] + self.fuel(plant)

    def worst(self, plants: "Iterable[int]") -> int:
        """The plant that is missed least."""
        return min([(self.value(plant), plant) for plant in plants])[1]


def productions_left(state: "State", edition: "CardGame") -> int:
    """Tenths of productions that still pay money, by how deep the last card lies."""
    if state.last_round:
        return 0
    if state.last_card != IN_DECK:
        return 10
    bought = bin(state.bought).count("1")
    a_round = (edition.count + (1 if state.dummy else 0)) * BUYERS + DRAWN_TOO
    deck = state.small_left + state.large_left + bought
    return max(10, 5 + 100 * deck // a_round)


def point_worth(productions: int) -> int:
    """What a point at the end is worth now, between the table's steps."""
    step, rest = productions // 10, productions % 10
    if step + 1 >= len(POINT):
        return POINT[-1]
    return (POINT[step] * (10 - rest) + POINT[step + 1] * rest) // 10


def unit_prices(state: "State") -> "list[int]":
    """What a unit costs by kind of plant, in tenths, from the cards in the columns and the plants that want them."""
    paid = [NO_CARDS, NO_CARDS, NO_CARDS, NO_CARDS]
    units = [1, 1, 1, 1]
    for price, column in enumerate(state.columns):
        for card in column:
            paid[card // 3] += 10 * (price + 1)
            units[card // 3] += card % 3 + 1
    prices: "list[int]" = []
    for fuel in range(4):
        lacking = sum([player.needs[fuel] - player.fuel[fuel] for player in state.players]) - units[fuel] + 1
        prices.append(paid[fuel] // units[fuel] + SCARCE * max(0, lacking))
    return prices + [min(prices[GAS], prices[OIL]), 0]

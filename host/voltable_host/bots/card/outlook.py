"""What a director can expect: productions still to come, what fuel costs, what a plant is worth until the end."""

from voltable.engine.words import IN_DECK
from voltable_cards.words import GAS, OIL

# Everything here is in tenths, so that whole numbers are exact enough.
NO_CARDS = 35  # what a unit is thought to cost when none is on offer
SCARCE = 1  # what each unit that all plants together lack on offer adds to the price
# Plants drawn in a round: by so many of ten directors who buy, and besides (slid away, unsold, undercut). Both a
# little high: in matches, who expected the end a little early did better.
BUYERS = 8
DRAWN_TOO = 18
# What a point at the end is worth now in tenths of an Elektro, by productions still to come: plants will be replaced.
# This and the other numbers of steady were settled in matches of 240 to 720 games against steady itself.
POINT = (100, 70, 45, 40, 20, 15, 10, 5, 0)


class Outlook:
    """How a game looks from the table; what is asked again is kept."""

    __slots__ = ("cards", "prices", "productions", "point", "values")

    def __init__(self, game):
        state = game.state
        self.cards = game.edition.cards
        self.productions = productions_left(state, game.edition)
        self.point = point_worth(self.productions)
        self.prices = unit_prices(state)
        self.values = {}

    def value(self, plant) -> int:
        """Tenths of an Elektro that a plant brings until the end, fuel paid."""
        value = self.values.get(plant)
        if value is None:
            cards = self.cards
            income = cards.income[plant]
            fuel = cards.need[plant] * self.prices[cards.kind[plant]]
            value = (10 * income - fuel) * self.productions // 10 + income * self.point - fuel
            self.values[plant] = value
        return value

    def later(self, plant) -> int:
        """The same without what the production at hand brings."""
        if not self.productions:
            return 0
        cards = self.cards
        fuel = cards.need[plant] * self.prices[cards.kind[plant]]
        return self.value(plant) - 10 * cards.income[plant] + fuel

    def worst(self, plants) -> int:
        """The plant that is missed least."""
        return min(plants, key=lambda plant: (self.value(plant), plant))


def productions_left(state, edition) -> int:
    """Tenths of productions that still pay money, by how deep the last card lies."""
    if state.last_round:
        return 0
    if state.last_card != IN_DECK:
        return 10
    bought = bin(state.bought).count("1")
    a_round = (edition.count + (state.dummy is not None)) * BUYERS + DRAWN_TOO
    deck = state.small_left + state.large_left + bought
    return max(10, 5 + 100 * deck // a_round)


def point_worth(productions) -> int:
    """What a point at the end is worth now, between the table's steps."""
    step, rest = divmod(productions, 10)
    if step + 1 >= len(POINT):
        return POINT[-1]
    return (POINT[step] * (10 - rest) + POINT[step + 1] * rest) // 10


def unit_prices(state) -> list:
    """What a unit costs by kind of plant, in tenths, from the cards in the columns and the plants that want them."""
    paid = [NO_CARDS, NO_CARDS, NO_CARDS, NO_CARDS]
    units = [1, 1, 1, 1]
    for price, column in enumerate(state.columns, 1):
        for card in column:
            paid[card // 3] += 10 * price
            units[card // 3] += card % 3 + 1
    prices = []
    for fuel in range(4):
        lacking = sum([player.needs[fuel] - player.fuel[fuel] for player in state.players]) - units[fuel] + 1
        prices.append(paid[fuel] // units[fuel] + SCARCE * max(0, lacking))
    return [*prices, min(prices[GAS], prices[OIL]), 0]

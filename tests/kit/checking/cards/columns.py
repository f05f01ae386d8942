"""The fuel market as the events tell."""

from kit.checking.cards.facts import COLUMN_SIZE, SHOWN, box, fuel_cards
from kit.checking.cards.owner import INDEX


class Columns:
    """Four columns, the deck by type, the discard pile and the singles, beside the form in which a view shows them."""

    def lay_fuel(self, fuel):
        """The columns at the start, and what the deck must hold."""
        self.columns = [[(INDEX[name], units) for name, units in fuel["columns"][price]] for price in "1234"]
        self.columns_shown = [fuel["columns"][price] for price in "1234"]
        self.column_size = COLUMN_SIZE[self.count]
        self.fuel_deck = fuel_cards(self.count)
        for column in self.columns:
            for kind, units in column:
                self.fuel_deck[3 * kind + units - 1] -= 1
        self.fuel_left = sum(self.fuel_deck)
        self.pile(list(box.PLUS))
        self.singles = list(box.SINGLES)
        self.lost = self.reshuffles = 0

    def has_room(self) -> int:
        """The cheapest column from the second on that is not full; 0 when all are."""
        for column in (1, 2, 3):
            if len(self.columns[column]) < self.column_size:
                return column + 1
        return 0

    def set_column(self, column, cards):
        """A column has these cards, sorted."""
        self.columns[column] = sorted(cards)
        self.columns_shown[column] = [SHOWN[fuel][units] for fuel, units in self.columns[column]]

    def take_card(self, column, fuel, units):
        """A card leaves its column."""
        cards = self.columns[column - 1]
        assert (fuel, units) in cards, f"column {column} has no card {SHOWN[fuel][units]}: {cards}"
        place = cards.index((fuel, units))
        self.set_column(column - 1, cards[:place] + cards[place + 1 :])

    def pile(self, discard):
        """The discard pile holds so many cards of each type."""
        self.discard = discard
        self.discard_shown = [SHOWN[kind // 3][kind % 3 + 1] for kind in range(12) for _ in range(discard[kind])]

    def put_away(self, fuel, empty):
        """Empty cards go to the discard pile, singles back to their stock."""
        discard = self.discard
        for printed in empty:
            if printed:
                discard[3 * fuel + printed - 1] += 1
            else:
                self.singles[fuel] += 1
        self.pile(discard)

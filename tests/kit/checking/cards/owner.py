"""A director, or the Bank, as the events tell."""

from kit.checking.cards.facts import FUELS, LABELS, PLANT_OF, box, needs, times

INDEX = {name: fuel for fuel, name in enumerate(FUELS)}


class Owner:
    """Money, plants and stored cards, each beside the form in which a view shows it."""

    def __init__(self, row):
        self.money = row.get("money", 0)
        self.income = row.get("income", 0)
        self.bought = row.get("bought", False)
        self.dropped = row.get("dropped", False)
        self.hold([PLANT_OF[label] for label in row["cards"]])
        self.keep([(INDEX[fuel], left, printed) for fuel, left, printed in row["stored"]])

    def hold(self, plants):
        """These are the plants."""
        self.plants = plants
        self.labels = [LABELS[plant] for plant in plants]
        self.numbers = [box.NUMBERS[plant] for plant in plants]
        self.needs = needs(plants)
        self.room = times(2, self.needs)

    def keep(self, stored):
        """These are the cards in the storage: fuel, units left, units printed (0: a single)."""
        self.stored = sorted(stored)
        self.shown = [[FUELS[fuel], left, printed] for fuel, left, printed in self.stored]
        self.units = [0, 0, 0, 0]
        for fuel, left, _ in stored:
            self.units[fuel] += left

    def spend(self, fuel, units) -> list:
        """Units leave, singles first, then the cards with fewest left; what is printed on the empty cards."""
        assert units <= self.units[fuel], f"{units} units of {FUELS[fuel]} are spent, {self.units[fuel]} are there"
        stored, empty = [], []
        for card in self.stored:
            if card[0] == fuel and units:
                used = min(units, card[1])
                units -= used
                if used == card[1]:
                    empty.append(card[2])
                    continue
                card = (fuel, card[1] - used, card[2])
            stored.append(card)
        self.keep(stored)
        return empty

"""A player, or the Trust, as the events tell."""

from collections import OrderedDict

from kit.checking.board.facts import COAL, FUELS, GARBAGE, HYBRID, LABELS, NUMBERS, OIL, URANIUM, needs


def by_fuel(tokens):
    """Four numbers as a view shows them."""
    return OrderedDict([(FUELS[fuel], tokens[fuel]) for fuel in range(4)])


class Owner:
    """Money, plants, tokens and a network; the row that a view shows is made anew when something changed."""

    def __init__(self, seat, name, money, houses):
        self.seat = seat
        self.name = name
        self.money = money
        self.houses = houses
        self.income = 0
        self.tokens = [0, 0, 0, 0]
        self.cities = []
        self.names = []  # of the cities, in the board's order
        self.bought = self.dropped = False
        self.tried = self.found = None  # plants and tokens of the last search for what can run, and what it found
        self.hold([])

    def hold(self, plants):
        """These are the plants."""
        self.plants = sorted(plants)
        self.needs = needs(plants)
        self.room = [2 * need for need in self.needs]
        self.changed = True

    def pay(self, money):
        """Money goes, and there must be as much."""
        assert money <= self.money, f"seat {self.seat} pays {money} and has {self.money}"
        self.money -= money
        self.changed = True

    def earn(self, money):
        """Money comes."""
        self.money += money
        self.changed = True

    def store(self, fuel, tokens):
        """Tokens come, or go where they are negative."""
        self.tokens[fuel] += tokens
        assert self.tokens[fuel] >= 0, f"seat {self.seat} has {self.tokens[fuel]} {FUELS[fuel]}"
        self.changed = True

    def mark(self, bought, dropped):
        """What became of the player in this phase."""
        self.bought = bought
        self.dropped = dropped
        self.changed = True

    def connect(self, city, names):
        """One more house in a city."""
        self.cities = sorted(self.cities + [city])
        self.names = [names[other] for other in self.cities]
        self.houses -= 1
        self.changed = True

    def highest(self) -> int:
        """The number of the highest plant."""
        return NUMBERS[self.plants[-1]] if self.plants else 0

    def fits(self, tokens) -> bool:
        """Whether so many tokens of each fuel lie on the plants within kind and number (rules 2)."""
        room = self.room
        if tokens[GARBAGE] > room[GARBAGE] or tokens[URANIUM] > room[URANIUM]:
            return False
        return max(0, tokens[COAL] - room[COAL]) + max(0, tokens[OIL] - room[OIL]) <= room[HYBRID]

    def has_room(self, fuel, more) -> bool:
        """Whether so many more tokens of a fuel fit."""
        tokens = list(self.tokens)
        tokens[fuel] += more
        return self.fits(tokens)

    def row(self):
        """A player as a view shows one."""
        if self.changed:
            self.changed = False
            self.shown = OrderedDict((
                ("seat", self.seat), ("name", self.name), ("money", self.money),
                ("plants", [NUMBERS[plant] for plant in self.plants]),
                ("cards", [LABELS[plant] for plant in self.plants]),
                ("fuel", by_fuel(self.tokens)), ("cities", self.names), ("income", self.income),
                ("bought", self.bought), ("dropped", self.dropped),
            ))  # fmt: skip
        return self.shown

    def dummy_row(self):
        """The Trust as a view shows it."""
        if self.changed:
            self.changed = False
            self.shown = OrderedDict((
                ("name", self.name),
                ("plants", [NUMBERS[plant] for plant in self.plants]),
                ("cards", [LABELS[plant] for plant in self.plants]),
                ("fuel", by_fuel(self.tokens)), ("houses", self.houses),
            ))  # fmt: skip
        return self.shown

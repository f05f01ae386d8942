"""Answers for people at the table: what cities pay, what fuel and houses cost."""

from voltable.market import cost
from voltable.tables.money import INCOME, SLOTS, TOKENS
from voltable_device.screens.screen import Screen
from voltable_device.signs import fuel_word
from voltable_device.texts import text

PAYOUT, LYING, BUYING, HOUSES = 0, 1, 2, 3


class CalculatorScreen(Screen):
    """The middle key goes from question to question, the others change its number."""

    counts = True

    def __init__(self, app):
        super().__init__(app)
        self.cities = 1
        self.fuel = self.buying = 0
        self.lying = list(TOKENS)

    def fill(self, page):
        """One question a page."""
        page.title(text("calculator"), str(self.cursor + 1) + "/4")
        if self.cursor == PAYOUT:
            page.add(text("{0} cities with power", self.cities))
            page.add(text("pay {0} Elektro", INCOME[self.cities]))
        elif self.cursor == HOUSES:
            for step in (1, 2, 3):
                page.add(text("step {0}", step) + ": " + ", ".join([str(price) for price in SLOTS[:step]]))
        else:
            self.fill_fuel(page)
        page.keys("-1" if self.cursor < HOUSES else "", text("NEXT") if self.cursor < HOUSES else text("OK"), "+1")

    def fill_fuel(self, page):
        """First what lies on the market, then how much is bought."""
        fuel = self.app.game.edition.numbers.fuels[self.fuel]
        page.add(fuel_word(fuel) + ": " + text("{0} on market", self.lying[self.fuel]))
        if self.cursor == BUYING:
            page.add(text("{0} tokens cost {1}", self.buying, cost(self.fuel, self.lying[self.fuel], self.buying)))

    def left(self):
        """Less."""
        self.change(-1)

    def right(self):
        """More."""
        self.change(1)

    def change(self, by):
        """The number that is asked for; below nought tokens it is the next fuel's turn."""
        if self.cursor == PAYOUT:
            self.cities = (self.cities + by) % len(INCOME)
        elif self.cursor == LYING:
            self.lying[self.fuel] += by
            if not 0 <= self.lying[self.fuel] <= TOKENS[self.fuel]:
                self.lying[self.fuel] = TOKENS[self.fuel]
                self.fuel = (self.fuel + 1) % len(TOKENS)
        elif self.cursor == BUYING:
            self.buying = (self.buying + by) % (self.lying[self.fuel] + 1)
        self.app.draw()

    def accept(self):
        """The next question, or back."""
        if self.cursor == HOUSES or not self.app.game.edition.numbers.houses:
            self.app.home()
            return
        self.buying = min(self.buying, self.lying[self.fuel])
        self.cursor += 1
        self.app.draw()


SCREEN = CalculatorScreen

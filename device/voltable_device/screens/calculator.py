"""Answers for people at the table: what cities pay, what fuel and houses cost."""

from voltable.boardgame.market import cost
from voltable_device.displays.signs import fuel_word
from voltable_device.language.texts import text
from voltable_device.screens.screen import Screen

PAYOUT, LYING, BUYING, HOUSES = 0, 1, 2, 3


class CalculatorScreen(Screen):
    """The middle key goes from question to question, the others change its number."""

    counts = True

    def __init__(self, app):
        super().__init__(app)
        self.numbers = app.game.edition.numbers
        self.cities = 1
        self.fuel = self.buying = 0
        self.lying = list(self.numbers.tokens)

    def fill(self, page):
        """One question a page."""
        page.title(text("calculator"), str(self.cursor + 1) + "/4")
        if self.cursor == PAYOUT:
            page.add(text("{0} cities with power", self.cities))
            page.add(text("pay {0} Elektro", self.numbers.incomes[self.cities]))
        elif self.cursor == HOUSES:
            for step in (1, 2, 3):
                page.add(text("step {0}", step) + ": " + ", ".join([str(price) for price in self.numbers.slots[:step]]))
        else:
            self.fill_fuel(page)
        page.keys("-1" if self.cursor < HOUSES else "", text("NEXT") if self.cursor < HOUSES else text("OK"), "+1")

    def fill_fuel(self, page):
        """First what lies on the market, then how much is bought."""
        fuel = self.numbers.fuels[self.fuel]
        page.add(fuel_word(fuel) + ": " + text("{0} on market", self.lying[self.fuel]))
        if self.cursor == BUYING:
            price = cost(self.numbers.sums[self.fuel], self.lying[self.fuel], self.buying)
            page.add(text("{0} tokens cost {1}", self.buying, price))

    def left(self):
        """Less."""
        self.change(-1)

    def right(self):
        """More."""
        self.change(1)

    def change(self, by):
        """The number that is asked for; below nought tokens it is the next fuel's turn."""
        if self.cursor == PAYOUT:
            self.cities = (self.cities + by) % len(self.numbers.incomes)
        elif self.cursor == LYING:
            self.lying[self.fuel] += by
            if not 0 <= self.lying[self.fuel] <= self.numbers.tokens[self.fuel]:
                self.lying[self.fuel] = self.numbers.tokens[self.fuel]
                self.fuel = (self.fuel + 1) % len(self.numbers.tokens)
        elif self.cursor == BUYING:
            self.buying = (self.buying + by) % (self.lying[self.fuel] + 1)
        self.app.draw()

    def accept(self):
        """The next question, or back."""
        if self.cursor == HOUSES:
            self.app.home()
            return
        self.buying = min(self.buying, self.lying[self.fuel])
        self.cursor += 1
        self.app.draw()


SCREEN = CalculatorScreen

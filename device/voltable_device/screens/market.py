"""Phase 3 with prices: one press a token."""

from voltable.boardgame.market import cost
from voltable.engine.verbs import FUEL
from voltable_device.displays.signs import CURSOR, called, fuel_word, shape
from voltable_device.language.texts import text
from voltable_device.screens.screen import BACKWARD, TableScreen

FUELS = 4
FUEL_KEYS = "ABXY"  # of the device with a stick


class MarketScreen(TableScreen):
    """The four fuels with what lies there and what the next token costs."""

    counts = ticks = True

    def bought(self, fuel) -> int:
        """Tokens of this turn; nothing spent means that it has just begun."""
        app, state = self.app, self.state
        if not state.spent or app.turn_began[0] != (state.round, state.turn):
            app.turn_began = ((state.round, state.turn), state.tokens[:])
        return app.turn_began[1][fuel] - state.tokens[fuel]

    def fill(self, page):
        """A line a fuel; the cursor's has what is to be paid."""
        state = self.state
        page.title(text("R{0}", state.round) + " " + text("FUEL") + " " + shape(state.turn), BACKWARD)
        if page.is_large:
            page.pair(called(self.app.game, state.turn), self.app.clock.turn(), state.turn)
            page.add("")
        for fuel in range(FUELS):
            page.pair(self.line(fuel), self.sum_of(fuel, page.is_large))
        if page.is_large:
            page.add("")
            page.add(text("to pay {0}", state.spent))
            self.then(page, list(reversed(state.order[: state.order.index(state.turn)])))
        page.keys(text("fuel"), text("DONE"), "+1")

    def line(self, fuel) -> str:
        """What lies there, and the price of the next one."""
        lying = self.state.tokens[fuel]
        mark = CURSOR if fuel == self.cursor else " "
        price = " @" + str(cost(self.numbers.sums[fuel], lying, 1)) if lying else ""
        return mark + fuel_word(self.numbers.fuels[fuel]) + " " + str(lying) + price

    def sum_of(self, fuel, is_large) -> str:
        """Tokens of this turn, and all that is to be paid."""
        bought = str(self.bought(fuel) or "")
        if is_large:
            return bought + " " + FUEL_KEYS[fuel]
        return bought + (" = " + str(self.state.spent) if fuel == self.cursor and bought else "")

    def left(self):
        """The next fuel."""
        self.cursor = (self.cursor + 1) % FUELS
        self.app.draw()

    def right(self):
        """One token."""
        self.token(self.cursor)

    def token(self, fuel):
        """One token of a fuel that has a key of its own."""
        if self.state.tokens[fuel]:
            self.cursor = fuel
            self.play((FUEL, fuel, 1))

    def all(self):
        """Not offered where the right key counts."""


SCREEN = MarketScreen

"""Phase 3, one press for all or a turn each."""

from voltable_device.displays.signs import called
from voltable_device.language.texts import text
from voltable_device.screens.screen import BACKWARD, TableScreen


class FuelScreen(TableScreen):
    """Who buys, who comes then."""

    ticks = True
    why = "why-fuel"

    def fill(self, page):
        """The buyer and the others; a clock where single turns are followed."""
        state, game = self.state, self.app.game
        self.head(page, "", BACKWARD)
        place = state.order.index(state.turn)
        page.add(text("buys") + "  " + called(game, state.turn), state.turn)
        self.then(page, list(reversed(state.order[:place])))
        if self.table.turns:
            page.add("")
            self.clocks(page)
            self.name_keys(page)
            return
        if state.dummy is not None:
            from voltable_device.screens.dummy import takes

            page.wrap(takes(self))
        self.name_keys(page)

    def name_keys(self, page):
        """The calculator reckons with cities and tokens."""
        page.keys(text("calc") if self.numbers.houses else "", text("DONE"), text("why"))

    def left(self):
        """What fuel costs."""
        if self.numbers.houses:
            self.app.open("calculator")

    def right(self):
        """The rule."""
        self.explain()


SCREEN = FuelScreen

"""The refill of the fuel market, and what happens to the plants."""

from voltable.engine.verbs import DEAL
from voltable.engine.words import IN_DECK, LAST_CARD, OUT
from voltable.tracker.fields import refill
from voltable_device.displays.signs import fuel_word
from voltable_device.language.texts import text
from voltable_device.screens.last_card import came, key_of
from voltable_device.screens.screen import TableScreen


class RefillScreen(TableScreen):
    """By number of players and step, from the table of the rulebook."""

    @property
    def why(self):
        """Tokens or cards."""
        return "why-refill" if self.numbers.houses else "why-refill-cards"

    def fill(self, page):
        """What comes back."""
        self.head(page, text("REFILL"), text("{0} pl", self.table.count))
        if self.numbers.houses:
            self.fill_tokens(page)
        else:
            self.fill_cards(page)
        left = key_of(self.game) if self.state.last_card == IN_DECK else text("undo")
        page.keys(left, text("DONE"), text("why"))

    def fill_tokens(self, page):
        """Four fuels, then the plants."""
        fuels = self.numbers.fuels
        width = page.width // 2
        for fuel in (0, 2):
            pair = [fuel_word(fuels[one]) + " +" + str(refill(self.table, self.state, one)) for one in (fuel, fuel + 1)]
            page.add(pair[0] + " " * (width - len(pair[0])) + pair[1])
        if self.state.last_card:
            page.add(came(self.game) if self.state.last_card != OUT else text("plants: lowest leaves"))
        else:
            page.add(text("plants: highest goes"))
            page.add(text("under the deck"))

    def fill_cards(self, page):
        """The columns move, then cards are drawn."""
        size = self.numbers.column_size
        page.add(text("columns 3>2 4>2 4>3"))
        page.add(text("then draw: {0} in each", size))
        page.add(text("reshuffle: lowest out"))
        page.add(came(self.game) if self.state.last_card else text("highest under deck"))

    def left(self):
        """The last card was turned up; or back."""
        if self.state.last_card == IN_DECK:
            self.play((DEAL, LAST_CARD))
        else:
            self.app.undo()

    def right(self):
        """The rule."""
        self.explain()


SCREEN = RefillScreen

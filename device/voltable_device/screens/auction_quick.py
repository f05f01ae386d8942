"""Phase 2 with one press."""

from voltable.engine.verbs import DEAL
from voltable.engine.words import LAST_CARD
from voltable_device.displays.signs import called
from voltable_device.language.texts import text
from voltable_device.screens.last_card import came, key_of
from voltable_device.screens.screen import FORWARD, TableScreen


class QuickAuctionScreen(TableScreen):
    """Who begins; then everybody has bought or dropped out, or the last card came."""

    why = "why-auction"

    def fill(self, page):
        """The order."""
        state = self.state
        self.head(page, "", FORWARD)
        page.add(text("first") + "  " + called(self.app.game, state.order[0]), state.order[0])
        self.then(page, state.order[1:])
        if self.last_card():
            page.add("")
            page.add(came(self.game))
        page.keys(text("why"), text("DONE"), key_of(self.game) if self.last_card() == 0 else "")

    def last_card(self) -> int:
        """Where it is."""
        return self.state.last_card

    def left(self):
        """The rule."""
        self.explain()

    def right(self):
        """The last card was turned up."""
        if not self.state.last_card:
            self.play((DEAL, LAST_CARD))


SCREEN = QuickAuctionScreen

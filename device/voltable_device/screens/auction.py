"""Phase 2, turn by turn: who opens, who is still in, who has bought."""

from voltable.engine.verbs import BOUGHT, DONES, DROP
from voltable_device.displays.signs import CURSOR, called, name, shapes
from voltable_device.language.texts import text
from voltable_device.screens.screen import FORWARD, TableScreen


class AuctionScreen(TableScreen):
    """The opener bought, somebody else did, or the opener drops out; bids are spoken."""

    why = "why-auction"

    def still_in(self):
        """Who may buy, the opener first."""
        return [action[1] for action in self.game.choices() if action[0] == BOUGHT]

    def fill(self, page):
        """The opener, who is in, who is out, and who is about to buy."""
        state, game = self.state, self.app.game
        buyers = self.still_in()
        buyer = buyers[self.cursor % len(buyers)]
        self.head(page, "", FORWARD)
        page.add(text("opens") + "  " + called(game, state.turn), state.turn)
        if len(buyers) == 1:
            page.wrap(text("{0} buys for the minimum?", name(game, buyer)))
        else:
            page.add(text("still in") + "  " + shapes(buyers))
            page.add(text("out") + "  " + shapes([seat for seat in state.order if seat not in buyers]))
        page.add(text("buyer") + " " + CURSOR + " " + name(game, buyer), buyer)
        drop = text("drop") if state.round > 1 else ""
        page.keys(text("other") if len(buyers) > 1 else "", text("BOUGHT"), drop)

    def left(self):
        """Another buyer."""
        self.cursor += 1
        self.app.draw()

    def accept(self):
        """This one bought."""
        buyers = self.still_in()
        buyer = buyers[self.cursor % len(buyers)]
        self.cursor = 0
        self.play((BOUGHT, buyer))

    def right(self):
        """The opener drops out."""
        if self.state.round > 1:
            self.play((DROP,))

    def all(self):
        """Everybody has bought or dropped out."""
        self.play(DONES)


SCREEN = AuctionScreen

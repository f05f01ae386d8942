"""Phase 3 of the card game: what everybody earned; at the end, everybody's points."""

from voltable.engine.verbs import INCOME
from voltable.tracker.fields import MOST_INCOME
from voltable.tracker.state import FINAL
from voltable_device.displays.signs import called
from voltable_device.language.texts import text
from voltable_device.screens.screen import FORWARD, TableScreen


class IncomeScreen(TableScreen):
    """Prediction: the same as in the last round."""

    counts = True
    why = "why-income"

    def fill(self, page):
        """One player's income or points."""
        state = self.state
        final = state.stage == FINAL
        self.head(page, text("POINTS") if final else text("INCOME"), FORWARD)
        page.add(called(self.app.game, state.turn), state.turn)
        page.add(text("points {0}", state.income[state.turn]) if final else text("earns {0}", state.income[state.turn]))
        page.add(text("+1 per 10 Elektro") if final else "")
        self.then(page, state.order[state.order.index(state.turn) + 1 :])
        page.keys("-1", text("OK"), "+1")

    def left(self):
        """One less."""
        self.change(-1)

    def right(self):
        """One more."""
        self.change(1)

    def change(self, by):
        """Within what can be."""
        money = self.state.income[self.state.turn] + by
        if 0 <= money <= MOST_INCOME:
            self.play((INCOME, money))


SCREEN = IncomeScreen

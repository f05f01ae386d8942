"""Something has changed: Step 2, Step 3, or the last round of the card game."""

from voltable.engine.verbs import DEAL
from voltable.engine.words import IN_DECK, LAST_CARD
from voltable.tracker.state import NEXT_NOTICE
from voltable_device.displays.signs import shape
from voltable_device.language.texts import text
from voltable_device.screens.screen import TableScreen


class StepScreen(TableScreen):
    """What everybody has to hear, and what has to be done on the table."""

    why = "why-step"

    def fill(self, page):
        """The news in four lines."""
        if not self.numbers.houses:
            self.fill_last_round(page)
            return
        state = self.state
        page.title("", "")
        page.head = self.app.centred(text("*** STEP {0} ***", state.step))
        if state.step == 2:
            leader = max(state.order, key=lambda seat: (state.cities[seat], -seat))
            page.add(text("{0} has {1} cities", shape(leader), state.cities[leader]), leader)
            page.add(text("1 lowest plant leaves"))
            page.add(text("2 houses cost 10, 15"))
            page.add(text("3 refill: new column"))
        else:
            page.add(text("from the next round") if state.stage == NEXT_NOTICE else text("from now on"))
            page.add(text("1 card+lowest leave"))
            page.add(text("2 houses 10, 15, 20"))
            page.add(text("3 all 6 plants open"))
        page.keys(self.left_key(), text("OK"), text("why"))

    def fill_last_round(self, page):
        """The card game ends after the next round."""
        self.head(page)
        page.wrap(self.app.say("last-round-next"))
        page.keys(text("undo"), text("OK"), "")

    def left_key(self) -> str:
        """The plant that replaces the lowest may be the Step 3 card itself."""
        return text("step 3") if self.may_come() else text("undo")

    def may_come(self) -> bool:
        """Whether the last card can be drawn now."""
        return self.state.last_card == IN_DECK and self.state.step == 2

    def left(self):
        """The Step 3 card came, or back."""
        if self.may_come():
            self.play((DEAL, LAST_CARD))
        else:
            self.app.undo()

    def right(self):
        """The rule."""
        self.explain()


SCREEN = StepScreen

"""A tie: in the order who has the bigger plant, at the end who has more money."""

from voltable.engine.verbs import FIRST
from voltable.tracker.state import ORDER
from voltable_device.displays.signs import CURSOR, called, name, shape, shapes
from voltable_device.language.texts import text
from voltable_device.screens.screen import TableScreen


class TieScreen(TableScreen):
    """Two are asked with a key each; of more the cursor chooses one."""

    why = "why-order"

    def tied(self):
        """Who ties."""
        state = self.state
        return state.order[state.tie_at : state.tie_at + state.tie_size]

    def fill(self, page):
        """The order so far, and the question."""
        state, tied = self.state, self.tied()
        in_order = state.phase == ORDER
        page.title(text("R{0}", state.round) + " " + (text("ORDER") if in_order else text("END")))
        page.add((shapes(state.order[: state.tie_at]) + " ? " + shapes(tied)).strip())
        page.wrap(self.question(in_order))
        if len(tied) == 2:
            page.pair(name(self.game, tied[0]), name(self.game, tied[1]))
            page.keys(shape(tied[0]), text("skip"), shape(tied[1]))
            return
        chosen = tied[self.cursor % len(tied)]
        page.add(CURSOR + " " + called(self.game, chosen), chosen)
        page.keys(text("other"), text("FIRST"), text("skip"))

    def question(self, in_order) -> str:
        """What decides."""
        if not in_order:
            return text("who has more money?")
        return text("who has the bigger plant?") if self.table.counts else text("who is first now?")

    def left(self):
        """The first of two, or the next of more."""
        tied = self.tied()
        if len(tied) == 2:
            self.play((FIRST, tied[0]))
        else:
            self.cursor += 1
            self.app.draw()

    def accept(self):
        """As it stands, or the chosen one."""
        tied = self.tied()
        if len(tied) == 2:
            self.done()
        else:
            chosen = tied[self.cursor % len(tied)]
            self.cursor = 0
            self.play((FIRST, chosen))

    def right(self):
        """The second of two; or all as they stand."""
        tied = self.tied()
        if len(tied) == 2:
            self.play((FIRST, tied[1]))
        else:
            self.done()

    def all(self):
        """As it stands."""
        self.done()


SCREEN = TieScreen

"""Phase 5: what everybody is paid; at the end, how many cities everybody powers."""

from voltable.engine.verbs import DONES, POWERED
from voltable.tracker.state import FINAL
from voltable_device.displays.page import TINTED
from voltable_device.displays.signs import CURSOR, name, shape
from voltable_device.language.texts import text
from voltable_device.screens.screen import TableScreen


class PowerScreen(TableScreen):
    """All as shown, or one player at a time with fewer cities."""

    why = "why-power"

    @property
    def counts(self):
        """Holding the right key takes city after city from the player at the cursor."""
        return self.cursor > 0

    def fill(self, page):
        """Everybody's cities with power, and the money for them."""
        state = self.state
        final = state.stage == FINAL
        if final:
            leader = max(state.order, key=lambda seat: (state.cities[seat], -seat))
            page.title(text("END") + "  " + text("{0} has {1}", shape(leader), state.cities[leader]))
        else:
            self.head(page, "", text("pays"))
        if not self.table.counts:
            page.wrap(text("Everybody runs plants and is paid."))
        else:
            mark = " " if self.cursor else CURSOR
            page.add(mark + (text("power once, no pay") if final else text("all as shown")))
            self.fill_players(page, final)
        fix = text("next") if self.cursor else text("fix")
        accept = text("REVEAL") if final else text("PAID")
        page.keys(fix if self.table.counts else "", accept, "-1" if self.cursor else "")

    def fill_players(self, page, final):
        """Two players a line, on a large display one."""
        order = self.state.order
        if page.is_large:
            for place, seat in enumerate(order):
                page.add(self.player(place, seat, final) + "  " + name(self.app.game, seat), TINTED + seat)
            return
        for place in range(0, len(order), 2):
            left = self.player(place, order[place], final)
            right = self.player(place + 1, order[place + 1], final) if place + 1 < len(order) else ""
            page.add(left + " " * (11 - len(left)) + right)

    def player(self, place, seat, final) -> str:
        """Cursor, shape, cities, money."""
        powered = self.state.powered[seat]
        money = "" if final else f"{self.numbers.incomes[powered]:4d}"
        return (CURSOR if self.cursor == place + 1 else " ") + shape(seat) + f"{powered:3d}" + money

    def left(self):
        """The next player."""
        if self.table.counts:
            self.cursor = (self.cursor + 1) % (self.table.count + 1)
            self.app.draw()

    def right(self):
        """One city less for this player; after none, all of them again."""
        if self.cursor:
            state = self.state
            seat = state.order[self.cursor - 1]
            powered = state.powered[seat] - 1
            self.play((POWERED, seat, powered if powered >= 0 else state.cities[seat]))

    def all(self):
        """Everybody is paid as shown."""
        self.play(DONES)


SCREEN = PowerScreen

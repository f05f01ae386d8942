"""Phase 4: cities, one press each, and what they trigger."""

from voltable.engine.verbs import CITY
from voltable_device.displays.page import TINTED
from voltable_device.displays.signs import called
from voltable_device.language.texts import text
from voltable_device.screens.screen import BACKWARD, TableScreen

BAR = 16  # columns


class BuildScreen(TableScreen):
    """Who builds, how many cities there are now, and when the game turns."""

    counts = True
    why = "why-build"

    def __init__(self, app):
        super().__init__(app)
        self.remember()

    def remember(self):
        """How many cities the player had before."""
        self.turn = self.state.turn
        self.before = self.state.cities[self.turn]

    def fill(self, page):
        """The count, and what comes of it."""
        state, game = self.state, self.app.game
        if self.turn != state.turn:
            self.remember()
        self.head(page, "", BACKWARD)
        page.add(called(game, self.turn), self.turn)
        if not self.table.counts:
            self.then(page, self.later())
            page.keys("", text("DONE"), text("why"))
            return
        page.pair(self.sum_of(), self.trigger())
        page.add(text("houses cost {0}", " ".join([str(price) for price in self.numbers.slots[: state.step]])))
        if page.is_large:
            self.fill_large(page)
        self.then(page, self.later())
        page.keys("-1", text("DONE"), "+1")

    def fill_large(self, page):
        """Everybody's cities, how far the game is, and what all of them would pay."""
        state, last = self.state, self.numbers.last_cities
        for seat in state.order:
            if seat != self.turn:
                page.pair(called(self.app.game, seat), str(state.cities[seat]), TINTED + seat)
        most = min(max(state.cities), last)
        filled = most * BAR // last
        page.add("[" + "#" * filled + "." * (BAR - filled) + "] " + str(most) + "/" + str(last))
        pays = self.numbers.incomes[state.cities[self.turn]]
        page.add(text("all powered pays {0}", pays))

    def sum_of(self) -> str:
        """cities 5+2 = 7"""
        now = self.state.cities[self.turn]
        if now == self.before:
            return text("cities {0}", now)
        sign = "+" if now > self.before else "-"
        return text("cities {0}", self.before) + sign + str(abs(now - self.before)) + " = " + str(now)

    def trigger(self) -> str:
        """What will happen after this phase."""
        most = max(self.state.cities)
        if most >= self.numbers.last_cities:
            return text("!END")
        return text("!S2") if self.state.step == 1 and most >= self.numbers.step_two_cities else ""

    def later(self):
        """Who builds after this one."""
        return list(reversed(self.state.order[: self.state.order.index(self.turn)]))

    def left(self):
        """One city less."""
        self.change(-1)

    def right(self):
        """One city more; without counts the rule."""
        if self.table.counts:
            self.change(1)
        else:
            self.explain()

    def change(self, by):
        """As far as there are houses."""
        cities = self.state.cities[self.turn] + by
        if self.table.counts and 0 <= cities <= self.numbers.houses:
            self.play((CITY, cities))


SCREEN = BuildScreen

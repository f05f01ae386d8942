"""The third party of two players, told by fuel kind and need: its fuel, and what it has."""

from voltable.tracker.needs import needs
from voltable_device.displays.signs import fuel_word
from voltable_device.language.texts import text
from voltable_device.screens.screen import TableScreen

HYBRID = 4


def amounts(numbers, units) -> str:
    """What of each kind: coal 3 hybrid 2."""
    return " ".join([fuel_word(numbers.kinds[kind]) + " " + str(count) for kind, count in enumerate(units) if count])


def takes(screen) -> str:
    """What it takes, in one line."""
    return text("takes") + " " + (amounts(screen.numbers, needs(screen.state.dummy)) or "-")


def dummy_word(numbers) -> str:
    """The Bank or the Trust, as a heading."""
    return text("BANK") if numbers.dummy_drops_oldest else text("TRUST")


class DummyFuelScreen(TableScreen):
    """What one production of its plants needs, and from where it comes."""

    why = "why-dummy-fuel"

    def fill(self, page):
        """The amounts, and the rule that decides between cards or tokens."""
        state = self.state
        page.title(text("R{0}", state.round) + " " + dummy_word(self.numbers), text("FUEL"))
        page.wrap(takes(self))
        if self.numbers.houses:
            page.wrap_whole(text("cheapest spaces; hybrids: coal, oil in turn"))
        else:
            page.wrap_whole(text("cheapest column, then fewest units; gas before oil"))
        page.keys(text("plants"), text("DONE"), text("why"))

    def left(self):
        """Its plants."""
        kinds = self.numbers.kinds
        plants = [fuel_word(kinds[plant >> 3]) + " " + str(plant & 7) for plant in self.state.dummy]
        self.app.tell(", ".join(plants) or "-")

    def right(self):
        """The rule."""
        self.explain()


SCREEN = DummyFuelScreen

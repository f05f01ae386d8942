"""A new game: last time's answers stand there, one press begins."""

from voltable_device.displays.signs import CURSOR
from voltable_device.language.texts import text
from voltable_device.screens.kinds import board_word, depth_word, edition_word
from voltable_device.screens.offers import OFFERS
from voltable_device.screens.screen import Screen

FIELDS = ("edition", "board", "players", "depth", "draw")


class SetupScreen(Screen):
    """The left key goes to the next answer, the right one changes it."""

    def __init__(self, app):
        super().__init__(app)
        self.take_edition(app.settings.get("edition"))

    def take_edition(self, name):
        """Its boards and depths; an edition that is not on this device gives way to the first."""
        names = [offer[0] for offer in OFFERS]
        offer = OFFERS[names.index(self.one_of(name, names))]
        self.keep("edition", offer[0])
        self.boards, self.depths = offer[1], offer[4]
        self.counts_of = range(offer[2], offer[3] + 1)
        self.keep("board", self.one_of(self.app.settings.get("board"), self.boards or ("",)))
        self.keep("depth", self.one_of(self.app.settings.get("depth"), self.depths))
        self.keep("players", self.one_of(self.app.settings.get("players"), self.counts_of))

    def one_of(self, value, values):
        """The value where it is allowed, else the first."""
        return value if value in values else values[0]

    def keep(self, name, value):
        """An answer; it is written when the game begins."""
        self.app.settings.values[name] = value

    def fill(self, page):
        """Five answers, of which four are seen on a small display."""
        page.title(text("NEW GAME"))
        first = max(0, self.cursor - page.height + 1)
        for place in range(first, min(first + page.height, len(FIELDS))):
            page.add((CURSOR if place == self.cursor else " ") + self.answer(FIELDS[place]))
        page.keys(text("next"), text("START"), text("change"))

    def answer(self, field) -> str:
        """An answer in words."""
        value = self.app.settings.get(field)
        if field == "edition":
            return edition_word(value)
        if field == "board":
            return board_word(value) if value else "-"
        if field == "players":
            return text("{0} players", value)
        if field == "depth":
            return depth_word(value)
        return text("I draw the order") if value else text("you tell the order")

    def left(self):
        """The next answer."""
        self.cursor = (self.cursor + 1) % len(FIELDS)
        self.app.draw()

    def right(self):
        """Another value."""
        field = FIELDS[self.cursor]
        value = self.app.settings.get(field)
        if field == "draw":
            self.keep("draw", not value)
        elif field == "edition":
            self.take_edition(self.after(value, [offer[0] for offer in OFFERS]))
        else:
            values = {"board": self.boards or ("",), "players": self.counts_of, "depth": self.depths}[field]
            self.keep(field, self.after(value, values))
        self.app.draw()

    def after(self, value, values):
        """The next one, round and round."""
        values = list(values)
        return values[(values.index(value) + 1) % len(values)]

    def accept(self):
        """Begin; the old game stays on flash."""
        self.app.is_asked_for = True


SCREEN = SetupScreen

"""Fix counts: everything the companion keeps can be set right."""

from voltable.engine.verbs import SET
from voltable.tracker.fields import FIRST_FUEL, FIRST_SEAT, PHASE_OUT, ROUND, STEP
from voltable_device.displays.signs import called, fuel_word
from voltable_device.language.texts import shown, text
from voltable_device.screens.chooser import Chooser

END = 2


class FixScreen(Chooser):
    """A list of counts; one is chosen, then the keys change it."""

    counts = True
    heading = shown("FIX COUNTS")

    def __init__(self, app):
        self.editing = False
        self.number = 0
        super().__init__(app)

    def list_entries(self):
        """Each field that this table has, with its least and most."""
        fields = [action for action in self.app.game.choices() if action[0] == SET and action[1] != END]
        entries = [(self.word(action[1]), self.edit, action) for action in fields]
        return entries + [(text("back"), self.app.home, None)]

    def word(self, field) -> str:
        """A field and its value."""
        return self.name(field) + "  " + str(self.value(field))

    def name(self, field) -> str:
        """What a field is called."""
        if field >= FIRST_SEAT:
            return called(self.app.game, field - FIRST_SEAT)
        if field >= FIRST_FUEL:
            return fuel_word(self.app.game.edition.numbers.fuels[field - FIRST_FUEL])
        return {ROUND: text("round"), STEP: text("step"), PHASE_OUT: text("uranium ended")}[field]

    def value(self, field) -> int:
        """How it stands now."""
        game = self.app.game
        state = game.state
        if field >= FIRST_SEAT:
            return game.edition.amounts(state)[field - FIRST_SEAT]
        if field >= FIRST_FUEL:
            return state.tokens[field - FIRST_FUEL]
        return {ROUND: state.round, STEP: state.step, PHASE_OUT: state.phased_out}[field]

    def fill(self, page):
        """The list, or the count that is being changed."""
        if not self.editing:
            super().fill(page)
            return
        field = self.entries[self.cursor][2][1]
        page.title(text(self.heading))
        page.add(self.name(field))
        page.add(str(self.value(field)) + " > " + str(self.number))
        page.keys("-1", text("OK"), "+1")

    def edit(self):
        """Change this one."""
        self.editing = True
        self.number = self.value(self.entries[self.cursor][2][1])
        self.app.draw()

    def left(self):
        """Less, or up."""
        if self.editing:
            self.change(-1)
        else:
            super().left()

    def right(self):
        """More, or down."""
        if self.editing:
            self.change(1)
        else:
            super().right()

    def change(self, by):
        """Within its limits."""
        _, _, least, most = self.entries[self.cursor][2]
        self.number = min(max(self.number + by, least), most)
        self.app.draw()

    def accept(self):
        """Choose, or set it."""
        if not self.editing:
            super().accept()
            return
        field = self.entries[self.cursor][2][1]
        if self.number == self.value(field):
            self.app.home()
        else:
            self.app.play((SET, field, self.number))


SCREEN = FixScreen

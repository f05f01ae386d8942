"""What all screens share."""

from voltable.engine.verbs import DONES
from voltable_device.displays.signs import phase_word, shapes
from voltable_device.language.texts import text

FORWARD, BACKWARD = ">>>", "<<<"


class Screen:
    """A page that is filled, and three keys that answer."""

    counts = False  # holding the right key repeats
    ticks = False  # it shows a clock
    watches = False  # it looks at the keys themselves
    why = ""  # the word of the sentence behind the key of that name

    def __init__(self, app):
        self.app = app
        self.cursor = 0

    def fill(self, page):
        """Write on an empty page."""

    def left(self):
        """The left key, or minus."""

    def accept(self):
        """The middle key."""

    def right(self):
        """The right key, or plus."""

    def all(self):
        """The whole phase is done."""

    def undo(self):
        """One move back."""
        self.app.undo()

    def menu(self):
        """What is rarely needed."""
        self.app.open("menu")

    def token(self, fuel):
        """A key that means one fuel."""

    def keys_down(self, bits):
        """The keys as they are, ten times in a tenth of a second."""

    def explain(self):
        """The rule behind this screen."""
        if self.why:
            self.app.tell(self.app.say(self.why))


class TableScreen(Screen):
    """A screen of the game that is being followed."""

    def __init__(self, app):
        super().__init__(app)
        self.game = app.game
        self.table = app.game.edition
        self.numbers = app.game.edition.numbers

    @property
    def state(self):
        """The table now; undo replaces it."""
        return self.app.game.state

    def head(self, page, word="", right=""):
        """Round, step and phase."""
        state = self.state
        left = text("R{0}", state.round) + " "
        if self.numbers.houses:
            left += text("S{0}", state.step) + " "
        page.title(left + (word or phase_word(self.table.course[state.phase].name)), right)

    def play(self, action):
        """A move: on flash first, then on the screen."""
        self.app.play(action)

    def done(self):
        """The likeliest move of most screens."""
        self.play(DONES)

    accept = done

    def all(self):
        """Everybody who is left does nothing more in this phase."""
        phase = self.state.phase
        round = self.state.round
        while (self.state.phase, self.state.round) == (phase, round) and self.app.screen is self:
            if not self.app.play(DONES):
                return

    def then(self, page, seats):
        """Who comes after."""
        if seats:
            page.add(text("then") + "  " + shapes(seats))

    def clocks(self, page):
        """How long this turn and the game have lasted."""
        page.add(self.app.clock.line())

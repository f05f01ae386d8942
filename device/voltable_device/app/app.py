"""The companion: keys come in, moves go to flash, pages come out; four tasks share one processor."""

import asyncio
import gc
import sys

from voltable.engine.refusal import Refusal
from voltable_device.app.clock import BLANK, DIM, Clock
from voltable_device.app.course import screen_for
from voltable_device.displays.cells import columns
from voltable_device.displays.paper import paper_for
from voltable_device.keys.buttons import ACCEPT, ALL, COAL, LEFT, MENU, RIGHT, UNDO, Buttons
from voltable_device.language.texts import LANGUAGES, speak
from voltable_device.line.cable import LINE_END, listen
from voltable_device.memory.forgetting import forget, is_roomy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

SCREENS = "voltable_device.screens."
ENGINE = ("voltable.", "voltable_cards.")  # what a game of the engine may ask for …
BEGUN = ("voltable.engine.start",)  # … but for what began it
POLL, PACE = 10, 200  # milliseconds between two looks at the keys and at the clock
TONE, LENGTH = 2000, 20  # hertz, milliseconds
FAINT, BRIGHTEST = 8, 255  # brightness of a display that nobody looks at, and the most there is


class App:
    """One device, one game; every press ends with a page."""

    def __init__(self, device, settings):
        self.device = device
        self.settings = settings
        self.buttons = Buttons(device.profile)
        self.clock = Clock(device)
        self.paper = paper_for(device.display)
        self.kept: "Any" = None  # the game on flash
        self.is_resumed = False  # whether somebody has said that it goes on
        self.screen: "Any" = None
        self.name = ""  # of the screen
        self.messages = []  # sentences that wait to be read
        self.turn_began = (None, ())  # whose turn on the fuel market, and what lay there then
        self.is_dim = self.is_dark = False
        self.changed = asyncio.Event()
        self.line: "Any" = None  # while somebody talks on the cable
        self.on_computer = None  # records of this game that a computer has too; None: this device has never met one
        self.is_half_deployed = self.is_rescue_told = False
        self.is_asked_for = False  # a new table, as soon as the screen that asks for it is gone
        self.choose_language(settings.get("lang"))
        device.display.brightness(self.brightness())

    @property
    def games(self):
        """All games on flash; asked for when one begins or is opened."""
        from voltable_device.flash.games import Games

        return Games(self.device.folder + "/games")

    @property
    def game(self):
        """The game that is followed or shown."""
        return self.kept.game

    def choose_language(self, language):
        """Speak it from now on; English where it is none of ours."""
        self.language = language if language in LANGUAGES else LANGUAGES[0]
        speak(self.language)

    # What happens

    def press(self, intent):
        """A key: the first one only wakes; a fault of ours is shown, and the game stays."""
        self.clock.pressed()
        if self.wake():
            return
        try:
            self.answer(intent)
            if self.is_asked_for:
                self.begin_table()
        except Exception as error:
            self.crash(error)

    def answer(self, intent):
        """Each intent by its name."""
        screen = self.screen
        if self.settings.get("sound"):
            self.device.beep(TONE, LENGTH)
        if intent == ACCEPT:
            screen.accept()
        elif intent == LEFT:
            screen.left()
        elif intent == RIGHT:
            screen.right()
        elif intent == UNDO:
            screen.undo()
        elif intent == MENU:
            screen.menu()
        elif intent == ALL:
            screen.all()
        elif intent >= COAL:
            screen.token(intent - COAL)

    def play(self, action) -> bool:
        """A move: in memory, on flash, and only then on the screen."""
        turn = self.game.turn
        try:
            self.kept.play(action)
        except Refusal as no:
            self.refuse(no)
            return False
        self.moved(turn)
        return True

    def undo(self):
        """One move back, without limit."""
        if self.kept is None:
            return
        turn = self.game.turn
        try:
            self.kept.undo()
        except Refusal as no:
            self.refuse(no)
            return
        self.moved(turn)

    def moved(self, turn):
        """The page that the game asks for now."""
        if self.game.turn != turn:
            self.clock.next_turn()
        self.light()
        self.show_game()

    def go_on(self):
        """Somebody has said that this game goes on."""
        self.is_resumed = True
        self.light()
        self.show_game()

    def take(self, kept):
        """A game to go on with; what was needed to begin a table is not needed any more."""
        self.kept = kept
        self.is_resumed = False
        self.count_synced()

    def thaw(self):
        """Nobody asks any more which of two sides counts."""
        if self.kept is not None and self.kept.readonly == "forked":
            self.kept.readonly = None
        if self.name == "fork":
            self.home()

    def count_synced(self):
        """How many of its records a computer has."""
        from voltable_device.flash import tally

        tally.read(self)
        self.make_room()

    def moves(self) -> tuple:
        """How many moves this game has, and how many of them no computer has."""
        log = self.game.log
        moves = log.count - log.start - 1
        return moves, min(moves, log.count - (self.on_computer or 0))

    def leave(self):
        """Make room for another game; this one is on flash."""
        self.kept = None
        self.make_room()

    def reopen(self):
        """Back to the game of the last evening."""
        from voltable_device.app.starting import open_last

        open_last(self)
        self.make_room()

    def make_room(self):
        """Forget what neither this screen, nor this game, nor the line needs."""
        used = (SCREENS + self.name,) if self.name else ()
        if self.kept is not None and self.game.edition.family != "tracker":
            used += ENGINE
        if self.line is not None or is_roomy():
            used += (LINE_END,)
        forget(used, BEGUN)

    def begin_table(self):
        """A table, as the settings say; the screen that asked makes room for what begins it."""
        from voltable_device.app import beginning

        self.is_asked_for = False
        self.name, self.screen = "", None
        self.leave()
        beginning.begin(self)

    def refuse(self, no):
        """Why not, in a sentence."""
        self.tell(self.say(no.word, *no.numbers))

    def say(self, word, *numbers) -> str:
        """A sentence of the engine, read from flash."""
        from voltable_device.language.sentences import sentence

        edition = None if self.kept is None else getattr(self.game.edition, "numbers", self.game.edition)
        said = sentence(self.language, edition, word, numbers)
        self.make_room()
        return said

    def tell(self, sentence):
        """Show a sentence; afterwards the game goes on."""
        self.messages.append(sentence)
        self.open("message")

    def remember(self, name, value):
        """A setting, for this evening and the next ones."""
        if not self.settings.set(name, value):
            self.messages.append(self.say("not-kept"))

    def crash(self, error):
        """A fault of ours: told on the line in full, on the display in short; the game is on flash."""
        sys.print_exception(error)  # type: ignore[attr-defined]
        self.messages = [self.say("broken", type(error).__name__ + " " + str(error))]
        self.kept = None
        self.open("crash")

    # What is shown

    def start(self):
        """The first page: faults, the pin test on a new device, a game to resume, or a new one."""
        from voltable_device.app.starting import first_page

        first_page(self)
        self.make_room()

    def open(self, name):
        """A screen by its name, in place of the one before."""
        path = SCREENS + name
        self.name = name
        self.make_room()
        self.screen = __import__(path, None, None, ("SCREEN",)).SCREEN(self)
        self.draw()

    def show_game(self):
        """The screen that the game asks for; it keeps its cursor while it stays the same."""
        name = screen_for(self.game)
        if name == self.name:
            self.draw()
        else:
            self.open(name)

    def home(self):
        """Back from a menu or a message."""
        if self.messages:
            self.open("message")
        elif self.kept is None:
            self.open("setup")
        elif self.kept.readonly == "forked":
            self.open("fork")
        elif self.is_resumed:
            self.show_game()
        else:
            self.open("resume")

    def draw(self):
        """The page has changed."""
        self.changed.set()

    def render(self):
        """Fill the page and send it."""
        page = self.paper.page
        page.clear()
        try:
            self.screen.fill(page)
            self.paper.show()
        except Exception as error:
            if self.name == "crash":
                raise
            self.crash(error)

    def centred(self, line) -> str:
        """A line in the middle of the page."""
        return " " * ((self.paper.page.width - columns(line)) // 2) + line

    def light(self):
        """The pixel of the player whose turn it is."""
        if self.settings.get("pixels"):
            from voltable_device.displays.lights import colours

            self.device.light(colours(self.game))

    # Sleep

    def wake(self) -> bool:
        """Whether the display slept; the press that wakes does nothing else."""
        slept = self.is_dim or self.is_dark
        if self.is_dark:
            self.device.display.power(True)
        if slept:
            self.device.display.brightness(self.brightness())
            self.is_dim = self.is_dark = False
        return slept

    def brightness(self) -> int:
        """As it was chosen, within what displays know."""
        return min(max(self.settings.get("brightness"), 0), BRIGHTEST)

    def rest(self):
        """Dim after a while, dark after a longer one; the clock goes on."""
        if self.clock.idle >= BLANK and not self.is_dark:
            self.is_dark = True
            self.device.display.power(False)
        elif self.clock.idle >= DIM and not self.is_dim:
            self.is_dim = True
            self.device.display.brightness(FAINT)

    # Tasks

    async def press_keys(self):
        """Input."""
        device, buttons = self.device, self.buttons
        while True:
            bits = device.keys()
            screen = self.screen
            if screen.watches:
                screen.keys_down(bits)
            intent = buttons.poll(bits, device.ticks(), device.elapsed, screen.counts)
            if intent:
                self.press(intent)
            await asyncio.sleep_ms(POLL)  # type: ignore[attr-defined]

    async def draw_pages(self):
        """Screen."""
        while True:
            await self.changed.wait()
            self.changed.clear()
            self.render()
            gc.collect()

    async def count_seconds(self):
        """Clock."""
        while True:
            if self.clock.count():
                self.rest()
                if self.screen.ticks and not self.is_dark:
                    self.draw()
            await asyncio.sleep_ms(PACE)  # type: ignore[attr-defined]

    async def run(self):
        """Everything at once, until the line interrupts."""
        tasks = [self.draw_pages(), self.count_seconds(), listen(self)]
        for task in tasks:
            asyncio.create_task(task)
        await self.press_keys()

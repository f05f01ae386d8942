"""The program as a computer at the other end of the cable sees it, and what that does to the display."""

from voltable_device.flash.games import Games
from voltable_device.line.answers import RESCUE, SPLIT, SYNC

READ = ("message", "crash", "pin_test", "languages", "brightness")  # nothing of a game: they stay until they are left
OWN = ("menu", "setup", "calculator", "line")  # a move made elsewhere does not change them
ANEW = ("fix", "rewind", "resume")  # they show the game in their own way


class Shared:
    """What a conversation may ask for and do."""

    def __init__(self, app):
        self.app = app
        self.device = app.device
        self.is_half_deployed = app.is_half_deployed
        self.is_picked = False  # somebody has chosen the moves of this device

    @property
    def kept(self):
        """The game on flash that is open."""
        return self.app.kept

    @property
    def games(self):
        """All games on flash."""
        return Games(self.device.folder + "/games")

    def line_changed(self, state):
        """Another state of the conversation."""
        app = self.app
        self.is_picked = False
        if state == SPLIT:
            self.attend()
            self.leave_for("fork")
        elif state == RESCUE and not app.is_rescue_told:
            app.is_rescue_told = True
            app.tell(app.say("rescue"))
        elif app.name == "fork":
            app.home()
        elif app.name == "line":
            app.draw()
        if state == SYNC:
            app.is_rescue_told = False

    def attend(self):
        """Something happens without a key, and somebody should see it."""
        self.app.clock.pressed()
        self.app.wake()

    def leave_for(self, name):
        """Another screen, unless somebody reads or tests."""
        if self.app.name not in READ:
            self.app.open(name)

    # The game

    def arrived(self, turn):
        """The computer has played into the game; whose turn it was before."""
        app = self.app
        self.attend()
        if app.game.turn != turn:
            app.clock.next_turn()
        app.light()
        if app.name in ANEW:
            app.open(app.name)
        elif app.name not in READ and app.name not in OWN:
            app.name = ""  # a cursor may stand where nothing is any more
            app.show_game()

    def set_aside(self):
        """Make room for a game that the computer sends; the one before is on flash."""
        self.attend()
        self.app.leave()
        self.leave_for("receiving")

    def receive(self, kept):
        """The computer's game is here."""
        app = self.app
        app.take(kept)
        app.is_resumed = True
        app.clock.in_game = app.clock.in_turn = 0
        app.light()
        self.go_home()

    def lose(self):
        """It could not be opened, or nobody sends it any more: back to the game before it."""
        self.app.reopen()
        self.go_home()

    def go_home(self):
        """The game, unless somebody reads or tests; it comes afterwards."""
        if self.app.name not in READ:
            self.app.home()

    # How much of it only this device has

    def synced(self, count):
        """The computer has so many records of it."""
        if count != self.app.on_computer:
            from voltable_device.flash import tally

            tally.write(self.app, count)
            self.app.make_room()

    def unsynced(self) -> int:
        """So many it has not."""
        return 0 if self.kept is None else self.kept.game.log.count - (self.app.on_computer or 0)

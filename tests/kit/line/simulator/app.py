"""A small program in place of the device's screens, as far as a conversation knows it."""

from kit.line.simulator.history import DEVICE, HOST
from voltable_device.flash.games import Games

FOLDER = "games"
LIVE, IDLE = "live", "idle"


class App:
    """What the conversation needs of the program, without a screen."""

    def __init__(self, device):
        self.device = device
        self.world = device.world
        self.kept = None
        self.is_half_deployed = self.is_picked = False
        self.is_aside = False  # the computer sends a game: keys do nothing
        self.games = Games(FOLDER)

    def line_changed(self, state):
        """Somebody came or went."""
        self.world.say("device", state)
        if state == IDLE:
            self.is_aside = False
        if state == LIVE:
            log = self.kept.game.log
            self.world.history.tell(HOST, self.kept.game.gid, log.count, log.head, "the device says LIVE")

    def arrived(self, turn):
        """The computer's records are on the display."""
        if self.kept:
            self.device.shows("records of the computer are shown")

    def synced(self, count):
        """The computer has so many records."""
        gid = self.kept.game.gid
        head = self.world.history.main(DEVICE, gid).head_at(count)
        self.world.history.tell(HOST, gid, count, head, "the device counts as synced")

    def unsynced(self):
        """Nobody looks at it."""
        return 0

    def set_aside(self):
        """The computer sends a game."""
        self.kept = None
        self.is_aside = True

    def receive(self, kept):
        """Here it is."""
        self.kept = kept
        self.is_aside = False
        self.device.shows("a game is opened")

    def lose(self):
        """It cannot be opened, or nobody sends it any more: back to the one before."""
        self.is_aside = False
        self.world.say("device", "goes back to its game")
        self.device.person.open_game(self.games.gids()[-1:])

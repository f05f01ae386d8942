"""Who holds the device: opens games, makes moves and takes them back."""

from kit.line.simulator.app import LIVE
from kit.line.simulator.history import Broken
from kit.line.simulator.table import Fingers, a_move, new_game
from voltable.engine.refusal import LogError, Refusal
from voltable.engine.verbs import UNDO

SPLIT = "forked"


class DevicePerson:
    """What is seen here is told to the device's history."""

    def __init__(self, device):
        self.device = device
        self.world = device.world
        self.fingers = Fingers(self.world.dice)

    def open_game(self, gids):
        """Somebody chooses a game."""
        if gids:
            try:
                self.device.app.kept = self.device.app.games.open(gids[0])
                self.device.shows("a game is opened")
            except LogError as error:
                self.world.say("device", f"cannot open: {error}")

    def begin_game(self):
        """Somebody begins one."""
        try:
            self.device.app.kept = self.device.app.games.create(new_game(self.world.dice))
            self.world.say("device", f"begins {self.device.gid().hex()}")
            self.device.shows("a game is begun")
        except Refusal as no:
            self.world.say("device", f"cannot begin: {no}")

    def is_waiting(self) -> bool:
        """Whether somebody would wait for the line."""
        return self.device.state() != LIVE or self.device.line.exchange.asked is not None

    def press(self):
        """Somebody does something."""
        app, dice = self.device.app, self.world.dice
        if app.is_aside:
            return
        wanders = dice.random() < self.world.habits.wandering
        if wanders or app.kept is None or self.world.is_done(app.kept.game) or app.kept.readonly == "no-save":
            self.change_game()
        else:
            self.play()

    def change_game(self):
        """Another game, or this one once more."""
        gids = self.device.app.games.gids()
        self.device.app.kept = None
        if self.world.wants_game(len(gids)) and self.world.dice.random() < 0.5:
            self.begin_game()
        elif gids:
            short = [gid for gid in gids if gid not in self.world.done]
            self.open_game([self.world.dice.choice(self.written(gids) or short or gids)])

    def written(self, gids) -> list:
        """The game that the computer is just about to write, for that is the worst moment to open it."""
        talking = self.device.line and self.device.line.conversation
        return [gid for gid in gids if talking and talking.work is not None and gid == talking.bookmark.gid]

    def play(self):
        """A move, or one back."""
        kept = self.device.app.kept
        is_split = self.device.state() == SPLIT and self.device.line.conversation.split[0] == self.device.gid()
        before = None if kept.held else (kept.game.log.count, kept.game.state.copy())
        move = a_move(kept.game, self.fingers)
        try:
            if move[0] == UNDO:
                kept.undo()
            else:
                kept.play(move)
        except Refusal as no:
            self.world.say("device", f"refuses {move}: {no}")
            if before and is_other(kept.game, *before):
                raise Broken(f"a move was refused ({no}), and the game is another one") from no
            return
        self.world.say("device", f"plays {move}, record {kept.game.log.count - 1}")
        if is_split:
            raise Broken("a move was taken while two tails wait to be chosen from")
        self.device.shows("a move is shown")


def is_other(game, count, state) -> bool:
    """Whether a game stands otherwise than before."""
    return game.log.count != count or game.state.canonical() != state.canonical()

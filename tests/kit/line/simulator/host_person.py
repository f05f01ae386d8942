"""Who sits at the host: proposes moves, plays on alone, leaves for another game."""

from kit.line.simulator.table import Fingers, a_legal_move
from voltable.line.flows.live import DOWN, LIVE, SYNC
from voltable_host.saves.save_errors import SaveError


class HostPerson:
    """What is seen here is told to the host's history."""

    def __init__(self, host):
        self.host = host
        self.world = host.world
        self.fingers = Fingers(self.world.dice)

    def is_waiting(self) -> bool:
        """Whether somebody would wait for the line."""
        return self.host.state() != LIVE and not self.world.habits.loneliness

    def press(self):
        """Somebody does something."""
        live, dice = self.host.live, self.world.dice
        if live is None:
            return
        is_done = self.world.is_done(self.host.save.game)
        if dice.random() < (0.1 if is_done else 0.004):
            self.leave()
        elif is_done:
            pass
        elif live.state == LIVE and not (live.proposal and live.proposal.is_pending):
            self.propose()
        elif live.state == DOWN and dice.random() < self.world.habits.loneliness:
            self.play_alone()
        elif live.state == SYNC and dice.random() < self.world.habits.loneliness / 10:
            self.play_alone()  # who was asked while the line was down answers now

    def leave(self):
        """Another game, or none for a while."""
        self.host.save.close()
        self.host.talker.stop()
        self.host.opens = None
        self.host.end("leaves", self.world.dice.choice((20, 300)))

    def propose(self):
        """A move that the device shall take."""
        move = a_legal_move(self.host.save.game, self.fingers)
        if move:
            self.host.proposed = self.host.live.propose(move, self.fingers.pick(2) == 0)
            self.world.say("host", f"proposes {move}")

    def play_alone(self):
        """A move without the device; whoever waits for an answer first gives that up."""
        move = a_legal_move(self.host.save.game, self.fingers)
        if not move:
            return
        self.host.live.proposal = self.host.proposed = None
        self.host.save.game.play(move)
        self.host.made_alone()  # it may be there though the program ends in the middle of it
        try:
            self.host.save.append()
        except SaveError as error:
            self.world.say("host", f"takes back {move}: {error.message}")
            return
        self.world.say("host", f"plays {move}, record {self.host.save.records.count - 1}")
        self.host.shows("a move is shown")

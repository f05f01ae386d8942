"""Somebody on each side: how often hands move, and who picks where two tails are."""

from voltable.line.flows.live import FORKED


class Hands:
    """One side's user."""

    def __init__(self, world, side):
        self.world = world
        self.side = side  # Device or Host
        self.due = 0
        self.is_quiet = False

    def is_due(self) -> bool:
        """Whether something is done in this tick."""
        return self.world.now >= self.due and not self.is_quiet

    def press(self):
        """Do it, and think about the next."""
        dice = self.world.dice
        habits = self.world.habits
        self.due = self.world.now + dice.randrange(10, habits.haste)
        if not self.side.is_waiting() or dice.random() < habits.impatience:
            self.side.press()
        else:
            self.due += 2 * habits.haste


def pick(world):
    """Where two tails wait, somebody chooses after a while."""
    live, dice = world.host.live, world.dice
    if live is None or live.fork is None or live.state != FORKED or live.choice is not None or dice.random() > 0.2:
        return
    kind = dice.randrange(3)
    world.history.seen = {live.fork.ours, live.fork.theirs}
    world.say("people", ("pick the host's tail", "pick the device's tail", "hold L and R")[kind])
    if kind < 2:
        live.choice = ("host", "device")[kind]
    elif world.device.app:
        world.device.app.is_picked = True

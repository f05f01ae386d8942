"""Fingers on the keys of a simulated device: which key is meant, and what a press or a hold is."""

from voltable_host.companion.sim.simulator import Simulator

PRESS, HOLD, GAP = 60, 700, 40  # milliseconds
NUMBERS, LEFT_MIDDLE_RIGHT = "1234", "lmr"


class Fingers:
    """Press, hold and keep keys; a key is named as it is labelled, or as the three of the reference device."""

    def __init__(self, device: Simulator):
        self.device = device
        self.labels = device.sight.key_names
        self.down = 0  # what is kept down

    def bit(self, name: str) -> int:
        """The key of that name; 0 if there is none."""
        row = front_row(self.labels)
        names = {label.lower(): label for label in self.labels}
        for others in (NUMBERS, LEFT_MIDDLE_RIGHT if len(row) >= len(LEFT_MIDDLE_RIGHT) else ""):
            names = dict(zip(others, row)) | names
        label = names.get(name.lower())
        return 1 << self.labels.index(label) if label else 0

    def press(self, bit: int) -> None:
        """Down and up again."""
        self.keep(bit, PRESS)

    def hold(self, bit: int) -> None:
        """The same with a finger that stays."""
        self.keep(bit, HOLD)

    def keep(self, bit: int, milliseconds: int) -> None:
        """A key that is down for so long."""
        self.device.order(self.down | bit, milliseconds)
        self.device.order(self.down & ~bit, GAP)

    def put_down(self, bit: int) -> None:
        """A finger that stays until it is told to go."""
        self.down |= bit
        self.device.order(self.down, GAP)

    def take_up(self, bit: int) -> None:
        """It goes."""
        self.down &= ~bit
        self.device.order(self.down, GAP)

    def wait(self, milliseconds: int) -> None:
        """Nothing moves."""
        self.device.order(self.down, milliseconds)

    def settle(self) -> None:
        """Until all of it has been done and drawn."""
        self.device.settle(self.down)


def front_row(labels: list[str]) -> list[str]:
    """The keys that are called 1, 2, 3: from left to right, those of a stick or knob as it moves.

    >>> front_row(["L", "M", "R"]), front_row(["push", "left", "right", "up", "down", "A"])
    (['L', 'M', 'R'], ['left', 'push', 'right'])
    """
    return ["left", "push", "right"] if "push" in labels else labels

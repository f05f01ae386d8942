"""What goes wrong beside the bytes on the line."""

from kit.line.simulator.flash_disk import BROKEN, FULL, PowerCut
from kit.line.simulator.host_disk import HostKilled

LONG = 5000  # milliseconds
RENAMING = 6  # moments before and after the steps in which a journal becomes a branch
SOON = 400  # milliseconds; a cut that waits for a step of flash that does not come happens then


class Trouble:
    """The faults of a time; each comes alone, many may overlap."""

    def __init__(self, world, weights):
        self.world = world
        self.kinds = list(weights)
        self.weights = list(weights.values())
        self.due = 0
        self.pace = 200
        self.until = {}  # a state that lasts: its name to its end
        self.flash_in = self.disk_in = -1  # durable steps until the power goes, or the program ends
        self.flash_error = None
        self.flash_only = ""  # how the names of the files end that it waits for
        self.flash_latest = self.disk_latest = 0
        world.flash.step, world.flash.failure = self.flash_step, self.flash_failure
        world.disk.step = self.disk_step

    def step(self):
        """A tick: maybe something goes wrong, or is well again."""
        now = self.world.now
        for name, end in list(self.until.items()):
            if now >= end:
                del self.until[name]
                getattr(self, "end_" + name, lambda: None)()
        if self.flash_in >= 0 and now >= self.flash_latest and self.world.device.app:
            self.flash_in = -1
            self.world.device.step_fault = self.flash_error
        if self.disk_in >= 0 and now >= self.disk_latest and self.world.host.talker:
            self.disk_in = -1
            self.world.host.step_fault = HostKilled
        if self.weights and now >= self.due:
            self.due = now + self.world.dice.randrange(10, 2 * self.pace)
            getattr(self, self.world.dice.choices(self.kinds, self.weights)[0])()

    def next_due(self):
        """When that may be."""
        due = min(self.until.values(), default=1 << 60)
        for left, latest in ((self.flash_in, self.flash_latest), (self.disk_in, self.disk_latest)):
            if left >= 0:
                due = min(due, latest)
        return min(due, self.due) if self.weights else due

    def heal(self):
        """All is well."""
        self.weights = []
        self.flash_in = self.disk_in = -1
        for name in list(self.until):
            del self.until[name]
            getattr(self, "end_" + name, lambda: None)()

    def last(self, name, longest, detail=""):
        """Something that takes a while; nothing where it is so already."""
        if name in self.until:
            return False
        self.until[name] = self.world.now + self.world.dice.randrange(20, longest)
        self.world.count(name, detail)
        return True

    # The line

    def stall(self):
        """No byte moves."""
        self.last("stall", 700)

    def unplug(self):
        """The cable is out; the two may feel it at once, or it is only silent."""
        self.world.is_felt = self.world.dice.random() < 0.5
        if self.last("unplug", self.world.dice.choice((500, 5000))):
            self.world.is_plugged = False
            self.world.to_device.clear()
            self.world.to_host.clear()
            if self.world.is_felt:
                self.world.host.lose()

    def end_unplug(self):
        """Plugged in again."""
        self.world.is_plugged = True

    # The device

    def cut(self):
        """The power goes before or after one of the next steps of flash."""
        self.at_flash_step("cut", PowerCut)

    def interrupt(self):
        """Ctrl-C in the same places."""
        self.at_flash_step("interrupt", KeyboardInterrupt)

    def cut_rename(self):
        """The power goes before or after a step that makes one file another, whenever the next one comes."""
        if self.flash_in < 0:
            self.at_flash_step("cut", PowerCut, RENAMING)
            self.flash_latest = self.world.now + LONG
            self.flash_only = (".new", ".b1", ".b2", ".b3")

    def at_flash_step(self, name, error, steps=12):
        """Wait for it."""
        if self.world.device.app and self.flash_in < 0:
            self.flash_error = error
            self.flash_in = self.world.dice.randrange(steps)
            self.flash_latest = self.world.now + self.world.dice.randrange(10, SOON)
            self.flash_only = ""
            self.world.count(name)

    def flash_step(self, kind, path, is_done):
        """A durable step begins, or is done."""
        world = self.world
        if self.flash_in >= 0 and path.endswith(self.flash_only):
            self.flash_in -= 1
            if self.flash_in < 0:
                world.say("flash", f"{self.flash_error.__name__} {'after' if is_done else 'before'} {kind} {path}")
                world.flash.is_off = self.flash_error is PowerCut
                raise self.flash_error
        if is_done:
            if "slow" in self.until:
                world.device.frozen = world.now + world.dice.randrange(50, 1500)
            if kind == "name":
                world.history.check("device")

    def full(self):
        """No room on flash."""
        self.last("full", 500)

    def broken(self):
        """Flash refuses one write."""
        if "broken" not in self.until:
            self.last("broken", 300)

    def slow(self):
        """Each write takes long."""
        self.last("slow", 3000)

    def flash_failure(self, kind, path):
        """What flash says to a write."""
        if "full" in self.until and path.endswith((".j", ".new", ".tmp")):
            return FULL, 0
        if "broken" in self.until and "/" in path:
            del self.until["broken"]
            return BROKEN, self.world.dice.choice((0, 0, 0.5, 1))
        return None

    # The host

    def kill(self):
        """The program ends before or after one of its next changes on disk."""
        if self.world.host.talker and self.disk_in < 0:
            self.disk_in = self.world.dice.randrange(12)
            self.disk_latest = self.world.now + self.world.dice.randrange(10, SOON)
            self.world.count("kill")

    def disk_step(self, kind, is_done):
        """A change on disk begins, or is done."""
        world = self.world
        if self.disk_in >= 0:
            self.disk_in -= 1
            if self.disk_in < 0:
                world.say("disk", f"the program ends {'after' if is_done else 'before'} {kind}")
                world.disk.is_off = True
                raise HostKilled
        if not is_done and kind == "write" and "disk_full" in self.until:
            raise OSError(28, "disk full")

    def disk_full(self):
        """No room on the disk."""
        if self.last("disk_full", 500):
            self.world.is_disk_full = True

    def end_disk_full(self):
        """Room again."""
        self.world.is_disk_full = False

"""One world: two ends, a cable, people, trouble, and a clock of 10 ms; one seed decides everything."""

from collections import Counter
from contextlib import ExitStack
from types import SimpleNamespace
from unittest.mock import patch

from kit.line.simulator.device import Device
from kit.line.simulator.faults import Trouble
from kit.line.simulator.flash_disk import FlashDisk
from kit.line.simulator.history import DEVICE, HOST, Broken, History
from kit.line.simulator.host import Host
from kit.line.simulator.host_disk import HostDisk
from kit.line.simulator.line import RING, Pipe
from kit.line.simulator.people import Hands, pick
from kit.line.simulator.profiles import Profile
from kit.line.simulator.table import is_done
from voltable.line.flows import live
from voltable_device.line import answers

TICK = 10
BOUND = 2000  # ticks; far more than it may take
MOST_GAMES = 4


class World:
    """Ends, line and people; `run` makes so many faults happen."""

    def __init__(self, dice, verbose=False, profile=None):
        self.verbose = verbose
        self.dice = dice
        self.profile = profile  # of all bad times; without one they differ
        self.now = 0
        self.faults = 0
        self.kinds = Counter()
        self.healed = []  # ticks from the first message on a good line until both sides are one, each time
        self.waited = []  # the same from when both programs run and the line is good
        self.talked = 0  # when the device last understood a message
        self.is_plugged = True
        self.is_felt = False
        self.is_disk_full = False
        self.done = set()  # games that are played, or long enough
        self.habits = Profile({})  # of people
        self.flash, self.disk = FlashDisk(), HostDisk()
        self.history = History(self)
        self.to_device, self.to_host = Pipe(self, "to device", RING), Pipe(self, "to host")
        self.device, self.host = Device(self), Host(self)
        self.keys, self.mouse = Hands(self, self.device.person), Hands(self, self.host.person)
        self.trouble = Trouble(self, {})

    def __enter__(self):
        self.stack = ExitStack()
        self.stack.enter_context(self.flash)
        self.stack.enter_context(self.disk)
        self.stack.enter_context(patch.object(answers, "gc", SimpleNamespace(collect=int)))  # it takes long here
        return self

    def __exit__(self, *error):
        self.stack.close()

    # Words

    def say(self, who, what):
        """A line of the trace."""
        if self.verbose:
            print(f"{self.now:8} {who}: {what}")

    def count(self, kind, detail=""):
        """A fault happened."""
        self.faults += 1
        self.kinds[kind] += 1
        self.say("FAULT", f"{self.faults} {kind} {detail}")

    def flash_name(self, gid) -> str:
        """The journal of a game."""
        return f"games/{gid.hex()}.j"

    def disk_name(self, gid) -> str:
        """The file of a game."""
        return f"{gid.hex()}.vtl"

    def disk_has(self, gid) -> bool:
        """Whether the host has this game."""
        return self.disk_name(gid) in self.disk.names

    def wants_game(self, count) -> bool:
        """Whether a new game may be begun: a world stays small."""
        return count < MOST_GAMES

    def echo(self):
        """The prompt repeats what it is sent."""
        ready = self.to_device.ready
        if ready:
            self.to_host.write(bytes(ready))
            ready.clear()

    # Time

    def run(self, faults):
        """Bad times and good ones until so many faults have happened."""
        while self.faults < faults and not self.is_used_up():
            profile = self.profile or Profile.choose(self.dice)
            self.begin_trouble(profile)
            end = self.faults + profile.faults
            limit = self.now + 60_000
            while self.faults < min(end, faults) and self.now < limit:
                self.tick()
            self.heal()
        self.history.check_files()

    def is_used_up(self) -> bool:
        """Whether all games are played: a new world is quicker than long logs."""
        return len(self.done) >= MOST_GAMES

    def is_done(self, game) -> bool:
        """Whether nobody plays on here."""
        if is_done(game):
            self.done.add(game.gid)
        return game.gid in self.done

    def begin_trouble(self, profile):
        """A bad time."""
        self.say("world", f"a bad time: {profile}")
        self.trouble.weights = list(profile.weights.values())
        self.trouble.kinds = list(profile.weights)
        self.trouble.pace = profile.pace
        self.trouble.due = self.now
        self.habits = profile
        self.keys.is_quiet = self.mouse.is_quiet = False
        self.to_device.chance = self.to_host.chance = profile.line
        self.to_device.rate = self.to_host.rate = profile.rate

    def tick(self):
        """10 ms, or more where nothing can happen before."""
        self.now = max(self.now + TICK, self.quiet_until())
        self.trouble.step()
        is_moving = self.is_moving()
        self.host.step()
        if is_moving:
            self.to_device.step()
        self.device.step()
        if is_moving:
            self.to_host.step()
        pick(self)

    def is_moving(self) -> bool:
        """Whether bytes on the line go on."""
        return "stall" not in self.trouble.until

    def quiet_until(self) -> int:
        """The next moment in which anything happens."""
        if self.is_moving() and (self.to_device.waiting or self.to_host.waiting) or self.to_host.ready:
            return 0
        if self.to_device.ready and self.now >= self.device.frozen:
            return 0
        due = min(self.host.due(), self.device.due(), self.trouble.next_due())
        if self.host.state() == live.FORKED:
            return 0
        if not self.keys.is_quiet and self.device.app:
            due = min(due, max(self.keys.due, self.device.frozen))
        if not self.mouse.is_quiet and self.host.talker:
            due = min(due, self.mouse.due)
        return -(-due // TICK) * TICK

    def heal(self):
        """All is well: within a while both have the same."""
        self.say("world", "all is well")
        self.trouble.heal()
        self.keys.is_quiet = self.mouse.is_quiet = True
        self.to_device.chance = self.to_host.chance = 0
        self.device.frozen = 0
        start, running = self.now, None
        talking = None
        for _ in range(BOUND):
            self.tick()
            if running is None and self.device.app and self.host.live:
                running = self.now
            if talking is None and self.talked > start:
                talking = self.talked
            if self.is_one():
                break
            self.help_device()
        else:
            states = f"the host is {self.host.state()}, the device {self.device.state()}"
            raise Broken(f"not one after {BOUND} ticks: {states}")
        self.waited.append((self.now - (running or self.now)) // TICK)
        self.healed.append((self.now - max(talking or 0, running or 0)) // TICK if talking else 0)
        self.say("world", f"one after {self.waited[-1]} ticks, {self.healed[-1]} of them talking")
        self.check()

    def help_device(self):
        """Somebody sees that nothing can be saved and opens the game again."""
        app = self.device.app
        if app and app.kept and app.kept.readonly == "no-save":
            self.device.person.open_game([app.kept.game.gid])
            self.device.idle = 0

    def is_one(self) -> bool:
        """Whether both have the same and know it."""
        save, app = self.host.save, self.device.app
        if self.host.state() != live.LIVE or self.device.state() != "live" or not save or not app or not app.kept:
            return False
        log = app.kept.game.log
        return (save.records.gid, save.records.head) == (app.kept.game.gid, log.head) and not self.host.proposed

    def check(self):
        """Everything."""
        self.history.check(DEVICE)
        self.history.check(HOST)
        self.history.check_origins()
        if not len(self.healed) % 6:
            self.history.check_files()

"""The host: its real talker, flows and save files, and a person in front of it."""

from kit.line.simulator.history import DEVICE, HOST, Broken
from kit.line.simulator.host_disk import HostKilled
from kit.line.simulator.host_files import HostFiles
from kit.line.simulator.host_person import HostPerson
from kit.line.simulator.overheard import HostOverheard
from kit.line.simulator.watcher import Watcher
from voltable.line.flows.faults import LineLost
from voltable.line.flows.live import Live
from voltable.line.flows.talker import Talker
from voltable.line.messages import SLOW, SLOW_TIMEOUT, TIMEOUT
from voltable_host.companion.line.payloads import unpack


class Host:
    """A program, its disk, and who uses it."""

    def __init__(self, world):
        self.world = world
        self.person = HostPerson(self)
        self.files = HostFiles(self)
        self.save = self.talker = self.live = None
        self.starts = 0
        self.opens = None  # the name of the file that is wanted next
        self.step_fault = None  # what happens at the next step
        self.proposed = None

    # Life

    def start(self):
        """The program starts with some game."""
        world = self.world
        world.disk.is_off = False
        files, dice = self.files, world.dice
        names, short = files.names(), files.short_names()
        self.talker = Talker(world.dice.getrandbits(32), unpack)
        HostOverheard(self)
        self.live = self.proposed = None
        name = self.opens if self.opens in names else None
        if not name and short and dice.random() < 0.8:
            name = dice.choice(short)
        self.opens = None
        if dice.random() < 0.1:
            pass  # nothing is opened: the games of the device are fetched
        elif name:
            files.open(name)
        elif world.wants_game(len(names)):
            files.create()
        elif names:
            files.open(names[-1])
        if self.save:
            self.opens = self.save.path.name
            self.live = Live(self.save, self.talker, Watcher(self))
            self.talker.begin(self.live.flow(), world.now)
        else:
            self.talker.begin(files.fetch(), world.now)

    def end(self, why, pause):
        """The program ends, however."""
        self.world.say("host", why)
        self.save = self.live = self.talker = None
        self.starts = self.world.now + pause

    # Time

    def step(self):
        """A tick."""
        world = self.world
        if self.talker is None:
            world.to_host.ready.clear()
            if world.now < self.starts:
                return
        elif self.is_asleep():
            return
        try:
            if self.talker is None:
                self.start()
            self.strike()
            self.work()
        except HostKilled:
            self.end("killed", world.dice.choice((20, 500, 4000)))
            world.disk.survive(world.dice, world.dice.random() < 0.4)
            world.history.check(HOST)

    def is_asleep(self) -> bool:
        """Whether nothing can happen in this tick."""
        world = self.world
        return not (world.to_host.ready or self.step_fault or world.mouse.is_due() or self.due() <= world.now)

    def strike(self):
        """The program ends in the middle of nothing."""
        fault, self.step_fault = self.step_fault, None
        if fault:
            raise fault

    def work(self):
        """Time, what the person does, and what came."""
        world, talker = self.world, self.talker
        goes_on = talker.step(world.now)
        if world.mouse.is_due():
            world.mouse.press()
            if self.talker is not talker:
                return
        ready = world.to_host.ready
        if ready:
            data = bytes(ready)
            ready.clear()
            talker.feed(data, world.now)
        if not goes_on and talker.flow is None:
            if self.live:
                raise Broken(f"the host gave up: {self.live.state}")
            self.end("done", 100)
            return
        out = talker.exchange.out
        while out:
            frame = out.pop(0)
            if world.is_plugged:
                world.to_device.write(frame)
        self.check()

    def due(self):
        """When something may happen by itself."""
        if self.talker is None:
            return self.starts
        if self.talker.exchange.out:
            return self.world.now
        if self.talker.resumes is not None:
            return self.talker.resumes
        exchange = self.talker.exchange
        if exchange.asked is not None:
            return exchange.since + (SLOW_TIMEOUT if exchange.asked in SLOW else TIMEOUT)
        return self.world.now

    def lose(self):
        """The port is gone, and the system says so."""
        if self.talker and self.talker.flow:
            self.talker.lose(LineLost("unplugged"), self.world.now)

    # What must hold

    def state(self):
        """Of the line."""
        return self.live.state if self.live else "off"

    def check(self):
        """What is on the screen lies on the disk; a move that somebody waits for came to an end."""
        if self.proposed and not self.proposed.is_pending:
            proposal, self.proposed = self.proposed, None
            if proposal.events is not None:
                self.confirmed(proposal)
            else:
                self.world.say("host", f"is refused {proposal.action}: {proposal.error}")
        if self.save and self.save.game.log.count != self.save.records.count:
            raise Broken("the host shows what is not on the disk")

    def confirmed(self, proposal):
        """A move of the host is shown as done: both have it."""
        history, gid = self.world.history, self.save.records.gid
        self.world.say("host", f"sees {proposal.action} done, {self.save.records.count} records")
        history.tell_bytes(DEVICE, gid, proposal.raw, "a proposal is shown as done")
        self.shows("a proposal is shown as done")

    def shows(self, why):
        """Somebody sees how the game stands."""
        records = self.save.records
        self.world.history.tell(HOST, records.gid, records.count, records.head, why)
        self.world.history.same_state(records.gid, records.head, self.save.game.digest(), why)

    def made_alone(self):
        """The records that are not on the disk yet were not asked for."""
        chain = self.save.records.chain()
        for _number, origin, payload in self.save.game.log.records(chain.number):
            chain.record(payload, origin)
        self.world.history.own.add(chain.head)

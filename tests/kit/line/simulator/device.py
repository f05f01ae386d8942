"""The device: its real end of the line and journals on flash in memory, and when it is switched on and off."""

from kit.line.simulator.app import IDLE, App
from kit.line.simulator.device_person import DevicePerson
from kit.line.simulator.flash_disk import PowerCut
from kit.line.simulator.history import DEVICE, Broken
from kit.line.simulator.line import Cable
from kit.line.simulator.overheard import DeviceOverheard
from voltable.line.frame import START
from voltable.line.messages import SILENCE, SLOW, SLOW_TIMEOUT, TIMEOUT
from voltable_device.line.cable import next_of
from voltable_device.line.end import LineEnd

STEPS = 8  # of its end of the line in a tick: it waits a millisecond after each
NEVER = 1 << 60
WRAP = 1 << 30  # a clock of milliseconds begins anew


class Device:
    """A device, its flash, and who holds it."""

    def __init__(self, world):
        self.world = world
        self.person = DevicePerson(self)
        self.app = self.line = None
        self.starts = 0  # when it is switched on, or its program starts again
        self.frozen = 0  # flash takes its time until then
        self.is_prompt = False  # the program has ended, the prompt repeats what comes
        self.idle = 0  # steps in which nothing happened
        self.wakes = 0  # when it does something by itself
        self.cable = Cable(world)
        self.session = 0
        self.step_fault = None  # what happens at the next step

    # Life

    def boot(self):
        """The program starts."""
        world = self.world
        self.is_prompt = world.flash.is_off = False
        self.app = App(self)
        self.session = world.dice.getrandbits(32)
        self.idle = 0
        if world.dice.random() < 0.8:
            self.person.open_game(self.app.games.gids()[-1:])
        world.say("device", "boots")
        world.history.check_games()

    def end(self, why, pause):
        """The program ends, however."""
        self.world.say("device", why)
        self.app = self.line = None
        self.starts = self.world.now + pause

    # Time

    @staticmethod
    def elapsed(later, earlier):
        """Milliseconds in between."""
        return (later - earlier + WRAP // 2) % WRAP - WRAP // 2

    def step(self):
        """A tick."""
        world = self.world
        if self.app is None:
            if self.is_prompt:
                world.echo()
            else:
                world.to_device.ready.clear()
            if world.now < self.starts:
                return
        elif world.now < self.frozen or self.is_asleep():
            return
        try:
            if self.app is None:
                self.boot()
            self.strike()
            self.work()
        except PowerCut:
            self.end("power cut", world.dice.choice((50, 500, 2000)))
            world.history.check(DEVICE)
        except KeyboardInterrupt:
            self.end("interrupted", world.dice.choice((200, 1500)))
            self.is_prompt = True
            world.history.check(DEVICE)

    def strike(self):
        """A power cut, or an interrupt, in the middle of nothing."""
        fault, self.step_fault = self.step_fault, None
        if fault:
            raise fault

    def work(self):
        """The line, and somebody presses a key in between."""
        world = self.world
        now = (world.now + WRAP - 5000) % WRAP
        keys_after = world.dice.randrange(3) if world.keys.is_due() else -1
        for number in range(STEPS):
            self.listen(now)
            busy = self.is_busy()
            if busy and self.is_batch() and world.dice.random() < world.habits.nosiness:
                self.person.press()
            if number == keys_after:
                world.keys.press()
                keys_after = -1
                busy = True
            if not busy and keys_after < 0:
                break
        self.idle = 0 if busy else self.idle + 1
        if self.idle >= 2:
            self.wakes = self.next_timeout()
        self.check()

    def is_asleep(self) -> bool:
        """Whether nothing can happen in this tick."""
        world = self.world
        is_idle = self.idle >= 2 and world.now < self.wakes and not world.to_device.ready
        return is_idle and not (self.app.is_picked or self.step_fault or world.keys.is_due())

    def listen(self, now):
        """As voltable_device.line.cable does it: there is an end of the line from the first byte of a frame on."""
        if self.line is None:
            if next_of(self.cable) != START:
                return
            self.line = LineEnd(self.app, self.cable, self.session)
            self.line.heard = now
            DeviceOverheard(self)
            self.line.exchange.take(START)
        self.line.step(now)
        if self.line.is_over(now):
            self.line = None

    def is_busy(self) -> bool:
        """Whether the line would do more at once; half a frame alone is no work."""
        line, ready = self.line, self.world.to_device.ready
        if line is None:
            return bool(ready)
        is_working = line.found is not None or line.conversation is not None and line.conversation.is_busy()
        return bool(is_working or line.sending or line.exchange.out or ready)

    def is_batch(self) -> bool:
        """Whether records of the computer are on their way into a game, and somebody may press a key."""
        talking = self.line and self.line.conversation
        if self.world.keys.is_quiet or talking is None or talking.work is None:
            return False
        kept = self.app.kept
        return kept is None or kept.held is not None or kept.game.gid != talking.bookmark.gid

    def due(self):
        """When something may happen by itself."""
        world = self.world
        if self.app is None:
            return self.starts
        if world.now < self.frozen:
            return self.frozen
        return world.now if self.idle < 2 or self.app.is_picked else self.wakes

    def next_timeout(self):
        """When the line would do something though nothing comes."""
        world = self.world
        if self.line is None:
            return NEVER
        now = (world.now + WRAP - 5000) % WRAP
        exchange = self.line.exchange
        due = SILENCE - self.elapsed(now, self.line.heard)
        if exchange.asked is not None:
            limit = SLOW_TIMEOUT if exchange.asked in SLOW else TIMEOUT
            due = min(due, limit - self.elapsed(now, exchange.since))
        return world.now + due

    # What must hold

    def gid(self):
        """The game that is open."""
        return self.app.kept.game.gid if self.app and self.app.kept else None

    def state(self):
        """Of the line."""
        return self.line.word() if self.line else IDLE

    def check(self):
        """What is on the display lies on flash."""
        kept = self.app.kept
        if kept is not None and kept.held is None:
            log = kept.game.log
            data = self.world.flash.files.get(log.path, b"")
            if data[log.size - 4 : log.size] != log.crc.to_bytes(4, "little"):
                raise Broken("the display shows what is not on flash")
            is_longer = len(data) > log.size and not kept.readonly
            if is_longer and self.world.history.main(DEVICE, kept.game.gid).count > log.count:
                raise Broken("flash has records that the display does not show")

    def shows(self, why):
        """Somebody sees how the game stands."""
        game = self.app.kept.game
        self.world.history.tell(DEVICE, game.gid, game.log.count, game.log.head, why)
        self.world.history.same_state(game.gid, game.log.head, game.digest(), why)

"""What a conversation holds in memory, and what each message leaves behind; runs in MicroPython and prints bytes.

micropython tests/kit/device/device_line_memory.py FOLDER
"""

import gc
import sys

import voltable_device.flash.games  # noqa: F401  code is counted elsewhere
import voltable_device.flash.tally  # noqa: F401
from kit.device.device_wire import Wire
from kit.device.still_device import StillDevice, app_on, empty
from voltable.engine.journal import Chain
from voltable.engine.pack import pack
from voltable.engine.verbs import NUMBERS
from voltable.line.frame import MOST_PAYLOAD, TO_DEVICE, frame
from voltable.line.mark import ENGINE
from voltable.line.messages import APPEND, HELLO, LIST, NO_HEAD, PING, PROBE, PULL, READY
from voltable_device.line import end
from voltable_device.line.end import LineEnd
from voltable_device.line.sharing import Shared

ACCEPT = 1
MOVES = 40

end.tidy = lambda: None  # garbage is counted here, not collected


class Host:
    """Sends a message, and tells what it cost."""

    def __init__(self, app, wire):
        self.app, self.wire = app, wire
        self.transaction = 0

    def ask(self, name, kind, *fields):
        """A message to its answer, every step of it."""
        self.transaction += 1
        self.wire.coming = frame(TO_DEVICE, kind, self.transaction, pack(fields))
        self.wire.at = self.wire.size = 0
        gc.collect()
        gc.disable()
        before = gc.mem_alloc()
        self.run()
        cost = gc.mem_alloc() - before
        gc.enable()
        assert self.wire.size, "no answer"
        self.tell(name, cost)

    def run(self):
        """Until nothing more is to be done."""
        step, device = self.app.line.step, self.app.device
        while step(device.now) or self.wire.at < len(self.wire.coming):
            pass

    def tell(self, name, number):
        """One figure."""
        print(name, number)


def used() -> int:
    """Bytes of the heap in use."""
    gc.collect()
    gc.collect()
    return gc.mem_alloc()


def record_after(game):
    """The next move as a record of the computer."""
    log = game.log
    return Chain(log.head, log.count, log.crc).record(pack(likeliest(game)), 0)


def likeliest(game):
    """The first answer to what is asked, an open amount at its least."""
    action = game.choices()[0]
    return action[: NUMBERS[action[0]] + 1]


def main(folder):
    """A line each: what the line holds before and while somebody talks, and what each message took."""
    app = app_on(StillDevice(empty(folder)), {"tested": True, "depth": "score"})
    app.press(ACCEPT)
    for _ in range(MOVES):
        app.kept.play(likeliest(app.game))
    app.show_game()
    app.render()
    wire = Wire()
    host = Host(app, wire)
    before = used()
    app.line = LineEnd(Shared(app), wire, 7)
    host.tell("silent", used() - before)
    host.ask("hello", HELLO, 0, 1, 5, ENGINE, MOST_PAYLOAD, None, -1, NO_HEAD)
    log, gid = app.game.log, app.game.gid
    last = log.count - 1
    host.ask("list", LIST, 0)
    host.ask("probe", PROBE, gid, last)
    host.ask("pull", PULL, gid, 0)
    host.ask("pull", PULL, gid, app.line.conversation.copying.number)
    host.ask("ready", READY, gid, last, log.head, app.game.digest())
    host.ask("ping", PING, 5)
    host.tell("held", used() - before)
    host.ask("append", APPEND, gid, last, log.head, record_after(app.game))
    assert log.count == last + 2, "the move was not taken"


if __name__ == "__main__":
    main(sys.argv[1])

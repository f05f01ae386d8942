"""The whole program in a heap of some size, from compiled files; runs in MicroPython and prints what is left.

micropython -X heapsize=110k -m kit.device.device_memory FILES FOLDER HOW WHAT PROFILE EDITION PLAYERS DEPTH PRESSES

HOW is "free" to tell how many bytes are free at least, or "loaded" to tell how many bytes of .mpy are alive at most:
counting needs memory itself, so it is done in a run of its own.
"""

import gc
import sys

from kit.device.still_chance import still_chance

still_chance()  # before anything takes `os` for its own

from kit.device.still_device import StillDevice, app_on, empty  # noqa: E402
from voltable.engine.dice import Dice  # noqa: E402

ACCEPT, LEFT, RIGHT, UNDO, MENU, ALL = 1, 2, 3, 4, 5, 6
INTENTS = (ACCEPT, ACCEPT, ACCEPT, ACCEPT, LEFT, RIGHT, RIGHT, UNDO, MENU, ALL)


class Free:
    """How many bytes are free at least."""

    def __init__(self):
        self.figure = gc.mem_free()

    def look(self):
        """Another page is shown."""
        self.figure = min(self.figure, gc.mem_free())


def press_keys(app, meter, presses, talk=None):
    """Random keys, and a look after every page."""
    dice = Dice(7)
    for _ in range(presses):
        app.press(INTENTS[dice.pick(len(INTENTS))])
        app.render()
        if talk:
            talk()
        if app.name == "crash":
            raise MemoryError("the program broke")
        gc.collect()
        meter.look()


def follow(app, presses, meter):
    """A table is begun, and keys are pressed."""
    app.press(ACCEPT)
    press_keys(app, meter, presses)


def talk(app, presses, meter):
    """The same, while a computer at the other end of the cable follows the game, and sometimes asks for all of it."""
    from kit.device.device_wire import Host
    from voltable.line.messages import LIST, PING, PULL, READY

    host = Host(app)

    def listen():
        host.hello()
        if app.kept is not None:
            log, gid = app.game.log, app.game.gid
            host.get(READY, gid, log.count - 1, log.head, app.game.digest())
            host.get(PULL, gid, log.count // 2)
            host.get(LIST, 0)
            host.get(PING, 1)
        app.render()

    app.press(ACCEPT)
    press_keys(app, meter, presses, listen)


def watch(app, edition, players, moves, meter):
    """A game of the engine is played on flash, then every screen that it has is looked at."""
    import voltable
    from voltable.bots.random_bot import random_dice, random_move

    app.take(app.games.create(voltable.new_game(edition, players=players, seed=1)))
    dice = random_dice(1)
    for _ in range(moves):
        if not app.game.over:
            app.kept.play(random_move(app.game.choices(), dice))
    app.show_game()
    for name in ("resume", "menu", "rewind", "languages", "brightness", "pin_test", "setup"):
        app.open(name)
        app.render()
    app.show_game()
    app.undo()
    app.render()
    gc.collect()
    meter.look()


def main(files, folder, how, what, profile, edition, players, depth, presses):
    """Prints the figure and the end's hash."""
    gc.threshold(32768 if gc.mem_free() > 150000 else 2048)  # as the program does
    meter = Free()
    if how == "loaded":
        from kit.device.living_code import LivingCode

        meter = LivingCode(files)
    device = StillDevice(empty(folder), profile, False)
    profiles = [name for name in sys.modules if name.endswith("profiles")]
    for name in profiles:  # as the program forgets them on a device of its own
        del sys.modules[name]
        package, _, last = name.rpartition(".")
        delattr(sys.modules[package], last)
    app = app_on(device, {"tested": True, "edition": edition, "players": players, "depth": depth, "lang": "cs"})
    if what == "game":
        watch(app, edition, players, presses, meter)
    else:
        (follow if what == "table" else talk)(app, presses, meter)
    print(meter.figure, app.game.hash() if app.kept else "-")


if __name__ == "__main__":
    main(*sys.argv[1:7], int(sys.argv[7]), sys.argv[8], int(sys.argv[9]))

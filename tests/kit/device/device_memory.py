"""The whole program in a heap of some size, from compiled files; runs in MicroPython and prints what is left.

micropython -X heapsize=110k tests/kit/device/device_memory.py FILES FOLDER WHAT PROFILE EDITION PLAYERS DEPTH PRESSES
"""

import gc
import os
import sys

from kit.device.device_board import StillBoard, app_on, empty
from voltable.dice import Dice

ACCEPT, LEFT, RIGHT, UNDO, MENU, ALL = 1, 2, 3, 4, 5, 6
INTENTS = (ACCEPT, ACCEPT, ACCEPT, ACCEPT, LEFT, RIGHT, RIGHT, UNDO, MENU, ALL)


def loaded(files) -> int:
    """Bytes of the .mpy files whose modules are there now."""
    size = 0
    for name in sys.modules:
        for end in (".mpy", "/__init__.mpy"):
            try:
                size += os.stat(files + "/" + name.replace(".", "/") + end)[6]
            except OSError:
                pass
    own = [name.replace(".", "/") for name in sys.modules if name.startswith("kit.device.")]
    return size - sum([os.stat(files + "/" + name + ".mpy")[6] for name in own])


def press_keys(app, files, presses, talk=None) -> tuple:
    """Random keys; the most that was loaded, and the least that was free, after every page."""
    dice = Dice(7)
    most, least = loaded(files), gc.mem_free()
    for _ in range(presses):
        app.press(INTENTS[dice.pick(len(INTENTS))])
        app.render()
        if talk:
            talk()
        if app.name == "crash":
            raise MemoryError("the program broke")
        gc.collect()
        most = max(most, loaded(files))
        least = min(least, gc.mem_free())
    return most, least


def follow(app, presses, files) -> tuple:
    """A table is begun, and keys are pressed."""
    app.press(ACCEPT)
    return press_keys(app, files, presses)


def talk(app, presses, files) -> tuple:
    """The same, while a computer at the other end of the cable follows the game, and sometimes asks for all of it."""
    from kit.device.device_wire import Host
    from voltable.messages import LIST, PING, PULL, READY

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
    return press_keys(app, files, presses, listen)


def watch(app, edition, players, moves, files) -> tuple:
    """A game of the engine is played on flash, then every screen that it has is looked at."""
    import voltable
    from voltable.bots import random_dice, random_move

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
    return loaded(files), gc.mem_free()


def main(files, folder, what, profile, edition, players, depth, presses):
    """Prints bytes loaded at most, bytes free at least, and the end's hash."""
    gc.threshold(32768 if gc.mem_free() > 150000 else 2048)  # as the program does
    board = StillBoard(empty(folder), profile, False)
    sys.modules.pop("voltable_device.profiles")  # as the program forgets them on a board of its own
    delattr(sys.modules["voltable_device"], "profiles")
    app = app_on(board, {"tested": True, "edition": edition, "players": players, "depth": depth, "lang": "cs"})
    if what == "game":
        figures = watch(app, edition, players, presses, files)
    else:
        figures = (follow if what == "table" else talk)(app, presses, files)
    print(figures[0], figures[1], app.game.hash() if app.kept else "-")


if __name__ == "__main__":
    main(*sys.argv[1:6], int(sys.argv[6]), sys.argv[7], int(sys.argv[8]))

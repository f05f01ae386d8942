"""One situation of a device, lived through on this computer: which modules it loads, and which of them then stay.

    python tools/observe_device.py table classic quick 4

A module stays when it is alive although nobody can import it any more: something that goes on needs it.
"""

import gc
import json
import os
import sys
import tempfile
import weakref
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ("voltable", "voltable_cards", "voltable_device")
ACCEPT, LEFT, RIGHT, UNDO, MENU, ALL = 1, 2, 3, 4, 5, 6
INTENTS = (ACCEPT, ACCEPT, ACCEPT, ACCEPT, LEFT, RIGHT, RIGHT, UNDO, MENU, ALL)
PRESSES, MOVES = 600, 400
PIN_WORDS = ("IN", "OUT", "PULL_UP", "IRQ_FALLING", "IRQ_RISING")


class Anything:
    """Takes every word and says nothing: a canvas, a pin, a bus."""

    def __init__(self, *_words: object, **_named: object):
        pass

    def __getattr__(self, name: str) -> object:
        return 0 if name.isupper() else lambda *words, **named: 1


def pretend() -> None:
    """What only MicroPython has."""
    for name, members in (("framebuf", ("FrameBuffer",)), ("machine", ("I2C", "PWM", "SPI", "Pin"))):
        module = ModuleType(name)
        for member in members:
            setattr(
                module,
                member,
                type(member, (Anything,), dict.fromkeys(PIN_WORDS, 0)),
            )
        for constant in ("MONO_VLSB", "MONO_HLSB", "GS4_HMSB", "RGB565"):
            setattr(module, constant, 0)
        sys.modules[name] = module
    import time

    for name in ("sleep_ms", "ticks_ms", "ticks_us", "ticks_diff", "ticks_add"):
        setattr(time, name, lambda *_: 0)
    sys.print_exception = broken  # type: ignore[attr-defined]


def broken(error: BaseException) -> None:
    """The program must not break while it is observed."""
    raise SystemExit(f"broken: {error!r}") from error


class Darkness(Anything):
    """A display that nobody looks at."""

    def __init__(self, width: int = 128, height: int = 64, colours: int = 2):
        super().__init__()
        self.width, self.height, self.colours = width, height, colours
        self.canvas = Anything()


class StillDevice(Anything):
    """Nobody presses a key, and time does not pass."""

    def __init__(self, folder: str):
        from voltable_device.hardware import profiles

        super().__init__()
        self.folder = folder
        self.profile = profiles.find("pico-oled-3b")
        self.display = Darkness()
        self.faults: list[tuple[str, ...]] = []
        self.now = 0

    def keys(self) -> int:
        """None is down."""
        return 0

    def ticks(self) -> int:
        """It stands still."""
        return self.now

    def elapsed(self, later: int, earlier: int) -> int:
        """It never wraps."""
        return later - earlier


def show(app) -> None:
    """The page without its pixels."""
    app.paper.page.clear()
    app.screen.fill(app.paper.page)


def app_for(edition: str, depth: str, players: int, device: object = None):
    """The program with its first page."""
    from voltable_device.run import begin

    answers = {"tested": True, "edition": edition, "players": players, "depth": depth, "lang": "cs", "draw": True}
    app = begin(device or StillDevice(tempfile.mkdtemp()), answers | {"pixels": True})
    show(app)
    return app


def press_keys(app, presses: int = PRESSES) -> None:
    """An evening of random keys; every page is filled."""
    from voltable.engine.dice import Dice

    dice = Dice(7)
    for _ in range(presses):
        app.press(INTENTS[dice.pick(len(INTENTS))])
        show(app)


def table(edition: str, depth: str, players: str):
    """A table is begun with a press and followed."""
    app = app_for(edition, depth, int(players))
    app.press(ACCEPT)
    show(app)
    press_keys(app)
    return app


def game(edition: str, players: str):
    """A game of the engine is kept and shown."""
    app = app_for(edition, "quick", 4)
    app.take(app.games.create(played(edition, players, MOVES // 2)))
    for _ in range(MOVES // 2):
        if not app.game.over:
            app.kept.play(app.game.choices()[0])
    app.show_game()
    show(app)
    return app


def played(edition: str, players: str, moves: int):
    """After so many moves; two have names, and demolition where the edition knows it."""
    import voltable
    from voltable.engine.start import find_edition

    options = {"demolition": True} if "demolition" in dict(find_edition(edition).options) else None
    if players == "2":
        game = voltable.new_game(edition, players=["Ana", "Bo"], seed=1, options=options)
    else:
        game = voltable.new_game(edition, players=int(players), seed=1)
    for _ in range(moves):
        if not game.over:
            game.play(game.choices()[0])
    return game


def talk(edition: str):
    """A table, and a computer that asks for it."""
    sys.path.append(str(ROOT / "tests"))
    from kit.device.device_wire import Host
    from voltable.line.messages import LIST, PING, PULL, READY

    app = app_for(edition, "score", 4)
    app.press(ACCEPT)
    host = Host(app)
    host.hello()
    log, gid = app.game.log, app.game.gid
    host.get(READY, gid, log.count - 1, log.head, app.game.digest())
    host.get(PULL, gid, 0)
    host.get(LIST, 0)
    host.get(PING, 1)
    return app, host


def engine(edition: str, players: str):
    """A game from its first move on, without a device."""
    return played(edition, players, MOVES)


def load(edition: str, players: str):
    """A game that comes back from its log."""
    import voltable

    return voltable.load(played(edition, players, MOVES).dump())


def options(edition: str, players: str):
    """A game with every option as it is not by default: whatever it asks for has to be there."""
    import voltable
    from voltable.engine.start import find_edition

    rules = find_edition(edition)
    allowed = dict(rules.allowed)
    chosen = {name: allowed[name][-1] if name in allowed else not default for name, default in rules.options}
    if "regions" in chosen:
        chosen["regions"] = "draft"
    game = voltable.new_game(edition, players=int(players), seed=1, options=chosen)
    for _ in range(MOVES):
        if not game.over:
            game.play(game.choices()[0])
    return game


def own_cards(edition: str):
    """What an owner of the cards wrote down is asked for."""
    from voltable.engine.start import find_edition

    return find_edition(edition).owners_cards()


def own_map(edition: str):
    """A table is followed whose log has the numbers of an owner's map."""
    import voltable
    from voltable.boardgame.own_map import followed

    rules = [("step_two", (None, None, 7, 7, 7, 7, 7))]
    return voltable.load(voltable.new_table(edition, followed("mine", bytes(8), rules), 4).dump())


def wired(profile: str):
    """The program on the pins of a device."""
    from voltable_device.hardware import pins as hardware
    from voltable_device.hardware import profiles

    device = hardware.open_device(profiles.find(profile))
    device.folder, device.faults = tempfile.mkdtemp(), []  # all its keys seem to be down
    app = app_for("classic", "quick", 4, device)
    app.press(ACCEPT)
    return app


def ours() -> list[str]:
    """The modules of ours that are loaded."""
    return sorted(name for name in sys.modules if name.split(".")[0] in PACKAGES)


def witnesses(module: ModuleType) -> list[weakref.ref]:
    """The functions that a module made: while one of them lives, so do all its names."""
    things = [thing for thing in vars(module).values() if getattr(thing, "__module__", None) == module.__name__]
    things += [part for thing in things if isinstance(thing, type) for part in vars(thing).values()]
    plain = [getattr(thing, "fget", None) or getattr(thing, "__func__", thing) for thing in things]
    return [weakref.ref(thing) for thing in plain if getattr(thing, "__globals__", None) is vars(module)]


def living(kept: object) -> list[str]:
    """Forget all; the modules that are alive all the same, as long as this object is."""
    modules = {name: sys.modules.pop(name) for name in ours()}
    seen = {name: witnesses(module) for name, module in modules.items()}
    for name in seen:  # a package knows whoever was imported from it
        package, _dot, last = name.rpartition(".")
        if package:
            vars(modules[package]).pop(last, None)
    modules.clear()
    gc.collect()
    assert kept is not None
    return sorted(name for name, refs in seen.items() if any(ref() is not None for ref in refs))


SITUATIONS = {
    function.__name__: function for function in (engine, load, table, game, talk, wired, options, own_cards, own_map)
}


def main() -> int:
    """Prints what was seen."""
    sys.path[:0] = [str(ROOT / folder) for folder in ("core", "cardgame", "device")]
    os.urandom = lambda size: bytes(range(size))  # type: ignore[assignment]
    pretend()
    kept = SITUATIONS[sys.argv[1]](*sys.argv[2:])
    loaded = ours()
    print(json.dumps({"loaded": loaded, "stays": living(kept)}))
    return 0


if __name__ == "__main__":
    sys.exit(main())

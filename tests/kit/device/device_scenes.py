"""Every screen of the companion, reached by moves and keys; runs in MicroPython and prints what each shows.

micropython tests/kit/device/device_scenes.py FOLDER PROFILE LANGUAGE
"""

import sys
from binascii import hexlify

from kit.device import device_roomy  # noqa: F401  before the program
from kit.device.still_device import StillDevice, app_on, empty
from voltable import notation
from voltable.engine.verbs import NUMBERS
from voltable.tracker.state import (  # fmt: skip
    AUCTION,
    BUILD,
    BUREAUCRACY,
    DUMMY_FUEL,
    DUMMY_PLANT,
    FUEL,
    ORDER,
    OVER,
    POWER,
    REFILL,
    SETUP,
    TIE,
    TURN,
)
from voltable_device.keys.buttons import ACCEPT, ALL, COAL, LEFT, MENU, OIL, RIGHT, UNDO

KEYS = {"l": LEFT, "m": ACCEPT, "r": RIGHT, "u": UNDO, "M": MENU, "a": ALL, "C": COAL, "O": OIL}
SIX = ("set P1 11", "set P2 12", "set P3 9", "set P4 13", "set P5 10", "set P6 8")
INCOMES = ("set P1 26", "set P2 19", "set P3 31", "set P4 22", "set P5 18", "set P6 25")


# A name; edition, players, depth; where the table is then (round, phase, stage); what is set right there; what is
# pressed. Rounds are set to 12 at the end, for two digits take more room.
SCENES = (
    ("setup", "classic", 4, "quick", None, (), "!"),
    ("setup changed", "central_europe", 6, "market", None, (), "!lllr"),
    ("first", "classic", 6, "quick", (0, SETUP, 0), ("first P3", "first P1"), "r"),
    ("resume", "recharged", 4, "quick", (3, BUILD, TURN), (), "R"),
    ("auction", "classic", 6, "score", (2, AUCTION, TURN), SIX, "mml"),
    ("auction, the last", "classic", 2, "score", (2, AUCTION, TURN), (), "m"),
    ("auction, one press", "recharged", 6, "quick", (2, AUCTION, TURN), SIX, ""),
    ("auction, the card came", "classic", 4, "quick", (2, AUCTION, TURN), ("deal step3",), ""),
    ("auction, cards", "card", 4, "quick", (2, AUCTION, TURN), ("deal end",), ""),
    ("fuel", "classic", 4, "score", (2, FUEL, TURN), SIX[:4], "m"),
    ("fuel, one press", "recharged", 2, "quick", (3, FUEL, TURN), (), ""),
    ("fuel with prices", "recharged", 4, "market", (2, FUEL, TURN), (), "rrrrr"),
    ("fuel, keys of fuels", "classic", 6, "market", (2, FUEL, TURN), ("set uranium 3",), "OOCCCCC"),
    ("build", "classic", 4, "quick", (2, BUILD, TURN), SIX[:1], "rr"),
    ("build, the end", "recharged", 6, "score", (2, BUILD, TURN), SIX, "mrr"),
    ("build, guided", "classic", 6, "guide", (2, BUILD, TURN), (), ""),
    ("step 2", "classic", 4, "quick", (2, BUILD, TURN), ("city 10",) + ("done",) * 4, ""),
    ("step 3", "recharged", 4, "quick", (1, BUREAUCRACY, REFILL), ("deal step3", "done"), ""),
    ("step 3 at once", "classic", 3, "quick", (2, AUCTION, TURN), ("deal step3", "done"), ""),
    ("last round next", "card", 3, "quick", (2, AUCTION, TURN), ("deal end", "done"), ""),
    ("power", "classic", 6, "quick", (2, BUREAUCRACY, POWER), SIX, ""),
    ("power, fixed", "classic", 5, "score", (2, BUREAUCRACY, POWER), SIX[:5], "llr"),
    ("power, guided", "recharged", 4, "guide", (2, BUREAUCRACY, POWER), (), ""),
    ("income", "card", 6, "quick", (2, BUREAUCRACY, POWER), INCOMES, "mrr"),
    ("points", "card", 4, "score", (2, BUREAUCRACY, POWER), INCOMES[:4] + ("set end 1",), "l"),
    ("refill", "classic", 4, "quick", (2, BUREAUCRACY, REFILL), (), ""),
    ("refill in step 3", "central_europe", 6, "score", (2, BUREAUCRACY, REFILL), ("set step 3",), ""),
    ("refill, cards", "card", 6, "quick", (2, BUREAUCRACY, REFILL), (), ""),
    ("refill, the card came", "recharged", 5, "quick", (2, BUREAUCRACY, REFILL), ("deal step3",), ""),
    ("order, two tie", "classic", 6, "quick", (2, ORDER, TIE), ("first P2", "first P3", "first P4", "first P5"), ""),
    ("order, many tie", "classic", 6, "quick", (2, ORDER, TIE), ("first P5",), "l"),
    ("order, guided", "recharged", 3, "guide", (2, ORDER, TIE), (), ""),
    ("end", "classic", 6, "quick", (2, BUREAUCRACY, POWER), SIX + ("set end 1",), "llr"),
    ("end, a tie", "recharged", 4, "quick", (2, BUREAUCRACY, POWER), ("set end 1", "done"), ""),
    ("over", "classic", 6, "quick", (2, BUREAUCRACY, POWER), SIX + ("set end 1", "done"), ""),
    ("over, cards", "card", 2, "quick", (2, BUREAUCRACY, POWER), INCOMES[:2] + ("set end 1", "done", "done"), ""),
    ("bank, plant", "card", 2, "score", (4, AUCTION, DUMMY_PLANT), (), "lr"),
    ("bank, fuel", "card", 2, "score", (1, AUCTION, DUMMY_PLANT), ("fuel hybrid 3",), "mammmmm"),
    ("bank, plants", "card", 2, "score", (3, FUEL, DUMMY_FUEL), (), "l"),
    ("trust, plant", "recharged", 2, "quick", (4, AUCTION, DUMMY_PLANT), (), "llllll"),
    ("trust, lowest", "recharged", 2, "quick", (4, AUCTION, DUMMY_PLANT), ("fuel garbage 2",), "r"),
    ("trust, fuel", "recharged", 2, "market", (3, FUEL, DUMMY_FUEL), (), ""),
    ("menu", "classic", 4, "score", (2, AUCTION, TURN), (), "M"),
    ("menu, page 2", "classic", 4, "score", (2, AUCTION, TURN), (), "Mrrrr"),
    ("menu, page 3", "classic", 4, "score", (2, AUCTION, TURN), (), "Mrrrrrrrr"),
    ("menu, page 4", "classic", 4, "score", (2, AUCTION, TURN), (), "Mlll"),
    ("back and forth", "classic", 4, "score", (2, AUCTION, TURN), (), "Mrml"),
    ("fix", "recharged", 6, "market", (2, AUCTION, TURN), SIX, "Mrrrm"),
    ("fix, players", "recharged", 6, "market", (2, AUCTION, TURN), SIX, "Mrrrmlll"),
    ("fix, one", "recharged", 6, "market", (2, AUCTION, TURN), SIX, "Mrrrmrrmrr"),
    ("payout", "classic", 4, "score", (2, FUEL, TURN), (), "lrrr"),
    ("fuel price", "classic", 4, "score", (2, FUEL, TURN), (), "lmlllmrr"),
    ("house cost", "classic", 4, "score", (2, FUEL, TURN), (), "lmmm"),
    ("language", "classic", 4, "score", (2, AUCTION, TURN), (), "Mrrrrrrrrm"),
    ("brightness", "classic", 4, "score", (2, AUCTION, TURN), (), "Mrrrrrrrrrm"),
    ("why", "classic", 4, "quick", (2, AUCTION, TURN), (), "l"),
    ("watch", "recharged", 6, None, None, (), ""),
    ("watch, cards", "card", 4, None, None, (), ""),
    ("pin test", "classic", 4, "quick", None, (), "P"),
    ("paused", "classic", 4, "quick", None, (), "I"),
    ("crash", "classic", 4, "quick", None, (), "X"),
    ("line", "classic", 4, "quick", (2, AUCTION, TURN), (), "L"),
    ("line, only read", "classic", 4, "quick", (2, AUCTION, TURN), (), "8L"),
    ("resume, some only here", "recharged", 4, "quick", (3, BUILD, TURN), (), "SR"),
    ("receiving", "classic", 4, "quick", (2, AUCTION, TURN), (), "G"),
    ("fork", "classic", 4, "quick", (2, AUCTION, TURN), (), "F"),
    ("fork, chosen", "classic", 4, "quick", (2, AUCTION, TURN), (), "FH"),
    ("fork, a move", "classic", 4, "quick", (2, AUCTION, TURN), (), "FN"),
    ("another version", "classic", 4, "quick", (2, AUCTION, TURN), (), "V"),
    ("redeploy", "classic", 4, "quick", (2, AUCTION, TURN), (), "D"),
)  # fmt: skip


def likeliest(game):
    """The first answer to what is asked, an open amount at its least."""
    action = game.choices()[0]
    return action[: NUMBERS[action[0]] + 1]


def reach(app, where):
    """Play the likeliest answers until the table is there."""
    while True:
        state = app.game.state
        if (state.round, state.phase, state.stage) == where or state.phase == OVER:
            return
        app.kept.play(likeliest(app.game))


class Line:
    """A cable with a computer at its other end."""

    def __init__(self, state):
        self.state = state

    def word(self):
        """How the conversation stands."""
        return self.state

    def parted(self):
        """Records of both sides."""
        return 12, 104

    def pick(self):
        """Chosen."""


def connect(app, state):
    """As far as the screens see it."""
    app.line = Line(state)


def fork(app):
    """Both sides have moved."""
    connect(app, "forked")
    app.kept.readonly = "forked"
    app.home()


def hold(app):
    """The keys that choose, long enough."""
    for _ in range(2):
        app.screen.keys_down(app.screen.bits)
        app.device.now += 3000


CABLE = {
    "L": lambda app: app.open("line"), "8": lambda app: connect(app, "rescue"), "F": fork, "H": hold,
    "S": lambda app: setattr(app, "on_computer", app.game.log.count - 12), "G": lambda app: app.open("receiving"),
    "N": lambda app: app.undo(), "V": lambda app: app.tell(app.say("rescue")),
    "D": lambda app: app.tell(app.say("redeploy")),
}  # fmt: skip


def press(app, key):
    """A key; capitals that are no keys are other things that happen to a device."""
    if key == "R":
        app.open("resume")
    elif key == "P":
        app.open("pin_test")
    elif key == "I":
        app.open("paused")
    elif key in CABLE:
        CABLE[key](app)
    elif key == "X":
        app.crash(ValueError("test"))
    elif key != "!":
        app.press(KEYS[key])


def show(device, scene, language):
    """Reach a scene and return the program there."""
    _, edition, players, depth, where, lines, keys = scene
    empty(device.folder)
    app = app_on(device, {
        "tested": True, "lang": language, "edition": edition, "players": players, "depth": depth or "quick",
        "draw": False,
    })  # fmt: skip
    if depth is None:
        watch(app, edition, players)
    elif where:
        app.press(ACCEPT)
        reach(app, where)
        for line in lines:
            app.kept.play(notation.read(line, app.game))
        if where[0] > 1 and app.game.state.phase != OVER and where[1] != SETUP:
            app.kept.play(notation.read("set round 12", app.game))
        app.name = ""
        app.show_game()
    for key in keys:
        press(app, key)
    app.render()
    return app


def watch(app, edition, players):
    """A game that is played elsewhere, in the middle of it."""
    import voltable
    from voltable.bots.random_bot import random_dice, random_move

    game = voltable.new_game(edition, players=players, seed=5)
    dice = random_dice(5)
    for _ in range(120):
        game.play(random_move(game.choices(), dice))
    app.take(app.games.create(game))
    app.show_game()


def main(folder, profile, language):
    """A line a scene: its name, what had to be cut, and its pixels."""
    for scene in SCENES:
        device = StillDevice(folder, profile)
        app = show(device, scene, language)
        print(scene[0], repr(app.paper.page.cuts), hexlify(device.display.pixels).decode(), sep="\t")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3])

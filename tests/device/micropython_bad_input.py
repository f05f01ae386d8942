"""Whatever is wrong, the device comes up, says what it is, and deletes nothing; MicroPython only."""

import os

from kit.device.still_device import StillDevice, app_on, empty
from kit.interpreters import scratch
from voltable.engine.journal import HEADER
from voltable_device.keys.buttons import ACCEPT, LEFT

FOLDER = scratch.folder()


def app_with(faults=(), **settings):
    """The program on a device of which something is wrong."""
    still = StillDevice(FOLDER)
    still.faults = list(faults)
    return app_on(still, settings)


def read_all(app) -> str:
    """Every sentence that is shown, page by page, until something is asked."""
    told = ""
    while app.name == "message":
        told += " ".join(app.paper.page.lines) + " "
        app.press(ACCEPT)
        app.render()
    return told


def write(name, data):
    """A file on the device."""
    with open(FOLDER + "/" + name, "wb") as file:
        file.write(data)


def read(name) -> bytes:
    """A file of the device."""
    with open(FOLDER + "/" + name, "rb") as file:
        return file.read()


def journals() -> list:
    """The games on flash."""
    return sorted([name for name in os.listdir(FOLDER + "/games") if name.endswith(".j")])


def one_game() -> str:
    """A device with a table on it; the name of its journal."""
    empty(FOLDER)
    app = app_with(tested=True, draw=False, players=3)
    for _ in range(12):
        app.press(ACCEPT)
    app.settings.set("tested", True)
    return "games/" + journals()[0]


def test_no_display_and_a_stuck_key():
    """Both are told, then the game begins."""
    empty(FOLDER)
    app = app_with([("no-display",), ("stuck-key", 2), ("no-pixels",), ("no-pin", 99)], tested=True)
    told = read_all(app)
    for word in ("display", "Key 2", "lights", "99"):
        assert word in told, word
    assert app.name == "setup"


def test_a_fault_nobody_has_a_sentence_for():
    """It is said as it is."""
    empty(FOLDER)
    assert "strange-thing" in read_all(app_with([("strange-thing", 7)], tested=True))


def test_damaged_settings():
    """Not JSON, JSON of another kind, values of another kind, names nobody knows: defaults stand in."""
    for data in (b"{", b"[1, 2]", b"\xff\xfe", b'"x"', b'{"lang": 5, "moon": true, "players": "four"}', b""):
        empty(FOLDER)
        write("settings.json", data)
        app = app_with(tested=True)
        assert app.settings.get("players") == 4 and app.settings.get("lang") == "en", data
        told = read_all(app)
        assert "Settings" in told or data == b"{", data  # MicroPython reads an open brace as nothing at all
        assert app.name == "setup"


def test_settings_that_do_not_go_together():
    """A board of another edition, a depth the card game has not, a language or edition that is not there."""
    for settings in (
        {"edition": "card", "depth": "market"}, {"edition": "recharged", "board": "central_europe"},
        {"edition": "moon"}, {"players": 77}, {"lang": "xx"}, {"brightness": 100000}, {"depth": ""},
    ):  # fmt: skip
        empty(FOLDER)
        app = app_with(tested=True, **settings)
        read_all(app)
        assert app.name == "setup"
        app.press(ACCEPT)
        app.render()
        assert app.kept is not None and app.name != "crash", settings


def test_an_unknown_profile():
    """It is told, and the first profile is taken."""
    from voltable_device.app.settings import open_settings
    from voltable_device.app.starting import profile_of
    from voltable_device.hardware import profiles

    empty(FOLDER)
    settings = open_settings(FOLDER)
    settings.values["profile"] = "pico-moon"
    assert profile_of(settings) is profiles.DEFAULT
    assert settings.wrong == ["pico-moon"]


def test_a_journal_of_a_newer_version_is_left_alone():
    """It is told, nothing is changed, and a new game can begin."""
    name = one_game()
    data = bytearray(read(name))
    data[12] = 9
    write(name, data)
    app = app_with(tested=True)
    assert "newer" in read_all(app)
    assert app.name == "setup" and read(name) == bytes(data)
    app.press(ACCEPT)
    app.render()
    assert app.kept is not None and len(journals()) == 2 and read(name) == bytes(data)


def test_a_torn_tail_is_put_aside_and_told():
    """All before it is kept."""
    name = one_game()
    data = read(name)
    records = app_with(tested=True).game.log.count
    write(name, data[:-3])
    app = app_with(tested=True)
    assert "put aside" in read_all(app)
    assert app.name == "resume" and app.game.log.count == records - 1
    assert [other for other in os.listdir(FOLDER + "/games") if other.endswith(".bad")]


def test_foreign_files_are_left_alone():
    """Rubbish, an empty file, a header without a game."""
    name = one_game()
    good = read(name)
    for data in (b"rubbish" * 9, b"", good[:HEADER], b"\x00" * 400, b"\xff" * 400):
        write("games/0123456789abcdef.j", data)
        app = app_with(tested=True)
        read_all(app)
        assert app.name == "resume", data
        assert read("games/0123456789abcdef.j") == data and read(name) == good


def test_a_folder_that_cannot_be_written():
    """The device comes up, and says that nothing can be kept."""
    empty(FOLDER)
    write("games", b"a file where the folder should be")
    app = app_with(tested=True)
    read_all(app)
    assert app.name == "setup"
    app.press(ACCEPT)
    app.render()
    assert app.name == "message" and read("games") == b"a file where the folder should be"


def test_keys_at_the_wrong_moment():
    """Menu without a game, undo without a move, every screen with every key."""
    empty(FOLDER)
    app = app_with(tested=True)
    for intent in (4, 6, 5, LEFT, ACCEPT, 8, 11, 3, 2, 5, 5, 4):
        app.press(intent)
        app.render()
        assert app.name != "crash"


def test_settings_that_cannot_be_written_are_told():
    """The choice holds for this evening."""
    empty(FOLDER)
    app = app_with(tested=True)
    app.settings.path = FOLDER + "/nowhere/settings.json"
    app.open("languages")
    app.press(3)
    app.press(ACCEPT)
    app.render()
    assert app.name == "message" and app.language == "cs"
    read_all(app)
    assert app.name == "setup"

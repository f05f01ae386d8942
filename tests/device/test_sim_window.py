"""`voltable device sim` in a terminal: its screen drawn in place, its keys on the keyboard."""

import json
from pathlib import Path

import pytest

from kit.device.simulated import COUNTER, around, picture_of
from kit.terminal.terminal import MAIN, Terminal
from voltable_host.companion.sim.reading import read

ESCAPE, INTERRUPT = "\x1b", "\x03"
UP, LEFT = "\x1b[A", "\x1bOD"


def window(home: Path, *options, size=(132, 40), code=COUNTER, **more) -> Terminal:
    """A terminal in which the device runs."""
    return Terminal(*size, "device", "sim", *options, environment=around(home, **more), code=code)


def pixels(terminal: Terminal, dotted: bool = False) -> set[tuple[int, int]]:
    """Where the device's screen is light."""
    rows = picture_of(terminal.display, dotted).rows()
    return {(x, y) for y, row in enumerate(rows) for x, pixel in enumerate(row) if pixel}


def test_the_companion_is_drawn_and_played(tmp_path):
    """Its pages can be read off the window; 2 is the key in the middle."""
    folder = tmp_path / "sim"
    folder.mkdir()
    (folder / "settings.json").write_text(json.dumps({"tested": True, "lang": "en"}))
    with window(tmp_path, code=MAIN) as terminal:
        terminal.wait_for("leave: Esc")
        terminal.wait_until(lambda: read(picture_of(terminal.display, False))[:1] == ["NEW GAME"])
        terminal.press("2")
        terminal.wait_until(lambda: read(picture_of(terminal.display, False))[0].startswith("R1"))
        terminal.press(ESCAPE)
        assert terminal.code() == 0


@pytest.mark.parametrize(("size", "dotted"), [((132, 40), False), ((80, 24), True)])
def test_keys_press_and_hold(tmp_path, size, dotted):
    """1 2 3 press, q w e hold; half blocks where they fit, dots where they do not."""
    with window(tmp_path, size=size) as terminal:
        terminal.wait_for("1 L 2 M 3 R hold: q w e leave: Esc")
        terminal.press("1")
        terminal.wait_until(lambda: pixels(terminal, dotted) == {(0, 0)})
        terminal.press("3e\r")  # Enter is the middle one
        terminal.wait_until(lambda: pixels(terminal, dotted) == {(0, 0), (0, 2), (127, 2), (0, 1)})
        terminal.press(LEFT)
        terminal.wait_until(lambda: pixels(terminal, dotted) == {(0, 0), (1, 0), (0, 2), (127, 2), (0, 1)})
        terminal.press(ESCAPE)
        assert terminal.code() == 0


def test_a_stick_moves_with_the_arrows(tmp_path):
    """In colour, and the fuel keys are letters."""
    with window(tmp_path, "--profile", "pico-lcd-1.3", size=(120, 62)) as terminal:
        terminal.wait_for("1 ← 2 push 3 → ↑ ↓ a b x y hold: q w e leave: Esc")
        terminal.press(UP)
        red = (0, 8 + 3)  # the row of the key `up`
        terminal.wait_until(lambda: terminal.display.buffer[red[1] // 4][0].fg == "ff4441")
        terminal.press("y")
        terminal.wait_until(lambda: terminal.display.buffer[(8 + 8) // 4][0].fg == "ff4441")
        terminal.press(ESCAPE)
        assert terminal.code() == 0


def test_what_is_written_is_only_what_changed(tmp_path):
    """A press redraws a line, not the window."""
    with window(tmp_path) as terminal:
        terminal.wait_for("leave: Esc")
        terminal.press("1")
        terminal.wait_until(lambda: pixels(terminal) == {(0, 0)})
        assert len(terminal.raw[terminal.typed_at :]) < 400
        terminal.press(ESCAPE)
        assert terminal.code() == 0


def test_a_small_window_says_what_it_needs_and_a_larger_one_shows_it(tmp_path):
    """While it runs."""
    with window(tmp_path, size=(60, 20)) as terminal:
        terminal.wait_for("The window is too small: this screen needs 64 columns and 18 lines.")
        terminal.press("1")
        terminal.resize(80, 24)
        terminal.wait_for("leave: Esc")
        terminal.wait_until(lambda: pixels(terminal, True) == {(0, 0)})
        terminal.press(ESCAPE)
        assert terminal.code() == 0


def test_the_terminal_is_as_it_was_afterwards(tmp_path):
    """However it is left: its own page, its cursor, its echo."""
    for key, code in ((ESCAPE, 0), (INTERRUPT, 130)):
        with window(tmp_path) as terminal:
            terminal.wait_for("leave: Esc")
            assert terminal.raw.count("\x1b[?1049h") == 1
            terminal.press(key)
            assert terminal.code() == code
            assert "\x1b[?25h\x1b[?1049l" in terminal.raw[terminal.typed_at :]


def test_a_program_that_stops_closes_the_window(tmp_path):
    """And the reason is below it."""
    with window(tmp_path) as terminal:
        terminal.wait_for("leave: Esc")
        terminal.press("111")
        assert terminal.code() == 1
        after = terminal.raw.partition("\x1b[?1049l")[2]
        assert "The device program stopped: ValueError: three presses are too many" in " ".join(after.split())


def test_a_picture_is_taken_by_a_key_and_at_the_end(tmp_path):
    """Only where a file is named for it."""
    shot = tmp_path / "a.png"
    with window(tmp_path, "--screenshot", shot) as terminal:
        terminal.wait_for("picture: s leave: Esc")
        terminal.press("s")
        terminal.wait_until(shot.exists)
        before = shot.read_bytes()
        terminal.press("2")
        terminal.wait_until(lambda: pixels(terminal) == {(0, 1)})
        terminal.press(ESCAPE)
        assert terminal.code() == 0
    assert shot.read_bytes() != before


@pytest.mark.parametrize("options", [("--plain",), ()])
def test_plain_reads_lines_and_prints_text(tmp_path, options):
    """Nothing is redrawn, nothing is coloured; a screen reader has all it needs."""
    more = {} if options else {"NO_COLOR": "1"}
    with window(tmp_path, *options, code=MAIN, **more) as terminal:
        terminal.wait_for("press every button")
        terminal.type("press L")
        terminal.wait_for("L15+ M14o R13o")
        terminal.type("quit")
        assert terminal.code() == 0
        assert "\x1b" not in terminal.raw

"""`voltable device sim --headless`: the real companion under MicroPython, its keys and its screen as text."""

import json
import signal
import struct
import subprocess
import sys
import zlib
from pathlib import Path

import pytest

from kit.device.simulated import COUNTER, PROGRAMS, around, screens, sim
from kit.patience import PATIENCE
from kit.terminal.terminal import MAIN, Terminal, program
from provide_micropython import find_micropython
from voltable_host.companion.files.micropython import source_path
from voltable_host.companion.sim.reading import read
from voltable_host.companion.sim.serial_line import LooseCable
from voltable_host.companion.sim.simulator import Simulator
from voltable_host.companion.sim.stopped import Stopped, UnknownProfile

NO_MICROPYTHON = (
    """
from pathlib import Path
from voltable_host.companion.files import micropython
micropython.CHECKOUT = Path({checkout!r})
micropython.shutil.which = lambda name: None
"""
    + MAIN
)


def known(home: Path, **more) -> None:
    """A device that has had its first evening."""
    folder = home / "sim"
    folder.mkdir()
    (folder / "settings.json").write_text(json.dumps({"tested": True, "lang": "en"} | more))


def size_of(file: Path) -> tuple[int, int]:
    """Width and height of a PNG whose pixels are all there."""
    data = file.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    wide, high = struct.unpack(">II", data[16:24])
    start = data.index(b"IDAT")
    length = int.from_bytes(data[start - 4 : start], "big")
    assert len(zlib.decompress(data[start + 4 : start + 4 + length])) == high * (wide + 1)
    return wide, high


def counter(home: Path, keys: str, *options, **more):
    """The command with the small program of the tests."""
    command = [sys.executable, "-c", COUNTER, "device", "sim", "--headless", *map(str, options)]
    return subprocess.run(
        command, env=around(home), input=keys, capture_output=True, text=True, encoding="utf-8",
        timeout=PATIENCE, **more,
    )  # fmt: skip


# The companion


def test_a_new_device_tests_its_pins_and_asks_for_its_language(tmp_path):
    """The first pages, in keys alone."""
    done = sim(tmp_path, "text\npress L M R\nwait 300\ntext\n")
    assert (done.returncode, done.stderr) == (0, "")
    first, language = screens(done.stdout)
    assert first[0] == "pico-oled-3b" and first[-1] == "press every button"
    assert language[0].startswith("LANGUAGE")


def test_a_game_is_there_again_next_time(tmp_path):
    """Its files are in the user's own folder, and pulling the plug at the end costs nothing."""
    known(tmp_path)
    done = sim(tmp_path, "text\npress M\nwait 300\npress M\nwait 300\ntext\n")
    new, before = screens(done.stdout)
    assert new[0] == "NEW GAME" and before[0].startswith("R1")
    assert list((tmp_path / "sim" / "games").iterdir())
    resume, after = screens(sim(tmp_path, "text\npress M\nwait 300\ntext\n").stdout)
    assert resume[0] == "Resume game?" and after == before


def test_every_profile_starts(tmp_path):
    """Large and small, with whatever keys; the first page is its name."""
    with pytest.raises(UnknownProfile) as unknown, Simulator("nonsense", tmp_path, LooseCable()):
        pass
    assert len(unknown.value.names) >= 6
    for name in unknown.value.names:
        (tmp_path / name).mkdir()
        with Simulator(name, tmp_path / name, LooseCable()) as device:
            device.settle()
            assert read(device.sight.picture)[0] == name


def test_the_language_of_the_host_is_that_of_a_new_device(tmp_path):
    """And --lang changes it on an old one; what else is set stays."""
    settings = tmp_path / "sim" / "settings.json"
    program("device", "sim", "--headless", environment=around(tmp_path, VOLTABLE_LANG="cs"))
    assert json.loads(settings.read_text())["lang"] == "cs"
    settings.write_text(json.dumps({"lang": "cs", "players": 3}))
    sim(tmp_path, "")
    assert json.loads(settings.read_text())["lang"] == "cs"
    sim(tmp_path, "", "--lang", "hu")
    kept = json.loads(settings.read_text())
    assert (kept["lang"], kept["players"]) == ("hu", 3)


def test_damaged_settings_are_left_to_the_device(tmp_path):
    """It comes up all the same."""
    settings = tmp_path / "sim" / "settings.json"
    settings.parent.mkdir()
    settings.write_text("no settings")
    done = sim(tmp_path, "text\n", "--lang", "cs")
    assert done.returncode == 0 and screens(done.stdout)
    assert settings.read_text() == "no settings"


# Screenshots


@pytest.mark.parametrize(("profile", "size"), [("pico-oled-3b", (512, 256)), ("pico-lcd-1.3", (480, 480))])
def test_the_screen_is_written_at_the_end_and_when_asked(tmp_path, profile, size):
    """Four times as large as on a small display, twice on a large one."""
    shot, last = tmp_path / "one shot.png", tmp_path / "last.png"
    done = sim(tmp_path, f"shot {shot}\npress 2\n", "--profile", profile, "--screenshot", last)
    assert done.returncode == 0, done.stderr
    assert size_of(shot) == size_of(last) == size
    assert shot.read_bytes() != last.read_bytes()


def test_a_shot_without_a_name_goes_where_the_screenshot_goes(tmp_path):
    """Where there is neither, that is said."""
    file = tmp_path / "a.png"
    done = sim(tmp_path, "shot\n", "--screenshot", file, "--json")
    assert [json.loads(line).get("screenshot") for line in done.stdout.splitlines()] == [None, str(file), str(file)]
    refused = sim(tmp_path, "shot\n")
    assert refused.returncode == 2 and "shot FILE.png" in refused.stderr


def test_a_picture_that_cannot_be_written_is_one_sentence(tmp_path):
    """The folder is missing."""
    done = sim(tmp_path, "", "--screenshot", tmp_path / "no" / "a.png")
    assert done.returncode == 1 and done.stderr.count("\n") == 1 and "No such file" in done.stderr


# What is typed wrong


def test_an_unknown_profile_is_refused_with_those_there_are(tmp_path):
    """Wrong usage."""
    done = sim(tmp_path, "", "--profile", "nonsense")
    assert done.returncode == 2
    assert "There is no profile nonsense. There are: " in done.stderr and "pico-oled-3b" in done.stderr


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("dance", "Not understood: dance. There are: press KEY"),
        ("press", "Not understood: press."),
        ("quit now", "Not understood: quit now."),
        ("press Q", "This device has no key Q. It has: L, M, R."),
        ("wait long", "long is no time."),
        ("wait 99999999", "99999999 is no time."),
    ],
)
def test_a_line_that_means_nothing_is_refused(tmp_path, line, sentence):
    """With what there is."""
    done = counter(tmp_path, line + "\n")
    assert done.returncode == 2
    assert sentence in done.stderr


def test_remarks_and_empty_lines_are_nothing(tmp_path):
    """A script may say what it does."""
    done = counter(tmp_path, "# three keys\n\npress L # the left one\nquit\npress nonsense\n")
    assert (done.returncode, done.stderr) == (0, "")


# What goes wrong


def without_micropython(home: Path, *options, checkout: Path):
    """The command on a machine that has none, without a terminal."""
    return subprocess.run(
        [sys.executable, "-c", NO_MICROPYTHON.format(checkout=str(checkout)), "device", "sim", *options],
        env=around(home, PATH="/nowhere"), stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=PATIENCE,
    )  # fmt: skip


def checkout_with(tmp_path: Path, provider: str) -> Path:
    """A checkout whose way to get MicroPython is this program."""
    tool = tmp_path / "a checkout" / "tools" / "provide_micropython.py"
    tool.parent.mkdir(parents=True)
    tool.write_text(provider)
    return tmp_path / "a checkout"


def test_without_micropython_the_remedy_is_told(tmp_path):
    """Before anything is made; an installed package knows the system's packages only."""
    done = without_micropython(tmp_path, "--pty", str(tmp_path / "port"), checkout=Path("/nowhere"))
    assert done.returncode == 1
    assert "apt install micropython" in done.stderr and "brew install micropython" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_without_micropython_a_checkout_tells_its_own_way(tmp_path):
    """Nobody is asked without a terminal, and the command works from any folder."""
    home = tmp_path / "home"
    home.mkdir()
    checkout = checkout_with(tmp_path, "raise SystemExit('not asked for')")
    done = without_micropython(home, checkout=checkout)
    assert done.returncode == 1
    assert f"make -C '{checkout}' micropython" in done.stderr
    assert list(home.iterdir()) == []


@pytest.mark.parametrize("answer", ["y", "n"])
def test_at_a_terminal_micropython_is_offered(tmp_path, answer):
    """Yes gets it and goes on with the device, no leaves with the remedy."""
    launcher = f'#!/bin/sh\nexec "{find_micropython()}" "$@"\n'
    provider = f"""
from pathlib import Path
folder = Path(__file__).parents[1] / ".micropython"
folder.mkdir()
(folder / "micropython").write_text({launcher!r})
(folder / "micropython").chmod(0o755)
"""
    home = tmp_path / "home"
    home.mkdir()
    known(home)
    code = NO_MICROPYTHON.format(checkout=str(checkout_with(tmp_path, provider)))
    with Terminal(100, 40, "device", "sim", "--plain", environment=around(home), code=code) as window:
        window.wait_for("Get it now")
        window.child.sendline(answer)
        window.wait_for("pico-oled-3b runs" if answer == "y" else "To get it: make -C")
        if answer == "y":
            window.child.sendline("quit")
        assert window.code() == (0 if answer == "y" else 1)


def test_a_program_that_stops_is_told_with_its_reason(tmp_path):
    """Where it stopped only on request."""
    for options, lines in (((), 1), (("-v",), 6)):
        done = counter(tmp_path, "press L L L\nwait 500\n", *options)
        assert done.returncode == 1
        assert "The device program stopped: ValueError: three presses are too many" in done.stderr
        assert len(done.stderr.splitlines()) >= lines
        assert ("Traceback" in done.stderr) == bool(options)


def test_a_program_that_hangs_is_told_too(tmp_path, monkeypatch):
    """It looks at no key any more."""
    search = f"{PROGRAMS}:{source_path()}"
    with Simulator("pico-oled-3b", tmp_path, LooseCable(), program="hanging", search=search) as device:
        monkeypatch.setattr("voltable_host.companion.sim.simulator.PATIENCE", 1)
        reason = pytest.raises(Stopped, device.settle)
    assert reason.match("does not look at its keys any more")


def test_two_devices_cannot_share_their_files(tmp_path):
    """The second one says so."""
    command = [sys.executable, "-c", COUNTER, "device", "sim", "--headless"]
    with subprocess.Popen(command, env=around(tmp_path), stdin=subprocess.PIPE, stdout=subprocess.PIPE) as first:
        assert first.stdout and first.stdout.readline()
        second = counter(tmp_path, "")
        third = counter(tmp_path, "", "--folder", tmp_path / "other")
        first.communicate(timeout=PATIENCE)
    assert second.returncode == 1 and "Another simulator runs in" in second.stderr
    assert (first.returncode, third.returncode) == (0, 0)


@pytest.mark.parametrize(("by", "code"), [(signal.SIGTERM, 0), (signal.SIGHUP, 0), (signal.SIGINT, 130)])
def test_a_signal_leaves_with_everything_in_order(tmp_path, by, code):
    """The picture is written, the port is gone."""
    port, shot = tmp_path / "port", tmp_path / "a.png"
    options = ["--pty", str(port), "--screenshot", str(shot)]
    command = [sys.executable, "-c", COUNTER, "device", "sim", "--headless", *options]
    with subprocess.Popen(command, env=around(tmp_path), stdin=subprocess.PIPE, stdout=subprocess.PIPE) as running:
        assert running.stdout and running.stdout.readline()
        assert port.is_symlink()
        running.send_signal(by)
        running.wait(PATIENCE)
    assert running.returncode == code
    assert size_of(shot) == (512, 256) and not port.is_symlink()

"""What a device says is not ours: its games, its text beside the frames, its files, facts and last words."""

import os
from importlib import import_module
from types import SimpleNamespace
from unittest.mock import patch

import pytest

import voltable
from kit.boards.own_maps import ICELAND
from kit.files.hostile_files import moves_of
from kit.gate.hearing import hear, heard, looked_at
from kit.gate.loud_device import TRACE, LoudDevice, loud_files, plugged_in
from kit.gate.planted import LOUD, check_quiet, is_shown, planted, ways
from kit.line.nearby import Nearby, Speaker, be_patient
from kit.line.prompt_device import prompt
from kit.patience import wait_until
from voltable.boards import read
from voltable.engine import journal
from voltable.engine.pack import pack, unpack
from voltable_host.companion.line.errors import LineError
from voltable_host.companion.port import drives, scripts
from voltable_host.companion.sim.serial_line import LooseCable
from voltable_host.companion.sim.stopped import Stopped, reason_of
from voltable_host.talk import Talk

GID = b"loudloud"
PORT = "socket://localhost:1"

# Over the line


def on_device(home, data: bytes):
    """A log on the device's flash."""
    folder = home / "device"
    folder.mkdir(exist_ok=True)
    (folder / f"{GID.hex()}.j").write_bytes(data)
    return folder


def moves(board=None) -> list:
    """What is in the records of a game that a device keeps."""
    game = voltable.new_game("classic", board or "germany", players=["Ana", "Bo", "Cy"], seed=3, gid=GID)
    return [unpack(payload) for _number, _origin, payload in moves_of(game.dump())]


def log_of(told: list) -> bytes:
    """Records with checksums that are right."""
    return journal.write(GID, [(0, 1, pack(move)) for move in told])


@pytest.mark.parametrize("way", list(ways(moves())))
def test_no_log_of_a_device_acts(furnished, way):
    """It is copied here as it is, and told with what is wrong with it."""
    home = furnished()
    with Nearby(on_device(home, log_of(planted(moves(), way)))) as port:
        for line in ("sync", "list", "backup", "doctor"):
            heard(home, "device", line, "--port", port.name)
    (path,) = (home / "games").glob(f"device-{GID.hex()}.vtl")
    assert is_shown(heard(home, "log", "verify", path.name))


def test_no_map_of_a_device_acts(furnished):
    """One that is not known here is told by its name, which is anything."""
    home = furnished()
    told = moves(read(ICELAND))
    told[0][2][0] = LOUD
    with Nearby(on_device(home, log_of(told))) as port:
        assert is_shown(heard(home, "device", "sync", "--port", port.name))


def test_no_text_beside_the_frames_acts(furnished):
    """With -v it is told as it comes, each line or piece of one marked as the device's."""
    home = furnished()
    with Nearby(on_device(home, log_of(moves())), lambda sent: f"{LOUD}\r\n".encode() + sent) as port:
        for line in ("sync", "list", "doctor"):
            said = hear(home, "device", line, "--port", port.name, "-v")
            check_quiet(said.all)
            assert said.code == 0 and all(told.startswith("| ") for told in said.err.splitlines()) and said.err


def test_no_port_acts_that_speaks_at_random(furnished, monkeypatch):
    """Nobody who knows Voltable."""
    be_patient(monkeypatch)
    with Speaker(LOUD.encode()) as port:
        for line in ("list", "sync"):
            check_quiet(hear(furnished(), "device", line, "--port", port.name, "-v").all)


def test_no_product_acts(furnished):
    """Every device on USB says itself what it is called."""
    found = SimpleNamespace(device=LOUD, name=LOUD, vid=0x2E8A, product=LOUD)
    with patch("voltable_host.commands.device.list.all_ports", lambda: [found]):
        assert is_shown(heard(furnished(), "device", "list"))
    with patch("voltable_host.companion.line.ports.all_ports", lambda: [found, found]):
        assert is_shown(heard(furnished(), "device", "sync"))


# At the prompt

AT_THE_PROMPT = (
    "doctor --deep", "deploy --yes", "config get", "config get lang", "config get profile", "config set lang=cs",
    "config set display=sh1106", "backup --all", "reset",
)  # fmt: skip
DEVICES = {
    "planted everywhere": (LoudDevice(files=loud_files()), None),
    "of another kind": (LoudDevice({"name": LOUD, "platform": "rp2"}, loud_files("pico-oled-3b")), None),
    "with a known profile": (LoudDevice({"platform": "rp2"}, loud_files("pico-oled-3b")), None),
    "whose program stopped": (LoudDevice({"platform": "rp2"}, loud_files("pico-oled-3b")), prompt()),
    "whose line says no": (LoudDevice(files=loud_files()), LineError(LOUD)),
    **{f"that fails at {step}": (LoudDevice(files=loud_files(), fails=script), None) for step, script in {
        "its facts": scripts.FACTS, "its files": scripts.TREE, "hashes": scripts.HASHES, "writing": scripts.OPEN,
    }.items()},
}  # fmt: skip


@pytest.mark.parametrize("kind", DEVICES)
def test_no_word_of_a_device_at_its_prompt_acts(furnished, kind):
    """Facts, names of files, settings, error texts, last words."""
    found, trouble = DEVICES[kind]
    told = ""
    with plugged_in(found, trouble):
        for line in AT_THE_PROMPT:
            told += heard(furnished(), "device", *line.split(), "--port", PORT)
    assert is_shown(told)


# In bootloader mode


@pytest.mark.parametrize("text", [f"Model: {LOUD}\r\nBoard-ID: RPI-RP2\r\n", f"Model: Pico\r\nBoard-ID: {LOUD}\r\n"])
def test_no_drive_acts(furnished, text):
    """It says itself what it is; and its folder may be called anything."""
    home = furnished()
    drive = home / LOUD
    drive.mkdir()
    (drive / "INFO_UF2.TXT").write_text(text, newline="", encoding="utf-8")
    firmware = SimpleNamespace(chip="RP2040", data=b"")
    with (
        plugged_in(LoudDevice()),
        patch.object(drives, "places", lambda: [drive]),
        patch.object(drives, "wait_until_gone", lambda found: True),
        patch.object(import_module("voltable_host.commands.device.flash"), "read", lambda file, model: firmware),
    ):
        assert is_shown(heard(home, "device", "doctor"))
        assert is_shown(heard(home, "device", "flash", "x.uf2", "--drive", LOUD))


# The simulated device


@pytest.mark.parametrize("stopped", [reason_of(1, TRACE), Stopped(LOUD, TRACE)])
def test_no_last_words_of_a_simulator_act(furnished, stopped):
    """In a sentence, and with -v as it printed them."""

    def fails(*_given):
        raise stopped

    sim = import_module("voltable_host.commands.device.sim")
    with (
        patch.object(sim, "switched_on", fails),
        patch.object(sim, "check_machine", lambda talk: None),
        patch("signal.signal"),
    ):
        said = hear(furnished(), "device", "sim", "-v")
    check_quiet(said.all)
    assert is_shown(said.err) and said.code in (1, 2)
    assert "\n| OSError" in said.err


@pytest.mark.parametrize("option", ["profile", "folder", "screenshot", "pty"])
def test_no_value_of_a_simulator_in_micropython_acts(furnished, option):
    """It starts for real."""
    home = furnished()
    given = {"profile": "pico-oled-3b", "folder": str(home / "sim")} | {option: LOUD}
    with patch("signal.signal"):
        words = [word for name, value in given.items() for word in (f"--{name}", value)]
        said = hear(home, "device", "sim", "--headless", *words, text="press L\ntext\nquit\n")
    check_quiet(said.all)
    assert is_shown(said.all) and said.code == (2 if option == "profile" else 0), said


def test_what_is_overheard_of_a_simulator_goes_through_the_gate():
    """Line by line, as it comes, each marked as the device's."""
    told: list[str] = []
    cable = LooseCable(told.append)
    os.write(cable.output, f"{LOUD}\nmore\n".encode())
    cable.started()
    wait_until(lambda: len(told) == 3)
    cable.close()
    with looked_at() as window:
        for line in told:
            import_module("voltable_host.commands.device.sim").overheard(Talk(verbose=True), line)
    check_quiet(window.said())
    assert is_shown(window.said()) and window.said().endswith("| more\n")

"""Whatever is at the port: a clear sentence, the right exit code, and nothing lost."""

import json
import os
from pathlib import Path

import pytest
import serial
from click.testing import CliRunner

import voltable
from kit.line.nearby import Nearby, Port, Prompt, Silent, Speaker, be_patient, other_hello
from voltable.engine import journal
from voltable_host import config
from voltable_host.cli import voltable as command
from voltable_host.language import choose

GID = b"55555555"
COMMANDS = (
    ("device", "sync"),
    ("device", "watch"),
    ("play", "--players", "Ana,Bo,Cy", "--save", "new"),
)


@pytest.fixture
def home(monkeypatch, tmp_path):
    """Folders of its own for every test."""
    monkeypatch.setenv("VOLTABLE_HOME", str(tmp_path))
    choose("en")
    (tmp_path / "games").mkdir()
    assert config.games_folder() == tmp_path / "games"
    return tmp_path


def run(port: str, *words: str):
    """A command at a port."""
    option = "--device" if words[0] in ("play", "resume") else "--port"
    return CliRunner().invoke(command, [*words, option, port])


def a_table(moves: int, more: tuple = ()):
    """A table of three after so many moves."""
    game = voltable.new_table("classic", players=["Ana", "Bo", "Cy"], depth="quick", seed=3, gid=GID)
    for _move in range(moves):
        game.play(game.choices()[0])
    for line in more:
        game.play(voltable.notation.read(line, game))
    return game


def on_device(home: Path, game) -> Path:
    """The game on the device's flash."""
    folder = home / "device"
    folder.mkdir(exist_ok=True)
    (folder / f"{GID.hex()}.j").write_bytes(game.dump())
    return folder


def here(home: Path, game) -> Path:
    """The game in a file here."""
    path = home / "games" / "mine.vtl"
    path.write_bytes(game.dump())
    return path


@pytest.mark.parametrize("words", COMMANDS)
def test_a_port_that_is_not_there(home, words):
    done = run("/dev/nothing-here", *words)
    assert done.exit_code == 3
    assert "There is no port /dev/nothing-here. See which there are: voltable device list" in done.stderr
    assert not list((home / "games").iterdir())


@pytest.mark.parametrize("words", COMMANDS)
def test_a_file_that_is_no_port(home, words):
    (home / "file").write_text("mine")
    done = run(str(home / "file"), *words)
    assert done.exit_code == 3 and "is no serial port" in done.stderr
    assert (home / "file").read_text() == "mine"


@pytest.mark.parametrize("words", COMMANDS)
def test_a_port_that_another_program_holds(home, words):
    with Port() as port, serial.Serial(port.name, exclusive=True):
        done = run(port.name, *words)
    assert done.exit_code == 3 and "is busy: another program holds it" in done.stderr


@pytest.mark.parametrize("words", COMMANDS)
def test_a_port_where_nobody_answers(home, words, monkeypatch):
    be_patient(monkeypatch)
    with Port() as port:
        done = run(port.name, *words)
    assert done.exit_code == 3 and "Nothing answers at" in done.stderr


@pytest.mark.parametrize("rubbish", [b"\x00\xff#\n#####\r\n", b"$GPGGA,123519,4807.038,N*47\r\n", b"#" * 300 + b"\n"])
def test_a_port_that_is_no_voltable(home, rubbish, monkeypatch):
    be_patient(monkeypatch)
    with Speaker(rubbish) as port:
        done = run(port.name, "device", "sync")
    assert done.exit_code == 3
    assert "is no Voltable device" in done.stderr or "Nothing answers" in done.stderr


@pytest.mark.parametrize("words", COMMANDS)
def test_firmware_without_the_program(home, words):
    with Prompt() as port:
        done = run(port.name, *words)
    assert done.exit_code == 3
    assert "Voltable does not run there. Put it there: voltable device deploy" in done.stderr


def test_other_rules_can_only_be_read_and_the_games_come_all_the_same(home):
    game = a_table(4)
    folder = on_device(home, game)
    spoil = other_hello(lambda told: [*told[:3], bytes(8), *told[4:]])
    with Nearby(folder, spoil) as port:
        done = run(port.name, "device", "sync")
    assert done.exit_code == 4
    assert "another version of Voltable: its games are copied here, and nothing was sent" in done.stderr
    assert [path.read_bytes() for path in (home / "games").glob("*.vtl")] == [game.dump()]


def test_another_protocol_can_only_be_read(home):
    game = a_table(4)
    with Nearby(on_device(home, game), other_hello(lambda told: told, major=2)) as port:
        done = run(port.name, "device", "sync")
    assert done.exit_code == 4
    assert [path.read_bytes() for path in (home / "games").glob("*.vtl")] == [game.dump()]


def test_a_newer_minor_is_no_obstacle(home):
    """It only adds fields behind those we know."""
    game = a_table(4)
    with Nearby(on_device(home, game), other_hello(lambda told: [9, *told[1:], "more", 3])) as port:
        done = run(port.name, "device", "sync")
    assert done.exit_code == 0, done.stderr
    assert "device 4 moves, none here: saved as table-classic" in done.stdout


@pytest.mark.parametrize("words", [("device", "watch", "--game", "mine"), ("resume", "cards")])
def test_nobody_plays_with_other_rules(home, words):
    path = here(home, a_table(2))
    cards = voltable.new_game("card", None, ["Ana", "Bo", "Cy"], 3, None, {}, b"66666666")
    (home / "games" / "cards.vtl").write_bytes(cards.dump())
    before = path.read_bytes()
    spoil = other_hello(lambda told: [*told[:3], bytes(8), *told[4:]])
    with Nearby(on_device(home, a_table(2)), spoil) as port:
        done = run(port.name, *words)
    assert done.exit_code == 4 and "voltable device deploy" in done.stderr
    assert path.read_bytes() == before


def test_a_game_that_this_version_cannot_play_is_kept_as_it_came(home):
    """As a file that `voltable log verify` names; the second time it is there already, and it grows."""
    log = bytearray(a_table(3).dump())
    unknown = journal.Chain(bytes(log[:16]))
    for _record in journal.read(bytes(log), unknown):
        pass
    log += unknown.record(bytes((0x91, 99)), 1)
    folder = home / "device"
    folder.mkdir()
    (folder / f"{GID.hex()}.j").write_bytes(log)
    for _time in range(2):
        with Nearby(folder) as port:
            done = run(port.name, "device", "sync")
        assert done.exit_code == 0 and "cannot be played by this version; it is kept as" in done.stdout
        (kept,) = (home / "games").glob("*.vtl")
        assert kept.read_bytes() == log
    assert CliRunner().invoke(command, ["log", "verify", str(kept)]).exit_code == 1
    (folder / f"{GID.hex()}.j").write_bytes(log + unknown.record(bytes((0x91, 98)), 1))
    with Nearby(folder) as port:
        run(port.name, "device", "sync")
    assert [path.read_bytes() for path in (home / "games").glob("*.vtl")] == [(folder / f"{GID.hex()}.j").read_bytes()]


SCENES = {
    "new here": (None, a_table(30)),
    "pulled": (a_table(3), a_table(30)),
    "pushed": (a_table(30), a_table(3)),
    "fork": (a_table(5, ("set Bo 4",)), a_table(9)),
}


@pytest.mark.parametrize("scene", SCENES)
def test_a_device_that_falls_silent_in_the_middle_of_a_sync(home, scene, monkeypatch):
    """After each reply of a whole sync: nothing is lost, and the next sync ends well."""
    ours, theirs = SCENES[scene]
    replies = 0
    while True:
        for path in [*(home / "games").iterdir(), *(home / "device").glob("*")]:
            path.unlink()
        folder = on_device(home, theirs)
        if ours:
            here(home, ours)
        silence = Silent(replies, monkeypatch)
        with Nearby(folder, silence) as port:
            done = run(port.name, "device", "sync", "--keep", "device")
        if not silence.swallowed:
            break
        assert done.exit_code == 3, (replies, done.output)
        assert "The device stopped answering." in done.stderr or "Nothing answers" in done.stderr
        check_kept(home, folder, [ours, theirs])
        silence.allow(0)
        with Nearby(folder) as port:
            again = run(port.name, "device", "sync", "--keep", "device", "--json")
        assert again.exit_code == 0, (replies, again.output)
        check_kept(home, folder, [ours, theirs])
        name = json.loads(again.stdout)["games"][0]["name"]
        assert (home / "games" / f"{name}.vtl").read_bytes() == (folder / f"{GID.hex()}.j").read_bytes()
        replies += 1
    assert done.exit_code == 0 and replies > 3


def check_kept(home: Path, folder: Path, games: list) -> None:
    """All that either side had is in some log or branch of it."""
    kept = [path.read_bytes() for path in [*(home / "games").glob("*.vtl"), *folder.iterdir()]]
    for game in filter(None, games):
        assert any(log.startswith(game.dump()) for log in kept)


def test_a_device_that_is_pulled_out_in_the_middle(home):
    """The port vanishes: exit 3, and what is here stays."""
    path = here(home, a_table(30))
    before = path.read_bytes()
    folder = on_device(home, a_table(3))
    port = Nearby(folder)

    def pull_the_plug(sent: bytes) -> bytes:
        pull_the_plug.left -= 1  # type: ignore[attr-defined]
        if not pull_the_plug.left:  # type: ignore[attr-defined]
            port.is_over = True
            os.close(port.slave)
            os.dup2(os.open(os.devnull, os.O_RDWR), port.end)
        return sent if pull_the_plug.left > 0 else b""  # type: ignore[attr-defined]

    pull_the_plug.left = 4  # type: ignore[attr-defined]
    port.spoil = pull_the_plug
    port.thread.start()
    done = run(port.name, "device", "sync")
    port.thread.join()
    os.close(port.end)
    assert done.exit_code == 3 and "is gone. What it had confirmed is kept on both sides." in done.stderr
    assert path.read_bytes() == before

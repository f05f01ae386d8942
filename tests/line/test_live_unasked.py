"""With a device on the line too nobody is asked for what leaves nothing to decide; who only looks on moves nothing."""

import json

import pytest
from click.testing import CliRunner

import voltable
from kit.games.keen_board import frugal_move
from kit.line.nearby import Nearby
from kit.terminal.board_keyboard import board_reached
from voltable.engine.forced import is_nothing_on_offer
from voltable_host.cli import voltable as command
from voltable_host.language import choose

ALL_PASS = "No plant is on offer: all pass."


@pytest.fixture
def home(monkeypatch, tmp_path):
    """Folders of its own."""
    monkeypatch.setenv("VOLTABLE_HOME", str(tmp_path))
    choose("en")
    for folder in ("games", "device"):
        (tmp_path / folder).mkdir()
    return tmp_path


def put(home):
    """A game with an empty plant market in the computer's folder."""
    game = board_reached(is_nothing_on_offer, "Ana Bo Cy", mover=frugal_move)
    (home / "games" / "mine.vtl").write_bytes(game.dump())
    return game


def run(*words, text=""):
    """A command with lines on its stdin."""
    return CliRunner().invoke(command, list(map(str, words)), input=text)


def logs(home, game) -> list[bytes]:
    """What each side has."""
    return [(home / "games" / "mine.vtl").read_bytes(), (home / "device" / f"{game.gid.hex()}.j").read_bytes()]


def test_a_game_that_is_resumed_with_a_device(home):
    """Each of these moves is a record there too."""
    game = put(home)
    with Nearby(home / "device") as port:
        done = run("resume", "mine", "--device", port.name, "--json")
    assert done.exit_code == 0, done.output
    told = [json.loads(line)["move"] for line in done.stdout.splitlines()]
    assert told[:4] == [None, "Bo drop", "Cy drop", "Ana drop"]
    ours, theirs = logs(home, game)
    assert ours == theirs and len(list(voltable.load(ours).log.records())) > len(list(game.log.records()))


def test_a_game_on_the_device_goes_on_by_itself_behind_a_line(home):
    """A script may say those moves or not; the sentence comes once."""
    for text in ("Bo drop\n", "Bo drop\nCy drop\nAna drop\n"):
        game = put(home)
        with Nearby(home / "device") as port:
            done = run("device", "watch", "--game", "mine", "--port", port.name, text=text)
        assert done.exit_code == 0, done.output
        assert ALL_PASS in done.stdout and "Cy buys no plant" not in done.stdout
        ours, theirs = logs(home, game)
        assert ours == theirs and voltable.load(ours).view()["phase"] != "auction"
        (home / "device" / f"{game.gid.hex()}.j").unlink()


def test_who_only_looks_on_moves_nothing(home):
    """Not even a move that nobody need be asked for."""
    game = put(home)
    with Nearby(home / "device") as port:
        done = run("device", "watch", "--game", "mine", "--port", port.name)
    assert done.exit_code == 0, done.output
    assert logs(home, game)[0] == game.dump()

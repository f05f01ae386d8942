"""A whole game over a line of 115200 baud, with both ends' real code and a flash that takes 50 ms."""

from pathlib import Path

import pytest

from kit.line.line_rate import GID, UART, USB, Bench, long_game, wordy_log
from voltable.engine.journal import header
from voltable.engine.records import Records
from voltable.line.flows.asking import one
from voltable.line.flows.copying import pull, push
from voltable.line.flows.hello import hello, list_games
from voltable.line.messages import PING, PROBE, TIMEOUT

PULL, PUSH, RETRY = 2000, 6000, 300  # milliseconds; what a device takes to think comes on top


@pytest.fixture(params=[USB, UART], ids=["usb", "uart"])
def bench(request, tmp_path, monkeypatch):
    """A line with nothing on the device yet."""
    made = Bench(tmp_path / "games", request.param)
    made.make_flash_slow(monkeypatch.setattr)
    made.run(hello(5))
    return made


@pytest.fixture(scope="module")
def played() -> Records:
    """A real game."""
    return Records(long_game().dump())


def journal(bench) -> Path:
    """The game on the device."""
    return Path(bench.app.games.path(GID))


def test_the_long_log_is_what_the_limits_are_meant_for():
    """600 moves in 8.3 KB, so that some 60 messages are needed."""
    assert wordy_log().count == 600 and 8250 < wordy_log().size < 8350


def test_a_game_of_600_moves_is_pulled_in_two_seconds(bench):
    """The last record is there, and all before it."""
    records = wordy_log()
    journal(bench).write_bytes(records.log())
    took, data = bench.run(pull(GID, 0))
    assert header(GID) + data == records.log()
    assert 700 < took <= PULL  # the bare bytes take 1060 ms with their frames


def test_a_game_of_600_moves_is_pushed_in_six_seconds(bench):
    """Each message is on flash before it is answered."""
    records = wordy_log()
    took, count = bench.run(push(records, 0))
    assert journal(bench).read_bytes() == records.log()
    assert count == 600 and bench.flushes >= 55
    assert 50 * bench.flushes < took <= PUSH


def test_a_game_that_is_open_on_the_device_is_as_fast(bench, played):
    """Its moves are played there, and those of a message go to flash together."""
    journal(bench).write_bytes(played.log(20))
    bench.app.kept = bench.app.games.open(GID)
    took, count = bench.run(push(played, 20))
    assert journal(bench).read_bytes() == played.log() and count == 580
    assert bench.app.kept.game.log.head == played.head
    assert took <= PUSH
    assert bench.run(pull(GID, 0))[0] <= PULL


def harm_once(line, monkeypatch) -> list[int]:
    """The next bytes that go over it are not what they were; a list that says when."""
    tick, harmed = line.tick, []

    def harmful() -> None:
        if line.waiting and not harmed:
            harmed.append(line.carried)
            line.waiting[len(line.waiting) // 2] ^= 1
        tick()

    monkeypatch.setattr(line, "tick", harmful)
    return harmed


QUESTIONS = {
    "HELLO": lambda: hello(5),
    "LIST": list_games,
    "PROBE": lambda: one(PROBE, (GID, 4)),
    "PULL": lambda: pull(GID, 0),
    "PING": lambda: one(PING, (0,)),
}


@pytest.mark.parametrize("asked", QUESTIONS)
@pytest.mark.parametrize("way", ["up", "down"])
def test_a_damaged_frame_is_delivered_by_a_retry_within_300_milliseconds(bench, monkeypatch, asked, way):
    """The question or its answer; with the real program: tools/measure_retries.py."""
    journal(bench).write_bytes(wordy_log(8).log())
    _took, whole = bench.run(QUESTIONS[asked]())
    harmed = harm_once(getattr(bench, way), monkeypatch)
    took, answer = bench.run(QUESTIONS[asked]())
    assert answer[:4] == whole[:4] and harmed  # behind them PING counts the frames that were dropped
    assert TIMEOUT <= took <= RETRY

"""What docs/link.md says of the states of the device: other versions, forks, and silence."""

from pathlib import Path

import pytest

from kit.line.line_client import Client, end, whole
from kit.line.line_session import GID
from voltable.engine.pack import pack
from voltable.line.frame import MAJOR, TO_DEVICE, frame
from voltable.line.mark import ENGINE
from voltable.line.messages import (
    APPEND,
    BUSY,
    FORKED,
    HELLO,
    LIST,
    OK,
    PICK,
    PING,
    PULL,
    READY,
    SILENCE,
    STALE,
    VERSION,
)


@pytest.fixture
def client(tmp_path):
    """At a device with one game that is not open."""
    return Client(tmp_path / "games")


def test_ready_wants_the_same_end_and_the_same_state(client):
    """Code 1 and code 6; after the latter the device may only be read."""
    client.go_live()
    number, head = end(client.game)
    assert client.ask(READY, GID, number - 1, head, client.game.digest()) == [STALE]
    assert client.ask(READY, GID, number, bytes(8), client.game.digest()) == [STALE]
    assert client.ask(READY, GID, number, head, bytes(8)) == [VERSION]
    assert client.ask(APPEND, GID, number, head, client.record()) == ("ERR", VERSION)
    assert client.ask(PULL, GID, 5) == [5, b""]


def test_another_engine_may_only_read(client):
    """Code 6 to all else."""
    client.hello(bytes(8))
    assert client.ask(PULL, GID, 0) == [0, whole(client.game)]
    assert client.ask(PING, 0)[0] == -1
    assert client.ask(READY, GID, *end(client.game), bytes(8)) == ("ERR", VERSION)
    assert client.ask(APPEND, GID, *end(client.game), client.record()) == ("ERR", VERSION)
    assert client.hello()[3] == ENGINE and client.ask(PING, 0)[0] == -1  # HELLO begins anew


def test_another_major_may_only_read(client, monkeypatch):
    """It is answered in the device's own."""
    monkeypatch.setattr("voltable.line.frame.MAJOR", 2)
    wire = frame(TO_DEVICE, LIST, 1, pack((0,)))
    hello = frame(TO_DEVICE, HELLO, 1, pack((0, 1, 5, ENGINE, 180, None, -1, bytes(8))))
    ping = frame(TO_DEVICE, PING, 1, pack((0,)))
    monkeypatch.undo()
    assert MAJOR == 1 and client.device.hear(ping) == b""
    for request in (hello, wire):
        reply = client.device.hear(request)
        assert client.exchange.receiver.take(reply[0]) is None and reply.startswith(b"#G")  # 0x18: major 1, to the host
    assert client.device.line.word() == "rescue"


def test_a_fork_is_declared_with_two_more_fields(client):
    """Then nobody may append, until a tail has lost."""
    client.go_live()
    base = end(client.game)
    client.kept.play(client.kept.game.choices()[0])
    theirs = client.kept.game.log.head
    client.hello()
    client.record(2)
    ours = end(client.game)
    for other in ((), base[:1], ("new", [1]), (base[0], bytes(7)), (-2, base[1])):
        assert client.ask(READY, GID, *ours, client.game.digest(), *other) == [STALE]
    assert client.ask(READY, GID, *ours, client.game.digest(), *base) == [FORKED]
    assert client.device.line.word() == "forked"
    assert client.ask(APPEND, GID, *base, client.record()) == ("ERR", FORKED)
    assert client.ask(PICK, GID, *base, bytes(8), b"stranger") == [STALE, 5, theirs]
    assert client.ask(PICK, GID, base[0], bytes(8), ours[1], theirs) == [STALE, 5, theirs]
    assert client.ask(PICK, GID, *base, ours[1], theirs) == [OK, *base]
    assert client.ask(PICK, GID, *base, ours[1], theirs) == [OK, *base]  # a repeat
    names = sorted(path.name for path in Path(client.device.app.games.folder).iterdir())
    assert f"{GID.hex()}.b1" in names and f"{GID.hex()}.b2" not in names


def test_a_device_picks_its_own_tail(client):
    """It asks, and the host answers."""
    client.go_live()
    base = end(client.game)
    client.kept.play(client.kept.game.choices()[0])
    client.hello()
    client.record(2)
    client.ask(READY, GID, *end(client.game), client.game.digest(), *base)
    client.device.app.is_picked = True
    found = client.hear(client.device.hear(b""))
    assert found == [GID, *base, client.kept.game.log.head, end(client.game)[1]]


def test_a_silent_line_is_idle(client):
    """After three seconds."""
    client.go_live()
    client.device.now += SILENCE
    client.device.hear(b"")
    assert client.device.line.word() == "idle" and client.ask(PING, 0) == ("ERR", BUSY)

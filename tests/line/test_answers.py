"""What docs/link.md says of the device: what can be read there, and who may append."""

from pathlib import Path

import pytest

import voltable
from kit.line.line_client import Client, end, journal_of, whole
from kit.line.line_session import GID
from voltable.engine import journal
from voltable.engine.pack import pack
from voltable.line.mark import ENGINE
from voltable.line.messages import (
    APPEND,
    BAD_MESSAGE,
    BUSY,
    BYE,
    ILLEGAL,
    LIST,
    OK,
    OVER_LIMIT,
    PICK,
    PING,
    PROBE,
    PULL,
    READY,
    STALE,
    UNKNOWN_GAME,
)

OTHER = b"monday-2"


@pytest.fixture
def client(tmp_path):
    """At a device with one game that is not open."""
    return Client(tmp_path / "games")


def test_without_hello_a_device_may_only_be_read(client):
    """Or left; everything else is code 10."""
    assert client.ask(LIST, 0) == [0, [[GID, 4, end(client.game)[1], 0]]]
    assert client.ask(PULL, GID, 0) == [0, whole(client.game)]
    assert client.ask(PROBE, GID, 4) == [4, end(client.game)[1], None]
    nothing = bytes(8)
    for kind, fields in (
        (PING, (0,)), (APPEND, (GID, 4, nothing, b"x")), (READY, (GID, 4, nothing, nothing)),
        (PICK, (GID, 4, nothing, nothing, nothing)),
    ):  # fmt: skip
        assert client.ask(kind, *fields) == ("ERR", BUSY)
    assert client.ask(BYE, 0) == [OK]


def test_hello_without_a_game_on_the_display(client):
    """Nothing, -1, and eight zero bytes."""
    assert client.hello() == [0, 1, 305419896, ENGINE, 180, None, -1, bytes(8)]


def test_hello_with_a_game_on_the_display(client):
    """Its id and where it ends; LIST marks it, PROBE tells its state."""
    client.go_live()
    assert client.hello()[5:] == [GID, *end(client.game)]
    assert client.ask(LIST, 0) == [0, [[GID, *end(client.game), 1]]]
    assert client.ask(PROBE, GID, 4) == [*end(client.game), client.game.digest()]
    assert client.ask(PROBE, GID, 3)[2] is None and client.ask(PROBE, GID, 5) == [5, None, None]


def test_a_list_counts_what_is_still_to_come(client):
    """At most six rows at a time."""
    for number in range(8):
        game = voltable.new_game("card", players=3, seed=number, gid=b"game-%03d" % number)
        Path(client.device.app.games.path(game.gid)).write_bytes(game.dump())
    more, rows = client.ask(LIST, 0)
    assert (more, len(rows)) == (3, 6)
    assert [row[0] for row in rows + client.ask(LIST, 6)[1]] == [b"game-%03d" % number for number in range(8)] + [GID]
    assert client.ask(LIST, 6)[0] == 0 and client.ask(LIST, 9) == [0, []] == client.ask(LIST, 4000)


def test_an_unknown_game_is_told(client):
    """With code 4."""
    client.hello()
    assert client.ask(PULL, OTHER, 0) == client.ask(PROBE, OTHER, 0) == ("ERR", UNKNOWN_GAME)
    assert client.ask(READY, OTHER, 4, bytes(8), bytes(8)) == ("ERR", UNKNOWN_GAME)
    assert client.ask(APPEND, OTHER, 4, bytes(8), client.record())[0] == UNKNOWN_GAME


def test_a_game_begins_on_the_device_with_base_minus_one(client):
    """It is kept and not played, so there is no state."""
    client.hello()
    game = voltable.new_game("card", players=3, seed=9, gid=OTHER)
    assert client.ask(APPEND, OTHER, -1, bytes(8), whole(game)) == [OK, *end(game), None]
    assert journal_of(client, OTHER) == game.dump()
    assert client.ask(APPEND, OTHER, -1, bytes(8), whole(game)) == [OK, *end(game), None]  # a repeat
    assert client.ask(APPEND, OTHER, -1, bytes(8), whole(game)[1:])[0] == STALE
    assert client.ask(APPEND, b"new-game", -1, bytes(8), b"rubbish") == [BAD_MESSAGE, -1, bytes(8), None]


def test_a_game_that_is_not_open_takes_records_too(client):
    """They are on flash, and nobody has played them."""
    client.hello()
    base = end(client.game)
    data = client.record(3)
    assert client.ask(APPEND, GID, *base, data) == [OK, *end(client.game), None]
    assert journal_of(client) == client.game.dump()
    assert client.ask(APPEND, GID, *base, data) == [OK, *end(client.game), None]
    assert client.ask(APPEND, GID, base[0], bytes(8), data) == [STALE, *end(client.game), None]
    assert journal_of(client) == client.game.dump()


def test_an_open_game_plays_what_comes(client):
    """The reply has its state; a repeat changes nothing; a stale one is told where the log ends."""
    client.go_live()
    base = end(client.game)
    data = client.record(2)
    now = [*end(client.game), client.game.digest()]
    assert client.ask(APPEND, GID, *base, data) == [OK, *now]
    assert client.ask(APPEND, GID, *base, data) == [OK, *now]
    assert client.ask(APPEND, GID, base[0], bytes(8), data) == [STALE, *now]
    assert journal_of(client) == client.game.dump()


def test_records_before_an_illegal_one_are_kept(client):
    """Code 5, and the head that the log has now."""
    client.go_live()
    base = end(client.game)
    data = client.record(2)
    number, head = end(client.game)
    chain = journal.Chain(head, number + 1, int.from_bytes(data[-4:], "little"))
    state = client.game.digest()
    assert client.ask(APPEND, GID, *base, data + chain.record(pack([5, 9999]))) == [ILLEGAL, number, head, state]
    assert journal_of(client) == client.game.dump()


def test_records_that_do_not_chain_are_bad(client):
    """None of them is kept."""
    client.go_live()
    base = end(client.game)
    before = journal_of(client)
    data = client.record(2)
    for bad in (data[:-1], data[1:], bytes(len(data)), data[:-1] + b"x", b""):
        assert client.ask(APPEND, GID, *base, bad)[:3] == [BAD_MESSAGE, *base]
    assert journal_of(client) == before


def test_a_log_has_an_end(client, monkeypatch):
    """Code 11."""
    monkeypatch.setattr("voltable_device.line.arriving.MOST_RECORDS", 6)
    client.hello()
    base = end(client.game)
    assert client.ask(APPEND, GID, *base, client.record(2)) == [OVER_LIMIT, *base, None]


def test_a_journal_without_a_whole_record_is_listed_as_empty(client):
    """Its header alone is right: -1 and eight zero bytes, so that all others can still be rescued."""
    path = Path(client.device.app.games.path(OTHER))
    path.write_bytes(journal.header(OTHER) + b"\xff" * 20)
    assert client.ask(LIST, 0)[1][0] == [OTHER, -1, bytes(8), 0]
    assert client.ask(PULL, OTHER, 0) == [0, b""] and client.ask(PROBE, OTHER, 0) == [0, None, None]
    client.hello()
    assert client.ask(APPEND, OTHER, 3, bytes(8), client.record()) == [STALE, -1, bytes(8), None]
    assert client.ask(PICK, OTHER, 3, bytes(8), bytes(8), b"12345678")[0] in (OK, STALE)

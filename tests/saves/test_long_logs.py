"""A log's length bounds the work it makes, whatever it is made of."""

import pytest

import voltable
from kit.work import calls
from voltable.engine import journal
from voltable.engine.log import MOST_RECORDS
from voltable.engine.pack import pack
from voltable.engine.verbs import PASS, UNDO

MOST_CALLS = 100  # of functions for a record


@pytest.fixture(scope="module")
def full_log() -> bytes:
    """As many records as fit, each second one takes a pass back."""
    game = voltable.new_game("card", players=3, seed=4)
    game.play(game.choices()[0])
    records = list(game.log.records())
    first = len(records)
    for number in range(first, MOST_RECORDS):
        move = (UNDO, first - 1) if (number - first) % 2 else (PASS,)
        records.append((number, 0, pack(move)))
    return journal.write(game.gid, records)


def test_a_log_full_of_undos_loads_in_time(full_log):
    """Every record is played once."""
    assert calls(lambda: voltable.load(full_log)) < MOST_CALLS * MOST_RECORDS
    game = voltable.load(full_log)
    assert game.log.count == MOST_RECORDS and game.dump() == full_log


def test_a_full_log_takes_no_more(full_log):
    """One more is refused by name, and the game stands."""
    game = voltable.load(full_log)
    before = game.hash()
    for more in (game.undo, lambda: game.play(game.choices()[0])):
        with pytest.raises(voltable.Refusal) as no:
            more()
        assert no.value.word == "log-full"
    assert game.hash() == before


def test_a_log_that_is_longer_is_refused(full_log):
    """The limit holds for what others wrote, too."""
    records = list(voltable.load(full_log).log.records())
    data = journal.write(full_log[4:12], [*records, (MOST_RECORDS, 0, pack((PASS,)))])
    with pytest.raises(voltable.LogError) as no:
        voltable.load(data)
    assert "log-full" in no.value.numbers


def test_a_hundred_megabytes_are_refused_at_once():
    """Before anything is read."""

    def load() -> None:
        with pytest.raises(voltable.LogError, match="log-too-large"):
            voltable.load(data)

    data = b"VTL1" + bytes(100_000_000)
    assert calls(load) < 5 * MOST_CALLS

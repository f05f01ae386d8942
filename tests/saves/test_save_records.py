"""A log as its records: the same bytes, heads and ends as reading the whole of it gives."""

import pytest

from kit.files.failing_disk import play_on, played
from voltable import LogError
from voltable.engine import journal
from voltable.engine.records import Records
from voltable_host.saves import log_file

GAME = play_on(played(9), 6, origin=1)
WHOLE = GAME.dump()


def test_records_are_the_log_they_come_from():
    """Header, count, bytes, and the head that `log verify` names."""
    records = Records(WHOLE)
    assert records.log() == WHOLE == records.header + records.data(0)
    assert records.count == GAME.log.count and records.size == len(WHOLE) and records.gid == GAME.gid
    assert records.head.hex() == log_file.head(WHOLE)


def test_every_record_has_its_end_and_its_head():
    """Each prefix is a log whose last head is the one named there."""
    records = Records(WHOLE)
    for number in range(records.count):
        prefix = records.log(number + 1)
        assert prefix == records.header + records.data(0, number)
        assert records.head_at(number) == Records(prefix).head and len(records.head) == 8
        assert records.data(number, number)[4:-4] == next(GAME.log.records(number))[2]
    assert records.log(0) == records.header and records.data(records.count) == b""


def test_a_header_is_a_log_without_records():
    """Its head is eight zeros, as on the line."""
    records = Records(WHOLE[: journal.HEADER])
    assert (records.count, records.head, records.data(0), records.log()) == (0, bytes(8), b"", records.header)


def test_records_can_be_added_one_by_one_or_together():
    """The result is the same."""
    whole = Records(WHOLE)
    for sizes in ((1,) * whole.count, (3, 1, 0, whole.count - 4)):
        records = Records(whole.header)
        for size in sizes:
            records.append(whole.data(records.count, records.count + size - 1) if size else b"")
        assert records.log() == WHOLE and records.head == whole.head
        assert [records.head_at(n) for n in range(whole.count)] == [whole.head_at(n) for n in range(whole.count)]


def test_what_does_not_chain_is_refused_and_nothing_is_added():
    """Out of order, twice, damaged, cut off, from another game, too much; also behind records that are good."""
    whole = Records(WHOLE)
    records = Records(whole.log(5))
    other = Records(journal.write(bytes(8), GAME.log.records()))
    good = whole.data(5, 7)
    for bad in (
        whole.data(6), whole.data(4), good + good, good[:-1], good[:-1] + bytes((good[-1] ^ 1,)), good + b"\x00",
        other.data(5), good + bytes(journal.LARGEST), b"\xff" * 9,
    ):  # fmt: skip
        with pytest.raises(LogError):
            records.append(bad)
        assert records.log() == whole.log(5) and records.head == whole.head_at(4)
    records.append(good)
    assert records.log() == whole.log(8)


def test_a_batch_holds_whole_records():
    """As many as fit, none where the first is too long."""
    records = Records(WHOLE)
    for first in range(records.count):
        for most in range(0, 200, 7):
            batch = records.batch(first, most)
            rest = records.data(first)
            assert len(batch) <= most and rest.startswith(batch)
            following = rest[len(batch) :]
            assert not following or len(batch) + following[0] + 8 > most


@pytest.mark.parametrize("number", [-1, GAME.log.count, GAME.log.count + 5])
def test_a_record_that_is_not_there_is_no_record(number):
    """Never one from the other end."""
    records = Records(WHOLE)
    for asked in (records.head_at, lambda n: records.data(0, n), lambda n: records.log(n + 1 if n > 0 else n)):
        with pytest.raises(IndexError):
            asked(number)


@pytest.mark.parametrize("data", [b"", b"VTL1", b"VTL2" + WHOLE[4:], WHOLE[:12] + b"\1" + WHOLE[13:], WHOLE + b"\5"])
def test_what_is_no_log_has_no_records(data):
    """One kind of error."""
    with pytest.raises(LogError):
        Records(data)

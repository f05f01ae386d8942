"""Replies that fit their shape and still are odd: the host bears newer versions, and refuses what cannot be."""

import pytest

from voltable.engine.journal import LARGEST
from voltable.line.flows.comparing import probe
from voltable.line.flows.copying import pull
from voltable.line.flows.faults import Refused
from voltable.line.flows.hello import Row, hello, list_games
from voltable.line.messages import BAD_MESSAGE, OVER_LIMIT, STALE

GID, HEAD = b"game-one", b"\x01" * 8
ROW = [GID, 4, HEAD, 1]


def result(flow, *replies):
    """What a flow returns that gets these replies."""
    next(flow)
    with pytest.raises(StopIteration) as end:
        for reply in replies:
            flow.send(list(reply))
    return end.value.value


def refusal(flow, *replies) -> int:
    """The code with which it ends."""
    next(flow)
    with pytest.raises(Refused) as no:
        for reply in replies:
            flow.send(list(reply))
    return no.value.code


def test_fields_of_a_newer_minor_are_passed_over():
    """Behind the known ones, also within a row."""
    assert result(hello(5), (0, 1, 2, HEAD, 180, None, -1, bytes(8), "new")).number == -1
    assert result(list_games(), (0, [ROW + ["new"]], "new")) == [Row(*ROW)]
    assert result(probe(GID, 4), (4, HEAD, None, "new")) == HEAD
    assert result(pull(GID, 0), (0, b"\x01" + bytes(8), "new"), (1, b"", "new")) == b"\x01" + bytes(8)


@pytest.mark.parametrize("row", [[], [GID], ROW[:3], [GID, -2, HEAD, 0], [GID[:7], 4, HEAD, 0], [GID, 4, bytes(16), 0]])
def test_a_row_that_is_none_is_refused(row):
    """Instead of a crash far away."""
    assert refusal(list_games(), (0, [ROW, row])) == BAD_MESSAGE
    assert refusal(list_games(), (0, [7])) == BAD_MESSAGE


def test_a_list_without_rows_ends():
    """Whatever it says of those to come."""
    assert result(list_games(), (9, [ROW]), (9, [])) == [Row(*ROW)]


def test_records_from_another_place_are_refused():
    """A reply names where it begins."""
    assert refusal(pull(GID, 0), (1, b"x")) == STALE


def test_a_log_that_never_ends_is_refused():
    """More than a log may have."""
    data = (b"\x48" + bytes(79)) * 2
    replies = [(2 * number, data) for number in range(LARGEST // len(data) + 1)]
    assert refusal(pull(GID, 0), *replies) == OVER_LIMIT

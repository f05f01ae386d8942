"""The fields of each message, and what is no such field (docs/link.md)."""

from voltable.engine.pack import pack, unpack
from voltable.line import messages
from voltable.line.frame import MOST_PAYLOAD
from voltable.line.messages import (
    APPEND,
    BYE,
    ERR,
    FIXED,
    GAME_ROW,
    HELLO,
    LIST,
    MOST_APPENDED,
    MOST_LISTED,
    MOST_PULLED,
    NO_HEAD,
    NO_RECORD,
    PICK,
    PING,
    PROBE,
    PULL,
    READY,
    REPLIES,
    REPLY,
    REQUESTS,
    SNAP,
    fits,
)

ID, HEAD, STATE = b"game-one", b"\x01" * 8, b"\xfe" * 8
LARGEST = 2**32 - 1
LAST = 4094  # record

ASKED = {
    HELLO: [0, 1, LARGEST, STATE, 180, ID, LAST, HEAD],
    LIST: [12],
    PROBE: [ID, LAST],
    PULL: [ID, 0],
    APPEND: [ID, LAST, HEAD, bytes(MOST_APPENDED)],
    READY: [ID, LAST, HEAD, STATE],
    PING: [86400],
    PICK: [ID, LAST, HEAD, HEAD, STATE],
    BYE: [0],
}
ANSWERED = {
    HELLO: [0, 1, LARGEST, STATE, 180, None, NO_RECORD, NO_HEAD],
    LIST: [1, [[ID, LAST, HEAD, 1]] * MOST_LISTED],
    PROBE: [LAST, None, None],
    PULL: [LAST, bytes(MOST_PULLED)],
    APPEND: [0, LAST, HEAD, None],
    READY: [10],
    PING: [LAST, HEAD, 3, 120, 0],
    PICK: [0, LAST, HEAD],
    BYE: [0],
    ERR: [3, "x" * messages.LONGEST_DETAIL],
}
WRONG = {
    "n": [-1, None, True, b"", "", [], -(2**31)],
    "s": [-2, None, False, b"\x01", "1", []],
    "h": [None, b"", b"\x00" * 7, b"\x00" * 9, "12345678", 0, []],
    "H": [b"", b"\x00" * 7, b"\x00" * 9, "12345678", 0, True, []],
    "b": [None, "", 0, []],
    "t": [None, b"", 0, []],
    "l": [None, b"", "", 0],
}


def both() -> list:
    """Every shape with fields that fit it, requests and replies."""
    return [(REQUESTS[kind], ASKED[kind]) for kind in sorted(ASKED)] + [
        (REPLIES[kind], ANSWERED[kind]) for kind in sorted(ANSWERED)
    ]


def test_every_kind_has_its_fields():
    """SNAP is only a number so far; an error is never asked for."""
    assert sorted(REQUESTS) == sorted(ASKED) == [1, 2, 3, 4, 5, 6, 7, 8, 10]
    assert sorted(REPLIES) == sorted(ANSWERED) == [1, 2, 3, 4, 5, 6, 7, 8, 10, 15]
    assert SNAP not in REQUESTS and ERR not in REQUESTS and FIXED == (1, 2, 3, 4) and REPLY == 128


def test_the_largest_message_of_each_kind_fits_a_frame():
    """With the longest numbers that there are."""
    for shape, fields in both():
        assert fits(fields, shape) and len(pack(fields)) <= MOST_PAYLOAD
        assert unpack(pack(fields)) == fields


def test_numbers_and_codes_never_change():
    """Other programs know them."""
    codes = "OK STALE UNKNOWN_KIND BAD_MESSAGE UNKNOWN_GAME ILLEGAL VERSION FLASH_FULL FLASH_ERROR FORKED BUSY"
    assert [getattr(messages, name) for name in codes.split() + ["OVER_LIMIT"]] == list(range(12))
    kinds = "HELLO LIST PROBE PULL APPEND READY PING PICK SNAP BYE"
    assert [getattr(messages, name) for name in kinds.split()] == list(range(1, 11))
    assert REQUESTS[HELLO] == REPLIES[HELLO] == "nnnhnHsh"
    assert [REQUESTS[kind] for kind in (LIST, PROBE, PULL)] == ["n", "hn", "hn"]
    assert [REPLIES[kind] for kind in (LIST, PROBE, PULL)] == ["nl", "nHH", "nb"] and GAME_ROW == "hshn"


def test_a_field_too_few_is_refused():
    """And so is none at all."""
    for shape, fields in both():
        for count in range(len(fields)):
            assert not fits(fields[:count], shape)


def test_fields_behind_the_known_ones_are_passed_over():
    """A newer minor may add some."""
    for shape, fields in both():
        for more in (None, 7, "new", b"", [[1]], True):
            assert fits(fields + [more], shape) and fits(fields + [more, more], shape)


def test_each_field_of_another_kind_is_refused():
    """One at a time, in every place of every message."""
    for shape, fields in both():
        for place in range(len(shape)):
            for value in WRONG[shape[place]]:
                assert not fits(fields[:place] + [value] + fields[place + 1 :], shape), (shape, place, value)


def test_each_letter_takes_its_limits():
    """The smallest and the largest."""
    for letter, values in (
        ("n", [0, LARGEST]), ("s", [NO_RECORD, 0, LARGEST]), ("h", [NO_HEAD]), ("H", [NO_HEAD, None]),
        ("b", [b"", bytes(180)]), ("t", ["", "é" * 90]), ("l", [[], [[]]]),
    ):  # fmt: skip
        for value in values:
            assert fits([value], letter), (letter, value)


def test_what_is_no_array_is_no_message():
    """A payload is one array."""
    for value in (None, True, 7, "text", b"bytes", (7,)):
        assert not fits(value, "n")
    assert not fits([7], None)  # a kind without a shape

"""One end of the line: a request is sent until it is answered, and what comes in is told apart (docs/link.md)."""

from binascii import b2a_base64, crc32, unhexlify

from voltable.engine.pack import pack, unpack
from voltable.line.exchange import Exchange
from voltable.line.frame import TO_DEVICE, TO_HOST, frame
from voltable.line.messages import (
    APPEND,
    BAD_MESSAGE,
    BUSY,
    BYE,
    ERR,
    HELLO,
    LIST,
    PICK,
    PING,
    PROBE,
    PULL,
    READY,
    REPLY,
    SENDS,
    SLOW_TIMEOUT,
    SNAP,
    TIMEOUT,
    UNKNOWN_KIND,
)

ID = b"game-one"
PONG = (5, bytes(8), 0, 100, 0)


def host(transaction=0) -> Exchange:
    """The computer's end."""
    return Exchange(TO_DEVICE, unpack, lambda later, earlier: later - earlier, transaction)


def device() -> Exchange:
    """The device's end."""
    return Exchange(TO_HOST, unpack, lambda later, earlier: later - earlier)


def heard(end, *wires) -> list:
    """What one end makes of these bytes."""
    found = [end.take(byte) for byte in b"".join(wires)]
    return [message for message in found if message is not None]


def said(end) -> list:
    """What an end wants to send, as the other one hears it: (kind, transaction, fields)."""
    other = device() if end.direction == TO_DEVICE else host()
    found = []
    while end.out:
        for byte in end.out.pop(0):
            message = other.receiver.take(byte)
            if message is not None:
                found.append(message[:2] + (unpack(message[2]),))
    return found


def reply(transaction, kind=PING, fields=PONG) -> bytes:
    """A frame of the device."""
    return frame(TO_HOST, kind | REPLY, transaction, pack(fields))


def of_major(major, direction, kind, transaction, fields) -> bytes:
    """A frame as another version of the protocol might send it."""
    payload = pack(fields)
    body = bytes((major << 4 | direction, kind, transaction, len(payload))) + payload
    return b"#" + b2a_base64(body + crc32(body).to_bytes(4, "little"))


# Asking


def test_a_request_gets_its_reply():
    """There and back."""
    ours, theirs = host(), device()
    ours.ask(PING, (0,), 0)
    ((kind, transaction, fields),) = heard(theirs, *ours.out)
    assert (kind, transaction, fields) == (PING, 1, [0])
    theirs.answer(kind, transaction, PONG)
    assert heard(ours, *theirs.out) == [(PING | REPLY, 1, list(PONG))]
    assert ours.asked is None and not ours.tick(10**6) and len(ours.out) == 1


def test_a_request_without_a_reply_is_sent_again_with_the_same_number():
    """Five times in all, then it is given up."""
    end = host()
    end.ask(LIST, (0,), 100)
    times = [now for now in range(100, 3000) if end.tick(now)]
    assert times == [100 + SENDS * TIMEOUT]
    frames = said(end)
    assert frames == [(LIST, 1, [0])] * SENDS and SENDS == 5
    assert end.asked is None and not end.tick(10**6) and not end.out


def test_each_try_has_its_time():
    """250 ms; what has to go to flash, or a whole game to be opened, a second."""
    for kind, fields, most in (
        (HELLO, (0, 1, 2, ID, 180, None, -1, bytes(8)), TIMEOUT), (PULL, (ID, 0), TIMEOUT), (PROBE, (ID, 0), TIMEOUT),
        (PING, (0,), TIMEOUT), (BYE, (0,), TIMEOUT), (APPEND, (ID, 0, ID, b"x"), SLOW_TIMEOUT),
        (PICK, (ID, 0, ID, ID, ID), SLOW_TIMEOUT), (READY, (ID, 0, ID, ID), SLOW_TIMEOUT),
    ):  # fmt: skip
        end = host()
        end.ask(kind, fields, 0)
        for again in range(1, SENDS):
            assert not end.tick(again * most - 1) and len(end.out) == again
            assert not end.tick(again * most) and len(end.out) == again + 1
        assert not end.tick(SENDS * most - 1) and end.tick(SENDS * most)
    assert (TIMEOUT, SLOW_TIMEOUT) == (250, 1000)


def test_transactions_count_up_and_around():
    """So that an old reply is not taken for a new one."""
    end = host(254)
    for number in (255, 0, 1):
        end.ask(PING, (0,), 0)
        assert said(end) == [(PING, number, [0])]
        assert heard(end, reply(number))


def test_a_new_question_forgets_the_old_one():
    """Only one is out at a time."""
    end = host()
    end.ask(PING, (0,), 0)
    end.ask(LIST, (0,), 10)
    assert heard(end, reply(1)) == [] and end.asked == LIST
    assert heard(end, reply(2, LIST, (0, []))) == [(LIST | REPLY, 2, [0, []])]


# Replies


def test_a_reply_counts_once():
    """A retry may bring two."""
    end = host()
    end.ask(PING, (0,), 0)
    assert len(heard(end, reply(1), reply(1))) == 1


def test_late_and_foreign_replies_are_ignored():
    """Of an older request, of another kind, or when nothing was asked; none of them is answered."""
    end = host()
    assert heard(end, reply(0), reply(1)) == []
    end.ask(PING, (0,), 0)
    end.out.clear()
    assert heard(end, reply(0), reply(2), reply(255), reply(1, LIST, (0, [])), reply(1, SNAP, (0,))) == []
    assert end.asked == PING and not end.out
    assert len(heard(end, reply(1))) == 1
    assert heard(end, reply(1)) == [] and not end.out


def test_an_error_is_a_reply_to_what_was_asked():
    """Whatever was asked."""
    end = host()
    end.ask(PULL, (ID, 0), 0)
    assert heard(end, reply(9, ERR, (4, "")), reply(1, ERR, (4, "no"))) == [(ERR | REPLY, 1, [4, "no"])]
    assert end.asked is None


def test_a_reply_with_wrong_fields_never_came():
    """The request goes out once more."""
    end = host()
    end.ask(PING, (0,), 0)
    for fields in ((), (5,), ("x",) * 5, (5, bytes(7), 0, 100, 0), (5, bytes(8), 0, 100), 7, None):
        assert heard(end, reply(1, PING, fields)) == []
    assert heard(end, frame(TO_HOST, PING | REPLY, 1, b"\x91"), frame(TO_HOST, PING | REPLY, 1, b"")) == []
    assert end.asked == PING and len(end.out) == 1
    assert not end.tick(TIMEOUT) and len(end.out) == 2


# Requests


def test_an_unknown_kind_is_answered():
    """With code 2, whatever its payload; also what is reserved, and an error that nobody asked for."""
    end = device()
    for kind in (0, SNAP, 11, 14, ERR, 16, 127):
        for payload in (b"", b"\xc1", pack((1,))):
            assert heard(end, frame(TO_DEVICE, kind, 77, payload)) == []
            assert said(end) == [(ERR | REPLY, 77, [UNKNOWN_KIND, ""])]


def test_a_bad_message_is_answered():
    """With code 3: no msgpack, not ours, too few fields, wrong ones."""
    end = device()
    for payload in ("", "c1", "91", "91cc05", "910505", "05", "90", "810102", "91ff"):
        assert heard(end, frame(TO_DEVICE, PING, 3, unhexlify(payload))) == []
        assert said(end) == [(ERR | REPLY, 3, [BAD_MESSAGE, ""])]
    for kind, fields in ((PROBE, (ID, -1)), (PULL, (ID[:7], 0)), (APPEND, (ID, -2, ID, b"")), (READY, (ID, 0, ID))):
        assert heard(end, frame(TO_DEVICE, kind, 4, pack(fields))) == []
        assert said(end) == [(ERR | REPLY, 4, [BAD_MESSAGE, ""])]


def test_a_request_comes_as_often_as_it_was_sent():
    """Whoever answers has to bear it."""
    end = device()
    wire = frame(TO_DEVICE, PING, 3, pack((0,)))
    assert heard(end, wire, wire) == [(PING, 3, [0])] * 2 and not end.out


def test_both_ends_may_ask_at_once():
    """A request of the other end does not disturb our own."""
    end = host()
    end.ask(PING, (0,), 0)
    append = frame(TO_HOST, APPEND, 1, pack((ID, 4, bytes(8), b"x")))
    assert heard(end, append, reply(1)) == [(APPEND, 1, [ID, 4, bytes(8), b"x"]), (PING | REPLY, 1, list(PONG))]


def test_details_are_cut():
    """24 bytes are the most."""
    end = device()
    end.refuse(5, BUSY, "x" * 100)
    assert said(end) == [(ERR | REPLY, 5, [BUSY, "x" * 24])]


def test_an_own_echo_is_no_message():
    """A prompt repeats what it is sent."""
    end = host()
    end.ask(PING, (0,), 0)
    assert heard(end, *end.out) == []
    assert end.receiver.echoes == 1 and end.asked == PING


# Versions


def test_another_major_may_only_rescue():
    """HELLO, LIST, PROBE and PULL are the same for all time; the rest is not even answered."""
    requests = (
        (HELLO, [0, 1, 2, ID, 180, None, -1, bytes(8)]), (LIST, [0]), (PROBE, [ID, 3]), (PULL, [ID, 3]),
        (APPEND, [ID, 0, ID, b"x"]), (READY, [ID, 0, ID, ID]), (PING, [0]), (PICK, [ID, 0, ID, ID, ID]), (BYE, [0]),
        (SNAP, [0]), (99, [0]),
    )  # fmt: skip
    for major in (0, 2, 15):
        end = device()
        for kind, fields in requests:
            found = heard(end, of_major(major, TO_DEVICE, kind, 6, fields))
            assert found == ([(kind, 6, fields)] if kind <= PULL else []), kind
            assert not end.out and end.receiver.major == major


def test_an_answer_goes_out_in_ones_own_major():
    """The other end knows what to do with it."""
    end = device()
    heard(end, of_major(2, TO_DEVICE, LIST, 6, [0]))
    end.answer(LIST, 6, (0, []))
    assert end.out == [frame(TO_HOST, LIST | REPLY, 6, pack((0, [])))]


def test_replies_of_another_major_are_taken_for_the_fixed_kinds():
    """So a computer can rescue the games of any device."""
    end = host()
    end.ask(LIST, (0,), 0)
    assert heard(end, of_major(3, TO_HOST, LIST | REPLY, 1, [0, []])) == [(LIST | REPLY, 1, [0, []])]
    end.ask(PING, (0,), 0)
    assert heard(end, of_major(3, TO_HOST, PING | REPLY, 2, list(PONG))) == [] and end.asked == PING


def test_a_newer_minor_may_say_more():
    """Fields behind the known ones come along, and nobody has to look at them."""
    end = device()
    assert heard(end, frame(TO_DEVICE, PING, 1, pack((0, "more", [1])))) == [(PING, 1, [0, "more", [1]])]
    end = host()
    end.ask(PING, (0,), 0)
    assert heard(end, reply(1, PING, PONG + (True,))) == [(PING | REPLY, 1, list(PONG) + [True])]

"""Any bytes at all: both codecs take the same payloads, and a receiver finds exactly the frames that are there."""

from binascii import b2a_base64, crc32

import msgpack
from hypothesis import example, given, settings
from hypothesis import strategies as st

from kit.line import naive_frames
from voltable import LogError
from voltable.engine import pack
from voltable.line.frame import MOST_PAYLOAD, TO_DEVICE, TO_HOST, Receiver, frame
from voltable_host.companion.line import payloads

TEXT = st.text(st.characters(exclude_categories=("Cs",)), max_size=50)
LEAVES = st.none() | st.booleans() | st.integers(-(2**31), 2**32 - 1) | TEXT | st.binary(max_size=60)
VALUES = st.recursive(LEAVES, lambda inner: st.lists(inner, max_size=8), max_leaves=20)
EXTENSION = st.integers(0, 127)
OTHERS = st.recursive(  # what msgpack has and we have not
    LEAVES | st.floats() | st.integers(-(2**63), 2**64 - 1) | st.builds(msgpack.ExtType, EXTENSION, st.binary()),
    lambda inner: st.lists(inner, max_size=8) | st.dictionaries(TEXT | st.integers(0, 9), inner, max_size=3),
    max_leaves=10,
)
DIRECTIONS = st.sampled_from((TO_DEVICE, TO_HOST))
BYTES = st.integers(0, 255)
FRAMES = st.builds(frame, DIRECTIONS, BYTES, BYTES, st.binary(max_size=MOST_PAYLOAD))
SOUP = st.binary(max_size=40) | st.text("#AZaz09+/=\r\n", max_size=300).map(str.encode)


def verdict(unpack, data: bytes):
    """The value, or that it is refused; any other error escapes."""
    try:
        return repr(unpack(data))  # 1 and True are equal, but not the same
    except LogError:
        return LogError


@given(VALUES)
@settings(max_examples=250, deadline=None)
def test_a_value_has_one_form(value):
    """That of the msgpack package, and both ends read it back."""
    try:
        data = pack.pack(value)
    except LogError:
        return  # too deep or too long
    assert data == msgpack.packb(value)
    assert repr(pack.unpack(data)) == repr(payloads.unpack(data)) == repr(value)


@given(st.binary(max_size=MOST_PAYLOAD) | VALUES.map(msgpack.packb) | OTHERS.map(msgpack.packb))
@settings(max_examples=800, deadline=None)
@example(b"")
@example(b"\x91" * MOST_PAYLOAD)
@example(b"\xd4\xff\x00")
@example(b"\xd6\xff\x00\x00\x00\x00")  # a time
@example(b"\xdd\xff\xff\xff\xff")
@example(b"\xdc\x00\x10" + bytes(16))
@example(b"\xa3\xed\xa0\x80")  # half a letter
@example(b"\xa2\xc0\x80")
@example(b"\xa4\xf4\x90\x80\x80")
def test_both_ends_take_the_same_payloads(data):
    """Whatever comes: the host's reading with the package and ours agree, and only the one form is taken."""
    ours, hosts = verdict(pack.unpack, data), verdict(payloads.unpack, data)
    assert ours == hosts
    assert ours is LogError or pack.pack(pack.unpack(data)) == data


@given(VALUES, st.data())
@settings(max_examples=400, deadline=None)
def test_a_changed_payload_is_taken_by_both_or_by_none(value, data):
    """A byte changed, cut off or put in."""
    packed = bytearray(msgpack.packb(value) or b"")
    place = data.draw(st.integers(0, len(packed)))
    more = data.draw(st.binary(max_size=2))
    packed[place : place + data.draw(st.integers(0, 2))] = more
    assert verdict(pack.unpack, bytes(packed)) == verdict(payloads.unpack, bytes(packed))


@given(DIRECTIONS, st.lists(FRAMES | SOUP, max_size=8), st.data())
@settings(max_examples=400, deadline=None)
def test_a_receiver_finds_the_frames_in_any_soup(direction, parts, data):
    """Those that another decoder finds, no more and no fewer."""
    wire = bytearray(b"".join(parts))
    for place in data.draw(st.lists(st.integers(0, max(0, len(wire) - 1)), max_size=3)):
        wire[place : place + 1] = data.draw(st.binary(max_size=3))
    receiver = Receiver(direction)
    found = [(receiver.major, *found) for byte in wire if (found := receiver.take(byte))]
    assert found == naive_frames.frames(bytes(wire), direction)


@given(st.lists(st.tuples(SOUP, BYTES, BYTES, st.binary(max_size=MOST_PAYLOAD)), max_size=6))
@settings(max_examples=250, deadline=None)
def test_whole_frames_among_rubbish_are_all_found(sent):
    """In front of each lies anything, which may end in half a frame but not within one that is whole."""
    receiver = Receiver(TO_HOST)
    for rubbish, kind, transaction, payload in sent:
        for byte in rubbish:
            receiver.take(byte)
        *before, last = [receiver.take(byte) for byte in frame(TO_HOST, kind, transaction, payload)]
        assert last == (kind, transaction, payload)
        assert not any(before)


@given(st.binary(max_size=MOST_PAYLOAD + 12), st.booleans())
@settings(max_examples=400, deadline=None)
def test_a_body_of_any_bytes_is_a_frame_or_is_not(body, fitting):
    """With the right checksum, so that everything else about it counts."""
    if fitting and len(body) > 3:
        body = bytes((body[0] & 0xF8, body[1], body[2], len(body) - 4)) + body[4:]
    wire = b"#" + b2a_base64(body + crc32(body).to_bytes(4, "little"))
    receiver = Receiver(TO_HOST)
    found = [(receiver.major, *found) for byte in wire if (found := receiver.take(byte))]
    assert found == naive_frames.frames(wire, TO_HOST)

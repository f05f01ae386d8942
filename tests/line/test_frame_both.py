"""Frames on the line: what a receiver takes, what it drops, and how it finds the next one (docs/link.md)."""

from binascii import b2a_base64, crc32

from kit.line import naive_frames
from voltable.line.frame import HUNTING, LONGEST, MOST_PAYLOAD, TO_DEVICE, TO_HOST, Receiver, frame

PING = frame(TO_DEVICE, 7, 1, b"\x91\x05")
FOUND = (7, 1, b"\x91\x05")
LETTERS = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


def heard(receiver, wire) -> list:
    """All frames that come out of these bytes."""
    return [found for found in [receiver.take(byte) for byte in wire] if found is not None]


def from_body(body) -> bytes:
    """A frame of any body, with the right checksum."""
    return b"#" + b2a_base64(body + crc32(body).to_bytes(4, "little"))


def taken_alone(wire) -> list:
    """What a fresh device hears."""
    return heard(Receiver(TO_DEVICE), wire)


def dropped(wire) -> int:
    """How many frames a fresh device counts as lost; the next whole one must be taken."""
    receiver = Receiver(TO_DEVICE)
    heard(receiver, wire)
    count = receiver.dropped
    assert heard(receiver, PING) == [FOUND]
    return count


# What is right


def test_a_frame_comes_out_as_it_went_in():
    """With every length of payload and in both directions."""
    for direction in (TO_DEVICE, TO_HOST):
        receiver = Receiver(direction)
        for size in range(MOST_PAYLOAD + 1):
            payload = bytes([(size + place * 7) & 0xFF for place in range(size)])
            assert heard(receiver, frame(direction, size & 0x7F, 255 - size, payload)) == [
                (size & 0x7F, 255 - size, payload)
            ]
        assert receiver.dropped == receiver.echoes == 0


def test_every_value_of_kind_and_transaction_comes_through():
    """Whether anybody understands a kind is decided later."""
    receiver = Receiver(TO_DEVICE)
    for value in range(256):
        assert heard(receiver, frame(TO_DEVICE, value, 255 - value, b"")) == [(value, 255 - value, b"")]


def test_a_frame_is_a_line_of_14_to_254_bytes():
    """As it fits the buffer of a USB port, and no byte of it interrupts a program or means anything to a prompt."""
    shortest, longest = frame(TO_HOST, 0, 0, b""), frame(TO_HOST, 0, 0, bytes(MOST_PAYLOAD))
    assert (len(shortest), len(longest)) == (14, 254)
    for wire in (shortest, longest, frame(TO_HOST, 255, 255, bytes(range(180)))):
        assert wire[:1] == b"#" and wire[-1:] == b"\n" and not [one for one in wire[1:-1] if one not in LETTERS + b"="]


def test_the_bytes_of_a_frame_are_these():
    """The example of docs/link.md, so that no interpreter writes anything else."""
    assert PING == b"#EAcBApEF94M8ow==\n"
    assert frame(TO_HOST, 0x87, 1, b"") == b"#GIcBACiciEk=\n"


def test_another_way_to_decode_finds_the_same():
    """Written for these tests from the page."""
    for size in (0, 1, 2, 3, 100, MOST_PAYLOAD):
        wire = frame(TO_HOST, 0x84, 200, bytes(range(size)))
        assert naive_frames.frames(wire, TO_HOST) == [(1, 0x84, 200, bytes(range(size)))]
        assert naive_frames.frames(wire, TO_DEVICE) == []


# How a frame is found


def test_a_start_always_begins_anew():
    """Half a frame costs only itself."""
    for cut in range(1, len(PING)):
        assert taken_alone(PING[:cut] + PING) == [FOUND]
    assert dropped(PING[:9] + PING) == 1
    assert dropped(b"####" + PING) == 0  # nothing was begun


def test_a_return_is_ignored_anywhere():
    """Terminals add them before or behind a newline."""
    for place in range(1, len(PING)):
        assert taken_alone(PING[:place] + b"\r" + PING[place:]) == [FOUND]
    assert dropped(b"\r" + PING[:-1] + b"\r\r\n") == 0
    longest = frame(TO_DEVICE, 1, 2, bytes(MOST_PAYLOAD))
    assert taken_alone(b"\r\r".join([longest[:100], longest[100:]])) == [(1, 2, bytes(MOST_PAYLOAD))]


def test_a_foreign_byte_drops_the_frame():
    """Everything that base64 does not know; then nothing counts until the next start."""
    foreign = [byte for byte in range(256) if byte not in LETTERS + b"=\n\r#"]
    assert len(foreign) == 256 - 64 - 4
    for byte in foreign:
        wire = PING[:6] + bytes((byte,)) + PING[6:]
        receiver = Receiver(TO_DEVICE)
        assert heard(receiver, wire[:7]) == [] and receiver.size == HUNTING
        assert heard(receiver, wire[7:]) == [] and receiver.dropped == 1
        assert heard(receiver, PING) == [FOUND]


def test_a_253rd_character_drops_the_frame():
    """252 are the most."""
    receiver = Receiver(TO_DEVICE)
    heard(receiver, b"#" + b"A" * LONGEST)
    assert receiver.size == LONGEST == 252 and receiver.dropped == 0
    heard(receiver, b"A")
    assert receiver.size == HUNTING and receiver.dropped == 1
    assert heard(receiver, b"A" * 1000 + b"\n") == [] and receiver.dropped == 1
    assert heard(receiver, PING) == [FOUND]


def test_rubbish_costs_at_most_the_frame_it_hit():
    """Any byte in front, any cut, any byte lost: the frame behind it is taken."""
    for byte in range(256):
        assert taken_alone(bytes((byte,)) + PING) == [FOUND]
        assert taken_alone(bytes((byte,)) * 300 + PING) == [FOUND]
    for place in range(len(PING)):
        broken = PING[:place] + PING[place + 1 :]
        assert taken_alone(broken + PING)[-1] == FOUND
        assert len(taken_alone(broken + PING + PING)) == 2  # as without the broken one


def test_text_between_frames_is_passed_over():
    """A banner, a traceback, a prompt."""
    text = b'MicroPython v1.25.0\r\n>>> Traceback (most recent call last):\n  File "<stdin>"\n'
    receiver = Receiver(TO_DEVICE)
    assert heard(receiver, text + PING + text + PING + text) == [FOUND, FOUND]
    assert receiver.dropped == 0


def test_an_end_without_a_beginning_is_nothing():
    """Nor is a beginning without anything."""
    assert dropped(b"\n\n#\n#\r\n\n") == 0
    assert taken_alone(b"#\n#\n" + PING) == [FOUND]


def test_one_byte_at_a_time_or_many_is_the_same():
    """A frame may come in any pieces; the state of the receiver is all that counts."""
    receiver = Receiver(TO_DEVICE)
    found = []
    for place in range(len(PING)):
        found += heard(receiver, PING[place : place + 1])
        assert receiver.size == (place if place < len(PING) - 1 else HUNTING)
    assert found == [FOUND]


# What is dropped and counted


def test_any_flipped_bit_is_noticed():
    """One frame, every bit of its line; the frame behind it is taken."""
    for place in range(len(PING)):
        for bit in range(8):
            wire = bytearray(PING)
            wire[place] ^= 1 << bit
            assert taken_alone(bytes(wire) + PING)[-1:] == [FOUND]
            assert taken_alone(bytes(wire)) == []


def test_a_wrong_checksum_is_dropped():
    """Any of its bits."""
    body = bytes((0x10, 7, 1, 2)) + b"\x91\x05"
    right = crc32(body).to_bytes(4, "little")
    for bit in range(32):
        wrong = bytearray(right)
        wrong[bit >> 3] ^= 1 << (bit & 7)
        assert dropped(b"#" + b2a_base64(body + bytes(wrong))) == 1


def test_a_wrong_length_is_dropped():
    """The length in the frame is that of its payload, with a checksum that fits."""
    for size in range(256):
        if size != 2:
            assert dropped(from_body(bytes((0x10, 7, 1, size)) + b"\x91\x05")) == 1
    assert dropped(from_body(b"")) == dropped(from_body(bytes((0x10, 7, 1)))) == 1
    assert taken_alone(from_body(bytes((0x10, 7, 1, 2)) + b"\x91\x05")) == [FOUND]


def test_more_than_180_bytes_of_payload_are_too_many():
    """181 would fit the line."""
    assert len(taken_alone(from_body(bytes((0x10, 7, 1, 180)) + bytes(180)))) == 1
    too_long = from_body(bytes((0x10, 7, 1, 181)) + bytes(181))
    assert len(too_long) <= 254
    assert dropped(too_long) == 1


def test_the_lowest_three_bits_are_zero():
    """Somebody may need them once."""
    for bits in range(1, 8):
        assert dropped(from_body(bytes((0x10 | bits, 7, 1, 0)))) == 1


def test_a_frame_of_another_major_is_told_apart():
    """Whoever reads it sees which; messages.py says what may be taken of it."""
    receiver = Receiver(TO_DEVICE)
    for major in range(16):
        assert heard(receiver, from_body(bytes((major << 4, 1, 9, 0)))) == [(1, 9, b"")]
        assert receiver.major == major
    heard(receiver, PING)
    assert receiver.major == 1


def test_an_echo_is_counted_and_dropped():
    """A prompt repeats what it is sent: the direction gives it away."""
    receiver = Receiver(TO_HOST)
    assert heard(receiver, b">>> " + PING + PING) == []
    assert (receiver.echoes, receiver.dropped) == (2, 2)
    heard(receiver, PING[:-4] + b"\n")
    assert (receiver.echoes, receiver.dropped) == (2, 3)  # a broken one is no echo
    assert heard(receiver, frame(TO_HOST, 7, 1, b"")) == [(7, 1, b"")]


# Base64 in its one form


def test_only_one_way_to_write_a_frame_is_taken():
    """Interpreters forgive different faults of base64; no receiver must."""
    body = b"".join([b"\x10\x07\x01\x01\x05", crc32(b"\x10\x07\x01\x01\x05").to_bytes(4, "little")])
    assert len(body) == 9
    plain = b2a_base64(body)[:-1]
    forms = [plain + b"=", plain + b"====", plain + b"A", plain + b"AA", b"=" + plain]
    forms += [plain[:-1], plain[:-2], plain[:-3], plain[:4] + b"====" + plain[4:]]
    forms += [plain[:4] + b"=" + plain[4:], plain[:8] + b"==" + plain[8:]]
    assert taken_alone(b"#" + plain + b"\n") == [(7, 1, b"\x05")]
    for form in forms:
        assert dropped(b"#" + form + b"\n") == 1


def test_missing_padding_is_refused():
    """A body whose base64 ends in one or two =."""
    for payload in (b"", b"\x91\x05"):
        wire = frame(TO_DEVICE, 7, 1, payload)
        assert wire[-2:] == b"=\n"
        assert dropped(wire.replace(b"=", b"")) == 1
        assert dropped(wire[:-2] + b"\n") == 1
        assert dropped(wire[:-1] + b"=\n") == 1


def test_unused_bits_at_the_end_are_zero():
    """Two more spellings of the same bytes would be three."""
    for payload, unused in ((b"", 4), (b"\x91\x05", 16)):
        wire = frame(TO_DEVICE, 7, 1, payload)
        place = wire.index(b"=") - 1
        value = LETTERS.index(wire[place : place + 1])
        assert value % unused == 0
        for more in range(1, unused):
            other = wire[:place] + LETTERS[value + more : value + more + 1] + wire[place + 1 :]
            assert dropped(other) == 1
            assert naive_frames.frames(other, TO_DEVICE) == []

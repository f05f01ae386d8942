"""Whole frames of both directions, and what can happen to one; 32 bytes of dice say where and how."""

from binascii import b2a_base64, crc32

from voltable.engine.pack import pack
from voltable.line.frame import MAJOR, frame

SIZES = (0, 1, 2, 3, 4, 5, 6, 8, 11, 14, 20, 27, 36, 60, 120, 180)  # of payloads that are any bytes
ID = b"game-one"
MESSAGES = (
    (1, (0, 1, 2882400001, ID, 180, ID, 412, ID)), (2, (0,)), (3, (ID, 511)), (4, (ID, 70000)),
    (5, (ID, 4, ID, bytes(range(40)))), (6, (ID, 4, ID, ID)), (7, (5,)), (8, (ID, 4, ID, ID, ID)), (9, (ID, 1, 2)),
    (10, (0,)), (0x82, (0, ((ID, 3, ID, 1), (ID, -1, ID, 0)))), (0x83, (4, None, None)), (0x84, (4, bytes(range(90)))),
    (0x85, (1, 4, ID, ID)), (0x87, (4, ID, 2, 100, 3)), (0x8F, (3, "why")),
)  # fmt: skip
SHORT = len(MESSAGES)  # the first frame of a pool whose payload is any bytes


def body_of(direction, kind, transaction, payload, size=None, major=MAJOR, low=0) -> bytes:
    """A frame before its checksum, right or not."""
    first = major << 4 | direction | low
    return bytes((first, kind, transaction, len(payload) if size is None else size)) + payload


def on_wire(body) -> bytes:
    """Any body as a frame whose checksum fits."""
    return b"#" + b2a_base64(body + crc32(body).to_bytes(4, "little"))


def pool(direction) -> list:
    """Whole frames of one direction as (wire, what a receiver takes)."""
    found = []
    for number, (kind, fields) in enumerate(MESSAGES):
        found.append((kind, 16 * number & 0xFF, pack(fields)))
    for number, size in enumerate(SIZES):
        found.append((number, 255 - number, bytes([(number * 37 + place * 11) & 0xFF for place in range(size)])))
    return [(frame(direction, *one), one) for one in found]


# What is done to a frame; the first six dice have been used


def flip(wire, dice, other):
    """A bit."""
    return change(wire, dice, other, wire[place_in(wire, dice)] ^ 1 << (dice[8] & 7))


def change(wire, dice, other, byte=None):
    """A byte."""
    place = place_in(wire, dice)
    return wire[:place] + bytes((dice[8] if byte is None else byte,)) + wire[place + 1 :]


def insert(wire, dice, other):
    """A few bytes, often some that mean something."""
    place = place_in(wire, dice)
    some = dice[9 : 10 + (dice[8] & 3)] if dice[8] & 4 else b"#\n\r=A#\r\n"[dice[9] & 7 : (dice[9] & 7) + 1]
    return wire[:place] + some + wire[place:]


def delete(wire, dice, other):
    """A few bytes are lost."""
    place = place_in(wire, dice)
    return wire[:place] + wire[place + 1 + (dice[8] & 3) :]


def truncate(wire, dice, other):
    """The rest never comes, or the beginning never came."""
    place = place_in(wire, dice)
    return wire[:place] if dice[8] & 1 else wire[place:]


def splice(wire, dice, other):
    """The end of another frame, from the same place on or from any."""
    place = place_in(wire, dice)
    return wire[:place] + other[place if dice[8] & 1 else dice[9] % len(other) :]


def repeat(wire, dice, other):
    """A piece comes twice."""
    place = place_in(wire, dice)
    return wire[:place] + wire[max(0, place - dice[8] % 9) :]


def noise(wire, dice, other):
    """Rubbish around it."""
    rubbish = dice[8 : 8 + (dice[6] & 15)] * (20 if dice[7] & 31 == 0 else 1)
    return rubbish + wire if dice[7] & 1 else wire + rubbish


DAMAGES = (flip, change, insert, delete, truncate, splice, repeat, noise)


def place_in(wire, dice) -> int:
    """Anywhere."""
    return (dice[6] << 8 | dice[7]) % len(wire) if wire else 0


def odd_body(direction, one, dice) -> bytes:
    """A frame with a checksum that fits whatever else is wrong with it."""
    kind, transaction, payload = one
    what = dice[6] & 7
    if what < 4 and payload:  # a message that is none
        payload = DAMAGES[what](payload, dice[1:], b"")[:180]
    if what == 4:
        return body_of(direction, kind, transaction, payload, size=dice[7])
    if what == 5:
        return body_of(direction, kind, transaction, payload, major=dice[7] & 15)
    if what == 6:
        return body_of(direction, kind, transaction, payload, low=dice[7] & 7)
    return body_of(direction, dice[7] if what == 7 else kind, transaction, payload)

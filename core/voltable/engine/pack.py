"""Canonical msgpack, the strict subset that line, log and hash share (docs/log.md).

Nothing, booleans, whole numbers of 32 bits in their shortest form, text and bytes up to 180, arrays six deep.
"""

from voltable.engine.refusal import LogError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Final

    from voltable.engine.shapes import Packed

LONGEST_TEXT: "Final" = 180
DEEPEST: "Final" = 6
SMALLEST: "Final" = -(2**31)
LARGEST: "Final" = 2**32 - 1


def pack(value: object) -> bytes:
    """The one way to write this value.

    >>> pack((5, 14, None, "Ana")).hex()
    '94050ec0a3416e61'
    """
    out = bytearray()
    pack_onto(out, value)
    return bytes(out)


def pack_onto(out: bytearray, value: object) -> None:
    """The same behind other bytes, without a copy."""
    _write(out, value, 0)


def _write(out: bytearray, value: "Any", depth: int) -> None:
    kind: "Any" = type(value)  # pyright: ignore[reportUnknownVariableType]
    if kind is int:
        _write_number(out, value)
    elif kind is tuple or kind is list:
        _write_size(out, len(value), depth)
        for item in value:
            if type(item) is int and 0 <= item < 128:
                out.append(item)  # nearly all of a state
            else:
                _write(out, item, depth + 1)  # one call a level: a device has room for few
    elif value is None:
        out.append(0xC0)
    elif kind is bool:
        out.append(0xC3 if value else 0xC2)
    elif kind is str:
        _write_text(out, value.encode(), 0xA0, 31, 0xD9)
    elif kind is bytes or kind is memoryview:
        _write_text(out, value, 0xC4, -1, 0xC4)
    else:
        raise LogError("cannot-pack", kind.__name__)


def _write_number(out: bytearray, value: int) -> None:
    if 0 <= value < 128 or -32 <= value < 0:
        out.append(value & 0xFF)
        return
    if not SMALLEST <= value <= LARGEST:
        raise LogError("number-too-large")
    if value >= 0:
        kind, size = (0xCC, 1) if value < 256 else (0xCD, 2) if value < 65536 else (0xCE, 4)
    else:
        kind, size = (0xD0, 1) if value >= -128 else (0xD1, 2) if value >= -32768 else (0xD2, 4)
    out.append(kind)
    for shift in range(8 * size - 8, -8, -8):
        out.append(value >> shift & 0xFF)


def _write_text(out: bytearray, data: "Packed", short: int, shortest: int, long: int) -> None:
    if len(data) > LONGEST_TEXT:
        raise LogError("text-too-long", len(data), LONGEST_TEXT)
    if len(data) <= shortest:
        out.append(short | len(data))
    else:
        out.append(long)
        out.append(len(data))
    out.extend(data)


def _write_size(out: bytearray, size: int, depth: int) -> None:
    if depth == DEEPEST:
        raise LogError("too-deep", DEEPEST)
    if size < 16:
        out.append(0x90 | size)
    elif size < 65536:
        out.extend(bytes((0xDC, size >> 8, size & 0xFF)))
    else:
        raise LogError("array-too-long", size)


def unpack(data: "Packed") -> "Any":
    """The value these bytes hold; refuses everything that pack would have written otherwise."""
    try:
        if 0x90 < data[0] < 0xA0 and len(data) == data[0] - 0x8F and max(data[1:]) < 128:
            return list(data[1:])  # nearly every move: a few small numbers
        value, end = _read(data, 0, 0)
    except (IndexError, UnicodeError):
        raise LogError("bad-msgpack")
    if end != len(data) or pack(value) != bytes(data):
        raise LogError("bad-msgpack")
    return value


def _read(data: "Packed", at: int, depth: int) -> "tuple[Any, int]":
    first = data[at]
    at += 1
    if first < 0x80:
        return first, at
    if first >= 0xE0:
        return first - 256, at
    if 0xA0 <= first < 0xC0:
        return _read_text(data, at, first & 31)
    if first == 0xC0:
        return None, at
    if first == 0xC2 or first == 0xC3:
        return first == 0xC3, at
    if 0x90 <= first < 0xA0 or first == 0xDC:
        size, at = (first & 15, at) if first < 0xA0 else (_big_endian(data, at, 2), at + 2)
        if size > len(data) - at or depth == DEEPEST:
            raise LogError("bad-msgpack")
        values: "list[Any]" = []
        for _ in range(size):
            value, at = _read(data, at, depth + 1)  # one call a level: a device has room for few
            values.append(value)
        return values, at
    return _read_long(data, at, first)


def _read_long(data: "Packed", at: int, first: int) -> "tuple[Any, int]":
    if first == 0xD9:
        return _read_text(data, at + 1, data[at])
    if first == 0xC4:
        end = at + 1 + data[at]
        return _cut(data, at + 1, end), end
    if 0xCC <= first <= 0xCE:
        size = 1 << first - 0xCC
        return _big_endian(data, at, size), at + size
    if 0xD0 <= first <= 0xD2:
        size = 1 << first - 0xD0
        value = _big_endian(data, at, size)
        half = 1 << 8 * size - 1
        return (value - 2 * half if value >= half else value), at + size
    raise LogError("bad-msgpack")


def _big_endian(data: "Packed", at: int, size: int) -> int:
    value = 0
    for index in range(at, at + size):
        value = value << 8 | data[index]
    return value


def _cut(data: "Packed", start: int, end: int) -> bytes:
    if end > len(data):
        raise LogError("bad-msgpack")
    return bytes(data[start:end])


def _read_text(data: "Packed", at: int, size: int) -> "tuple[str, int]":
    text = str(_cut(data, at, at + size), "utf-8")
    bad = False
    end = at
    for letter in text:  # MicroPython takes long forms and numbers that are no letters
        code = ord(letter)
        bad = bad or code > 0x10FFFF or 0xD800 <= code <= 0xDFFF
        end += 1 + (code > 0x7F) + (code > 0x7FF) + (code > 0xFFFF)
    if bad or end != at + size:
        raise LogError("bad-msgpack")
    return text, end

"""Frames on a serial line: a line of text each, `#`, base64, newline, with a checksum inside (docs/link.md)."""

from binascii import a2b_base64, b2a_base64, crc32

MAJOR = 1  # of the protocol
TO_DEVICE, TO_HOST = 0, 8  # direction
MOST_PAYLOAD = 180
LONGEST = 252  # characters of base64 in a frame
AROUND = 8  # bytes of a body beside its payload
START, END, RETURN = 0x23, 0x0A, 0x0D
ALPHABET = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/="
HUNTING = -1
RESIDUE = 0x2144DF1C  # the checksum of anything that ends with its own checksum


def frame(direction: int, kind: int, transaction: int, payload: bytes) -> bytes:
    """One frame as it goes over the line.

    >>> frame(TO_DEVICE, 7, 1, b"\\x91\\x05")
    b'#EAcBApEF94M8ow==\\n'
    """
    body = begun(direction, kind, transaction)
    body.extend(payload)
    return ended(body)


def begun(direction: int, kind: int, transaction: int) -> bytearray:
    """A frame before its payload."""
    return bytearray((MAJOR << 4 | direction, kind, transaction, 0))


def ended(body: bytearray) -> bytes:
    """A frame behind its payload, as text."""
    body[3] = len(body) - 4
    body.extend(crc32(body).to_bytes(4, "little"))
    return b"#" + b2a_base64(body)


class Receiver:
    """Finds the frames of one direction among any bytes; rubbish costs at most the frame it hit."""

    def __init__(self, direction: int) -> None:
        self.direction = direction
        self.buffer = bytearray(LONGEST + 1)  # and the newline
        self.size = HUNTING  # characters of the frame so far
        self.dropped = 0  # frames that were begun and came to nothing
        self.echoes = 0  # whole frames of the other direction: a prompt repeats what it is sent
        self.major = MAJOR  # of the last frame

    def take(self, byte: int) -> "tuple[int, int, bytes] | None":
        """The next byte; a frame as (kind, transaction, payload) where it ends one."""
        if byte == START:
            if self.size > 0:
                self.dropped += 1
            self.size = 0
        elif self.size < 0 or byte == RETURN:
            pass
        elif byte == END:
            return self.finish()
        elif self.size == LONGEST or byte not in ALPHABET:
            self.size = HUNTING
            self.dropped += 1
        else:
            self.buffer[self.size] = byte
            self.size += 1
        return None

    def finish(self) -> "tuple[int, int, bytes] | None":
        """The frame that has ended, if it is one; anything else is counted."""
        size, self.size = self.size, HUNTING
        self.buffer[size] = END
        text = memoryview(self.buffer)[: size + 1]  # no copy: a device has little room
        try:
            body = a2b_base64(text)
        except ValueError:
            body = b""
        if self.is_whole(body, text):
            if body[0] & 8 == self.direction:
                self.major = body[0] >> 4
                return body[1], body[2], body[4:-4]
            self.echoes += 1
        if size:
            self.dropped += 1
        return None

    def is_whole(self, body: bytes, text: memoryview) -> bool:
        """Length and checksum fit, and there is no other way to write it: interpreters forgive different faults."""
        size = len(body)
        return (
            AROUND <= size <= AROUND + MOST_PAYLOAD
            and body[3] == size - AROUND
            and not body[0] & 7
            and crc32(body) == RESIDUE
            and b2a_base64(body) == text
        )

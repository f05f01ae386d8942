"""A decoder of frames written as docs/link.md describes them, slowly and on its own: what it finds is right."""

LETTERS = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
VALUES = {letter: value for value, letter in enumerate(LETTERS)}
LONGEST, MOST_PAYLOAD = 252, 180


def frames(wire: bytes, direction: int) -> list:
    """Each frame of a direction on the wire as (major, kind, transaction, payload)."""
    found = []
    for line in wire.split(b"\n")[:-1]:
        at = line.rfind(b"#")
        body = None if at < 0 else decoded(line[at + 1 :].replace(b"\r", b""))
        if body and is_right(body) and body[0] & 8 == direction:
            found.append((body[0] >> 4, body[1], body[2], body[4:-4]))
    return found


def decoded(text: bytes) -> "bytes | None":
    """The bytes of base64 in its one form; nothing where it is anything else."""
    size = len(text)
    if size % 4 or not 12 <= size <= LONGEST:
        return None
    padding = 2 if text[-2:] == b"==" else 1 if text[-1:] == b"=" else 0
    out = bytearray()
    bits = held = 0
    for letter in text[: size - padding]:
        value = VALUES.get(letter)
        if value is None:
            return None
        held = held << 6 | value
        bits += 6
        if bits >= 8:
            bits -= 8
            out.append(held >> bits)
            held &= (1 << bits) - 1
    return None if held else bytes(out)


def is_right(body: bytes) -> bool:
    """Its length, its zero bits and its checksum."""
    if len(body) - 8 != body[3] or body[3] > MOST_PAYLOAD or body[0] & 7:
        return False
    return checksum(body[:-4]) == body[-4:]


def checksum(data: bytes) -> bytes:
    """CRC-32 in two halves of 16 bits, for larger numbers are slow on a device."""
    low = high = 0xFFFF
    for byte in data:
        table_low, table_high = TABLE[(low ^ byte) & 0xFF]
        low = (low >> 8 | high << 8) & 0xFFFF ^ table_low
        high = high >> 8 ^ table_high
    low ^= 0xFFFF
    high ^= 0xFFFF
    return bytes((low & 0xFF, low >> 8, high & 0xFF, high >> 8))


def row(byte) -> tuple:
    """What one byte does to a checksum."""
    low, high = byte, 0
    for _ in range(8):
        odd = low & 1
        low = low >> 1 | (high & 1) << 15
        high >>= 1
        if odd:
            low ^= 0x8320
            high ^= 0xEDB8
    return low, high


TABLE = tuple([row(byte) for byte in range(256)])

"""Runs on a device: how long the cable keeps the keys waiting, slice by slice, by the device's own clock."""

import gc
import json
import time
from binascii import b2a_base64, crc32, unhexlify

from voltable_device.app import starting
from voltable_device.line.end import LineEnd, Shared

gc.threshold(32768)  # as the program itself, on a device of this size


class Feed:
    """A cable with requests in it; what is answered is counted."""

    def __init__(self):
        self.waiting = b""
        self.at = 0
        self.answers = 0

    def read(self):
        """The next byte, -1 where there is none."""
        if self.at == len(self.waiting):
            return -1
        self.at += 1
        return self.waiting[self.at - 1]

    def has_room(self):
        """Always."""
        return True

    def write(self, data):
        """Count the ends of frames."""
        self.answers += bytes(data).count(b"\n")
        return len(data)


def asked(line, feed, message):
    """The longest slice until this is answered, in microseconds."""
    feed.waiting, feed.at = message, 0
    wanted = feed.answers + 1
    longest = 0
    while feed.answers < wanted:
        began = time.ticks_us()
        line.step(time.ticks_ms())
        longest = max(longest, time.ticks_diff(time.ticks_us(), began))
    return longest


def packed(fields):
    """Small numbers and bytes as msgpack; the modules of a device are joined, and have no such name any more."""
    out = bytearray((0x90 | len(fields),))
    for field in fields:
        if isinstance(field, bytes):
            out += bytes((0xC4, len(field))) + field
        elif field < 128:
            out.append(field & 0xFF)
        elif field < 256:
            out += bytes((0xCC, field))
        else:
            out += bytes((0xCD, field >> 8, field & 0xFF))
    return bytes(out)


def framed(kind, payload):
    """A frame to the device."""
    body = bytes((0x10, kind, 1, len(payload))) + payload
    return b"#" + b2a_base64(body + crc32(body).to_bytes(4, "little"))


def told(name, kind, *fields):
    """Ask once, and say how long the longest slice was."""
    print(name, asked(line, feed, framed(kind, packed(fields))) // 100 / 10, "ms")


app = starting.begin(None, None)
app.render()
feed = Feed()
line = app.line = LineEnd(Shared(app), feed, 7)
with open("/lib/voltable_device/manifest.json") as file:
    engine = unhexlify(json.load(file)["engine"])
game = app.kept.game
log = game.log
end = log.count - 1, log.head

told("first HELLO", 1, 0, 1, 7, engine, 180, game.gid, *end)
told("HELLO", 1, 0, 1, 7, engine, 180, game.gid, *end)
told("LIST", 2, 0)
told("PROBE", 3, game.gid, log.count // 2)
told("PULL", 4, game.gid, 0)
told("PULL", 4, game.gid, 8)
told("READY", 6, game.gid, *end, game.digest())
told("PING", 7, 0)
move = packed(game.choices()[0])
record = bytes((len(move), 0, log.count & 0xFF, log.count >> 8)) + move
told("APPEND", 5, game.gid, *end, record + crc32(record, log.crc).to_bytes(4, "little"))
print("records", log.count, "free", gc.mem_free() // 1024, "KB")

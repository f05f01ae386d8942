"""Frames damaged in every way go to both ends: `frame_mutants.py FIRST COUNT` tries so many and prints what it counted.

What a number does is the same on every interpreter. Behind each damaged frame follows a whole one, which must be taken.
"""

import json
import sys
from binascii import hexlify
from hashlib import sha256

from kit.line import naive_frames
from kit.line.frame_damage import DAMAGES, SHORT, odd_body, on_wire, pool
from voltable.engine.pack import pack, unpack
from voltable.engine.refusal import LogError
from voltable.line.exchange import Exchange
from voltable.line.frame import HUNTING, MAJOR, TO_DEVICE, TO_HOST
from voltable.line.messages import ERR, FIXED, REPLY


class Wrong(Exception):
    """Something was taken that must not be, or not taken that must."""


class Fuzz:
    """Both ends, each with its receiver, and what was counted."""

    def __init__(self, unpacks, receiver=None):
        self.unpacks = unpacks
        self.pools = pool(TO_DEVICE), pool(TO_HOST)
        self.known = {}
        self.payloads = {one[2] for _, one in self.pools[0]}
        for side in (0, 1):
            for wire, one in self.pools[side]:
                self.known[wire[1:-1]] = 8 * side, (MAJOR,) + one
        self.ends = self.end(TO_DEVICE, receiver), self.end(TO_HOST, receiver)
        self.counted = {"frames": 0, "bytes": 0, "taken": 0, "chances": 0}

    def end(self, hears, receiver):
        """The one that hears this direction."""
        end = Exchange(hears ^ 8, self.unpacks[-1 if hears == TO_HOST else 0], None)
        if receiver:
            end.receiver = receiver(hears)
        return end

    def try_one(self, number):
        """One damaged frame, then a whole one."""
        dice = sha256(str(number).encode()).digest()
        side = number & 1
        damaged, sent = self.damaged(side, dice)
        whole, last = self.pools[side][dice[2] & 31 if dice[2] < 32 else SHORT + (dice[2] & 3)]
        wire = damaged + whole
        found = self.feed(self.ends[side], wire, dice)
        self.check(found, wire, side, sent, (MAJOR,) + last)

    def damaged(self, side, dice) -> tuple:
        """The bytes, and what of them a receiver may take."""
        frames = self.pools[side ^ (dice[0] & 15 == 0)]
        wire, one = frames[dice[1] & 31]
        other, another = frames[dice[3] & 31]
        sent = [(MAJOR,) + one, (MAJOR,) + another]
        if dice[0] >= 208:
            wire = on_wire(odd_body(8 * side, one, dice))
            sent += naive_frames.frames(wire, 8 * side)
            if dice[0] < 240:
                return wire, sent
        for turn in range(1 + (dice[4] & 3) % 3):
            wire = DAMAGES[dice[5] >> 2 * turn & 7](wire, dice[3 * turn :], other) if wire else other
        return wire, sent

    def feed(self, end, wire, dice) -> list:
        """What comes out of these bytes."""
        found = []
        for message in filter(None, map(end.receiver.take, wire)):
            found.append((end.receiver.major,) + message)
            if message[2] not in self.payloads or dice[11] < 32:  # those of whole frames need not be read every time
                self.sort(end, message, dice)
        if end.receiver.size != HUNTING:
            raise Wrong("it waits for more " + told(wire))
        self.counted["bytes"] += len(wire)
        return found

    def sort(self, end, message, dice):
        """A request comes out or is refused; a reply comes out or is ignored."""
        kind, transaction, payload = message
        if dice[10] & 1:
            end.asked, end.transaction = kind & ~REPLY, transaction
        found = end.sort(message)
        if len({repr(verdict(read, payload)) for read in self.unpacks}) != 1:
            raise Wrong("both ends read it otherwise " + told(payload))
        if found is not None and (found[:2] != message[:2] or pack(found[2]) != payload):
            raise Wrong("another message came out " + told(payload))
        is_answered = not kind & REPLY and found is None and (end.receiver.major == MAJOR or kind in FIXED)
        replies = [naive_frames.frames(one, end.direction)[0] for one in end.out]
        if [one[:3] for one in replies] != ([(MAJOR, ERR | REPLY, transaction)] if is_answered else []):
            raise Wrong("a wrong answer " + told(payload))
        end.out.clear()

    def check(self, found, wire, side, sent, last):
        """Exactly what another decoder finds; and nothing that was not sent, but for a chance of 1 in 2^32."""
        if not found or found[-1] != last:
            raise Wrong("the next whole frame was not taken " + told(wire))
        if found != self.wanted(wire, 8 * side):
            raise Wrong("not what another decoder finds " + told(wire))
        self.counted["frames"] += 1
        for one in found[:-1]:
            self.counted["taken"] += 1
            if one not in sent and one != last:
                self.counted["chances"] += 1
                if self.counted["chances"] > 1:
                    raise Wrong("frames were taken that were not sent " + told(wire))

    def wanted(self, wire, direction) -> list:
        """What the other decoder finds; it need not look at whole frames again and again."""
        found = []
        for line in wire.split(b"\n")[:-1]:
            at = line.rfind(b"#")
            known = self.known.get(line[at + 1 :]) if at >= 0 else None
            if known is None:
                found += naive_frames.frames(line + b"\n", direction)
            elif known[0] == direction:
                found.append(known[1])
        return found


def verdict(read, payload):
    """The value, or that it is refused."""
    try:
        return read(payload)
    except LogError:
        return LogError


def told(wire) -> str:
    """Bytes that can be looked at."""
    return hexlify(wire).decode()


def run(first, count, unpacks=(unpack,), receiver=None) -> dict:
    """Try so many from this number on; what was counted, and what went wrong last."""
    fuzz = Fuzz(unpacks, receiver)
    for number in range(first, first + count):
        try:
            fuzz.try_one(number)
        except Exception as error:  # nothing may escape
            fuzz.counted["failed"], fuzz.counted["why"] = number, repr(error)
            break
    return fuzz.counted


def main():
    """On a computer both codecs are held against each other."""
    unpacks = (unpack,)
    if sys.implementation.name == "cpython":
        from voltable_host.companion.line import payloads

        unpacks = unpack, payloads.unpack
    print(json.dumps(run(int(sys.argv[1]), int(sys.argv[2]), unpacks)))


if __name__ == "__main__":
    main()

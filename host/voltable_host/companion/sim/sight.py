"""What a simulated device has told so far: its picture, its lights, its tones."""

import json

from voltable_host.companion.sim import records
from voltable_host.companion.sim.picture import Picture


class Sight:
    """Grows record by record."""

    def __init__(self) -> None:
        self.picture = Picture(0, 0, [])
        self.key_names: list[str] = []
        self.lights: list[tuple[int, ...]] = []
        self.tones: list[tuple[int, int]] = []  # hertz and milliseconds
        self.profiles: list[str] = []  # those there are, where an unknown one was asked for
        self.changes = 0  # how often there was something new to see
        self.settled = 0  # how often all that was ordered was done

    def take(self, kind: int, body: bytes) -> None:
        """One more record."""
        if kind == records.HELLO:
            facts = json.loads(body)
            self.key_names = facts["keys"]
            self.picture = Picture(facts["width"], facts["height"], facts["palette"])
        elif kind == records.UNKNOWN_PROFILE:
            self.profiles = json.loads(body)
        elif kind == records.SETTLED:
            self.settled += 1
        elif kind == records.TONE:
            self.tones.append((number(body[:2]), number(body[2:])))
        else:
            self.see(kind, body)
            self.changes += 1

    def see(self, kind: int, body: bytes) -> None:
        """Something that shows."""
        if kind == records.PICTURE:
            self.picture.draw(body)
        elif kind == records.STRIP:
            self.picture.draw_strip(number(body[:2]), body[2:])
        elif kind == records.POWER:
            self.picture.on = bool(body[0])
        elif kind == records.BRIGHTNESS:
            self.picture.brightness = body[0]
        elif kind == records.LIGHTS:
            self.lights = [tuple(body[place : place + 3]) for place in range(0, len(body), 3)]


def number(data: bytes) -> int:
    """Two bytes, the smaller first."""
    return int.from_bytes(data, "little")

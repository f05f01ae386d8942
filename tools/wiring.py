"""What goes to which pin, read from the device profiles: the tables of docs/hardware.md."""

import re
from collections.abc import Sequence

from voltable_device.hardware.profiles import PROFILES, Profile
from voltable_device.keys.buttons import ACCEPT, ALL, DOUBLE, HOLD, LEFT, MENU, PRESS, REPEAT, RIGHT, TURN, UNDO

# The pins of a Pico, a Pico W or a Pico 2 from its USB socket down, with the device seen from above.
LEFT_SIDE: Sequence[str] = (
    "GP0 GP1 GND GP2 GP3 GP4 GP5 GND GP6 GP7 GP8 GP9 GND GP10 GP11 GP12 GP13 GND GP14 GP15".split()
)  # fmt: skip
RIGHT_SIDE: Sequence[str] = (
    "VBUS VSYS GND 3V3_EN 3V3 ADC_VREF GP28 GND GP27 GP26 RUN GP22 GND GP21 GP20 GP19 GP18 GND GP17 GP16".split()
)  # fmt: skip
NUMBERS = {name: place + 1 for place, name in enumerate(LEFT_SIDE) if name != "GND"} | {
    name: 40 - place for place, name in enumerate(RIGHT_SIDE) if name != "GND"
}
GESTURES = {PRESS: "{}", HOLD: "hold {}", DOUBLE: "double {}", TURN: "turn {}"}
INTENTS = {"accept": ACCEPT, "left, minus": LEFT, "right, plus": RIGHT, "undo": UNDO, "menu": MENU, "phase done": ALL}
TABLE = re.compile(r"^(<!-- (wiring|keys)(?:: (.+))? -->\n)(?:\|.*\n)*", re.MULTILINE)


def pin(profile: Profile, number: int) -> str:
    """A pin by its name, and on a Pico by its number too: GP15 (pin 20)."""
    name = f"{profile.pin_name}{number}"
    return f"{name} (pin {NUMBERS[name]})" if profile.pin_name == "GP" else name


def rows(profile: Profile) -> list[tuple[str, str, str]]:
    """Part, its pin, the device's pin."""
    found = [("display", "VCC", supply(profile)), ("display", "GND", "GND")]
    found += [("display", name, pin(profile, number)) for name, number in display_pins(profile) if number is not None]
    for key in profile.keys:
        if key.pin is not None:
            found.append((f"key {key.label}", "one side; the other to GND", pin(profile, key.pin)))
    for name, number in zip(("CLK (A)", "DT (B)"), profile.encoder or ()):
        found.append(("encoder", name, pin(profile, number)))
    if profile.encoder:
        found.append(("encoder", "GND", "GND"))
    found.append(("buzzer, optional", "+; the other to GND", pin(profile, profile.buzzer)))
    found.append(("NeoPixels, optional", "DIN", pin(profile, profile.pixels)))
    return found


def supply(profile: Profile) -> str:
    """Where a display gets its power; boards that are plugged on a Pico take it before the regulator."""
    if profile.pin_name != "GP":
        return "3V3"
    return "3V3 (pin 36)" if hasattr(profile.bus, "sda") else "VSYS (pin 39)"


def display_pins(profile: Profile) -> list[tuple[str, int | None]]:
    """The wires of its bus, as they are printed on displays."""
    bus = profile.bus
    if hasattr(bus, "sda"):
        return [("SDA", bus.sda), ("SCL", bus.scl)]
    names = ("CLK", "DIN", "DC", "CS", "RST", "BL")
    return list(zip(names, (bus.clock, bus.data, bus.command, bus.select, bus.reset, bus.backlight)))


def wiring_table(profile: Profile) -> str:
    """A table of one profile."""
    return table(("part", "its pin", "goes to"), rows(profile))


def keys_table() -> str:
    """What each gesture means, on every profile."""
    found = [(f"`{profile.name}`", *[gesture(profile, intent) for intent in INTENTS.values()]) for profile in PROFILES]
    return table(("profile", *INTENTS), found)


def gesture(profile: Profile, wanted: int) -> str:
    """How an intent is said there: hold L."""
    for key, kind, intent in profile.gestures:
        if intent == wanted and kind != REPEAT:
            return GESTURES[kind].format(profile.keys[key].label)
    return "in the menu"


def table(heads: tuple[str, ...], lines: list[tuple[str, ...]]) -> str:
    """Markdown."""
    rule = tuple("---" for _head in heads)
    return "".join(f"| {' | '.join(line)} |\n" for line in [heads, rule, *lines])


def filled(page: str) -> str:
    """The page with every table that a comment asks for."""
    by_name = {profile.name: profile for profile in PROFILES}
    return TABLE.sub(lambda at: at[1] + (keys_table() if at[2] == "keys" else wiring_table(by_name[at[3]])), page)

"""The devices people build: which display, which keys on which pins, and what each gesture means."""

from collections import namedtuple

from voltable.engine.refusal import Refusal
from voltable_device.keys.buttons import (  # fmt: skip
    ACCEPT,
    ALL,
    COAL,
    DOUBLE,
    GARBAGE,
    HOLD,
    LEFT,
    MENU,
    OIL,
    PRESS,
    REPEAT,
    RIGHT,
    TURN,
    UNDO,
    URANIUM,
)

Profile = namedtuple(
    "Profile",
    (
        "name", "display",  # the controller, as the module in displays is named
        "bus",  # an I2C or an SPI
        "pin_name",  # what is printed beside a pin: GP15, IO15
        "keys",  # of Key; the first is bit 0
        "gestures",  # of (key, gesture, intent)
        "pick",  # keys that are held together where both sides of the cable have moved: this one stays
        "encoder",  # pins of its two contacts, or None: its clicks are the keys without a pin, left and right
        "buzzer", "pixels",  # a pin, or None
    ),
)  # fmt: skip
I2C = namedtuple("I2C", ("number", "sda", "scl", "address"))
SPI = namedtuple("SPI", ("number", "clock", "data", "command", "select", "reset", "backlight"))
Key = namedtuple("Key", ("label", "pin"))

THREE_BUTTONS = (
    (0, PRESS, LEFT), (0, HOLD, UNDO),
    (1, PRESS, ACCEPT), (1, HOLD, MENU),
    (2, PRESS, RIGHT), (2, HOLD, ALL), (2, REPEAT, RIGHT),
)  # fmt: skip
FOUR_BUTTONS = (
    (0, PRESS, LEFT), (0, HOLD, UNDO),
    (1, PRESS, ACCEPT), (1, HOLD, ALL),
    (2, PRESS, RIGHT), (2, REPEAT, RIGHT),
    (3, PRESS, MENU),
)  # fmt: skip
TWO_KEYS = (
    (0, PRESS, RIGHT), (0, DOUBLE, LEFT), (0, HOLD, UNDO),
    (1, PRESS, ACCEPT), (1, DOUBLE, ALL), (1, HOLD, MENU),
)  # fmt: skip
KNOB = ((0, PRESS, ACCEPT), (0, DOUBLE, ALL), (0, HOLD, MENU), (1, TURN, LEFT), (2, TURN, RIGHT))
STICK = (
    (0, PRESS, ACCEPT), (0, HOLD, MENU),
    (1, PRESS, LEFT), (1, REPEAT, LEFT),
    (2, PRESS, RIGHT), (2, REPEAT, RIGHT),
    (3, PRESS, UNDO), (4, PRESS, ALL),
    (5, PRESS, COAL), (6, PRESS, OIL), (7, PRESS, GARBAGE), (8, PRESS, URANIUM),
)  # fmt: skip

THREE_ON_PICO = (Key("L", 15), Key("M", 14), Key("R", 13))
OLED_ON_PICO = I2C(0, 4, 5, 0x3C)

# The pins of the Waveshare boards are those of their makers' own examples.
PROFILES = (
    Profile("pico-oled-3b", "ssd1306", OLED_ON_PICO, "GP", THREE_ON_PICO, THREE_BUTTONS, (0, 2), None, 16, 22),
    Profile("pico-oled-3b-sh1106", "sh1106", OLED_ON_PICO, "GP", THREE_ON_PICO, THREE_BUTTONS, (0, 2), None, 16, 22),
    Profile(
        "pico-oled-4b", "ssd1306", OLED_ON_PICO, "GP",
        (Key("A", 15), Key("B", 14), Key("X", 13), Key("Y", 12)), FOUR_BUTTONS, (0, 2), None, 16, 22,
    ),
    Profile(
        "pico-oled-encoder", "ssd1306", OLED_ON_PICO, "GP",
        (Key("push", 15), Key("left", None), Key("right", None)), KNOB, (0,), (14, 13), 16, 22,
    ),
    Profile(
        "pico-oled-1.3", "sh1107", SPI(1, 10, 11, 8, 9, 12, None), "GP",
        (Key("K0", 15), Key("K1", 17)), TWO_KEYS, (0, 1), None, 16, 22,
    ),
    Profile(
        "pico-lcd-1.3", "st7789", SPI(1, 10, 11, 8, 9, 12, 13), "GP",
        (
            Key("push", 3), Key("left", 16), Key("right", 20), Key("up", 2), Key("down", 18),
            Key("A", 15), Key("B", 17), Key("X", 19), Key("Y", 21),
        ),
        STICK, (5, 6), None, 22, 28,
    ),
    Profile(
        "esp32-oled-3b", "ssd1306", I2C(0, 21, 22, 0x3C), "IO",
        (Key("L", 32), Key("M", 33), Key("R", 25)), THREE_BUTTONS, (0, 2), None, 26, 27,
    ),
)  # fmt: skip
DEFAULT = PROFILES[0]


def find(name) -> Profile:
    """The profile of that name; there is a refusal that lists them all.

    >>> find("pico-oled-3b").keys[0]
    Key(label='L', pin=15)
    """
    for profile in PROFILES:
        if profile.name == name:
            return profile
    raise Refusal("unknown-profile", name, *[profile.name for profile in PROFILES])

"""Every profile reaches what a game needs, and no pin is used twice."""

from kit.device.fingers import Hand
from voltable.engine.refusal import Refusal
from voltable_device.hardware.profiles import DEFAULT, PROFILES, find
from voltable_device.keys.buttons import (  # fmt: skip
    ACCEPT,
    ALL,
    COAL,
    DOUBLE,
    GARBAGE,
    GESTURES,
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

NEEDED = (ACCEPT, LEFT, RIGHT, MENU, ALL)
PINS_OF = {"GP": tuple(range(23)) + (26, 27, 28), "IO": (4, 5, 13, 14) + tuple(range(16, 28)) + (32, 33)}
# ux: what a hand does for accept, left, right, undo, menu, all; the knob undoes in its menu.
DESIGN = {
    "pico-oled-3b": "M L R hold-L hold-M hold-R",
    "pico-oled-3b-sh1106": "M L R hold-L hold-M hold-R",
    "esp32-oled-3b": "M L R hold-L hold-M hold-R",
    "pico-oled-1.3": "K1 double-K0 K0 hold-K0 hold-K1 double-K1",
    "pico-oled-encoder": "push turn-left turn-right - hold-push double-push",
    "pico-lcd-1.3": "push left right up hold-push down",
    "pico-oled-4b": "B A X hold-A Y hold-B",
}
PREFIXES = {PRESS: "", HOLD: "hold-", DOUBLE: "double-", TURN: "turn-"}


def gesture(profile, intent):
    """How to say it on this device: hold-L."""
    found = [
        PREFIXES[gesture] + profile.keys[key].label
        for key, gesture, meant in profile.gestures
        if meant == intent and gesture != REPEAT
    ]
    assert len(found) <= 1, (profile.name, intent)
    return found[0] if found else "-"


def pins(profile):
    """Every pin of a profile."""
    bus = profile.bus
    wires = [bus.sda, bus.scl] if hasattr(bus, "sda") else list(bus[1:])
    keys = [key.pin for key in profile.keys]
    others = list(profile.encoder or ()) + [profile.buzzer, profile.pixels]
    return [pin for pin in wires + keys + others if pin is not None]


def test_each_gesture_is_the_one_of_the_design():
    """And every profile has its line there."""
    assert sorted(DESIGN) == sorted([profile.name for profile in PROFILES])
    for profile in PROFILES:
        asked = [gesture(profile, intent) for intent in (ACCEPT, LEFT, RIGHT, UNDO, MENU, ALL)]
        assert " ".join(asked) == DESIGN[profile.name], profile.name


def test_the_stick_device_has_a_key_for_each_fuel():
    """One press, one unit."""
    profile = find("pico-lcd-1.3")
    assert [gesture(profile, fuel) for fuel in (COAL, OIL, GARBAGE, URANIUM)] == ["A", "B", "X", "Y"]


def test_the_hand_reaches_every_intent():
    """By really pressing, on every profile."""
    for profile in PROFILES:
        reached = set()
        for key in range(len(profile.keys)):
            hand = Hand(profile, every=5).tap(key, 100).tap(key, 1000, lasts=700)
            reached.update(hand.tap(key, 3000).tap(key, 3200).until(5000).intents())
        needed = NEEDED if profile.encoder else NEEDED + (UNDO,)
        for intent in needed:
            assert intent in reached, (profile.name, intent)


def test_what_repeats_is_what_the_key_means_anyway():
    """Counting on does the same as pressing on; where holding is undo, nothing repeats."""
    for profile in PROFILES:
        meanings = {(key, gesture): intent for key, gesture, intent in profile.gestures}
        assert len(meanings) == len(profile.gestures), profile.name
        for key in range(len(profile.keys)):
            if (key, REPEAT) in meanings:
                assert meanings[key, REPEAT] == meanings[key, PRESS]
                assert meanings.get((key, HOLD)) != UNDO


def test_gestures_belong_to_keys():
    """Only turns have no pin, and only a knob turns."""
    for profile in PROFILES:
        for key, gesture, intent in profile.gestures:
            assert 0 <= gesture < GESTURES and 0 < intent < 16
            assert (profile.keys[key].pin is None) == (gesture == TURN)
        assert (profile.encoder is not None) == (None in [key.pin for key in profile.keys])
        if profile.encoder:
            assert [key.label for key in profile.keys if key.pin is None] == ["left", "right"]


def test_no_pin_is_used_twice():
    """And each can be used as it is: output, pull-up, not the flash's, not one that decides how the chip starts."""
    for profile in PROFILES:
        used = pins(profile)
        assert len(set(used)) == len(used), profile.name
        for pin in used:
            assert pin in PINS_OF[profile.pin_name], (profile.name, pin)


def test_a_pico_has_its_buses_on_these_pins():
    """RP2040 datasheet, section 1.4.3: I2C0 on 4k and 4k+1, SPI1 clock on 10, data on 11."""
    for profile in PROFILES:
        if profile.pin_name == "GP" and profile.display in ("ssd1306", "sh1106"):
            assert profile.bus.number == 0 and profile.bus.sda % 4 == 0 and profile.bus.scl == profile.bus.sda + 1
        elif profile.pin_name == "GP":
            assert (profile.bus.number, profile.bus.clock, profile.bus.data) == (1, 10, 11)


def test_the_reference_device_is_the_default():
    """As it is drawn in docs/hardware.md."""
    assert DEFAULT.name == "pico-oled-3b"
    assert [tuple(key) for key in DEFAULT.keys] == [("L", 15), ("M", 14), ("R", 13)]
    assert tuple(DEFAULT.bus) == (0, 4, 5, 0x3C)
    assert DEFAULT.buzzer == 16


def test_an_unknown_profile_is_refused_with_a_list():
    """Whatever a damaged settings file says."""
    for name in ("pico", "", None, 3, ["pico-oled-3b"], "PICO-OLED-3B"):
        try:
            find(name)
        except Refusal as no:
            assert no.word == "unknown-profile"
            assert no.numbers[1:] == tuple([profile.name for profile in PROFILES])
        else:
            raise AssertionError(name)

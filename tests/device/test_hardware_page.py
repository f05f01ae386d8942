"""What docs/hardware.md, its picture and the Wokwi diagram say is what the profiles say."""

import json
import re
from xml.etree import ElementTree

import pytest

import draw_wiring
from kit.interpreters.micropython_run import ROOT
from voltable_device.hardware.profiles import DEFAULT, PROFILES
from wiring import LEFT_SIDE, NUMBERS, RIGHT_SIDE, filled, rows, wiring_table

PAGE = (ROOT / "docs" / "hardware.md").read_text(encoding="utf-8")
PICTURE = ROOT / "docs" / "wiring-pico-oled-3b.svg"


def test_every_table_is_the_profiles():
    """`python tools/draw_wiring.py` fills them."""
    assert filled(PAGE) == PAGE
    tables = re.findall("^<!-- wiring: (.*) -->\n\\| part", PAGE, re.MULTILINE)
    assert sorted(tables) == sorted(profile.name for profile in PROFILES)
    assert PAGE.count("<!-- keys -->\n| profile |") == 1


def test_a_wrong_table_would_be_seen():
    """A pin that moved changes the page."""
    assert filled(PAGE.replace("GP15 (pin 20)", "GP14 (pin 20)", 1)) == PAGE
    assert "| key L | one side; the other to GND | GP15 (pin 20) |" in wiring_table(DEFAULT)


def test_each_profile_can_be_chosen_from_the_page():
    """By what one has."""
    chooser = PAGE.partition("## Which profile")[2].partition("##")[0]
    assert all(f"| `{profile.name}` |\n" in chooser for profile in PROFILES)


def test_each_fault_is_explained():
    """Every word that the hardware can say."""
    source = (ROOT / "device/voltable_device/hardware/pins.py").read_text(encoding="utf-8")
    words = set(re.findall(r'faults\.append\(\("([a-z-]+)"', source))
    section = PAGE.partition("## When something is wrong")[2].partition("##")[0]
    assert set(re.findall(r"^\| `([a-z-]+)` \|", section, re.MULTILINE)) == words
    assert len(words) == 6


def test_the_pins_of_a_pico():
    """Raspberry Pi Pico datasheet, its pinout."""
    assert len(LEFT_SIDE) == len(RIGHT_SIDE) == 20
    assert [NUMBERS[name] for name in ("GP0", "GP4", "GP5", "GP15", "GP16", "GP22", "3V3", "VBUS")] == [
        1, 6, 7, 20, 21, 29, 36, 40,
    ]  # fmt: skip
    grounds = [place + 1 for place, name in enumerate(LEFT_SIDE) if name == "GND"]
    assert grounds + sorted(40 - place for place, name in enumerate(RIGHT_SIDE) if name == "GND") == [
        3, 8, 13, 18, 23, 28, 33, 38,
    ]  # fmt: skip


def test_the_picture_is_the_drawn_one():
    """`python tools/draw_wiring.py` draws it."""
    assert PICTURE.read_text(encoding="utf-8") == draw_wiring.picture()


def wires() -> list[list[tuple[int, int]]]:
    """The corners of every wire in the picture."""
    lines = [node for node in ElementTree.parse(PICTURE).iter() if node.tag.endswith("polyline")]
    return [[corner(point) for point in line.get("points", "").split()] for line in lines]


def corner(point: str) -> tuple[int, int]:
    """Its place."""
    x, y = point.split(",")
    return int(x), int(y)


@pytest.mark.parametrize("pin", ["3V3"] + [f"GP{pin}" for pin in (4, 5, 13, 14, 15, 16)])
def test_a_wire_ends_at_each_pin(pin):
    """Of those that the reference needs."""
    assert draw_wiring.place(pin) in [wire[-1] for wire in wires()]


def test_no_wire_crosses_the_pico():
    """Every line of the drawing is level or upright, and on the device between its pins there is none."""
    for wire in wires():
        for (x, y), (next_x, next_y) in zip(wire, wire[1:]):
            assert x == next_x or y == next_y
            assert y < 44 or max(x, next_x) <= draw_wiring.PICO_LEFT or min(x, next_x) >= draw_wiring.PICO_RIGHT


def test_the_wokwi_diagram_has_the_same_wires():
    """Part by part."""
    diagram = json.loads((ROOT / "device/wokwi/diagram.json").read_text(encoding="utf-8"))
    parts = {part["id"]: part for part in diagram["parts"]}
    found = {start: end for start, end, _colour, _way in diagram["connections"]}
    assert len(found) == len(diagram["connections"])
    assert {end.partition(":")[0] for end in [*found, *found.values()]} == set(parts)
    assert found.pop("oled:VCC") == "pico:3V3"
    assert found.pop("oled:SDA") == f"pico:GP{DEFAULT.bus.sda}"
    assert found.pop("oled:SCL") == f"pico:GP{DEFAULT.bus.scl}"
    assert found.pop("buzzer:2") == f"pico:GP{DEFAULT.buzzer}"
    for key in DEFAULT.keys:
        assert found.pop(f"button{key.label}:1.l") == f"pico:GP{key.pin}"
        assert parts[f"button{key.label}"]["attrs"]["label"] == key.label
    assert all(end.startswith("pico:GND.") for end in found.values())
    assert sorted(found) == ["buttonL:2.l", "buttonM:2.l", "buttonR:2.l", "buzzer:1", "oled:GND"]
    assert int(parts["oled"]["attrs"]["i2cAddress"], 16) == DEFAULT.bus.address


def test_every_profile_has_its_display_and_keys_in_its_table():
    """None of its pins is left out."""
    for profile in PROFILES:
        told = [pin for _part, _its, pin in rows(profile) if pin.startswith(profile.pin_name)]
        bus = [profile.bus.sda, profile.bus.scl] if hasattr(profile.bus, "sda") else list(profile.bus[1:])
        pins = [*bus, *[key.pin for key in profile.keys], *(profile.encoder or ()), profile.buzzer, profile.pixels]
        wanted = [f"{profile.pin_name}{pin}" for pin in pins if pin is not None]
        assert sorted(pin.partition(" ")[0] for pin in told) == sorted(wanted)

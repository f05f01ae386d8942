"""The settings of a device, and what the host knows of it without asking."""

import json

import pytest

import bake_companion
from kit.line.prompt_device import prompt
from voltable_device.app.settings import DEFAULTS
from voltable_device.hardware.profiles import PROFILES
from voltable_host.commands.device.config import MEANINGS
from voltable_host.commands.device.wiring import KEY, PARTS
from voltable_host.companion.port.companion import DATA, profiles, settings
from wiring import rows


def test_the_baked_facts_are_those_of_the_device():
    """Run: .venv/bin/python tools/bake_companion.py"""
    assert DATA.read_text(encoding="utf-8") == bake_companion.text()
    assert bake_companion.OFFERS.read_text(encoding="utf-8") == bake_companion.offers()
    assert {name: setting.default for name, setting in settings().items()} == dict(DEFAULTS)
    assert list(profiles()) == [profile.name for profile in PROFILES]
    app = (bake_companion.ROOT / "device/voltable_device/app/app.py").read_text(encoding="utf-8")
    assert f"BRIGHTEST = 8, {bake_companion.BRIGHTEST}" in app


def test_every_setting_has_a_meaning_and_every_part_a_word():
    """So that all of it can be translated."""
    assert list(MEANINGS) == list(settings())
    names = {part for profile in PROFILES for part, _pin, _to in rows(profile) if not part.startswith("key ")}
    assert names <= set(PARTS) and KEY == "key {label}"


@pytest.mark.parametrize("profile", [profile.name for profile in PROFILES])
def test_the_wires_of_every_profile_can_be_shown(bench, profile):
    """As docs/hardware.md has them."""
    told = json.loads(bench.run("wiring", profile, "--json").stdout)
    found = next(one for one in PROFILES if one.name == profile)
    assert [tuple(row.values()) for row in told["wiring"]] == rows(found)
    lines = bench.run("wiring", profile).stdout.splitlines()
    assert len(lines) == len(rows(found)) + 1 and lines[1].split() == ["display", "VCC", *rows(found)[0][2].split()]


def test_profiles_are_listed_and_unknown_ones_refused(bench):
    """With all names."""
    assert [row["profile"] for row in json.loads(bench.run("wiring", "--json").stdout)] == list(profiles())
    assert bench.run("wiring").stdout.count("\n") == len(profiles()) + 1
    assert "pico-oled-3b, " in bench.run("wiring", "nix", code=2).stderr


def test_settings_are_shown_with_defaults(bench):
    """Without a file, and with one."""
    assert json.loads(bench.run("config", "get", "--json").stdout) == dict(DEFAULTS)
    bench.put("/settings.json", b'{"lang": "hu", "sound": true}')
    assert bench.run("config", "get", "lang").stdout == "hu\n"
    assert bench.run("config", "get", "sound").stdout == "yes\n"
    assert len(bench.run("config", "get").stdout.splitlines()) == len(DEFAULTS)
    assert "There is no key" in bench.run("config", "get", "colour", code=2).stderr
    assert bench.app.told[:2] == ["hello", "bye"] and bench.device.starts == 4


def test_settings_are_changed_and_the_program_started_again(bench):
    """Others stay."""
    bench.put("/settings.json", b'{"lang": "hu", "tomorrow": [1]}')
    told = json.loads(bench.run("config", "set", "brightness=120", "sound=on", "board=usa", "--json").stdout)
    assert told == {"brightness": 120, "sound": True, "board": "usa"}
    assert json.loads(bench.files()["/settings.json"]) == told | {"lang": "hu", "tomorrow": [1]}
    assert bench.device.starts == 1 and bench.app.told == ["hello", "bye", "hello"]
    assert bench.run("config", "set", "board=").stdout == "board is now .\n"


@pytest.mark.parametrize(
    ("pair", "told"),
    [
        ("lang=de", "There are: en, cs, pl, es, hu."), ("brightness=256", "0…255"), ("brightness=-1", "0…255"),
        ("brightness=9" + "9" * 400, "0…255"), ("sound=loud", "yes, no"), ("colour=red", "There is no key colour"),
        ("lang", "is no KEY=VALUE"), ("players=1", "2, 3, 4, 5, 6"), ("profile=", "pico-oled-3b,"), ("=", "no key"),
    ],
)  # fmt: skip
def test_what_the_device_would_not_take_is_refused(bench, pair, told):
    """Before anything is stopped."""
    assert told in bench.run("config", "set", pair, code=2).stderr
    assert not bench.visits and not bench.app.told


def test_a_display_chooses_the_profile_with_the_same_wires(bench):
    """As the doctor advises."""
    for display, profile in (("sh1106", "pico-oled-3b-sh1106"), ("ssd1306", "pico-oled-3b")):
        told = bench.run("config", "set", f"display={display}", "--json").stdout
        assert json.loads(told) == {"profile": profile}
    assert "No profile has the wires" in bench.run("config", "set", "display=st7789", code=2).stderr
    assert json.loads(bench.files()["/settings.json"])["profile"] == "pico-oled-3b"


def test_settings_can_be_changed_where_no_program_runs(bench):
    """They are kept, and the trouble is told."""
    bench.app.trouble = prompt()
    assert "stopped as it began" in bench.run("config", "set", "lang=cs", code=1).stderr
    assert json.loads(bench.files()["/settings.json"]) == {"lang": "cs"}

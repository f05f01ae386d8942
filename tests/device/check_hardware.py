"""On MicroPython: a device is opened from each profile, on a chip that remembers everything."""

import gc
import sys
import time

from fakes import i2c_oleds, machine, spi_displays

sys.modules["machine"] = machine

from voltable_device.displays.none import NoDisplay  # noqa: E402
from voltable_device.hardware.pins import open_device  # noqa: E402
from voltable_device.hardware.profiles import PROFILES, find  # noqa: E402
from voltable_device.keys.buttons import Buttons  # noqa: E402  they must find the chip that is not there

TO_RIGHT = ((0, 1), (0, 0), (1, 0), (1, 1))
MODELS = {"ssd1306": i2c_oleds.SSD1306, "sh1106": i2c_oleds.SH1106}


def plug(profile, address=0x3C):
    """A chip with everything the profile names."""
    chip = machine.chip
    chip.__init__()
    if profile.pin_name == "IO":
        chip.pins = tuple(range(40))
        chip.is_picky = False
    if profile.display in MODELS:
        chip.displays[address] = MODELS[profile.display]()
    else:
        bus = profile.bus
        kind = spi_displays.SH1107 if profile.display == "sh1107" else spi_displays.ST7789
        chip.spi_display = kind(bus.command, bus.select, bus.reset)
    return chip


class Clock:
    """A device's clock, moved by hand."""

    def __init__(self, device, now):
        self.now = now
        device.ticks = lambda: self.now

    def wait(self, milliseconds):
        """Time passes."""
        self.now = time.ticks_add(self.now, milliseconds)


def model(chip):
    """The display that was plugged in."""
    return chip.spi_display or list(chip.displays.values())[0]


def test_every_profile_opens_without_a_fault():
    """Its display is lit, its keys are up, nothing sounds."""
    for profile in PROFILES:
        chip = plug(profile)
        device = open_device(profile)
        assert device.faults == [], profile.name
        assert device.profile is profile and device.folder == ""
        assert model(chip).lights(), profile.name
        assert device.keys() == 0
        assert chip.tones[profile.buzzer][1] == 0
        if profile.display in MODELS:
            assert chip.buses == [("i2c", 0, profile.bus.sda, profile.bus.scl, 400000)]
        else:
            assert chip.buses == [("spi", 1, 10, 11, 20000000)]


def test_each_key_has_its_bit():
    """In the order of the profile, and several together."""
    for profile in PROFILES:
        chip = plug(profile)
        device = open_device(profile)
        for number, key in enumerate(profile.keys):
            if key.pin is not None:
                chip.closed = {key.pin}
                assert device.keys() == 1 << number, (profile.name, key)
        chip.closed = {key.pin for key in profile.keys}
        assert device.keys() == sum([1 << number for number, key in enumerate(profile.keys) if key.pin is not None])


def test_a_stuck_key_is_told_and_the_device_comes_up():
    """By its label, two of them if need be."""
    for profile in PROFILES:
        chip = plug(profile)
        chip.closed = {profile.keys[0].pin}
        assert open_device(profile).faults == [("stuck-key", profile.keys[0].label)], profile.name
    chip = plug(find("pico-oled-3b"))
    chip.closed = {15, 13}
    device = open_device(find("pico-oled-3b"))
    assert device.faults == [("stuck-key", "L"), ("stuck-key", "R")]
    assert model(chip).lights()


def test_without_a_display_the_device_comes_up():
    """The canvas takes everything."""
    for profile in PROFILES:
        if profile.display in MODELS:
            chip = plug(profile)
            chip.displays.clear()
            device = open_device(profile)
            assert device.faults == [("no-display",)]
            assert isinstance(device.display, NoDisplay) and device.display.width == 128
            device.display.canvas.fill(1)
            device.display.show()


def test_the_display_may_have_the_other_address():
    """A bridge on the module makes it 3D."""
    chip = plug(find("pico-oled-3b"), address=0x3D)
    assert open_device(find("pico-oled-3b")).faults == []
    assert model(chip).lights()


def test_a_profile_for_another_chip():
    """Pins and buses that this one does not have: all of it is told, and a program still runs."""
    chip = plug(find("pico-oled-3b"))
    chip.pins = tuple(range(15))
    device = open_device(find("pico-oled-3b"))
    assert device.faults == [("no-buzzer",), ("no-pin", 15)]
    chip.closed = {14}
    assert device.keys() == 0b010
    chip = plug(find("pico-lcd-1.3"))
    chip.pins = ()
    device = open_device(find("pico-lcd-1.3"))
    assert device.faults[:2] == [("no-display",), ("no-buzzer",)] and len(device.faults) == 11
    assert (device.display.width, device.display.colours) == (240, 16)
    assert device.keys() == 0
    chip = plug(find("pico-oled-encoder"))
    chip.pins = (4, 5, 15, 16)
    device = open_device(find("pico-oled-encoder"))
    assert device.faults == [("no-pin", 14), ("no-pin", 13)] and device.keys() == 0


def test_a_driver_that_was_not_copied():
    """Its name is told."""
    profile = find("pico-oled-3b-sh1106")
    name = "voltable_device.displays.sh1106"
    module = sys.modules.pop(name, None)
    path = sys.path[:]
    sys.path[:] = []
    try:
        plug(profile)
        assert open_device(profile).faults == [("no-driver", "sh1106")]
    finally:
        sys.path[:] = path
        if module:
            sys.modules[name] = module


def test_a_tone_ends_when_keys_are_asked_for():
    """It begins at once and the program goes on; on a clock that wraps, too."""
    for profile in PROFILES:
        chip = plug(profile)
        device = open_device(profile)
        clock = Clock(device, time.ticks_add(0, -20))
        device.beep(880, 30)
        assert chip.tones[profile.buzzer] == [880, 32768]
        clock.wait(29)
        device.keys()
        assert chip.tones[profile.buzzer][1] == 32768
        clock.wait(1)
        device.keys()
        assert chip.tones[profile.buzzer][1] == 0


def test_a_tone_on_a_device_without_a_buzzer_is_nothing():
    """No fault either."""
    three = find("pico-oled-3b")
    silent = type(three)(*(tuple(three)[:-2] + (None, None)))
    plug(silent)
    device = open_device(silent)
    device.beep(880, 10)
    device.light(((255, 0, 0),))
    assert device.faults == [] and device.keys() == 0


class NeoPixel(list):
    """A strip that remembers what it showed."""

    def __init__(self, pin, count):
        super().__init__([None] * count)
        self.pin, self.shown = pin, None

    def write(self):
        """Show it."""
        self.shown = list(self)


def test_lights_are_opened_when_first_used():
    """One a seat; those not named go out."""
    sys.modules["neopixel"] = Module(NeoPixel)
    try:
        plug(find("pico-oled-3b"))
        device = open_device(find("pico-oled-3b"))
        assert device.pixels is None
        device.light(((9, 0, 0), (0, 9, 0)))
        assert device.pixels.pin.number == 22
        assert device.pixels.shown == [(9, 0, 0), (0, 9, 0)] + [(0, 0, 0)] * 4
        device.light(((1, 1, 1),) * 8)
        assert device.pixels.shown == [(1, 1, 1)] * 6
    finally:
        del sys.modules["neopixel"]


class Module:
    """A module with one class."""

    def __init__(self, kind):
        self.NeoPixel = kind


def test_firmware_without_lights_is_told_once():
    """And only where somebody wants them."""
    plug(find("pico-oled-3b"))
    device = open_device(find("pico-oled-3b"))
    for _ in range(3):
        device.light(((255, 0, 0),))
    assert device.faults == [("no-pixels",)]


def test_the_knob_is_read_by_interrupts():
    """Hard ones where the chip has them; each click is the bit of a key."""
    profile = find("pico-oled-encoder")
    for takes_hard in (True, False):
        chip = plug(profile)
        chip.takes_hard = takes_hard
        device = open_device(profile)
        assert sorted(chip.listeners) == sorted(profile.encoder)
        before = (1, 1)
        for levels in TO_RIGHT * 2:
            for pin, old, new in zip(profile.encoder, before, levels):
                if old != new:
                    chip.move(pin, not new)
            before = levels
        assert device.encoder.position == 2
        clock = Clock(device, 0)
        seen = []
        for _ in range(6):
            seen.append(device.keys())
            clock.wait(10)
        assert seen == [0b100, 0, 0b100, 0, 0, 0]


def test_waiting_for_a_key_leaves_no_garbage():
    """Ten thousand looks at the keys of every device, with and without a finger on them."""
    for profile in PROFILES:
        chip = plug(profile)
        device = open_device(profile)
        buttons = Buttons(profile)
        for closed in (set(), {profile.keys[0].pin}):
            chip.closed = closed
            watch(device, buttons, 10)
            gc.collect()
            gc.disable()
            before = gc.mem_alloc()
            watch(device, buttons, 10000)
            spent = gc.mem_alloc() - before
            gc.enable()
            assert spent == 0, (profile.name, closed, spent)


def watch(device, buttons, times):
    """The loop of a program that waits."""
    for _ in range(times):
        buttons.poll(device.keys(), device.ticks(), device.elapsed, False)


def test_turning_the_knob_allocates_nothing():
    """An interrupt must not."""
    profile = find("pico-oled-encoder")
    plug(profile)
    device = open_device(profile)
    turned = device.encoder.turned
    gc.collect()
    gc.disable()
    before = gc.mem_alloc()
    for _ in range(1000):
        turned(None)
    spent = gc.mem_alloc() - before
    gc.enable()
    assert spent == 0

"""The pins of a real device: the only module that knows `machine`."""

import time

from machine import I2C, PWM, SPI, Pin

from voltable_device.displays.none import NoDisplay
from voltable_device.hardware.device import Device
from voltable_device.keys.encoder import Encoder

HERTZ_OF_I2C = 400000
HERTZ_OF_SPI = 20000000
HERTZ_OF_LIGHT = 1000
SEATS = 6


def open_device(profile) -> Device:
    """The device as wired; what is missing is told in its faults, and the rest works."""
    faults = []
    display = open_display(profile, faults)
    buzzer = open_tone(profile.buzzer, faults)
    device = Device(profile, display, buzzer, None if profile.pixels is None else open_pixels, faults)
    open_keys(device)
    if profile.encoder:
        open_encoder(device)
    return device


# The display


def open_display(profile, faults):
    """The display, or one that shows nothing."""
    try:
        return OPENERS[profile.display](profile.bus)
    except ImportError:
        faults.append(("no-driver", profile.display))
    except (OSError, ValueError):  # a ValueError: this chip has no such bus on these pins
        faults.append(("no-display",))
    return NoDisplay(240, 240, 16) if profile.display == "st7789" else NoDisplay(128, 64, 2)


def open_ssd1306(wiring):
    """On I2C."""
    from voltable_device.displays.ssd1306 import SSD1306

    return on_i2c(SSD1306, wiring)


def open_sh1106(wiring):
    """On I2C."""
    from voltable_device.displays.sh1106 import SH1106

    return on_i2c(SH1106, wiring)


def open_sh1107(wiring):
    """On SPI."""
    from voltable_device.displays.sh1107 import SH1107

    return SH1107(spi_wires(wiring))


def open_st7789(wiring):
    """On SPI; its light is dark until there is a picture."""
    from voltable_device.displays.st7789 import ST7789

    return ST7789(spi_wires(wiring), PWM(Pin(wiring.backlight), freq=HERTZ_OF_LIGHT, duty_u16=0))


OPENERS = {"ssd1306": open_ssd1306, "sh1106": open_sh1106, "sh1107": open_sh1107, "st7789": open_st7789}


def on_i2c(kind, wiring):
    """A display at its address, or at the other one that a solder bridge on the module selects."""
    bus = I2C(wiring.number, sda=Pin(wiring.sda), scl=Pin(wiring.scl), freq=HERTZ_OF_I2C)
    try:
        return kind(bus, wiring.address)
    except OSError:
        return kind(bus, wiring.address ^ 1)


def spi_wires(wiring):
    """The bus first: it would take the pin of `command` for its input."""
    from voltable_device.displays.spi_wires import SpiWires

    bus = SPI(wiring.number, baudrate=HERTZ_OF_SPI, sck=Pin(wiring.clock), mosi=Pin(wiring.data), miso=None)
    return SpiWires(bus, Pin(wiring.command, Pin.OUT), Pin(wiring.select, Pin.OUT), Pin(wiring.reset, Pin.OUT))


# Keys, sound, light


def open_keys(device):
    """Each key closes its pin to ground; one that is closed already is told."""
    for number, key in enumerate(device.profile.keys):
        if key.pin is not None:
            pin = open_contact(key.pin, device.faults)
            if pin:
                device.pins.append(pin)
                device.bits.append(1 << number)
    time.sleep_ms(2)  # until the pull-ups have charged long wires
    down = device.keys()
    for number in range(len(device.profile.keys)):
        if down >> number & 1:
            device.faults.append(("stuck-key", device.profile.keys[number].label))


def open_contact(number, faults):
    """An input that rests high; None where the chip has no such pin."""
    try:
        return Pin(number, Pin.IN, Pin.PULL_UP)
    except (OSError, ValueError):
        faults.append(("no-pin", number))
        return None


def open_encoder(device):
    """Both contacts call at each change."""
    clock, data = [open_contact(number, device.faults) for number in device.profile.encoder]
    if not (clock and data):
        return
    labels = [key.label for key in device.profile.keys]
    device.left, device.right = 1 << labels.index("left"), 1 << labels.index("right")
    device.encoder = Encoder(clock, data)
    turned = device.encoder.turned
    for pin in (clock, data):
        try:
            pin.irq(turned, Pin.IRQ_FALLING | Pin.IRQ_RISING, hard=True)
        except TypeError:  # ESP32: all its interrupts are soft
            pin.irq(turned, Pin.IRQ_FALLING | Pin.IRQ_RISING)


def open_tone(number, faults):
    """A buzzer that is silent; None where there is none."""
    if number is None:
        return None
    try:
        return PWM(Pin(number), freq=HERTZ_OF_LIGHT, duty_u16=0)
    except (OSError, ValueError):
        faults.append(("no-buzzer",))
        return None


def open_pixels(device):
    """The NeoPixels; None where the firmware has no module for them."""
    try:
        from neopixel import NeoPixel

        return NeoPixel(Pin(device.profile.pixels), SEATS)
    except (ImportError, OSError, ValueError):
        device.faults.append(("no-pixels",))
        return None

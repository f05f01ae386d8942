"""On MicroPython: what a driver sends makes the controller's memory equal to the canvas."""

import gc

from fakes import i2c_oleds, machine, spi_displays

from voltable_device.displays.none import NoDisplay
from voltable_device.displays.palette import COLOURS
from voltable_device.displays.sh1106 import SH1106
from voltable_device.displays.sh1107 import SH1107
from voltable_device.displays.spi_wires import SpiWires
from voltable_device.displays.ssd1306 import SSD1306
from voltable_device.displays.st7789 import ST7789

COMMAND, SELECT, RESET, BACKLIGHT = 8, 9, 12, 13


def on_i2c(kind, model):
    """A display of a kind and the model of its controller."""
    machine.chip.__init__()
    machine.chip.displays[0x3C] = model
    return kind(machine.I2C(0, sda=machine.Pin(4), scl=machine.Pin(5), freq=400000), 0x3C), model


def on_spi(model):
    """The wires to a model on the other bus."""
    machine.chip.__init__()
    machine.chip.spi_display = model
    bus = machine.SPI(1, baudrate=20000000, sck=machine.Pin(10), mosi=machine.Pin(11), miso=None)
    pins = [machine.Pin(number, machine.Pin.OUT) for number in (COMMAND, SELECT, RESET)]
    return SpiWires(bus, *pins)


def ssd1306():
    """The usual one."""
    return on_i2c(SSD1306, i2c_oleds.SSD1306())


def sh1106():
    """The one with more columns."""
    return on_i2c(SH1106, i2c_oleds.SH1106())


def sh1107():
    """The one on its side."""
    model = spi_displays.SH1107(COMMAND, SELECT, RESET)
    return SH1107(on_spi(model)), model


def st7789():
    """The one with colours."""
    model = spi_displays.ST7789(COMMAND, SELECT, RESET)
    wires = on_spi(model)
    return ST7789(wires, machine.PWM(machine.Pin(BACKLIGHT), freq=1000, duty_u16=0)), model


MONO = (ssd1306, sh1106, sh1107)


def scribble(canvas, width, height, colours, seed):
    """Points that look like nothing, so that no exchange of two goes unseen."""
    for y in range(height):
        for x in range(width):
            seed = (seed * 171 + 11213) % 53125
            canvas.pixel(x, y, seed // 7 % colours)


def differing(display, model):
    """How many points of the glass differ from the canvas."""
    points = [(x, y) for y in range(64) for x in range(128)]
    return sum([display.canvas.pixel(x, y) != model.pixel(x, y) for x, y in points])


def test_a_display_comes_up_dark_and_lit():
    """Whatever its memory held at power-up."""
    for kind in MONO:
        display, model = kind()
        assert model.lights(), kind
        assert differing(display, model) == 0
        assert not any(display.canvas.pixel(x, y) for y in range(64) for x in range(128))


def test_the_glass_shows_the_canvas():
    """Point by point, again and again."""
    for kind in MONO:
        display, model = kind()
        for seed in (1, 2):
            scribble(display.canvas, 128, 64, 2, seed)
            assert differing(display, model) > 3000
            display.show()
            assert differing(display, model) == 0, kind
            assert model.lights()


def test_a_corner_stays_in_its_corner():
    """The four corners of the canvas, one after the other, are those of the glass."""
    for kind in MONO:
        display, model = kind()
        for x, y in ((0, 0), (127, 0), (0, 63), (127, 63)):
            display.canvas.fill(0)
            display.canvas.pixel(x, y, 1)
            display.show()
            lit = [(column, row) for row in range(64) for column in range(128) if model.pixel(column, row)]
            assert lit == [(x, y)], kind


def test_the_hidden_columns_of_an_sh1106_are_left_alone():
    """Two on each side: a driver for the other kind would shift the picture into them."""
    display, model = sh1106()
    display.canvas.fill(1)
    display.show()
    for page in model.memory:
        assert (page[:2], page[-2:]) == (b"\xa5\xa5", b"\xa5\xa5")
        assert page[2:-2] == b"\xff" * 128


def test_brightness_and_power():
    """The picture is kept in the dark."""
    for kind in MONO:
        display, model = kind()
        assert (display.width, display.height, display.colours) == (128, 64, 2)
        scribble(display.canvas, 128, 64, 2, 3)
        display.show()
        for level in (0, 1, 255):
            display.brightness(level)
            assert model.registers[0x81] == level
        display.power(False)
        assert not model.is_on
        display.power(True)
        assert model.lights() and differing(display, model) == 0


def test_a_display_that_is_not_there_says_so_when_opened():
    """By the error of the bus."""
    for kind, model in ((SSD1306, i2c_oleds.SSD1306()), (SH1106, i2c_oleds.SH1106())):
        machine.chip.__init__()
        bus = machine.I2C(0, sda=machine.Pin(4), scl=machine.Pin(5), freq=400000)
        machine.chip.displays[0x3D] = model
        try:
            kind(bus, 0x3C)
        except OSError:
            continue
        raise AssertionError(kind)


def test_a_loose_wire_costs_the_picture_and_not_the_game():
    """When it answers again it is woken as it was, even after it was without power."""
    for kind, model in ((SSD1306, i2c_oleds.SSD1306), (SH1106, i2c_oleds.SH1106)):
        display, _old = on_i2c(kind, model())
        display.brightness(17)
        machine.chip.displays.clear()
        scribble(display.canvas, 128, 64, 2, 4)
        display.show()
        display.brightness(34)
        display.power(False)
        display.power(True)
        new = machine.chip.displays[0x3C] = model()
        display.show()
        assert new.lights() and new.registers[0x81] == 34
        assert differing(display, new) == 0


def test_colours_arrive_as_the_palette_has_them():
    """Strip by strip, over the whole screen; 18 lines of text and what is left."""
    display, model = st7789()
    assert model.lights()
    assert (display.width, display.height, display.colours) == (240, 240, 16)
    wanted = {}
    for top in range(0, 240, 13):
        scribble(display.canvas, 240, 16, 16, top + 1)
        height = min(13, 240 - top)
        for y in range(height):
            wanted[top + y] = [COLOURS[display.canvas.pixel(x, y)] for x in range(240)]
        display.show(top, 13)
    for y in range(240):
        assert [model.pixel(x, y) for x in range(240)] == wanted[y], y


def test_a_strip_touches_only_its_own_lines():
    """Also at the lower edge, and where nothing of it is on the screen."""
    display, model = st7789()
    for colour, top, height, first, last in ((3, 100, 13, 100, 112), (4, 230, 16, 230, 239), (5, 50, 99, 50, 65)):
        display.canvas.fill(0)
        display.show(first, 16)
        display.canvas.fill(colour)
        display.show(top, height)
        lines = [y for y in range(240) if model.pixel(0, y) == COLOURS[colour]]
        assert lines == list(range(first, last + 1))
        assert [model.pixel(239, y) for y in lines] == [COLOURS[colour]] * len(lines)
    display.canvas.fill(6)
    display.show(240, 13)
    display.show(100, 0)
    assert not [y for y in range(240) if model.pixel(9, y) == COLOURS[6]]


def test_the_screen_is_wiped_before_it_is_lit():
    """Nobody sees what the memory held at power-up."""
    display, model = st7789()
    assert {model.pixel(x, y) for x in range(240) for y in range(240)} == {0}


def test_the_light_behind_the_screen():
    """It follows the brightness, and stays dark while the display is off."""
    display, model = st7789()
    light = machine.chip.tones[BACKLIGHT]
    assert light[1] == 65535
    display.brightness(128)
    assert light[1] == 128 * 257
    display.power(False)
    display.brightness(64)
    assert light[1] == 0 and not model.is_on
    display.power(True)
    assert light[1] == 64 * 257 and model.is_on


def test_nothing_takes_what_anything_takes():
    """The display that is not there has a canvas of the right size."""
    for width, height, colours in ((128, 64, 2), (240, 240, 16)):
        display = NoDisplay(width, height, colours)
        display.canvas.fill(1)
        display.canvas.text("Ana", 200, 10, 1)
        display.show(226, 13)
        display.show()
        display.brightness(3)
        display.power(False)
        assert (display.width, display.height, display.colours) == (width, height, colours)
        assert display.canvas.pixel(width - 1, 15) == 1


class Listener:
    """A bus that keeps nothing, to see what the driver itself leaves behind."""

    def writeto(self, address, data):
        """Nothing."""

    def write(self, data):
        """Nothing."""

    def value(self, level):
        """Nothing."""

    def duty_u16(self, duty):
        """Nothing."""


def test_sending_a_picture_leaves_no_garbage():
    """Not a byte, on any of them."""
    listener = Listener()
    wires = SpiWires(listener, listener, listener, listener)
    displays = (SSD1306(listener, 0x3C), SH1106(listener, 0x3C), SH1107(wires), ST7789(wires, listener))
    for display in displays:
        more = (26, 13) if display.colours == 16 else ()
        display.show(*more)
        gc.collect()
        gc.disable()
        before = gc.mem_alloc()
        display.show(*more)
        spent = gc.mem_alloc() - before
        gc.enable()
        assert spent == 0, (display, spent)

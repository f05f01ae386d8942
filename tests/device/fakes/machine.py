"""A chip as the module `machine` shows it: pins, buses and tones that remember what was done to them."""


class Chip:
    """What there is in reach of the program; a test changes it before a device is opened."""

    def __init__(self):
        self.pins = tuple(range(30))
        self.is_picky = True  # whether a bus has pins of its own, as on a Pico
        self.closed = set()  # pins that a finger connects to ground
        self.listeners = {}  # handlers of pins that changed
        self.takes_hard = True  # whether interrupts may be hard ones
        self.displays = {}  # models by I2C address
        self.spi_display = None
        self.buses = []
        self.tones = {}
        self.outputs = {}

    def move(self, pin, is_closed):
        """A finger or a knob moves a contact, and whoever listens is called."""
        (self.closed.add if is_closed else self.closed.discard)(pin)
        if pin in self.listeners:
            self.listeners[pin](None)


chip = Chip()


class Pin:
    """A pin by its number."""

    IN, OUT, PULL_UP, IRQ_FALLING, IRQ_RISING = 0, 1, 2, 4, 8

    def __init__(self, number, mode=-1, pull=-1):
        if number not in chip.pins:
            raise ValueError("invalid pin")
        self.number = number
        self.is_key = mode == Pin.IN and pull == Pin.PULL_UP
        self.is_output = mode == Pin.OUT

    def value(self, level=None):
        """Read an input that rests high, or set an output."""
        if level is None:
            assert self.is_key, "a key without its pull-up"
            return 0 if self.number in chip.closed else 1
        assert self.is_output
        chip.outputs[self.number] = level
        if chip.spi_display:
            chip.spi_display.level(self.number, level)
        return None

    def irq(self, handler, trigger, **more):
        """Call when the level changes."""
        if more and not chip.takes_hard:
            raise TypeError("extra keyword arguments given")
        assert trigger == Pin.IRQ_FALLING | Pin.IRQ_RISING
        chip.listeners[self.number] = handler


class I2C:
    """A bus with displays by their addresses."""

    def __init__(self, number, *, sda, scl, freq):
        if chip.is_picky and (sda.number % 4, scl.number % 4) != (0, 1):
            raise ValueError("bad SCL pin")
        chip.buses.append(("i2c", number, sda.number, scl.number, freq))

    def writeto(self, address, data):
        """Send, or fail as a chip does when nobody answers."""
        if address not in chip.displays:
            raise OSError(5)
        chip.displays[address].take(data)


class SPI:
    """A bus with one display."""

    def __init__(self, number, *, baudrate, sck, mosi, miso):
        assert miso is None
        chip.buses.append(("spi", number, sck.number, mosi.number, baudrate))

    def write(self, data):
        """Send; nobody knows whether someone listens."""
        if chip.spi_display:
            chip.spi_display.take(data)


class PWM:
    """A tone or a dimmed light."""

    def __init__(self, pin, *, freq, duty_u16):
        self.number = pin.number
        chip.tones[self.number] = [freq, duty_u16]

    def freq(self, hertz):
        """Another tone."""
        chip.tones[self.number][0] = hertz

    def duty_u16(self, duty):
        """Louder or brighter."""
        assert 0 <= duty <= 65535
        chip.tones[self.number][1] = duty

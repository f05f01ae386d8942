"""What the small displays on an I2C bus have in common."""

COMMANDS, PICTURE = 0x00, 0x40  # the first byte of a message says what the others are
CONTRAST = 0x81
OFF, ON = 0xAE, 0xAF


class Oled:
    """128x64 points, on or off; a display that falls silent is woken again as soon as it answers."""

    width = 128
    height = 64
    colours = 2
    wake = b""  # the commands of a kind of display after power-up

    def __init__(self, bus, address):
        self.bus = bus
        self.address = address
        self.level = 0xCF
        self.is_on = True
        self.is_lost = False
        self.start()
        self.send()

    def show(self):
        """Send the canvas; a loose wire costs the picture, never the game."""
        try:
            if self.is_lost:
                self.start()
            self.send()
            self.is_lost = False
        except OSError:
            self.is_lost = True

    def brightness(self, level):
        """0 to 255."""
        self.level = level
        self.ask(bytes((CONTRAST, level)))

    def power(self, on):
        """The picture is kept while the display is dark."""
        self.is_on = on
        self.ask(bytes((ON if on else OFF,)))

    def ask(self, commands):
        """Send commands if anybody listens."""
        try:
            self.command(commands)
        except OSError:
            self.is_lost = True

    def start(self):
        """Wake the controller in the state we remember."""
        self.command(self.wake)
        self.command(bytes((CONTRAST, self.level, ON if self.is_on else OFF)))

    def send(self):
        """Send the canvas; each kind of display has its way."""

    def command(self, commands):
        """Send commands, or raise OSError."""
        self.bus.writeto(self.address, bytes((COMMANDS,)) + commands)

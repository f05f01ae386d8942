"""The wires of a display on an SPI bus: one says whether commands or a picture come, one to whom."""

from time import sleep_ms


class SpiWires:
    """Nothing comes back on them: a missing display is not noticed."""

    def __init__(self, bus, is_picture, select, reset):
        self.bus = bus
        self.is_picture = is_picture
        self.select = select
        select.value(1)
        for level in (1, 0, 1):
            reset.value(level)
            sleep_ms(10)

    def command(self, commands):
        """Send commands."""
        self.send(0, commands)

    def picture(self, data):
        """Send what shall be seen, or the numbers of a command."""
        self.send(1, data)

    def send(self, is_picture, data):
        """Address the display, send, and let go."""
        self.is_picture.value(is_picture)
        self.select.value(0)
        self.bus.write(data)
        self.select.value(1)

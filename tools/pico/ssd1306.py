"""The display of the reference device for the slow emulator: an SSD1306 with 128 x 64 pixels on I2C0."""

WIDTH, PAGES, ADDRESS = 128, 8, 0x3C
SET_COLUMNS, SET_PAGES, CONTRAST, OFF, ON = 0x21, 0x22, 0x81, 0xAE, 0xAF
DATA_FOLLOWS, ONE_BYTE_ONLY = 0x40, 0x80
TWO_FOLLOW = (SET_COLUMNS, SET_PAGES)
ONE_FOLLOWS = (0x20, 0x81, 0x8D, 0xA8, 0xAD, 0xD3, 0xD5, 0xD9, 0xDA, 0xDB)


class Ssd1306:
    """Takes what the bus brings; its memory is the picture."""

    def __init__(self) -> None:
        self.memory = bytearray(WIDTH * PAGES)
        self.is_on = False
        self.contrast = 0
        self.columns, self.pages = (0, WIDTH - 1), (0, PAGES - 1)
        self.column = self.page = 0
        self.command: list[int] = []
        self.control: int | None = None

    def attach(self, mcu) -> None:
        """Listen on the bus of a chip."""
        bus = self.bus = mcu.i2c[0]
        bus.on_start = lambda repeated: bus.complete_start()
        bus.on_stop = lambda: bus.complete_stop()
        bus.on_read_byte = lambda acknowledged: bus.complete_read(0)
        bus.on_connect = self.connect
        bus.on_write_byte = self.take

    def connect(self, address: int, mode) -> None:
        """A message begins."""
        self.control = None
        self.bus.complete_connect(address == ADDRESS)

    def take(self, byte: int) -> None:
        """One byte of it."""
        if self.control is None:
            self.control = byte
        elif self.control & DATA_FOLLOWS:
            self.draw(byte)
        else:
            self.obey(byte)
            if self.control & ONE_BYTE_ONLY:
                self.control = None
        self.bus.complete_write(True)

    def draw(self, byte: int) -> None:
        """Eight pixels, and on to the next."""
        self.memory[self.page * WIDTH + self.column] = byte
        self.column += 1
        if self.column > self.columns[1]:
            self.column = self.columns[0]
            self.page = self.page + 1 if self.page < self.pages[1] else self.pages[0]

    def obey(self, byte: int) -> None:
        """A command, once all its bytes are there."""
        self.command.append(byte)
        code, *rest = self.command
        if len(rest) < (2 if code in TWO_FOLLOW else code in ONE_FOLLOWS):
            return
        if code == SET_COLUMNS:
            self.columns = (rest[0] & 127, rest[1] & 127)
            self.column = self.columns[0]
        elif code == SET_PAGES:
            self.pages = (rest[0] & 7, rest[1] & 7)
            self.page = self.pages[0]
        elif code == CONTRAST:
            self.contrast = rest[0]
        elif code in (ON, OFF):
            self.is_on = code == ON
        self.command = []

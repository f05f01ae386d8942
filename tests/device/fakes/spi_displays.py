"""The displays on SPI: their wires, and controllers that read command bytes as their datasheets say."""

import time


class OnSpi:
    """Three wires beside the bus: is it a picture, is it for us, begin anew."""

    def __init__(self, command, select, reset):
        self.names = {command: "picture", select: "select", reset: "reset"}
        self.wires = {}
        self.was_reset = False

    def level(self, pin, level):
        """A wire goes high or low."""
        name = self.names.get(pin)
        if name == "reset" and level and self.wires.get(name) == 0:
            self.was_reset = True
        self.wires[name] = level

    def take(self, data):
        """Bytes on the bus."""
        assert self.was_reset and self.wires["reset"] == 1, "not reset"
        assert self.wires["select"] == 0, "not addressed"
        for byte in bytes(data):
            if self.wires["picture"]:
                self.data(byte)
            else:
                self.command(byte)


class SH1107(OnSpi):
    """The panel of the Pico-OLED-1.3: 128 columns by 16 pages, 64 columns of them wired to the glass.

    The maker's example tells how the glass lies: with A0 and C0, line y is column 63 - y, and bit x & 7 of page x >> 3
    is its point x.
    """

    numbers = {0x81: 1, 0xA8: 1, 0xAD: 1, 0xD3: 1, 0xD5: 1, 0xD9: 1, 0xDB: 1, 0xDC: 1}

    def __init__(self, *pins):
        super().__init__(*pins)
        self.memory = [bytearray(b"\xa5" * 128) for _page in range(16)]
        self.registers = {}
        self.pending = []
        self.is_on = self.is_vertical = False
        self.page = self.column = 0

    def command(self, byte):
        """A byte of a command."""
        self.pending.append(byte)
        if len(self.pending) <= self.numbers.get(self.pending[0], 0):
            return
        command, number = self.pending[0], self.pending[-1]
        self.pending = []
        if command in self.numbers:
            self.registers[command] = number
        elif command in (0xAE, 0xAF):
            self.is_on = command == 0xAF
        elif command in (0x20, 0x21):
            self.is_vertical = command == 0x21
        elif 0xB0 <= command <= 0xBF:
            self.page = command & 15
        elif command < 0x10:
            self.column = self.column & 0x70 | command
        elif command < 0x18:
            self.column = self.column & 0x0F | (command & 7) << 4
        elif command in (0xA0, 0xA4, 0xA6, 0xC0):
            self.registers[command] = command
        else:
            raise AssertionError("unknown command " + hex(command))

    def data(self, byte):
        """A byte of the picture, which moves on to the next page."""
        assert self.is_vertical
        self.memory[self.page][self.column] = byte
        self.page = self.page + 1 & 15

    def lights(self):
        """Whether the panel shows its memory: duty, shift, converter and directions as the glass is wired."""
        wanted = {0xA8: 0x3F, 0xD3: 0x60, 0xDC: 0, 0xAD: 0x8A, 0xA0: 0xA0, 0xA4: 0xA4, 0xA6: 0xA6, 0xC0: 0xC0}
        return self.is_on and all(self.registers.get(register) == wanted[register] for register in wanted)

    def pixel(self, x, y):
        """A point of the glass."""
        return self.memory[x >> 3][63 - y] >> (x & 7) & 1


class ST7789(OnSpi):
    """240 columns by 320 rows of RGB565; the glass of the Pico-LCD-1.3 shows 240 rows, turned by a quarter.

    The maker's example tells how: with 70 in the direction register a picture stands upright.
    """

    def __init__(self, *pins):
        super().__init__(*pins)
        self.memory = [[0x1234] * 240 for _row in range(320)]
        self.registers = {}
        self.commands = []
        self.is_on = self.is_inverted = False
        self.woken = None
        self.high = None

    def command(self, byte):
        """A command; its numbers come as data."""
        assert byte in (0x11, 0x21, 0x28, 0x29, 0x2A, 0x2B, 0x2C, 0x36, 0x3A), hex(byte)
        self.current, self.high = byte, None
        self.registers[byte] = []
        if byte == 0x11:
            self.woken = time.ticks_ms()
        assert byte == 0x11 or time.ticks_diff(time.ticks_ms(), self.woken) >= 120, "still asleep"
        self.is_inverted = self.is_inverted or byte == 0x21
        if byte in (0x28, 0x29):
            self.is_on = byte == 0x29
        if byte == 0x2C:
            self.x, self.y = self.range(0x2A)[0], self.range(0x2B)[0]

    def range(self, command):
        """First and last column or row."""
        high_first, first, high_last, last = self.registers[command]
        return high_first << 8 | first, high_last << 8 | last

    def data(self, byte):
        """A number of a command, or half a point."""
        if self.current != 0x2C:
            self.registers[self.current].append(byte)
        elif self.high is None:
            self.high = byte
        else:
            self.write(self.high << 8 | byte)
            self.high = None

    def write(self, colour):
        """A point; then comes the next one of the window."""
        assert self.y <= self.range(0x2B)[1], "written beyond the window"
        row, column = self.place(self.x, self.y)
        self.memory[row][column] = colour
        self.x += 1
        if self.x > self.range(0x2A)[1]:
            self.x, self.y = self.range(0x2A)[0], self.y + 1

    def place(self, x, y):
        """Where the direction register sends a point: 20 exchanges rows and columns, 40 and 80 mirror them."""
        direction = self.registers[0x36][0]
        column, row = (y, x) if direction & 0x20 else (x, y)
        return 319 - row if direction & 0x80 else row, 239 - column if direction & 0x40 else column

    def lights(self):
        """Whether the panel shows its memory in true colours."""
        return self.is_on and self.is_inverted and self.registers[0x3A] == [0x55]

    def pixel(self, x, y):
        """A point of the glass."""
        return self.memory[x][239 - y]

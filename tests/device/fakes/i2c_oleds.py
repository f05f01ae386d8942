"""The controllers of the small displays on I2C: they read command bytes as their datasheets say and hold a memory."""


class Controller:
    """What the SSD1306 and the SH1106 have in common; an unknown command is a fault of the driver."""

    columns = 128
    numbers = {0x81: 1, 0xA8: 1, 0xD3: 1, 0xD5: 1, 0xD9: 1, 0xDA: 1, 0xDB: 1}  # how many follow a command

    def __init__(self):
        self.memory = [bytearray(b"\xa5" * self.columns) for _page in range(8)]  # as after power-up: anything
        self.registers = {}
        self.is_on = False
        self.page = self.column = 0
        self.pending = []

    def take(self, data):
        """One message: its first byte says whether commands or a picture follow."""
        assert data[0] in (0x00, 0x40)
        for byte in bytes(data[1:]):
            if data[0] == 0x40:
                self.write(byte)
            else:
                self.pending.append(byte)
                if len(self.pending) > self.numbers.get(self.pending[0], 0):
                    self.obey(*self.pending)
                    self.pending = []
        assert not self.pending, "a command without its numbers"

    def obey(self, command, *numbers):
        """Do what a command says."""
        if command in (0xAE, 0xAF):
            self.is_on = command == 0xAF
        elif command in self.numbers:
            self.registers[command] = numbers[0]
        elif command in (0xA0, 0xA1, 0xA4, 0xA5, 0xA6, 0xA7, 0xC0, 0xC8):
            self.registers[command & 0xFE if command < 0xC0 else 0xC0] = command
        elif 0x40 <= command <= 0x7F:
            self.registers[0x40] = command & 63
        else:
            raise AssertionError("unknown command " + hex(command))

    def lights(self):
        """Whether the panel shows its memory, the right way round: 64 rows, no shift, not inverted."""
        wanted = {0xA8: 63, 0xD3: 0, 0x40: 0, 0xDA: 0x12, 0xA0: 0xA1, 0xC0: 0xC8, 0xA4: 0xA4, 0xA6: 0xA6}
        return self.is_on and all(self.registers.get(register) == wanted[register] for register in wanted)

    def pixel(self, x, y):
        """A point of the glass."""
        return self.memory[y >> 3][x + (self.columns - 128) // 2] >> (y & 7) & 1


class SSD1306(Controller):
    """128 columns; writes go on through a range of columns and pages."""

    numbers = Controller.numbers | {0x20: 1, 0x21: 2, 0x22: 2, 0x8D: 1}

    def __init__(self):
        super().__init__()
        self.column_range, self.page_range = (0, 127), (0, 7)

    def obey(self, command, *numbers):
        """Its own: where to write."""
        if command == 0x21:
            self.column_range, self.column = numbers, numbers[0]
        elif command == 0x22:
            self.page_range, self.page = numbers, numbers[0]
        else:
            super().obey(command, *numbers)

    def write(self, byte):
        """A byte of the picture, columns first."""
        assert self.registers[0x20] == 0, "not in the mode that goes on to the next page"
        self.memory[self.page][self.column] = byte
        self.column += 1
        if self.column > self.column_range[1]:
            self.column = self.column_range[0]
            self.page = self.page + 1 if self.page < self.page_range[1] else self.page_range[0]

    def lights(self):
        """Not without its charge pump."""
        return super().lights() and self.registers.get(0x8D) == 0x14


class SH1106(Controller):
    """132 columns, the glass in their middle; a page never goes on to the next."""

    columns = 132
    numbers = Controller.numbers | {0xAD: 1}

    def obey(self, command, *numbers):
        """Its own: page and column."""
        if 0xB0 <= command <= 0xB7:
            self.page = command & 7
        elif command < 0x10:
            self.column = self.column & 0xF0 | command
        elif command < 0x20:
            self.column = self.column & 0x0F | (command & 15) << 4
        else:
            super().obey(command, *numbers)

    def write(self, byte):
        """A byte of the picture."""
        assert self.column < self.columns, "written beyond the page"
        self.memory[self.page][self.column] = byte
        self.column += 1

    def lights(self):
        """Not without its converter."""
        return super().lights() and self.registers.get(0xAD) == 0x8B

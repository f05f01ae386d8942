"""A Raspberry Pi Pico for tests: real MicroPython firmware on an emulated chip, with a display and three keys."""

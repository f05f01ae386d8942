"""A NOR flash chip in memory: programming clears bits, erasing sets them, and each page and erase can be recorded."""

BLOCK, PAGE = 4096, 256
SYNC, COUNT, SIZE, ERASE = 3, 4, 5, 6  # what littlefs asks of a block device
CLEAN = b"\xff" * BLOCK


class Nor:
    """A block device for littlefs; a list of `steps` collects each (address, page), or (address, None) for an erase."""

    def __init__(self, blocks):
        self.blocks = blocks
        self.data = bytearray(CLEAN * blocks)
        self.view = memoryview(self.data)
        self.steps = None

    def readblocks(self, block, buffer, offset=0):
        """Read from anywhere in a block."""
        at = block * BLOCK + offset
        buffer[:] = self.view[at : at + len(buffer)]

    def writeblocks(self, block, buffer, offset=0):
        """Program page by page, as the chip does."""
        for place in range(0, len(buffer), PAGE):
            self.do((block * BLOCK + offset + place, bytes(buffer[place : place + PAGE])))

    def ioctl(self, operation, argument):
        """How large the chip is, and the erase of a block."""
        if operation == ERASE:
            self.do((argument * BLOCK, None))
        return {COUNT: self.blocks, SIZE: BLOCK}.get(operation, 0)

    def do(self, step):
        """One program or erase, to its end."""
        if self.steps is not None:
            self.steps.append(step)
        at, page = step
        if page is None:
            self.data[at : at + BLOCK] = CLEAN
        else:
            self.program(at, page)

    def program(self, at, page):
        """Bits go from one to zero, never back."""
        before = self.data[at : at + len(page)]
        self.data[at : at + len(page)] = page if before == CLEAN[: len(page)] else both(before, page)

    def do_in_part(self, step, size, noise):
        """The power goes after so many bytes; noise is what became of the bits behind them, or empty."""
        at, page = step
        if page is None:
            self.data[at : at + size] = CLEAN[:size]
            if noise:
                self.data[at + size : at + BLOCK] = either(self.data[at + size : at + BLOCK], noise[size:BLOCK])
        elif noise:
            self.program(at, page[:size] + either(page[size:], noise[size:PAGE]))
        else:
            self.program(at, page[:size])


def both(one, other) -> bytes:
    """The bits that are set in both."""
    return (number(one) & number(other)).to_bytes(len(one), "little")


def either(one, other) -> bytes:
    """The bits that are set in one or the other."""
    return (number(one) | number(other)).to_bytes(len(one), "little")


def number(data) -> int:
    """Bytes as one long number: much faster than byte by byte."""
    return int.from_bytes(data, "little")

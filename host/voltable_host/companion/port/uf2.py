"""Firmware files: blocks of 512 bytes, each with its number and the family of chips it is for.

The format: github.com/microsoft/uf2
"""

import struct
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

BLOCK = 512
FIRST, SECOND, LAST = 0x0A324655, 0x9E5D5157, 0x0AB16F30
HAS_FAMILY = 0x2000
FAMILIES = {0xE48BFF56: "RP2040", 0xE48BFF59: "RP2350", 0xE48BFF5A: "RP2350", 0xE48BFF5B: "RP2350"}
ABSOLUTE = 0xE48BFF57  # blocks that any chip of Raspberry Pi takes
LARGEST = 32 * 1024 * 1024


class BadFirmware(ValueError):
    """Not a firmware file, or not a whole one; the word says why."""


@dataclass(frozen=True)
class Firmware:
    """A firmware file that was read whole."""

    data: bytes
    chip: str


def read(path: Path) -> Firmware:
    """The file, if every block of it is what it should be."""
    with path.open("rb") as file:
        data = file.read(LARGEST + 1)
    if not data or len(data) % BLOCK or len(data) > LARGEST:
        raise BadFirmware("size")
    seen, totals = Counter(), {}
    for start in range(0, len(data), BLOCK):
        family, number, total = block(data[start : start + BLOCK])
        if totals.setdefault(family, total) != total or number != seen[family]:
            raise BadFirmware("incomplete")
        seen[family] += 1
    if any(seen[family] != total for family, total in totals.items() if family != ABSOLUTE):
        raise BadFirmware("incomplete")
    chips = {FAMILIES[family] for family in seen if family in FAMILIES}
    if len(chips) != 1:
        raise BadFirmware("family")
    return Firmware(data, chips.pop())


def block(data: bytes) -> tuple[int, int, int]:
    """Family, number and how many there are."""
    first, second, flags, _address, size, number, total, family = struct.unpack_from("<8I", data)
    (last,) = struct.unpack_from("<I", data, BLOCK - 4)
    if (first, second, last) != (FIRST, SECOND, LAST) or size > BLOCK - 36:
        raise BadFirmware("magic")
    return family if flags & HAS_FAMILY else 0, number, total

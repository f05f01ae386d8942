"""Lays out build/device exactly as on a device, and writes what `mpremote mip install` reads, here and there."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / folder) for folder in ("core", "cardgame", "device", "host")]

from voltable_host.companion.files.device_folder import lay_out  # noqa: E402
from voltable_host.companion.files.mip_package import NAME, of_device, of_sources  # noqa: E402

DEVICE = ROOT / "build" / "device"


def fresh_device(folder: Path) -> dict[str, int]:
    """The folder as it would be on a new device, and its package.json; sizes by file."""
    import shutil

    shutil.rmtree(folder, ignore_errors=True)
    sizes = lay_out(folder)
    (folder / NAME).write_text(of_device(folder), encoding="utf-8")
    return sizes


def main() -> int:
    """Say how large it is."""
    (ROOT / NAME).write_text(of_sources(ROOT), encoding="utf-8")
    sizes = fresh_device(DEVICE)
    compiled = sum(size for name, size in sizes.items() if name.endswith(".mpy"))
    print(f"{DEVICE.relative_to(ROOT)}: {len(sizes)} files, {sum(sizes.values())} bytes, {compiled} of them compiled")
    print(f"to a device: mpremote mip install {(DEVICE / NAME).relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

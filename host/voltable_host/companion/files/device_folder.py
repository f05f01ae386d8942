"""A folder exactly as it lies on a device: main.py, and the packages in lib with their fonts and words."""

import shutil
from pathlib import Path

from voltable_host.companion.files.compiling import PACKAGES, compile_all, path_of, sources
from voltable_host.companion.files.groups import NOT_ON_DEVICE

PROGRAM = "voltable_device"
DATA = "*.bin"


def main_file() -> Path:
    """What the device runs when it has power: in a checkout beside its package, else among the host's data."""
    installed = Path(__file__).resolve().parents[2] / "data" / "main.py"
    return installed if installed.exists() else PACKAGES[PROGRAM].parent / "main.py"


def data_files() -> list[Path]:
    """Fonts and words."""
    return sorted(PACKAGES[PROGRAM].glob(DATA))


def lay_out(destination: Path) -> dict[str, int]:
    """Compile and copy everything below an empty folder; sizes by path."""
    compile_all(destination / "lib", left_out=NOT_ON_DEVICE)
    return with_data(destination)


def lay_out_sources(destination: Path) -> dict[str, int]:
    """The same without compiling, for firmware that reads no .mpy of ours; the device then needs more memory."""
    texts = sources()
    for module, text in texts.items():
        if module not in NOT_ON_DEVICE:
            file = (destination / "lib" / path_of(module, texts)).with_suffix(".py")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8", newline="\n")
    return with_data(destination)


def with_data(destination: Path) -> dict[str, int]:
    """Fonts, words and main.py beside the modules; sizes of all by path."""
    for file in data_files():
        shutil.copy(file, destination / "lib" / PROGRAM)
    shutil.copy(main_file(), destination / "main.py")
    files = sorted(file for file in destination.rglob("*") if file.is_file())
    return {file.relative_to(destination).as_posix(): file.stat().st_size for file in files}

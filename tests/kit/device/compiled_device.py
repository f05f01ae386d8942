"""The files of a device, compiled once for all tests of a process."""

import functools
import shutil
import tempfile
from pathlib import Path

from voltable_host.companion.files.compiling import PACKAGES, compile_all

kept = []  # temporary folders live as long as the process


@functools.cache
def compiled_device() -> tuple[Path, dict[str, int]]:
    """A folder as on a device, and the sizes of its compiled files; whoever writes into it chooses names of its own."""
    kept.append(tempfile.TemporaryDirectory(prefix="voltable-device-"))
    folder = Path(kept[-1].name)
    sizes = compile_all(folder)
    for file in PACKAGES["voltable_device"].glob("*.bin"):
        shutil.copy(file, folder / "voltable_device")
    return folder, sizes

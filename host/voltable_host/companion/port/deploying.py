"""Puts the program on a device so that a pulled plug leaves the old one, the new one, or a mark that says: again."""

from collections.abc import Callable
from dataclasses import dataclass, field

from voltable_host.companion.line.errors import LineError
from voltable_host.companion.port.device import Device
from voltable_host.companion.port.program import MANIFEST, MARKER, PACKAGES, digest, manifest
from voltable_host.language import N_, _

NEW = ".new"
ENDINGS = (".py", ".mpy", ".bin", NEW)  # what a deploy has ever left in our folders
BLOCK = 4096  # bytes of flash that even a small file may take
MAIN = "/main.py"

NO_ROOM = N_(
    "The device has {free} kB free and needs {needed} kB. Remove files of yours from it:"
    " mpremote connect {port} fs ls"
)  # fmt: skip
DAMAGED = N_("{file} did not arrive whole; the program on the device is still the old one. Run this again.")


@dataclass
class Work:
    """What has to be done: the whole program, what of it differs on the device, and what is there too much."""

    files: dict[str, bytes]
    changed: list[str] = field(default_factory=list)
    stale: list[str] = field(default_factory=list)
    is_foreign: bool = False  # a main.py that is none of ours
    is_marked: bool = False  # an earlier deploy was cut off
    is_listed: bool = False  # the manifest says what will be there

    @property
    def size(self) -> int:
        """Bytes to copy."""
        return sum(len(self.files[path]) for path in self.changed)

    @property
    def is_done(self) -> bool:
        """Everything is there already."""
        return not (self.changed or self.stale or self.is_marked) and self.is_listed


def compare(device: Device, files: dict[str, bytes]) -> Work:
    """Look at the device."""
    there = device.files(PACKAGES)
    hashes = device.hashes([*files, MANIFEST])
    changed = [path for path, data in files.items() if hashes[path] != digest(data)]
    stale = [path for path in there if path.endswith(ENDINGS) and path not in files]
    is_ours = hashes[MANIFEST] is not None or any(path in there for path in files)
    return Work(
        files, changed, sorted(stale), is_foreign=hashes.get(MAIN) is not None and not is_ours,
        is_marked=MARKER in there, is_listed=hashes[MANIFEST] == digest(manifest(files)),
    )  # fmt: skip


def check_room(device: Device, work: Work, free: int) -> None:
    """Both programs have to fit for a moment; what a cut deploy left is taken away first."""
    left = [path for path in work.stale if path.endswith(NEW)]
    device.remove(left)
    needed = sum(-(-len(work.files[path]) // BLOCK) * BLOCK for path in work.changed) + 4 * BLOCK
    if needed > free + BLOCK * len(left):
        sentence = _(NO_ROOM).format(free=free // 1024, needed=-(-needed // 1024), port=device.url)
        raise LineError(sentence)


def copy(device: Device, work: Work, step: Callable[[int], None]) -> None:
    """New files beside the old ones, checked where they lie; until here the old program is whole."""
    device.make_folders([*work.changed, MANIFEST])
    for path in work.changed:
        device.write(path + NEW, work.files[path], step)
    hashes = device.hashes([path + NEW for path in work.changed])
    for path in work.changed:
        if hashes[path + NEW] != digest(work.files[path]):
            device.remove([path + NEW for path in work.changed])
            raise LineError(_(DAMAGED).format(file=path))


def switch(device: Device, work: Work) -> None:
    """From the old program to the new one; the mark stands from the first name to the last."""
    device.make_folders([MANIFEST])
    device.write(MARKER, b"")
    device.rename([(path + NEW, path) for path in work.changed])
    device.remove(path for path in work.stale if not path.endswith(NEW))
    device.replace(MANIFEST, manifest(work.files))
    device.remove([MARKER])

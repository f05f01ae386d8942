"""Somewhere to keep games while a test runs: a folder on a computer, littlefs on a chip in memory in MicroPython."""

import os

try:
    import tempfile

    vfs = None
except ImportError:
    import vfs  # type: ignore[import-not-found]

    from kit.device.nor import Nor

used = []  # folders, and what is mounted


def folder(blocks=64) -> str:
    """An empty one; the chip has so many blocks of 4 KB."""
    if not vfs:
        used.append(tempfile.TemporaryDirectory(prefix="voltable-flash-"))
        return used[-1].name
    while used:
        vfs.umount(used.pop())
    chip = Nor(blocks)
    vfs.VfsLfs2.mkfs(chip, progsize=256)
    vfs.mount(vfs.VfsLfs2(chip, progsize=256), "/chip")
    used.append("/chip")
    return "/chip"


def read(path) -> bytes:
    """A whole file."""
    with open(path, "rb") as file:
        return file.read()


def write(path, data):
    """A whole file."""
    with open(path, "wb") as file:
        file.write(data)


def files(folder) -> dict:
    """Every file of a folder and its bytes."""
    return {name: read(folder + "/" + name) for name in os.listdir(folder)}

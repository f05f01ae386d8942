"""The files of a device as an image of its flash: quicker than copying them over the cable."""

from pathlib import Path

BLOCK, BLOCKS = 4096, 352  # of a Raspberry Pi Pico with MicroPython
PROGRAM = READ = 256
DISK_VERSION = 0x00020000  # the oldest form of littlefs 2, which every firmware reads


def flash_image(folder: Path) -> bytes:
    """Everything below the folder."""
    from littlefs import LittleFS  # pyright: ignore[reportMissingImports]

    system = LittleFS(
        block_size=BLOCK, block_count=BLOCKS, prog_size=PROGRAM, read_size=READ, disk_version=DISK_VERSION
    )
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_dir():
            system.mkdir(name)
        else:
            with system.open(name, "wb") as file:
                file.write(path.read_bytes())
    return bytes(system.context.buffer)

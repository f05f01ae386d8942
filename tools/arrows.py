"""Checks who imports whom: between packages, between the rooms of one, and nothing the device lacks."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ON_THE_DEVICE = set("sys struct binascii hashlib collections os io gc micropython json errno array heapq".split())
OURS = {
    "core": {"voltable"},
    "cardgame": {"voltable", "voltable_cards"},
    "device": {"voltable", "voltable_cards", "voltable_device"},
    "host": {"voltable", "voltable_cards", "voltable_host"},
}
DEVICE_ONLY = (
    "core",
    "cardgame",
)  # of the standard library these use what is on the device, and no clock and no chance

# The rooms of a package, floor by floor from the top: a room imports itself and what lies on floors below it.
# A room is a folder or a file; a folder inside another may be a room of its own, and "." is all that lies in no other.
# A file `shapes` beside the rooms knows them all, and any of them may take types from it that only checkers read.
ROOMS = {
    "core/voltable": (
        ".",
        "shapes",
        "bots/series boards line/flows",
        "engine/loading engine/saved",
        "engine/replay",
        "engine/start",  # it knows every game there is
        "tracker boardgame/bots",
        "boardgame",
        "plants bots",
        "report",
        "notation line talk families",
        "engine",
    ),
    "cardgame/voltable_cards": (
        "shapes",
        "family",
        "bots",
        "goal sentences menu turns plan warnings hints topics",
        "edition",
        "phases bank view vocabulary chances counting facts",
        "columns cards picking purchase scoring state",
        "production storage card_checks events",
        "tables words",
    ),
    "device/voltable_device": (
        "run",
        "app",
        "screens line",
        "hardware",
        "flash displays",
        "keys language memory",
    ),
    "host/voltable_host": (
        "cli",
        "commands",
        "options shell",
        "terminal web companion/port companion/sim measuring",
        "companion/line calculator series/simulated",
        "companion/files saves drawing bots",
        "loading",
        "maps card_sets series",
        "config asking choice wrong_value",
        "talk disk language",
        "gate",
    ),
}


class Import(NamedTuple):
    """One import statement: where, of which module, which names, and whether only type checkers read it."""

    line: int
    module: str
    names: tuple[str, ...]
    guarded: bool

    def modules(self) -> set[str]:
        """Everything that may be a module of ours; what is imported out of one counts as lying in it."""
        return {".".join(filter(None, (self.module, name))) for name in self.names or ("",)}


def imports(tree: ast.AST, home: str = "", guarded: bool = False) -> Iterator[Import]:
    """Every import, wherever it stands; relative ones are those of the package that is home."""
    if isinstance(tree, ast.Import):
        yield from (Import(tree.lineno, alias.name, (), guarded) for alias in tree.names)
    if isinstance(tree, ast.ImportFrom):
        above = home.split(".")[: len(home.split(".")) - tree.level + 1] if tree.level else []
        module = ".".join(filter(None, (*above, tree.module)))
        yield Import(tree.lineno, module, tuple(alias.name for alias in tree.names), guarded)
    unread = tree.body if isinstance(tree, ast.If) and _is_type_checking(tree.test) else []
    for child in ast.iter_child_nodes(tree):
        yield from imports(child, home, guarded or child in unread)


def _is_type_checking(test: ast.expr) -> bool:
    return ast.unparse(test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING")


def is_allowed(role: str, module: str, guarded: bool) -> bool:
    """Whether a file of this folder may import the module."""
    package = module.partition(".")[0]
    if package.startswith("voltable"):
        return package in OURS[role]
    return role not in DEVICE_ONLY or guarded or package in ON_THE_DEVICE


def wrong_imports(root: Path) -> Iterator[str]:
    """A line for every import that points the wrong way."""
    for role in OURS:
        for file in sorted((root / role).rglob("*.py")):
            home = ".".join(file.relative_to(root / role).parent.parts)
            for found in imports(ast.parse(file.read_text(encoding="utf-8")), home):
                is_own = found.module.partition(".")[0] == home.partition(".")[0]
                if not is_own and not is_allowed(role, found.module, found.guarded):
                    yield f"{file.relative_to(root)}:{found.line}: {role} must not import {found.module}"


def wrong_rooms(root: Path) -> Iterator[str]:
    """A line for every import that does not go down the floors of its package, and for every file without a room."""
    for package, floors in ROOMS.items():
        height = {room: -floor for floor, rooms in enumerate(floors) for room in rooms.split()}
        folder = root / package
        for file in sorted(folder.rglob("*.py")):
            where = file.relative_to(root)
            room = room_of(file.relative_to(folder).with_suffix("").as_posix(), height)
            if room is None and file.stem != "__init__":
                yield f"{where}: it lies in no room of {package}; ROOMS in tools/arrows.py lists them"
            for line, other in rooms_imported(file, folder, height) if room else ():
                if other != room and height[other] >= height[room]:
                    yield f"{where}:{line}: {room} must not import {other}"


def rooms_imported(file: Path, folder: Path, height: dict[str, int]) -> Iterator[tuple[int, str]]:
    """Which rooms of its own package a file imports, and where."""
    package, home = folder.name, ".".join(file.relative_to(folder.parent).parent.parts)
    for found in imports(ast.parse(file.read_text(encoding="utf-8")), home):
        modules = [module for module in found.modules() if module.startswith(package + ".")]
        rooms = {room_of(module.partition(".")[2].replace(".", "/"), height) for module in modules}
        unread = {"shapes"} if found.guarded else set()
        yield from ((found.line, room) for room in sorted(filter(None, rooms - unread)))


def room_of(path: str, rooms: dict[str, int]) -> str | None:
    """The innermost room that a file of the package lies in."""
    inside = [room for room in rooms if f"{path}/".startswith(f"{room}/")]
    return max(inside, key=len, default="." if "." in rooms else None)


def main() -> int:
    """Name every wrong import; 1 if there is one."""
    root = Path(__file__).resolve().parents[1]
    found = [*wrong_imports(root), *wrong_rooms(root)]
    print("\n".join(found) or "Imports: every arrow points the right way.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

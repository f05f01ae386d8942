"""Checks who imports whom: host → cardgame → core and device → cardgame → core, and nothing the board lacks."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ON_THE_BOARD = set("sys struct binascii hashlib collections os io gc micropython json errno array heapq".split())
OURS = {
    "core": {"voltable"},
    "cardgame": {"voltable", "voltable_cards"},
    "device": {"voltable", "voltable_cards", "voltable_device"},
    "host": {"voltable", "voltable_cards", "voltable_host"},
}
BOARD_ONLY = ("core", "cardgame")  # of the standard library these use what is on the board, and no clock and no chance


def imports(tree: ast.AST, guarded: bool = False) -> Iterator[tuple[int, str, bool]]:
    """Every absolute import: line, module, and whether only type checkers read it."""
    if isinstance(tree, ast.Import):
        yield from ((tree.lineno, alias.name, guarded) for alias in tree.names)
    if isinstance(tree, ast.ImportFrom) and not tree.level:
        yield tree.lineno, tree.module or "", guarded
    unread = tree.body if isinstance(tree, ast.If) and _is_type_checking(tree.test) else []
    for child in ast.iter_child_nodes(tree):
        yield from imports(child, guarded or child in unread)


def _is_type_checking(test: ast.expr) -> bool:
    return ast.unparse(test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING")


def is_allowed(role: str, module: str, guarded: bool) -> bool:
    """Whether a file of this folder may import the module."""
    package = module.partition(".")[0]
    if package.startswith("voltable"):
        return package in OURS[role]
    return role not in BOARD_ONLY or guarded or package in ON_THE_BOARD


def wrong_imports(root: Path) -> Iterator[str]:
    """A line for every import that points the wrong way."""
    for role in OURS:
        for file in sorted((root / role).rglob("*.py")):
            for line, module, guarded in imports(ast.parse(file.read_text(encoding="utf-8"))):
                if not is_allowed(role, module, guarded):
                    yield f"{file.relative_to(root)}:{line}: {role} must not import {module}"


def main() -> int:
    """Name every wrong import; 1 if there is one."""
    found = list(wrong_imports(Path(__file__).resolve().parents[1]))
    print("\n".join(found) or "Imports: every arrow points the right way.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

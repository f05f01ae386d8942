"""Checks that core and card game say nothing that MicroPython does otherwise, or not at all.

Its `sorted`, `min` and `max` keep no order among equals, so a key ends with what is sorted itself: `(-power, choice)`.
Unpacking into displays, assigning to slices with a step, and some methods of texts do not exist there.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

FOLDERS = ("core", "cardgame")
ORDERING = ("sorted", "sort", "min", "max")
MISSING = {"removeprefix", "removesuffix", "ljust", "rjust", "zfill", "casefold", "expandtabs", "isidentifier"}
NOT_TOTAL = "a key has to end with what is sorted itself"
NO_UNPACKING = "a display cannot unpack on MicroPython"


def faults(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and reason of each."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield from of_call(node)
        elif isinstance(node, ast.Match):
            yield node.lineno, "match does not exist on MicroPython"
        elif isinstance(node, (ast.List, ast.Tuple, ast.Set)) and not is_target(node):
            yield from ((one.lineno, NO_UNPACKING) for one in node.elts if isinstance(one, ast.Starred))
        elif isinstance(node, ast.Dict) and None in node.keys:
            yield node.lineno, NO_UNPACKING
        elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store) and has_step(node.slice):
            yield node.lineno, "a slice with a step cannot be assigned to on MicroPython"


def is_target(node: ast.expr) -> bool:
    """Whether names are assigned to, and not a value made."""
    return isinstance(getattr(node, "ctx", None), ast.Store)


def has_step(part: ast.expr) -> bool:
    """A slice such as 1::2."""
    return isinstance(part, ast.Slice) and part.step is not None


def of_call(call: ast.Call) -> Iterator[tuple[int, str]]:
    """A method that is missing, or an order that leaves equals as they come."""
    name = getattr(call.func, "id", "") or getattr(call.func, "attr", "")
    if isinstance(call.func, ast.Attribute) and name in MISSING:
        yield call.lineno, f"{name} does not exist on MicroPython"
    keys = [keyword.value for keyword in call.keywords if keyword.arg == "key"]
    if name in ORDERING and keys and not is_total(keys[0]):
        yield call.lineno, NOT_TOTAL


def is_total(key: ast.expr) -> bool:
    """A lambda that gives several values, the last of them what it was given."""
    if not isinstance(key, ast.Lambda) or not isinstance(key.body, ast.Tuple):
        return False
    last = key.body.elts[-1]
    return isinstance(last, ast.Name) and last.id == key.args.args[0].arg


def main() -> int:
    """Name every fault; 1 if there is one."""
    root = Path(__file__).resolve().parents[1]
    found = [
        f"{file.relative_to(root)}:{line}: {why}"
        for folder in FOLDERS
        for file in sorted((root / folder).rglob("*.py"))
        for line, why in faults(ast.parse(file.read_text(encoding="utf-8")))
    ]
    print("\n".join(found) or "Both interpreters: nothing that only one of them does.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

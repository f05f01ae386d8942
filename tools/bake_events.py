"""Bakes `events.pyi` beside every events.py: types for the checkers, which a device and a compiler never see.

A namedtuple is quick and small on a device but says no types; a typed class would need `typing` at run time.
`python tools/bake_events.py` writes what is out of date, with --check it only tells.
"""

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PLACES = ("core/voltable", "cardgame/voltable_cards")
HEADING = '"""Baked by tools/bake_events.py: what events are, for type checkers."""\n\nfrom typing import NamedTuple\n'
TUPLE = "tuple[int, ...]"
# What a field is, by its name, or by event and name where that event means something else.
FIELDS = dict.fromkeys(
    """bid card cities city column connection cost dropped field fuel income kept kind last money need number
    left plant price printed record region round seat slot source step stored target times tokens units verb
    why""".split(),
    "int",
) | {
    "burnt": TUPLE,
    "cards": TUPLE,
    "for_hybrid": "bool",
    "lost": "bool",
    "order": TUPLE,
    "plants": TUPLE,
    "DummyTook.tokens": TUPLE,
    "MarketRefilled.tokens": TUPLE,
    "Refilled.tokens": TUPLE,
}


def event_files(root: Path = ROOT) -> list[Path]:
    """Every file of events."""
    return sorted(file for place in PLACES for file in (root / place).rglob("events.py"))


def bake(source: str) -> str:
    """The stub of a file of events; a field that FIELDS does not know is a mistake here."""
    parts = [found for node in ast.parse(source).body if (found := stub_of(node))]
    ours = "".join(part for part in parts if part.startswith("from "))
    rest = "\n".join(part for part in parts if not part.startswith("from "))
    heading = (
        '"""Baked by tools/bake_events.py: what events are, for type checkers."""\n\nfrom typing import NamedTuple\n'
    )
    return heading + ("\n" + ours if ours else "") + "\n" + rest


def stub_of(node: ast.stmt) -> str:
    """An event, what is passed on from another file, or a function; anything else is left out."""
    if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("voltable"):
        return "".join(f"from {node.module} import {alias.name} as {alias.name}\n" for alias in node.names)
    if isinstance(node, ast.FunctionDef):
        taken = ", ".join(f"{arg.arg}: tuple[object, ...]" for arg in node.args.args)
        return f"def {node.name}({taken}) -> None: ...\n"
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and len(node.value.args) == 2:
        return event(*ast.literal_eval(ast.Tuple(node.value.args, ast.Load())))
    return ""


def event(name: str, fields: tuple[str, ...]) -> str:
    """One namedtuple as a class with types."""
    if not fields:
        return f"class {name}(NamedTuple): ...\n"
    rows = "".join(f"    {field}: {FIELDS.get(f'{name}.{field}') or FIELDS[field]}\n" for field in fields)
    return f"class {name}(NamedTuple):\n{rows}"


def main(arguments: list[str], root: Path = ROOT) -> int:
    """Writes what is out of date, or with --check only tells it and fails."""
    stale = 0
    for file in event_files(root):
        target, text = file.with_suffix(".pyi"), bake(file.read_text(encoding="utf-8"))
        if target.exists() and target.read_text(encoding="utf-8") == text:
            continue
        stale += 1
        if "--check" in arguments:
            print(target.relative_to(root), "is out of date: run python tools/bake_events.py")
        else:
            target.write_text(text, encoding="utf-8", newline="\n")
            print(target.relative_to(root), "written")
    return 1 if "--check" in arguments and stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

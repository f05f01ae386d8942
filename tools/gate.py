"""Checks that the host writes to people through its gate alone (host/voltable_host/gate): names every way past it."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

HOST = "host/voltable_host"
GATE = "gate"
MICROPYTHON = "companion/sim/on_device"  # runs elsewhere, and speaks to nobody

# By module, wherever below it they are taken from; of one without names everything.
PAST = {
    "builtins": "print input",
    "click": "echo secho echo_via_pager prompt confirm pause clear edit progressbar getchar get_text_stream "
    "get_binary_stream open_file",
    "sys": "stdout stderr __stdout__ __stderr__ displayhook",
    "os": "system popen",
    "warnings": "warn warn_explicit showwarning",
    "traceback": "print_exc print_exception print_last print_stack print_tb",
    "rich": "print print_json inspect get_console Console Live Status Progress track Prompt Confirm install",
    "logging": "",
    "getpass": "getpass",
    "pprint": "pprint pp",
    "voltable_host.gate.streams": "opened Guarded",
    "voltable_host.gate.telling": "draw",
    "voltable_host.gate.console": "",
}
ASKED = ("isatty", "fileno", "encoding", "flush")  # of a stream: nothing is written by these
STARTING = ("run", "Popen", "call", "check_call", "check_output")
OURS = "voltable_host.gate.sentences.Sentence"
WORDS = "language"  # may say of a text that it is ours: it comes out of the catalogue
DESCRIPTORS = (1, 2)
DEVICES = ("/dev/tty", "/dev/stdout", "/dev/stderr", "CON", "CONOUT$")

NAMED = {
    "series/bar.py": ("draw",),  # signs of its own: a line that is drawn again and again
    "terminal/screen.py": ("draw", "console"),  # forgets what scrolled by; all other pages draw through it
    "terminal/live/lines.py": ("draw",),  # wipes a half line
    "terminal/thinking.py": ("draw",),  # the same, when a bot has thought
    "companion/sim/window.py": ("draw",),  # a page of blocks in colours
    "talk.py": ("GateConsole", "stdout", "stderr"),  # opens the console, and asks streams what they are
    "companion/port/progress.py": ("stderr",),  # the same
    "series/workers.py": ("Popen",),  # a worker guards its own stderr,
    "series/worker.py": ("print_exc",),  # and ends on it
    "companion/files/compiling.py": ("run",),  # mpy-cross about files of ours
    "measuring/starting.py": ("run",),  # this program itself
}


def ways_past(root: Path) -> Iterator[str]:
    """A line for every way past the gate."""
    folder = root / HOST
    for file in sorted(folder.rglob("*.py")):
        path = file.relative_to(folder).as_posix()
        if not path.startswith((GATE + "/", MICROPYTHON + "/")):
            for line, what in sorted(set(found_in(ast.parse(file.read_text(encoding="utf-8")), path))):
                yield f"{HOST}/{path}:{line}: {what} goes past the gate; see {HOST}/talk.py and {GATE}/"


def found_in(tree: ast.AST, path: str = "") -> Iterator[tuple[int, str]]:
    """Line and name of each way, but for those that this file is named for."""
    for line, what in references(tree, aliases(tree)):
        is_named = what.rpartition(".")[2] in NAMED.get(path, ())
        if not is_named and not (what == OURS and path.startswith(WORDS + "/")):
            yield line, what


def aliases(tree: ast.AST) -> dict[str, str]:
    """What each imported name stands for, whatever it is called here."""
    found = {name: f"builtins.{name}" for name in PAST["builtins"].split()}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for name in node.names:
                first = name.name.partition(".")[0]
                found[name.asname or first] = name.name if name.asname else first
        elif isinstance(node, ast.ImportFrom):
            found |= {name.asname or name.name: f"{node.module}.{name.name}" for name in node.names}
    return found


def references(tree: ast.AST, known: dict[str, str]) -> Iterator[tuple[int, str]]:
    """Every mention of a way past, called or not."""
    harmless = {node.value for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr in ASKED}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            if node.module in PAST and node.names[0].name == "*":
                yield node.lineno, f"{node.module}.*"
        elif isinstance(node, ast.expr) and is_past(what := dotted(node, known)) and node not in harmless:
            yield node.lineno, what
        elif isinstance(node, ast.Attribute) and node.attr == "console":
            yield node.lineno, f"{ast.unparse(node.value)}.console"
        elif isinstance(node, ast.Call) and (what := call_past(node, known)):
            yield node.lineno, what


def dotted(node: ast.AST, known: dict[str, str]) -> str:
    """The full name of a name, of what is asked of a module, or of `getattr` with a name; else nothing."""
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
        return known.get(node.id, "")
    if isinstance(node, ast.Attribute):
        above = dotted(node.value, known)
        return f"{above}.{node.attr}" if above else ""
    if isinstance(node, ast.Call) and ast.unparse(node.func) == "getattr" and len(node.args) > 1:
        above, name = dotted(node.args[0], known), node.args[1]
        return f"{above}.{name.value}" if above and isinstance(name, ast.Constant) else ""
    return ""


def is_past(name: str) -> bool:
    """Whether this is one of those names, from wherever below its module it is taken."""
    for module, names in PAST.items():
        if name.startswith(module + ".") and (not names or name.rpartition(".")[2] in names.split()):
            return True
    return False


def call_past(call: ast.Call, known: dict[str, str]) -> str:
    """A call that writes by what it is given: to a descriptor, to a terminal, or by a program that has our streams."""
    what = dotted(call.func, known) or ast.unparse(call.func)
    given = {keyword.arg for keyword in call.keywords}
    first = call.args[0].value if call.args and isinstance(call.args[0], ast.Constant) else None
    if what == OURS:
        return what
    if what in ("os.write", "os.fdopen", "open") and first in (*DESCRIPTORS, *DEVICES):
        return f"{what}({first!r})"
    module, _dot, name = what.rpartition(".")
    inherits = not ("capture_output" in given or {"stdout", "stderr"} <= given)
    return what if module == "subprocess" and name in STARTING and inherits else ""


def main() -> int:
    """Name them all; 1 if there is one."""
    found = list(ways_past(Path(__file__).resolve().parents[1]))
    print("\n".join(found) or "Gate: nothing goes past it.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

"""Finds every sentence for people: the marks in the code, and the help of the commands."""

import ast
import sys
from collections.abc import Iterator
from importlib import import_module
from inspect import cleandoc
from pathlib import Path
from typing import NamedTuple

import click

from voltable_host.cli import COMMANDS, voltable

# How many sentences a mark holds, and whether a context stands before them.
MARKS = {"_": (1, 0), "N_": (1, 0), "ngettext": (2, 0), "NN_": (2, 0), "pgettext": (1, 1), "NP_": (1, 1)}
DEVICE_MARKS = ("text", "shown")  # of the screens of a device, where room is short: a context of their own
DEVICE = "device"
FOLDERS = ("host", "device", "tools/words/english")


class Found(NamedTuple):
    """A sentence, perhaps with its plural, and the file it stands in."""

    file: str
    sentence: str | tuple[str, str]
    context: str | None = None


def sources(root: Path) -> Iterator[tuple[str, ast.Module]]:
    """Every file that may speak to people."""
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*.py")):
            yield path.relative_to(root).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def marked(root: Path) -> Iterator[Found]:
    """Every sentence that the code marks, file by file and as it stands there."""
    for file, tree in sources(root):
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and mark_of(node)]
        if file.startswith(DEVICE):
            yield from on_screens(file, tree)
        for call in sorted(calls, key=lambda node: (node.lineno, node.col_offset)):
            for sentence, context in said(call):
                yield Found(file, sentence, context)


def on_screens(file: str, tree: ast.Module) -> Iterator[Found]:
    """The texts of a device's screens, as they stand in a file."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and is_on_screen(node)]
    for call in sorted(calls, key=lambda node: (node.lineno, node.col_offset)):
        for sentence in literals(call.args[0]):
            yield Found(file, sentence, DEVICE)


def is_on_screen(call: ast.Call) -> bool:
    """A mark of a device's screens."""
    return getattr(call.func, "id", None) in DEVICE_MARKS and bool(call.args)


def mark_of(node: ast.AST) -> str | None:
    """The mark that a call is."""
    if not isinstance(node, ast.Call):
        return None
    name = getattr(node.func, "id", None) or getattr(node.func, "attr", None)
    return name if name in MARKS else None


def said(call: ast.Call) -> list[tuple[str | tuple[str, str], str | None]]:
    """The sentences of a mark with their context; none where it is given a variable."""
    count, contexts = MARKS[mark_of(call) or "_"]
    choices = [literals(argument) for argument in call.args[: count + contexts]]
    if not all(choices) or len(choices) < count + contexts:
        return []
    if count == 2:
        return [((choices[0][0], choices[1][0]), None)]
    return [(sentence, choices[0][0] if contexts else None) for sentence in choices[contexts]]


def literals(node: ast.expr) -> list[str]:
    """The texts that an argument can be: one, or one of two."""
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value else []


def helped(root: Path) -> Iterator[Found]:
    """The help of every command and of its options."""
    for _path, command in commands():
        file = Path(str(sys.modules[command.callback.__module__].__file__)).resolve().relative_to(root).as_posix()
        texts = [command.help] + [param.help for param in command.params if isinstance(param, click.Option)]
        yield from (Found(file, cleandoc(text)) for text in texts if text)  # Python 3.13 dedents docstrings itself


def commands() -> Iterator[tuple[str, click.Command]]:
    """The whole tree by path."""
    yield "", voltable
    for name in COMMANDS:
        yield from below(name, import_module(f"voltable_host.commands.{name}").command)


def below(path: str, command: click.Command) -> Iterator[tuple[str, click.Command]]:
    """A command and all commands below it."""
    yield path, command
    if isinstance(command, click.Group):
        for name in sorted(command.commands):
            yield from below(f"{path} {name}", command.commands[name])

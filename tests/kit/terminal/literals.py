"""Finds literals in the code that look like sentences for people and are in no catalogue."""

import ast
import re
from collections.abc import Iterator

from find_words import is_on_screen, mark_of
from voltable.engine.verbs import WORDS

# Errors that say a program is wrong: people never read them.
FOR_PROGRAMMERS = {"AssertionError", "KeyError", "NotImplementedError", "TypeError", "ValueError"}
NOTATION = (*WORDS, "voltable")  # the start of a line that is typed
SAME = "same"  # marks what no language says otherwise
KEYWORDS = {"examples", "help", "metavar"}  # commands and what the tree of commands brings into the catalogue
SENTENCE = re.compile(r"(?=.*[^\W\d_]{2})(?=.* )", re.DOTALL)  # two letters and a space


def unmarked(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and text of each suspicious literal."""
    for child in spoken_parts(tree):
        text = text_of(child)
        if text is None:
            yield from unmarked(child)
        elif SENTENCE.search(text) and text.strip() not in NOTATION:
            yield child.lineno, text


def spoken_parts(node: ast.AST) -> list[ast.AST]:
    """The parts of a node that can reach people."""
    if isinstance(node, ast.Call):
        return parts_of_call(node)
    if isinstance(node, ast.Expr) and text_of(node.value) is not None:  # a docstring
        return []
    if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
        return [] if getattr(node.exc.func, "id", "") in FOR_PROGRAMMERS else [node.exc]
    if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "EXAMPLES":
        return []
    if isinstance(node, ast.Assert):
        return [node.test]
    hidden = {"annotation", "returns"}
    return [child for name, value in ast.iter_fields(node) if name not in hidden for child in nodes(value)]


def parts_of_call(call: ast.Call) -> list[ast.AST]:
    """What a call is given, without marks, patterns, lists of words and what is shown by other ways."""
    if (
        mark_of(call)
        or is_on_screen(call)
        or getattr(call.func, "id", "") == SAME
        or ast.unparse(call.func).startswith("re.")
    ):
        return [keyword.value for keyword in call.keywords]
    if isinstance(call.func, ast.Attribute) and call.func.attr == "split":
        return []
    given = [keyword.value for keyword in call.keywords if keyword.arg not in KEYWORDS]
    return [call.func, *call.args, *given]


def nodes(value) -> list[ast.AST]:
    """A field's value as nodes."""
    return [item for item in (value if isinstance(value, list) else [value]) if isinstance(item, ast.AST)]


def text_of(node: ast.AST) -> str | None:
    """A literal's text, of an f-string without what fills it; None for anything else."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else None
    if isinstance(node, ast.JoinedStr):
        return "".join(text_of(part) or "" for part in node.values)
    return None

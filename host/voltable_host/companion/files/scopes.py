"""What each scope of Python binds, so that a name is renamed only where it means the module's own."""

import ast
from dataclasses import dataclass, field
from typing import Any

from voltable_host.companion.files.target import Target

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


class Binder(ast.NodeVisitor):
    """Collects the names one scope binds, without those of the scopes inside it."""

    def __init__(self) -> None:
        self.bound: set[str] = set()
        self.elsewhere: set[str] = set()  # declared global or nonlocal

    def visit_Name(self, node: ast.Name) -> None:
        """An assignment, a loop, a `with`, a `del`."""
        if not isinstance(node.ctx, ast.Load):
            self.bound.add(node.id)

    def visit_FunctionDef(self, node: Any) -> None:
        """The name of a function or a class; what stands inside is a scope of its own."""
        self.bound.add(node.name)

    visit_AsyncFunctionDef = visit_ClassDef = visit_FunctionDef

    def visit_Lambda(self, node: ast.Lambda) -> None:
        """A scope of its own."""

    def visit_ListComp(self, node: Any) -> None:
        """A scope of its own, but for what `:=` binds around it."""
        self.bound.update(part.target.id for part in ast.walk(node) if isinstance(part, ast.NamedExpr))

    visit_SetComp = visit_DictComp = visit_GeneratorExp = visit_ListComp

    def visit_Import(self, node: Any) -> None:
        """What an import brings."""
        self.bound.update((alias.asname or alias.name).partition(".")[0] for alias in node.names)

    visit_ImportFrom = visit_Import

    def visit_ExceptHandler(self, node: ast.ExceptHandler) -> None:
        """`except … as name`."""
        if node.name:
            self.bound.add(node.name)
        self.generic_visit(node)

    def visit_Global(self, node: Any) -> None:
        """Names that belong to another scope."""
        self.elsewhere.update(node.names)

    visit_Nonlocal = visit_Global


@dataclass
class Scope:
    """One function, class or comprehension on the way to a name."""

    kind: str  # "function" (also of a lambda or comprehension) or "class"
    bound: set[str]
    imports: dict[str, Target] = field(default_factory=dict)
    gone: set[str] = field(default_factory=set)  # imports that are not needed any more
    late: dict[str, ast.ImportFrom] = field(default_factory=dict)  # imports to be filled with what is used


def bound_by(nodes: list) -> set[str]:
    """The names that these statements or targets bind in their own scope."""
    binder = Binder()
    for node in nodes:
        binder.visit(node)
    return binder.bound - binder.elsewhere


def arguments_of(function) -> set[str]:
    """The names a function takes."""
    arguments = function.args
    named = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg]
    return {argument.arg for argument in named if argument}


def inner_scope(node) -> Scope:
    """The scope that a function, lambda, class or comprehension opens."""
    if isinstance(node, FUNCTIONS):
        return Scope("function", arguments_of(node) | bound_by(node.body))
    if isinstance(node, ast.Lambda):
        return Scope("function", arguments_of(node))
    if isinstance(node, ast.ClassDef):
        return Scope("class", set())  # it grows statement by statement: what is not bound yet is the module's
    return Scope("function", bound_by([part.target for part in node.generators]))


def binding_scope(scopes: list[Scope], name: str) -> Scope | None:
    """The scope in which a name is bound, or None for the module's or a builtin one."""
    for depth, scope in enumerate(reversed(scopes)):
        if name in scope.bound and (scope.kind == "function" or depth == 0):  # methods do not see their class
            return scope
    return None


def seen_names(scopes: list[Scope]) -> set[str]:
    """Every name that would hide a global one here."""
    seen = [scope for depth, scope in enumerate(reversed(scopes)) if scope.kind == "function" or depth == 0]
    return set().union(*[scope.bound - scope.gone for scope in seen])

"""A walk through code that knows in which scopes it stands."""

import ast
from typing import Any

from voltable_host.companion.files.scopes import Scope, bound_by, inner_scope


class ScopedTransformer(ast.NodeTransformer):
    """Changes a tree; `self.scopes` are the functions, classes and comprehensions around a node, outermost first."""

    def __init__(self) -> None:
        self.scopes: list[Scope] = []

    def define(self, node: Any) -> None:
        """A function or class is about to be visited; its name belongs to the scope around it."""

    def visit_FunctionDef(self, node: Any):
        """Its defaults and decorators are read outside of it."""
        self.define(node)
        self.visit_parts(node, "decorator_list")
        self.visit_parts(node.args, "defaults", "kw_defaults")
        self.scopes.append(inner_scope(node))
        self.visit_parts(node, "body")
        self.scopes.pop()
        return node

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_Lambda(self, node: ast.Lambda):
        """A function without a name."""
        self.visit_parts(node.args, "defaults", "kw_defaults")
        self.scopes.append(inner_scope(node))
        self.visit_parts(node, "body")
        self.scopes.pop()
        return node

    def visit_ClassDef(self, node: ast.ClassDef):
        """Its bases are read outside of it; a statement sees what those before it have bound."""
        self.define(node)
        self.visit_parts(node, "decorator_list", "bases", "keywords")
        scope = inner_scope(node)
        self.scopes.append(scope)
        body = []
        for statement in node.body:
            bound = bound_by([statement])
            body += self.visit_list([statement])
            scope.bound |= bound
        self.scopes.pop()
        node.body = body
        return node

    def visit_ListComp(self, node: Any):
        """The first thing a comprehension goes over is read outside of it."""
        first = node.generators[0]
        first.iter = self.visit(first.iter)
        self.scopes.append(inner_scope(node))
        for generator in node.generators:
            if generator is not first:
                generator.iter = self.visit(generator.iter)
            self.visit_parts(generator, "target", "ifs")
        self.visit_parts(node, *[part for part in node._fields if part != "generators"])
        self.scopes.pop()
        return node

    visit_SetComp = visit_DictComp = visit_GeneratorExp = visit_ListComp

    def visit_parts(self, node: ast.AST, *parts: str) -> None:
        """Some fields of a node: a node, a list of them, or nothing to visit."""
        for part in parts:
            value = getattr(node, part)
            if isinstance(value, list):
                setattr(node, part, self.visit_list(value))
            elif isinstance(value, ast.AST):
                setattr(node, part, self.visit(value))

    def visit_list(self, values: list) -> list:
        """Each node of a list; one may become several."""
        result = []
        for value in values:
            found = self.visit(value) if isinstance(value, ast.AST) else value
            result += found if isinstance(found, list) else [found]
        return result

"""The code of a module as it reads inside its bundle: imports gone, names told apart, constants in place."""

import ast
from collections.abc import Callable
from typing import Any

from voltable_host.companion.files.constants import literal
from voltable_host.companion.files.modules import imported
from voltable_host.companion.files.problem import BundleError
from voltable_host.companion.files.program import Program
from voltable_host.companion.files.scopes import binding_scope, seen_names
from voltable_host.companion.files.target import Target
from voltable_host.companion.files.walking import ScopedTransformer
from voltable_host.language import _


class Rewriter(ScopedTransformer):
    """Rewrites one module; the names come from `name_in(file, target, hidden)`, where hidden ones cannot be used."""

    def __init__(self, program: Program, module: str, name_in: Callable[[str, Target, set[str]], str]):
        super().__init__()
        self.program = program
        self.module = module
        self.file = program.file_of(module)
        self.name_in = name_in
        self.builtins: set[str] = set()

    def body(self, tree: ast.Module) -> list[ast.stmt]:
        """The statements of the module, without its imports and the constants nobody asks for by name."""
        kept = []
        for node in tree.body:
            if not isinstance(node, (ast.Import, ast.ImportFrom, ast.Pass)):
                found = self.visit(node)
                kept += [found] if found else []
        return kept

    # What a name means

    def meaning(self, name: str) -> Target | None:
        """The target of a name here; None for a local or builtin one."""
        scope = binding_scope(self.scopes, name)
        if scope:
            return scope.imports.get(name)
        return self.program.resolve(self.module, name)

    def visit_Name(self, node: ast.Name):
        """A constant, a global name of the bundle, or what it was."""
        target = self.meaning(node.id)
        if target is None:
            if not binding_scope(self.scopes, node.id):
                self.builtins.add(node.id)
            return node
        if target in self.program.constants and isinstance(node.ctx, ast.Load):
            return literal(self.program.constants[target])
        if target.name is None and not self.program.keeps_path(target.module):
            self.refuse_object(target.module)
        if binding_scope(self.scopes, node.id) and self.program.file_of(target.module) != self.file:
            return node  # its own import, inside the function, brings it
        return self.named(node, target)

    def named(self, node: ast.expr, target: Target) -> ast.Name:
        """The name that a target has in this file."""
        name = self.name_in(self.file, target, seen_names(self.scopes))
        return ast.Name(name, getattr(node, "ctx", ast.Load()))

    def module_of(self, node: ast.expr) -> str | None:
        """The module of ours that `row` or `voltable.plants.row` is, or None."""
        target = self.meaning(node.id) if isinstance(node, ast.Name) else None
        if isinstance(node, ast.Attribute):
            package = self.module_of(node.value)
            if package and f"{package}.{node.attr}" in self.program.modules:
                target = self.program.follow(Target(package, node.attr))
        return target.module if target and target.name is None and target.module in self.program.modules else None

    def visit_Attribute(self, node: ast.Attribute):
        """`row.without` is a plain name where row lies in a bundle."""
        module = self.module_of(node.value)
        if module is None:
            return self.generic_visit(node)
        program = self.program
        found = program.resolve(module, node.attr)
        if found in program.constants:
            return literal(program.constants[found])
        inner = self.module_of(node)
        if inner and not program.keeps_path(inner):
            self.refuse_object(inner)
        if program.keeps_path(module) and program.file_of(module) != self.file:
            return self.generic_visit(node)
        if found is None:
            raise BundleError(_("{module} has no {name}.").format(module=module, name=node.attr))
        return self.late(node, found) or self.named(node, found)

    def refuse_object(self, other: str) -> None:
        """What lies in a bundle is no module any more."""
        sentence = _("{module} uses {other} as an object, so it cannot be bundled.")
        raise BundleError(sentence.format(module=self.module, other=other))

    def late(self, node: ast.Attribute, target: Target) -> ast.Name | None:
        """A name out of a bundle that only this function imports."""
        first = node.value.id if isinstance(node.value, ast.Name) else ""
        scope = binding_scope(self.scopes, first)
        if not scope or first not in scope.late:
            return None
        there = self.name_in(self.program.file_of(target.module), target, set())
        statement = scope.late[first]
        for alias in statement.names:
            if alias.name == there:
                return ast.Name(alias.asname or there, node.ctx)
        local = f"{first}_{node.attr}"
        while local in seen_names(self.scopes):
            local += "_"
        statement.names.append(ast.alias(there, local))
        scope.bound.add(local)
        return ast.Name(local, node.ctx)

    # Statements that go or change

    def define(self, node) -> None:
        """A function or class of the module may have another name in the bundle."""
        if not self.scopes:
            node.name = self.name_in(self.file, Target(self.module, node.name), set())

    def visit_Global(self, node: ast.Global):
        """The module's own names as the bundle has them."""
        targets = [Target(self.module, name) for name in node.names]
        return ast.Global([self.name_in(self.file, target, set()) for target in targets])

    def visit_Assign(self, node: ast.Assign):
        """The module's constants go, unless the module keeps its path and so its names."""
        if self.scopes or self.program.keeps_path(self.module):
            return self.generic_visit(node)
        values = node.value
        for target in list(node.targets):
            if isinstance(target, ast.Name) and self.is_constant(target):
                node.targets.remove(target)
            elif isinstance(target, ast.Tuple) and isinstance(values, ast.Tuple) and len(node.targets) == 1:
                kept = [pair for pair in zip(target.elts, values.elts) if not self.is_constant(pair[0])]
                target.elts, values.elts = [pair[0] for pair in kept], [pair[1] for pair in kept]
                if not kept:
                    node.targets.remove(target)
        return self.generic_visit(node) if node.targets else None

    def is_constant(self, node: ast.expr) -> bool:
        """Whether a name is one of the module's constants."""
        return isinstance(node, ast.Name) and Target(self.module, node.id) in self.program.constants

    def visit_Import(self, node: Any):
        """An import inside a function: from the bundle, or not at all where everything lies here."""
        if not self.scopes:
            raise BundleError(_("{module}: an import stands under a condition.").format(module=self.module))
        statements: list[ast.stmt] = []
        for name, target in imported(node, self.module).items():
            target = self.program.follow(target)
            self.scopes[-1].imports[name] = target
            brought = self.import_of(name, target)
            statements += brought
            if not brought:
                self.scopes[-1].gone.add(name)
        return statements or ast.Pass()

    visit_ImportFrom = visit_Import

    def import_of(self, name: str, target: Target) -> list[ast.stmt]:
        """The statement that brings one name into a function."""
        file = self.program.file_of(target.module)
        if target in self.program.constants or (file == self.file and not self.is_object(target)):
            return []
        if target.name is None and not self.program.keeps_path(target.module):
            self.scopes[-1].late[name] = ast.ImportFrom(file, [], 0)
            return [self.scopes[-1].late[name]]
        there = target.name and self.name_in(file, target, set())
        return [import_statement(file, there, name)]

    def is_object(self, target: Target) -> bool:
        """A module that is there as a module."""
        return target.name is None and self.program.keeps_path(target.module)


def import_statement(file: str, name: str | None, local: str) -> ast.stmt:
    """The import of a name, or of a module itself."""
    if name is not None:
        return ast.ImportFrom(file, [ast.alias(name, local if local != name else None)], 0)
    return ast.Import([ast.alias(file, local if local != file else None)])  # never asks what the package has

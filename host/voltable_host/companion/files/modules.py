"""A module as the bundler sees it: what it defines, what it imports, and what its names mean."""

import ast

from voltable_host.companion.files.problem import BundleError
from voltable_host.companion.files.scopes import bound_by
from voltable_host.companion.files.target import Target
from voltable_host.companion.files.trimming import trimmed
from voltable_host.language import _


class Module:
    """One source file: its names and its tree, trimmed for the device."""

    def __init__(self, name: str, text: str):
        tree = ast.parse(text)
        self.name = name
        self.exports = exported(tree)
        self.tree = trimmed(tree)
        self.imports: dict[str, Target] = {}
        for node in self.tree.body:
            self.imports.update(imported(node, name))
        self.defined = defined(self.tree)


def exported(tree: ast.Module) -> tuple[str, ...]:
    """The names of `__all__`."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return tuple(ast.literal_eval(node.value))
    return ()


def imported(node: ast.stmt, where: str) -> dict[str, Target]:
    """What one import statement binds; nothing for any other statement."""
    if isinstance(node, ast.Import):
        check_plain(node, where)
        return {alias.asname or alias.name: Target(alias.name) for alias in node.names}
    if isinstance(node, ast.ImportFrom):
        if node.level or any(alias.name == "*" for alias in node.names):
            raise BundleError(_("{module}: an import names its module and its names.").format(module=where))
        return {alias.asname or alias.name: Target(node.module or "", alias.name) for alias in node.names}
    return {}


def check_plain(node: ast.Import, where: str) -> None:
    """`import a.b` binds a, which nobody here needs."""
    for alias in node.names:
        if "." in alias.name and not alias.asname:
            raise BundleError(_("{module}: write `from … import …` for a module in a package.").format(module=where))


def defined(tree: ast.Module) -> list[str]:
    """What the module itself binds, in the order of the source."""
    names: list[str] = []
    for node in tree.body:
        if not isinstance(node, (ast.Import, ast.ImportFrom)):
            names += [name for name in sorted(bound_by([node])) if name not in names]
    return names

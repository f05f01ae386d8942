"""Folders are for people, and each costs a device some hundred bytes: there every file lies beside the others.

What is `voltable.boardgame.editions.classic` here is `voltable.be_classic` on a device.
"""

import ast
from collections.abc import Mapping

from voltable_host.companion.files.problem import BundleError
from voltable_host.language import _


def flat_name(module: str) -> str:
    """The name of a module on a device: of folders only the first letters, for every name costs memory.

    >>> flat_name("voltable.boardgame.boards.germany")
    'voltable.bb_germany'
    >>> flat_name("voltable_device.screens.")  # what begins so
    'voltable_device.s_'
    """
    package, *folders, last = module.split(".") if "." in module else (module, "")
    letters = "".join(folder[0] for folder in folders)
    return package + "." * ("." in module) + letters + "_" * bool(letters) + last


def flattened(sources: Mapping[str, str]) -> dict[str, str]:
    """The same modules by their names on a device, and so they call each other."""
    found: dict[str, str] = {}
    for module, text in sources.items():
        name = flat_name(module)
        if name in found:
            raise BundleError(_("Two modules would be {module} on a device.").format(module=name))
        tree = Flattener(sources).visit(ast.parse(text))
        found[name] = ast.unparse(ast.fix_missing_locations(tree))
    return found


def flat_bundles(bundles: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """Bundles by the same names."""
    return {flat_name(file): tuple(map(flat_name, members)) for file, members in bundles.items()}


class Flattener(ast.NodeTransformer):
    """Rewrites imports, and modules that are named as text."""

    def __init__(self, modules: Mapping[str, str]):
        self.modules = modules

    def visit_Import(self, node: ast.Import):
        """`import voltable` alone stays as it is."""
        for alias in node.names:
            if alias.name in self.modules and alias.asname:
                alias.name = flat_name(alias.name)
        return node

    def visit_ImportFrom(self, node: ast.ImportFrom):
        """A module that is imported from its package comes from another package now."""
        statements: list[ast.stmt] = []
        kept: list[ast.alias] = []
        for alias in node.names:
            inner = f"{node.module}.{alias.name}"
            if inner in self.modules:
                package, _dot, last = flat_name(inner).rpartition(".")
                local = alias.asname or alias.name
                statements.append(ast.ImportFrom(package, [ast.alias(last, local if local != last else None)], 0))
            else:
                kept.append(alias)
        if kept:
            module = flat_name(node.module) if node.module in self.modules and node.module else node.module
            statements.append(ast.ImportFrom(module, kept, node.level))
        return statements

    def visit_Constant(self, node: ast.Constant):
        """`voltable.boardgame.editions.classic`, or `voltable_device.screens.`, which a name will follow."""
        value = node.value
        if isinstance(value, str) and value.rstrip(".") in self.modules and "." in value.rstrip("."):
            return ast.Constant(flat_name(value))
        return node

"""Bundles as source: the modules of each file one after another, below one block of imports."""

import ast
from collections.abc import Mapping
from copy import deepcopy

from voltable_host.companion.files.constants import literal
from voltable_host.companion.files.naming import Uses, choose_names, exports
from voltable_host.companion.files.problem import BundleError
from voltable_host.companion.files.program import Program
from voltable_host.companion.files.rewriting import Rewriter, import_statement
from voltable_host.companion.files.target import Target
from voltable_host.language import _


def bundle(sources: Mapping[str, str], bundles: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
    """The source of each file of a device by its dotted path; empty packages go with their last module."""
    program = Program(sources, bundles)
    uses = {file: mentioned(program, file) for file in program.members}
    names = {file: choose_names(program, file, uses[file]) for file in program.members}
    trees = {file: joined(program, file, uses[file], names) for file in program.members}
    check_circles({file: needs(tree, program) for file, tree in trees.items()})
    texts = {file: ast.unparse(ast.fix_missing_locations(tree)) for file, tree in trees.items()}
    needed = {file.rpartition(".")[0] for file, text in texts.items() if text}
    return {file: text for file, text in texts.items() if text or file in needed}


def mentioned(program: Program, file: str) -> Uses:
    """A first reading: what the file mentions, and where local names stand in the way."""
    uses = Uses()

    def note(where: str, target: Target, hidden: set[str]) -> str:
        if where == file:
            uses.add(target, hidden)
        return target.name or target.module

    for target in exports(program, file).values():
        uses.add(target)
    for module in program.members[file]:
        rewriter = Rewriter(program, module, note)
        rewriter.body(deepcopy(program.modules[module].tree))
        uses.builtins |= rewriter.builtins
    return uses


def joined(program: Program, file: str, uses: Uses, names: dict[str, dict[Target, str]]) -> ast.Module:
    """The second reading: one module out of all that lie in this file."""

    def name_in(where: str, target: Target, hidden: set[str]) -> str:
        return names[where][target] if where in names else target.name or target.module

    body = imports(program, file, uses, names) + passed_on(program, file)
    for module in program.members[file]:
        body += Rewriter(program, module, name_in).body(deepcopy(program.modules[module].tree))
    return Tidier().visit(ast.Module([node for node in body if not is_text(node)], []))


def imports(program: Program, file: str, uses: Uses, names: dict[str, dict[Target, str]]) -> list[ast.stmt]:
    """What the file needs of others, a statement for each of them."""
    statements: dict[str, ast.ImportFrom] = {}
    modules = []
    for target in uses.hidden:
        home = program.file_of(target.module)
        if (home == file and target.name) or target not in names[file] or target in program.constants:
            continue
        there = target.name and names.get(home, {}).get(target, target.name)
        statement = import_statement(home, there, names[file][target])
        if target.name is None:
            modules.append(statement)
        elif isinstance(statement, ast.ImportFrom):
            statements.setdefault(home, ast.ImportFrom(home, [], 0)).names += statement.names
    return [*modules, *statements.values()]


def passed_on(program: Program, file: str) -> list[ast.stmt]:
    """Constants of other modules that a module passes on by name, such as `voltable.CHANCE`."""
    found = [(name, target) for name, target in exports(program, file).items() if target.module != file]
    return [
        ast.Assign([ast.Name(name, ast.Store())], literal(program.constants[target]))
        for name, target in found
        if target in program.constants
    ]


class Tidier(ast.NodeTransformer):
    """Takes out imports that were left without a name."""

    def visit_ImportFrom(self, node: ast.ImportFrom):
        """Nothing was used but constants."""
        return node if node.names else ast.Pass()


def is_text(node: ast.stmt) -> bool:
    """The docstring of a module, which may stand in the middle now."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def needs(tree: ast.Module, program: Program) -> list[str]:
    """The files of ours that a file takes names from as it is loaded."""
    found = [node.module for node in tree.body if isinstance(node, ast.ImportFrom) and node.module]
    return [file for file in found if file in program.members]


def check_circles(files: dict[str, list[str]]) -> None:
    """A file is whole before another takes names from it."""
    done: set[str] = set()

    def visit(file: str, above: list[str]) -> None:
        if file in above:
            circle = " → ".join([*above[above.index(file) :], file])
            raise BundleError(_("These files import each other: {circle}").format(circle=circle))
        if file not in done:
            for other in files[file]:
                visit(other, [*above, file])
            done.add(file)

    for file in files:
        visit(file, [])

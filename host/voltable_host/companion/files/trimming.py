"""What a device never reads is left out: `__slots__`, annotations, and what only type checkers see."""

import ast

UNREAD = ("__all__", "__slots__")
UNCALLED = ("__deepcopy__", "__reduce__", "chances")  # there is neither pickle nor copy, and nobody searches


class Trimmer(ast.NodeTransformer):
    """Leaves out what costs names and says nothing to MicroPython."""

    def visit_Assign(self, node: ast.Assign):
        """`__slots__` alone is about 2 KB of names in all."""
        unread = is_unread(node) or is_type_checking(node.targets[0])
        return ast.copy_location(ast.Pass(), node) if unread else node

    def visit_AnnAssign(self, node: ast.AnnAssign):
        """A plain assignment, or nothing where no value is given."""
        if node.value is None:
            return ast.copy_location(ast.Pass(), node)
        return ast.copy_location(ast.Assign(targets=[node.target], value=self.visit(node.value)), node)

    def visit_If(self, node: ast.If):
        """`if TYPE_CHECKING:` is never true, so what stands behind its `else` is all that is left."""
        if is_type_checking(node.test):
            return self.only(node, node.orelse)
        denied = node.test.operand if isinstance(node.test, ast.UnaryOp) and isinstance(node.test.op, ast.Not) else None
        if denied is not None and is_type_checking(denied):
            return self.only(node, node.body)
        return self.generic_visit(node)

    def only(self, node: ast.If, kept: list[ast.stmt]) -> list[ast.stmt]:
        """One branch of a condition in its place; nothing at all is a `pass`."""
        trimmed = [self.visit(statement) for statement in kept]
        flat = [part for found in trimmed for part in (found if isinstance(found, list) else [found])]
        return flat or [ast.copy_location(ast.Pass(), node)]

    def visit_FunctionDef(self, node: ast.FunctionDef):
        """What a function gives back is not said on a device; some it never calls."""
        if node.name in UNCALLED:
            return ast.copy_location(ast.Pass(), node)
        node.returns = None
        return self.generic_visit(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef):
        """A task is a function too."""
        node.returns = None
        return self.generic_visit(node)

    def visit_arg(self, node: ast.arg):
        """Nor is what it takes."""
        node.annotation = None
        return node


def is_unread(node: ast.Assign) -> bool:
    """A list of names for others than MicroPython."""
    target = node.targets[0]
    return isinstance(target, ast.Name) and target.id in UNREAD


def is_type_checking(node: ast.expr) -> bool:
    """The name that is true for type checkers only."""
    return isinstance(node, ast.Name) and node.id == "TYPE_CHECKING"


def trimmed(tree: ast.Module) -> ast.Module:
    """The same module as a device needs it; the tree itself is changed."""
    return ast.fix_missing_locations(Trimmer().visit(tree))

"""Small whole numbers with a name: their value stands where the name stood, which saves a look-up and its bytes."""

import ast
import operator

from voltable_host.companion.files.modules import Module
from voltable_host.companion.files.target import Target

LARGEST = 2**30  # MicroPython keeps larger numbers as objects: those stay where they are
OPERATORS = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Pow: operator.pow,
    ast.LShift: operator.lshift, ast.RShift: operator.rshift, ast.BitOr: operator.or_, ast.BitAnd: operator.and_,
    ast.BitXor: operator.xor,
}  # fmt: skip


def pairs(node: ast.stmt) -> list[tuple[ast.expr, ast.expr]]:
    """Each target of an assignment with its value; `A, B = 0, 1` is two."""
    if not isinstance(node, ast.Assign):
        return []
    first = node.targets[0]
    if len(node.targets) == 1 and isinstance(first, ast.Tuple) and isinstance(node.value, ast.Tuple):
        return list(zip(first.elts, node.value.elts))
    return [(target, node.value) for target in node.targets]


def rebound(module: Module) -> set[str]:
    """Names a module binds more than once, or from inside a function."""
    once: set[str] = set()
    again: set[str] = set()
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Global):
            again.update(node.names)
    for statement in module.tree.body:
        for node in ast.walk(statement):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                (again if node.id in once else once).add(node.id)
    return again


def candidates(module: Module) -> list[tuple[Target, ast.expr]]:
    """Names in capitals that a module binds once, each with its value."""
    unsteady = rebound(module)
    found = [pair for node in module.tree.body for pair in pairs(node)]
    return [
        (Target(module.name, target.id), value)
        for target, value in found
        if isinstance(target, ast.Name) and target.id.isupper() and target.id not in unsteady
    ]


def constants(modules: dict[str, Module], resolve) -> dict[Target, int]:
    """Every constant of all modules; resolve(module, name) tells what a name means."""
    known: dict[Target, int] = {}
    open_ones = [found for module in modules.values() for found in candidates(module)]
    before = -1
    while len(known) > before:  # one may be made of others, in whatever order the modules come
        before = len(known)
        for target, value in open_ones:
            number = value_of(value, lambda name, home=target.module: known.get(resolve(home, name)))
            if number is not None and abs(number) < LARGEST:
                known[target] = number
    return known


def value_of(node: ast.expr, known) -> int | None:
    """The number an expression means, or None; known(name) tells what other constants are."""
    if isinstance(node, ast.Constant):
        return node.value if type(node.value) is int else None
    if isinstance(node, ast.Name):
        return known(node.id)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        number = value_of(node.operand, known)
        return None if number is None else -number
    if isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
        left, right = value_of(node.left, known), value_of(node.right, known)
        return None if left is None or right is None else OPERATORS[type(node.op)](left, right)
    return None


def literal(number: int) -> ast.expr:
    """The number as source."""
    return ast.Constant(number) if number >= 0 else ast.UnaryOp(ast.USub(), ast.Constant(-number))

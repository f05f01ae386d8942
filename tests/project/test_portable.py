"""What MicroPython does otherwise is found before a test has to stumble over it."""

import ast

import pytest

from portable import faults, main


@pytest.mark.parametrize(
    "code",
    [
        "sorted(a, key=lambda one: one.price)", "a.sort(key=price)", "max(a, key=lambda one: (one.price, one.name))",
        "b = [*a]", "b = (*a, 1)", "b = {**a}", "a[1::2] = b", "name.removeprefix('x')", "match a:\n    case 1: pass",
    ],
)  # fmt: skip
def test_a_fault_is_found(code):
    """Once, with its line."""
    assert [line for line, _why in faults(ast.parse(code))] == [1]


@pytest.mark.parametrize(
    "code",
    [
        "sorted(a, key=lambda one: (-one[0], one))", "sorted(a)", "max(a, default=0)", "a[1:2] = b", "c = a[1::2]",
        "first, *rest = a", "call(*a, **b)", "name.replace('x', '')",
    ],
)  # fmt: skip
def test_what_both_do_passes(code):
    """No fault is invented."""
    assert list(faults(ast.parse(code))) == []


def test_our_own_code_runs_portable():
    """Core and card game."""
    assert main() == 0

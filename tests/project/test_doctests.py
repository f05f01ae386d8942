"""Every example in the code and in the README runs."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MODULES = sorted(
    ".".join(file.relative_to(ROOT / folder).with_suffix("").parts)
    for folder in ("core", "cardgame", "device", "host")
    for file in (ROOT / folder).rglob("*.py")
    if file.name != "__init__.py" and ">>>" in file.read_text(encoding="utf-8")  # others may run only on a device
)


@pytest.mark.parametrize("name", MODULES)
def test_examples_of_a_module(name):
    """Doctests of one module."""
    assert doctest.testmod(import_module(name)).failed == 0


@pytest.mark.parametrize("page", ["README.md", "docs/notation.md"])
def test_examples_of_a_page(page):
    """There are some, and they run."""
    result = doctest.testfile(str(ROOT / page), module_relative=False, encoding="utf-8")
    assert result.failed == 0
    assert result.attempted >= 3

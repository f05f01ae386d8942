"""Every test in tests/rulebook runs on CPython and on MicroPython; no test touches the user's own games or language."""

import gc
import os
import sys
import tempfile

pytest_plugins = ["both_interpreters"]

os.environ["VOLTABLE_HOME"] = tempfile.mkdtemp(prefix="voltable-")
for name in ("VOLTABLE_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "NO_COLOR"):
    os.environ.pop(name, None)
os.environ["LANG"] = "C.UTF-8"

# Compiled files are kept: else every program that a test starts compiles all it imports again.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False


def pytest_collection_finish():
    """The collector passes over thousands of tests no more, and comes seldom: views and states are no cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 20)

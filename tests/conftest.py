"""Every test in tests/rulebook runs on CPython and on MicroPython; no test touches the user's own games or language."""

import gc
import os
import signal
import sys
import tempfile

import pytest

pytest_plugins = ["kit.interpreters.both_interpreters"]

os.environ["VOLTABLE_HOME"] = tempfile.mkdtemp(prefix="voltable-")
for name in ("VOLTABLE_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "NO_COLOR"):
    os.environ.pop(name, None)
os.environ["LANG"] = "C.UTF-8"

# A shell that runs tests in the background lets them ignore these; the programs they start must not.
for number in (signal.SIGINT, signal.SIGQUIT, signal.SIGHUP) if os.name == "posix" else ():
    if signal.getsignal(number) == signal.SIG_IGN:
        signal.signal(number, signal.default_int_handler if number == signal.SIGINT else signal.SIG_DFL)

# Compiled files are kept: else every program that a test starts compiles all it imports again.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False


def pytest_collection_finish():
    """The collector passes over thousands of tests no more, and comes seldom: views and states are no cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 20)


ON_COMPILED = bool(os.environ.get("VOLTABLE_COMPILED"))  # make test-compiled
collect_ignore = [] if ON_COMPILED else ["compiled"]


def pytest_sessionstart() -> None:
    """A core that should be compiled and is not, or the other way round, ends the run."""
    import voltable

    if voltable.COMPILED != ON_COMPILED:
        raise pytest.UsageError(f"The core in {voltable.__file__} should be {'' if ON_COMPILED else 'not '}compiled.")

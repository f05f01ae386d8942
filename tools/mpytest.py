"""Runs plain test functions under MicroPython: `micropython tools/mpytest.py tests/rulebook/test_x.py …`."""

import sys

try:
    # before a test file: imports within imports are the deepest calls of the 32-bit build
    import voltable.engine.game
    import voltable.engine.loading  # noqa: F401
    import voltable_device.flash.kept  # noqa: F401
except ImportError:
    pass  # what is tested may be something else


def load(file):
    """The module of a test file; it may import what lies beside it."""
    folder, _, name = file.rpartition("/")
    folder = folder or "."
    sys.path.insert(0, folder)
    try:
        return __import__(name[: -len(".py")])
    finally:
        sys.path.remove(folder)


def run(label, function):
    """Call it, print its verdict, and tell whether it passed."""
    try:
        function()
    except Exception as error:
        print("FAIL", label)
        sys.print_exception(error, sys.stdout)  # type: ignore[attr-defined]
        print("END", label)
        return False
    print("PASS", label)
    return True


def run_file(file):
    """How many tests of a file failed; a file that cannot be imported counts as one."""
    modules = []
    if not run(file, lambda: modules.append(load(file))):
        return 1
    tests = sorted(name for name in dir(modules[0]) if name.startswith("test_"))
    return sum(not run(file + "::" + name, getattr(modules[0], name)) for name in tests)


if __name__ == "__main__":
    failed = sum([run_file(file) for file in sys.argv[1:]])
    sys.exit(1 if failed else 0)

"""Every test in tests/rulebook runs on CPython and on MicroPython."""

pytest_plugins = ["both_interpreters"]

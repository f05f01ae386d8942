"""Every test in tests/rulebook runs on CPython and on MicroPython; no test touches the user's own games or language."""

import os
import tempfile

pytest_plugins = ["both_interpreters"]

os.environ["VOLTABLE_HOME"] = tempfile.mkdtemp(prefix="voltable-")
for name in ("VOLTABLE_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "NO_COLOR"):
    os.environ.pop(name, None)
os.environ["LANG"] = "C.UTF-8"

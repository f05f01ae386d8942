"""How much of the program is in memory, forgotten modules too while something uses them; runs in MicroPython."""

import asyncio
import builtins
import gc
import os
import sys

PACKAGES = ("voltable", "voltable_cards", "voltable_device")


class LivingCode:
    """Bytes of the .mpy files that are alive, at most; every import is noticed when it happens.

    Among the names of each module, which live as long as any of its functions does, lies an open file: the collector
    closes it when they go, and that is seen in the numbers of open files.
    """

    def __init__(self, files):
        self.files = files
        self.figure = 0
        self.alive = {}  # module and bytes by the number of its open file
        self.witness_all()
        asyncio.Event  # noqa: B018  it imports by a relative name, which needs the real import
        real = builtins.__import__

        def noticed(*words):
            found = real(*words)
            self.witness_all()
            return found

        builtins.__import__ = noticed

    def witness_all(self):
        """An open file in every module of ours that has none; the number of a closed one may come again."""
        for name in list(sys.modules):
            module = sys.modules[name]
            if name.split(".")[0] in PACKAGES and not hasattr(module, "witness_"):
                module.witness_ = open("/dev/null")  # noqa: SIM115  it is left open
                self.alive[module.witness_.fileno()] = name, self.size_of(name)

    def size_of(self, name) -> int:
        """Bytes of its file; a folder without one has none."""
        for end in (".mpy", "/__init__.mpy"):
            try:
                return os.stat(self.files + "/" + name.replace(".", "/") + end)[6]
            except OSError:
                pass
        return 0

    def look(self):
        """Another page is shown."""
        gc.collect()
        gc.collect()
        for number in list(self.alive):
            try:
                os.stat("/proc/self/fd/" + str(number))
            except OSError:
                del self.alive[number]
        self.figure = max(self.figure, sum([size for _, size in self.alive.values()]))

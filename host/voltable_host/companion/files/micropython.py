"""Where a MicroPython is, and how our packages run in it."""

import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from voltable_host.companion.files.compiling import PACKAGES
from voltable_host.language import _

CHECKOUT = Path(__file__).resolve().parents[4]
PROVIDER = "tools/provide_micropython.py"  # a checkout has it, an installed package has not


class NoMicroPython(Exception):
    """There is none; the message says how to get one."""


def find(name: str = "micropython") -> str:
    """The executable that the checkout provides, or the one on the PATH."""
    provided = place() / name
    found = str(provided) if provided.exists() else shutil.which(name)
    if not found:
        raise NoMicroPython(remedy(name))
    return found


def place() -> Path:
    """The folder of a checkout that has it."""
    return CHECKOUT / ".micropython"


def remedy(name: str) -> str:
    """How to get it, by commands that work as they are typed."""
    if not is_providable():
        sentence = _(
            "No {name} found. To get it: sudo apt install micropython (Debian 13, Ubuntu 24.04 or newer),"
            " or: brew install micropython (Homebrew)"
        )
        return sentence.format(name=name)
    folder = [] if Path.cwd() == CHECKOUT else ["-C", str(CHECKOUT)]
    command = shlex.join(["make", *folder, "micropython"])
    return _("No {name} found. To get it: {command}").format(name=name, command=command)


def is_providable() -> bool:
    """Whether this is a checkout, which knows ways to get one."""
    return (CHECKOUT / PROVIDER).is_file()


def provide(tell: Callable[[str], object]) -> None:
    """Get one as `make micropython` does; what that says is told line by line."""
    command = [sys.executable, "-u", str(CHECKOUT / PROVIDER)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8", errors="replace"
    ) as providing:
        for line in providing.stdout or ():
            tell(line.rstrip("\n"))


def source_path() -> str:
    """What MICROPYPATH has to be for our packages; .frozen keeps what is built in."""
    return ":".join([*dict.fromkeys(str(folder.parent) for folder in PACKAGES.values()), ".frozen"])


def lines(module: str, asked: str) -> Iterator[str]:
    """What a module of ours prints in MicroPython when it is asked one line; an error is its last line."""
    environment = os.environ | {"MICROPYPATH": source_path()}
    with tempfile.TemporaryFile("w+") as asking, tempfile.TemporaryFile("w+") as errors:
        asking.write(asked + "\n")
        asking.seek(0)
        process = subprocess.Popen(
            [find(), "-X", "heapsize=64m", "-m", module],
            env=environment, stdin=asking, stdout=subprocess.PIPE, stderr=errors, text=True, encoding="utf-8",
        )  # fmt: skip
        assert process.stdout
        try:
            yield from process.stdout
            failed = process.wait()
        finally:
            process.kill()
        errors.seek(0)
        trouble = errors.read()
    if failed:
        reason = (trouble.strip().splitlines() or [_("no message")])[-1]
        raise RuntimeError(_("MicroPython stopped: {reason}").format(reason=reason))

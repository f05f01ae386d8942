"""A MicroPython that is installed already."""

import shutil
from pathlib import Path

from provider.place import Unavailable
from provider.probe import probe


def link(target: Path) -> None:
    """Point the target at the micropython on the PATH."""
    found = shutil.which("micropython")
    if not found:
        raise Unavailable("no micropython on the PATH")
    if not probe(Path(found)):
        raise Unavailable(f"{found} is too old or does not start")
    target.unlink(missing_ok=True)
    target.symlink_to(found)

"""MicroPython from the package of this Debian or Ubuntu release."""

import os
import re
from pathlib import Path

from provider.place import Unavailable, run
from provider.probe import OLDEST


def install(target: Path) -> None:
    """Install the package, where we are root and the release has a new enough one."""
    version = candidate()
    if version < OLDEST:
        raise Unavailable("this release has no micropython package that is new enough")
    if os.geteuid() != 0:
        raise Unavailable("apt-get install needs root")
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", "micropython"], seconds=300, env=quiet)
    target.unlink(missing_ok=True)
    target.symlink_to("/usr/bin/micropython")


def candidate() -> tuple[int, ...]:
    """The version apt would install; (0, 0, 0) where it knows none."""
    policy = run(["apt-cache", "policy", "micropython"], seconds=30)
    found = re.search(r"Candidate: (?:\d+:)?(\d+)\.(\d+)\.?(\d*)", policy)
    return tuple(int(part or 0) for part in found.groups()) if found else (0, 0, 0)

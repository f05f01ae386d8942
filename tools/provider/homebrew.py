"""MicroPython from Homebrew."""

from pathlib import Path

from provider.place import Unavailable, run


def install(target: Path) -> None:
    """Install Homebrew's micropython and point the target at it."""
    run(["brew", "install", "micropython"], seconds=900)
    found = Path(run(["brew", "--prefix"], seconds=30).strip()) / "bin" / "micropython"
    if not found.exists():
        raise Unavailable("brew installed no micropython")
    target.unlink(missing_ok=True)
    target.symlink_to(found)

"""Where MicroPython is put, and the small things every way there needs."""

import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / ".micropython"


class Unavailable(Exception):
    """This way does not lead to a MicroPython here; the text says why."""


def run(command: list[str], seconds: int, cwd: Path | None = None, env: dict[str, str] | None = None) -> str:
    """What the command prints; a failure says which command and its last words."""
    environment = {**os.environ, "LC_ALL": "C", **(env or {})}
    try:
        done = subprocess.run(
            command, timeout=seconds, cwd=cwd, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True
        )
    except FileNotFoundError:
        raise Unavailable(f"{command[0]} is not on the PATH") from None
    except subprocess.TimeoutExpired:
        raise Unavailable(f"{command[0]} took more than {seconds} s") from None
    if done.returncode:
        last = (done.stderr.strip() or done.stdout.strip() or "no message").splitlines()[-1]
        raise Unavailable(f"{' '.join(command[:2])} failed: {last}")
    return done.stdout


def write_launcher(target: Path, command: str) -> None:
    """An executable that runs the command; $here is its own folder, so the project may move."""
    target.unlink(missing_ok=True)
    target.write_text(f'#!/bin/sh\nhere=${{0%/*}}\nexec {command} "$@"\n')
    target.chmod(0o755)

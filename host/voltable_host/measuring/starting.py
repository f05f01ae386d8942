"""How soon the program is there: its help, and the first question of a game. Seconds on the clock, the best of five."""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from time import perf_counter

REPEATS = 5
PROGRAM = [sys.executable, "-c", "from voltable_host.cli import main; main()"]
GAME = ["play", "card", "--players", "4", "--seed", "0"]
PROMPT = re.compile(rb"[a-z]+> ")


def start() -> dict:
    """Both; a system without terminals that a program can open has no second figure."""
    with tempfile.TemporaryDirectory() as home:
        around = os.environ | {"VOLTABLE_HOME": home, "VOLTABLE_LANG": "en"}
        prompt = best(lambda: ask(around)) if os.name == "posix" else None
        return {"figure": "start", "help_s": best(lambda: help_out(around)), "first_prompt_s": prompt}


def best(work: Callable[[], None]) -> float:
    """The shortest time: whatever else the machine does only adds to it."""
    return round(min(seconds(work) for _ in range(REPEATS)), 3)


def seconds(work: Callable[[], None]) -> float:
    """How long it takes, waiting included."""
    began = perf_counter()
    work()
    return perf_counter() - began


def help_out(around: dict[str, str]) -> None:
    """`voltable --help`, from the start of its process to the end."""
    subprocess.run([*PROGRAM, "--help"], env=around, stdout=subprocess.DEVNULL, check=True)


def ask(around: dict[str, str]) -> None:
    """`voltable play` in a terminal, until it asks."""
    import pty

    screen, keyboard = pty.openpty()
    with subprocess.Popen([*PROGRAM, *GAME], env=around, stdin=keyboard, stdout=keyboard, stderr=keyboard) as playing:
        os.close(keyboard)
        said = b""
        while not PROMPT.search(said):
            said += os.read(screen, 65536)
        playing.kill()
    os.close(screen)

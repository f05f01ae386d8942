"""A person at a terminal: the real command behind a pseudo-terminal, its screen as text, its keys as lines."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pexpect
import pyte

import voltable
from kit.games.stages import stage_of
from kit.patience import PATIENCE, wait_until
from voltable.bots import random_bot as bots
from voltable.bots.random_bot import random_move
from voltable_host.saves.history import steps

ROOT = Path(__file__).parents[3]
PATHS = os.pathsep.join(str(ROOT / folder) for folder in ("core", "cardgame", "device", "host"))
MAIN = "from voltable_host.cli import main; main()"
PROMPT = re.compile(r"(?:^|\n)[^\W\d_]+> $")
QUESTION = re.compile(r"(?:^|\n)[^\W\d_]+> $|\(\w/\w\) $")  # a prompt, or a yes or no
CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[()=>][A-B0]?|[\x00\x07]|\r(?=\n)")
THOUGHT = re.compile(r"\r\x1b\[K\w+ thinks …\r\x1b\[K")  # shown for a moment where the computer is slow
KEPT = ("PATH", "SYSTEMROOT", "TMPDIR")  # of the environment; nothing else of it may show in a test


def surroundings(home: Path, **more: str) -> dict[str, str]:
    """An environment in which nothing of the user's own is read or written; an empty value takes a variable away."""
    kept = {name: os.environ[name] for name in KEPT if name in os.environ}
    ours = {
        "HOME": str(home), "VOLTABLE_HOME": str(home), "PYTHONPATH": PATHS, "INPUTRC": os.devnull,
        "TERM": "xterm-256color", "LANG": "C.UTF-8", "VOLTABLE_LANG": "en",
    }  # fmt: skip
    return {name: value for name, value in (kept | ours | more).items() if value}


def program(*arguments, environment: dict[str, str], **options):
    """The command without a terminal; input= is what comes from stdin."""
    command_line = [sys.executable, "-c", MAIN, *map(str, arguments)]
    options = {"capture_output": True, "text": True, "encoding": "utf-8", "timeout": PATIENCE} | options
    if "input" not in options:
        options["stdin"] = subprocess.DEVNULL
    return subprocess.run(command_line, env=environment, **options)


class Terminal:
    """A window of so many columns and rows in which the command runs; `with` closes it."""

    def __init__(self, columns: int, rows: int, *arguments, environment: dict[str, str], code: str = MAIN):
        self.display = pyte.Screen(columns, rows)
        self.stream = pyte.Stream(self.display)
        self.raw = ""  # all that was ever written
        self.typed_at = 0  # where in it the last line was typed
        self.child = pexpect.spawn(
            sys.executable, ["-c", code, *map(str, arguments)], env=environment, dimensions=(rows, columns),
            encoding="utf-8", codec_errors="replace", timeout=PATIENCE, echo=True,
        )  # fmt: skip
        self.child.delaybeforesend = None

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *error) -> None:
        self.child.close(force=True)

    def read(self, seconds: float) -> bool:
        """Take in what is written within this time; False once nothing more can come."""
        try:
            text = self.child.read_nonblocking(65536, seconds)
        except pexpect.TIMEOUT:
            return True
        except pexpect.EOF:
            return False
        self.raw += text
        self.stream.feed(text)
        return True

    def wait_for(self, what: str | re.Pattern) -> str:
        """All that was said since the last line was typed, as soon as this is in it; words may be wrapped anywhere."""
        self.wait_until(lambda: self.has_said(what), repr(what))
        return self.said()

    def wait_until(self, is_so: Callable[[], object], what: str = "it") -> None:
        """Read on until it is so; whoever waits in vain sees the screen."""
        until = time.monotonic() + PATIENCE
        is_open = True
        while not is_so():
            if not is_open or time.monotonic() > until:
                raise AssertionError(f"{what} did not come. The screen:\n" + "\n".join(self.screen()))
            is_open = self.read(0.2)

    def has_said(self, what: str | re.Pattern) -> bool:
        """A text is looked for word by word, a pattern in the lines as they are."""
        if isinstance(what, str):
            return " ".join(what.split()) in self.said()
        return bool(what.search(self.lines_said()))

    def lines_said(self) -> str:
        """What was written since the last line was typed, without colours."""
        return CONTROL.sub("", THOUGHT.sub("", self.raw[self.typed_at :])).replace("\r", "\n")

    def said(self) -> str:
        """The same on one line."""
        return " ".join(self.lines_said().split())

    def type(self, line: str) -> None:
        """A line and the Enter key."""
        self.press(line + "\r")

    def press(self, keys: str) -> None:
        """Keys as they are; what was said before them is said."""
        self.typed_at = len(self.raw)
        self.child.send(keys)

    def answer(self, line: str, until: str | re.Pattern = QUESTION) -> str:
        """What is said to a line, up to the next prompt."""
        self.type(line)
        return self.wait_for(until)

    def screen(self) -> list[str]:
        """The lines in the window, without the empty ones below."""
        lines = [line.rstrip() for line in self.display.display]
        while lines and not lines[-1]:
            lines.pop()
        return lines

    def resize(self, columns: int, rows: int) -> None:
        """Another size of the window, as by its corner; readline then draws its prompt again."""
        before = len(self.raw)
        self.display.resize(rows, columns)
        self.child.setwinsize(rows, columns)
        while len(self.raw) == before and self.read(PATIENCE):
            pass

    def interrupt(self) -> None:
        """Ctrl-C, as soon as somebody waits for it: Python overlooks one just before readline waits for a key."""
        wait_until(self.is_asleep)
        before = len(self.raw)
        while len(self.raw) == before:
            self.press("\x03")
            self.read(PATIENCE / 6)

    def is_asleep(self) -> bool:
        """Whether the program waits for something; where nobody can know, it does."""
        try:
            told = Path(f"/proc/{self.child.pid}/stat").read_text()
        except OSError:
            return True
        return told.rpartition(")")[2].split()[0] == "S"

    def hang_up(self) -> None:
        """The window is closed."""
        self.child.close(force=False)

    def kill(self) -> None:
        """The program ends at once and cannot help it."""
        self.child.kill(signal.SIGKILL)

    def code(self) -> int:
        """The exit code, once it has ended; below zero the signal that ended it."""
        while not self.child.closed and self.read(PATIENCE):
            pass
        self.child.wait()
        return -self.child.signalstatus if self.child.signalstatus else self.child.exitstatus or 0


def hinted(terminal: Terminal) -> str:
    """Ask for a hint; the move that it names."""
    return move_in(terminal.answer("h"))


def move_in(hint: str) -> str:
    """The move that a hint names, in any language: what stands between "): " and the full stop."""
    found = re.search(r"\): (.+?)\. ", hint + " ")
    assert found, hint
    return found[1]


def reached(stage, names: str, mover=random_move, seeds=range(60), dice=None, **options):
    """A game of these people and bots, played at random until the first of them is asked this; stage_of names it."""
    wanted = stage if callable(stage) else lambda game: game.turn <= 0 and stage_of(game) == stage
    for seed in seeds:
        game = voltable.new_game("card", None, names.split(), seed, dice, options)
        chance = bots.random_dice(seed)
        while not game.over:
            if wanted(game):
                return game
            game.play(mover(game.choices(), chance))
    raise AssertionError(f"no such game: {stage}")


def saved(game, home: Path, name: str = "game") -> Path:
    """The game as a file in the folder of games."""
    path = home / "games" / f"{name}.vtl"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(game.dump())
    return path


def game_in(path: Path):
    """The game that a file holds now, whether it is open or not."""
    return voltable.load(path.read_bytes())


def moves_in(path: Path) -> list[str]:
    """The moves that stand in a file, in the notation of logs."""
    return [step.line for step, _table in steps(game_in(path))]

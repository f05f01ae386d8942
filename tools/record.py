"""Records a stretch of a real game as docs/play.svg, an animation that a README can show: `make recording`.

A game is played line by line and nothing on the screen is ever redrawn. So each text is drawn once, on one long sheet;
the style sheet says when it appears and how far the sheet is scrolled. The same program draws the same bytes.
"""

import re
import sys
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
for folder in ("core", "cardgame", "host", "tests"):  # runs without an install too
    sys.path.insert(0, str(ROOT / folder))

from kit.terminal.terminal import PROMPT, QUESTION, Terminal, move_in, surroundings  # noqa: E402

TARGET = ROOT / "docs" / "play.svg"
COLUMNS, SHEET, ROWS = 80, 400, 26  # the sheet is never full; so many rows of it are in the window
WIDE, HIGH, SIZE = 8.4, 18, 14  # a character in pixels, and the size of its font
LEFT, TOP = 16, 46  # the frame around the text
COMMAND = "play --players Ana,bot:steady,bot:greedy --seed 7"
# Seconds: a key is typed, a line comes, it is read, a thought, the longest pause, and the end before all begins anew.
KEY, LINE, READ, THOUGHT, LONGEST, END = 0.07, 0.05, 0.12, 0.8, 3.0, 4.0
FONT = "ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace"
COLOURS = {
    "default": "#d8dee9", "red": "#ef6b73", "cyan": "#7fd0dd", "brown": "#e5c07b", "brightred": "#ff7b85",
    "brightblue": "#82aaff", "brightgreen": "#a5d67b", "brightyellow": "#ffd166", "brightmagenta": "#d7a1f9",
    "brightcyan": "#8be9fd", "white": "#ffffff",
}  # fmt: skip


class Run(NamedTuple):
    """Characters in one colour beside each other."""

    row: int
    column: int
    text: str
    colour: str
    bold: bool


class Frame(NamedTuple):
    """What comes to the sheet at a moment, and where the cursor stands then."""

    seconds: float
    runs: list[Run]
    row: int
    column: int


class Recording:
    """A window, and what came to its sheet when."""

    def __init__(self, window: Terminal):
        self.window = window
        self.now = 0.0
        self.frames: list[Frame] = []
        self.drawn: set[tuple[int, int]] = set()  # rows and columns that a frame has already

    def take(self, row: int, column: int, seconds: float) -> None:
        """A frame with the cursor here, and how long it is looked at."""
        self.frames.append(Frame(round(self.now, 2), self.new_runs(row), row, column))
        self.now += seconds

    def new_runs(self, row: int) -> list[Run]:
        """The characters of a row that no frame has; one space may be inside a run."""
        cells = self.window.display.buffer[row]
        runs: list[Run] = []
        for column in range(COLUMNS):
            cell = cells[column]
            if cell.data == " " or (row, column) in self.drawn:
                continue
            self.drawn.add((row, column))
            last = runs[-1] if runs else Run(row, -9, "", "", False)
            gap = column - last.column - len(last.text)
            if gap < 2 and (cell.fg, cell.bold) == (last.colour, last.bold):
                runs[-1] = last._replace(text=last.text + " " * gap + cell.data)
            else:
                runs.append(Run(row, column, cell.data, cell.fg, cell.bold))
        return runs

    def show(self, first: int) -> None:
        """The lines from this row on, one after the other, then time to read them."""
        cursor = self.window.display.cursor
        for row in range(first, cursor.y):
            self.take(row, 2 * COLUMNS, LINE)  # the cursor is out of sight while lines come
        self.take(cursor.y, cursor.x, min(THOUGHT + READ * (cursor.y - first), LONGEST))

    def type(self, line: str, until: str | re.Pattern = QUESTION) -> str:
        """A line key by key, then what is said to it."""
        cursor = self.window.display.cursor
        row, begin = cursor.y, cursor.x
        for place, key in enumerate(line, 1):
            self.window.press(key)
            while cursor.x < begin + place:
                self.window.read(1)
            self.take(row, cursor.x, KEY)
        said = self.window.answer("", until)
        self.show(row + 1)
        return said


def play(recording: Recording) -> None:
    """The first round: a hint, an auction with a greatest bid, fuel after a plan, production."""
    said = recording.window.wait_for(PROMPT)
    recording.show(1)
    while not said.endswith("buy>"):
        said = recording.type(with_limit(move_in(recording.type("h"))))
    card = move_in(recording.type("h")).removeprefix("buy ")
    recording.type(f"p {card}")
    said = recording.type(card)
    while said.endswith("buy>"):
        said = recording.type("done")
    recording.type("all")
    recording.type("q", "voltable resume")
    recording.now += END


def with_limit(move: str) -> str:
    """A bid goes on by itself up to four more."""
    verb, _space, bid = move.rpartition(" ")
    return f"{verb} {int(bid) + 4} max" if bid.isdecimal() else move


def record() -> Recording:
    """The command as it is typed at a shell, and then the game."""
    with TemporaryDirectory() as home:
        asked = (*COMMAND.split(), "--save", "evening")
        with Terminal(COLUMNS, SHEET, *asked, environment=surroundings(Path(home))) as window:
            recording = Recording(window)
            for key in f"$ voltable {COMMAND}":
                window.stream.feed(key)
                recording.take(0, window.display.cursor.x, KEY)
            window.stream.feed("\r\n")
            play(recording)
    return recording


def number(pixels: float) -> str:
    """As short as can be."""
    return f"{pixels:.1f}".removesuffix(".0")


def text_of(run: Run) -> str:
    """A run at its place, as wide as its characters in any font."""
    weight = ' class="b"' if run.bold else ""
    colour = "" if run.colour == "default" else f' fill="{COLOURS[run.colour]}"'
    place = f'x="{number(run.column * WIDE)}" y="{run.row * HIGH + SIZE}" textLength="{number(len(run.text) * WIDE)}"'
    return f"<text {place}{weight}{colour}>{escape(run.text, quote=False)}</text>"


def keyframes(name: str, moments: list[tuple[float, str]], length: float) -> str:
    """What holds from when on, as a rule of the style sheet; what is the same as before is left out."""
    steps = [moments[0], *(now for before, now in zip(moments, moments[1:]) if now[1] != before[1])]
    return f"@keyframes {name}{{" + "".join(f"{100 * at / length:.2f}%{{{what}}}" for at, what in steps) + "}"


def style(frames: list[Frame], length: float) -> str:
    """When each frame comes, how far the sheet is scrolled, where the cursor is."""
    scrolled = [(frame.seconds, moved(0, -max(0, frame.row - ROWS + 1) * HIGH)) for frame in frames]
    cursor = [(frame.seconds, moved(frame.column * WIDE, frame.row * HIGH)) for frame in frames]
    rules = [
        f"text{{font:{SIZE}px {FONT}}}.b{{font-weight:700}}",
        f"g,.c{{animation-duration:{length:.2f}s;animation-timing-function:step-end;animation-iteration-count:infinite}}",
        f".s{{animation-name:s;{scrolled[-1][1]}}}.c{{animation-name:c;{cursor[-1][1]}}}",
        keyframes("s", scrolled, length), keyframes("c", cursor, length),
    ]  # fmt: skip
    for place, frame in enumerate(frames):
        if frame.runs and frame.seconds:
            hidden = [(0, "visibility:hidden"), (frame.seconds, "visibility:visible")]
            rules.append(f".f{place}{{animation-name:f{place}}}" + keyframes(f"f{place}", hidden, length))
    rules.append("@media(prefers-reduced-motion:reduce){g,.c{animation:none}}")  # the last picture, at rest
    return "\n".join(rules)


def moved(right: float, down: float) -> str:
    """A place on the sheet."""
    return f"transform:translate({number(right)}px,{number(down)}px)"


def drawing(frames: list[Frame], length: float) -> str:
    """The whole file."""
    width, height = round(COLUMNS * WIDE + 2 * LEFT), TOP + ROWS * HIGH + LEFT
    lights = "".join(f'<circle cx="{18 + 18 * place}" cy="17" r="5.5" fill="#4b5563"/>' for place in range(3))
    groups = [
        f'<g class="f{place}">' + "".join(map(text_of, frame.runs)) + "</g>"
        for place, frame in enumerate(frames)
        if frame.runs
    ]
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" fill="{COLOURS["default"]}">',
        "<title>voltable play</title>",
        "<desc>The first round of the card game in a terminal: hint, auction, plan, fuel, production.</desc>",
        f"<style>{style(frames, length)}</style>",
        f'<rect width="{width}" height="{height}" rx="9" fill="#1b1f27"/>',
        f'<path d="M0 34V9a9 9 0 0 1 9-9h{width - 18}a9 9 0 0 1 9 9v25z" fill="#2a303b"/>{lights}',
        f'<text x="{width // 2}" y="22" text-anchor="middle">voltable play</text>',
        f'<svg x="{LEFT}" y="{TOP - 6}" width="{width - 2 * LEFT}" height="{ROWS * HIGH + 6}">',
        '<g class="s">',
        f'<rect class="c" width="{WIDE}" height="{HIGH - 1}" fill="#aab2c0" opacity=".6"/>',
        *groups,
        "</g>",
        "</svg>",
        "</svg>",
        "",
    ])  # fmt: skip


def main() -> None:
    """Play, draw, and say how large it is."""
    recording = record()
    drawn = drawing(recording.frames, round(recording.now, 2))
    TARGET.write_text(drawn, encoding="utf-8", newline="\n")
    print(f"{TARGET.relative_to(ROOT)}: {len(drawn.encode()):,} bytes, {recording.now:.0f} s")


if __name__ == "__main__":
    main()

"""The real command on a pseudo-terminal, among files and folders with planted names; and what comes past the gate."""

import pytest

from kit.gate.hearing import hear
from kit.gate.planted import ALLOWED, LOUD, check_quiet, is_shown
from kit.terminal.terminal import MAIN, PROMPT, Terminal, saved, surroundings
from voltable import new_game

LINE = LOUD.replace("\n", "")  # as it can be typed
WIDE = (400, 60)
SPOKEN = (
    ("log", "verify", LOUD), ("log", "list"), ("log", "export", LOUD), ("log", "show", LOUD, "--json"),
    ("log", "repair", f"{LOUD}.vtl", f"{LOUD}.new"), ("config", "path"), ("device", "list", "--port", LOUD),
    ("board", "check", f"{LOUD}.json"), ("cards", "check", LOUD), ("rules", LOUD), (LOUD,),
)  # fmt: skip
SILENT = ("log", "export"), ("log", "show")  # about what is in the file; its name is known
PAST = """
import sys, warnings, click, threading
from voltable_host.gate.streams import guard
guard()
loud = {loud!r}
click.echo(loud)
click.echo(loud, err=True)
print(loud)
sys.stdout.writelines([loud, "\\n"])
sys.stderr.write(loud + "\\n")
warnings.warn(loud)
thread = threading.Thread(target=lambda: 1 / len(loud[99:]), name=loud)
thread.start()
thread.join()
raise RuntimeError(loud)
"""


def window(home, *line: str, code: str = MAIN) -> Terminal:
    """Wide enough that nothing is wrapped."""
    return Terminal(*WIDE, *line, environment=surroundings(home, VOLTABLE_HOME=str(home)), code=code)


@pytest.mark.parametrize("line", SPOKEN)
def test_nothing_that_is_planted_reaches_a_terminal(furnished, line):
    """As people run it."""
    with window(furnished("loud", LOUD), *line) as said:
        assert said.code() in (0, 1, 2, 3)
    check_quiet(said.raw, line)
    assert is_shown(said.raw) or line[:2] in SILENT
    assert "Traceback" not in said.raw


def test_a_game_is_played_on_with_planted_names(furnished):
    """The menu, the prompt that readline draws, and how to come back."""
    home = furnished("loud", LOUD)
    game = new_game("classic", "germany", [ALLOWED, "Bo", "Cy"], seed=3)
    while game.state.round < 2 or game.turn:
        game.play(game.choices()[-1])
    saved(game, home, LOUD)
    with window(home, "resume", LOUD) as said:
        said.wait_for(r"A\ufff9b: press Enter")
        said.type("")
        said.wait_for(PROMPT)
        said.answer("nonsense \u202e")
        said.type("q")
        assert said.code() == 0
    check_quiet(said.raw.replace("nonsense \u202e", ""))  # what is typed is echoed by readline
    assert r"\u202e" in said.raw and is_shown(said.raw)


def test_a_replay_is_stepped_through(furnished):
    """At its own prompt."""
    home = furnished()
    saved(new_game("card", players=[ALLOWED, "Bo"], seed=3), home, "x")
    with window(home, "replay", "x") as said:
        said.answer("s", "> ")
        said.answer("g \u202e", "> ")
        said.type("q")
        assert said.code() == 0
    check_quiet(said.raw.replace("g \u202e", ""))
    assert r"A\ufff9b" in said.raw and r"\u202e" in said.raw


@pytest.mark.parametrize("what", [["play"], ["resume", "board"], ["resume", "told"], ["table", "next", "-"]])
def test_no_typed_line_acts(furnished, what):
    """Words, moves, limits, questions; from a script, for a keyboard shows by itself what is typed."""
    text = "\n".join(f"{word}{LINE}" for word in ("", "h ", "l ", "p ", "bid ", "open ", "fuel coal ", "? ", "build "))
    said = hear(furnished(), *what, text=text)
    check_quiet(said.all)
    assert said.code in (0, 1) and (is_shown(said.all) or what[0] == "table")


def test_what_comes_past_the_gate_is_made_visible(furnished):
    """Of libraries, of our own mistakes: help, warnings, tracebacks; there only a line may be anybody's."""
    with window(furnished(), code=PAST.format(loud=LOUD)) as said:
        assert said.code() == 1
    check_quiet(said.raw.replace("\nforged", "\n"))
    assert said.raw.count(r"\x1b]52;c;eA==\x07") >= 8 and "ZeroDivisionError" in said.raw


def test_help_is_not_changed_by_the_guard(furnished):
    """It has lines and no sign that acts."""
    for line in (["--help"], ["log", "--help"], ["play", "--help"], ["rules", "--all"]):
        plain, guarded = hear(furnished(), *line), hear(furnished(), *line, is_guarded=True)
        assert plain == guarded and len(plain.out.splitlines()) > 9
        check_quiet(plain.out)

"""After a game: who won and why, its course in small charts, and the command that tells every round."""

import io
import json
import re
import shlex

import pytest
from click.testing import CliRunner
from rich.console import Console

import voltable
from kit.games.keen import keen_move
from kit.games.keen_board import building_move
from kit.terminal.terminal import PROMPT, Terminal, saved, surroundings
from voltable.bots.random_bot import random_dice
from voltable.report.course import Course
from voltable.report.entry import Entry, Round
from voltable_host.cli import voltable as command
from voltable_host.drawing.marks import MARKS
from voltable_host.talk import Talk
from voltable_host.terminal.after.bars import BLOCKS
from voltable_host.terminal.after.charts import show_chart
from voltable_host.terminal.screen import Screen

SIX = ["Ředitel číslo 11", "Ředitel číslo 12", "Cy", "Dana", "Eva", "Franta"]
BOTS = ("--players", "bot:steady,bot:greedy,bot:random", "--seed", "3")
HEADING = "Round by round"


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """Settings and games of its own for each test."""
    monkeypatch.setenv("VOLTABLE_HOME", str(tmp_path))
    monkeypatch.setenv("VOLTABLE_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")
    return tmp_path


def run(*arguments, code=0):
    """A command's result; its exit code has to be the expected one."""
    result = CliRunner().invoke(command, [str(argument) for argument in arguments])
    assert result.exit_code == code, (result.output, result.exception)
    return result


def chart(names, *seats, columns=80, plain=False, figure="money", colour=False):
    """The chart of a figure that these players have round by round, as lines."""
    game = voltable.new_game("classic", players=names, seed=1)
    rounds = [Round(number + 1, [with_figure(figure, numbers[number]) for numbers in seats])
              for number in range(len(seats[0]))]  # fmt: skip
    talk = Talk(plain=plain)
    talk.plain = plain
    told = io.StringIO()
    talk.console = Console(width=columns, file=told, force_terminal=colour, color_system="standard" if colour else None)
    show_chart(Screen(talk), game, Course(figure, rounds))
    return [line.rstrip() for line in told.getvalue().splitlines()]


def with_figure(figure, number):
    """A round of a player who has this."""
    entry = Entry(())
    setattr(entry, figure, number)
    return entry


def test_a_line_a_player_on_one_scale():
    """The highest of all is the tallest, nothing is the lowest; behind it the first, the last and the highest."""
    assert chart(["Ana", "Bo"], [0, 50, 100, 70], [10, 20, 0, 40]) == [
        "money", "●1 Ana  ▁▅█▆    0   70  100", "■2 Bo   ▂▃▁▄   10   40   40",
    ]  # fmt: skip


def test_digits_stand_for_blocks_where_only_ascii_is_wanted():
    """From 0 to 9."""
    assert chart(["Ana", "Bo"], [0, 50, 100, 70], [10, 20, 0, 40], plain=True) == [
        "money", "@1 Ana  0597    0   70  100", "#2 Bo   1204   10   40   40",
    ]  # fmt: skip


def test_a_single_round_lies():
    """One number needs one bar, as long as it is large; in ASCII too."""
    assert chart(["Ana", "Bo", "Cy"], [40], [10], [0], figure="points") == [
        "points", "●1 Ana  ████████████████████   40", "■2 Bo   █████                  10", "▲3 Cy" + " " * 27 + "0",
    ]  # fmt: skip
    assert chart(["Ana", "Bo"], [4], [1], plain=True)[1:] == ["@1 Ana  ====================    4",
                                                              "#2 Bo   =====                   1"]  # fmt: skip


def test_who_has_none_in_a_round_leaves_a_gap():
    """And nobody's chart is empty where somebody has something."""
    assert chart(["Ana", "Bo"], [None, 5, None, 10], [3, None, 1, 2])[1:] == [
        "●1 Ana   ▅ █    5   10   10", "■2 Bo   ▄ ▂▃    3    2    3",
    ]  # fmt: skip
    assert chart(["Ana", "Bo"], [None, None], [3, 1])[1] == "●1 Ana"


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("names", [["Ana", "Bo"], SIX])
@pytest.mark.parametrize("count", [2, 40, 41, 95])
def test_forty_rounds_fit_on_60_columns(names, plain, count):
    """Each round has its sign; longer games are thinned; names give way where there is no room for all."""
    numbers = [[9999 if number == count - 1 else number for number in range(count)] for _ in names]
    for columns in (60, 80):
        lines = chart(names, *numbers, columns=columns, plain=plain)
        assert len(lines) == 1 + len(names) and max(map(len, lines)) <= columns
        last = MARKS[len(names) - 1]
        assert lines[-1].startswith((last.plain if plain else last.shape) + str(len(names)))
        bars = re.search(r" ([0-9]{2,40}|[▁-█]{2,40})  ? +0 +9999 +9999$", lines[-1])
        assert bars and len(bars[1]) == min(count, 40)
        assert bars[1][-1] == ("9" if plain else "█")
        assert (names[-1] in lines[-1]) == (columns == 80 or count == 2)
        assert lines[-1].isascii() or not plain


def test_everybody_has_the_own_colour():
    """In the mark and in the chart."""
    lines = chart(["Ana", "Bo"], [1, 8], [8, 1], colour=True)
    for line, code in zip(lines[1:], ("91", "94")):
        assert re.findall(rf"\x1b\[{code}m(.+?)\x1b\[0m", line)[1].strip(" ").strip(BLOCKS) == ""
        assert len(re.findall(rf"\x1b\[{code}m", line)) >= 2


@pytest.mark.parametrize(("family", "charts"), [("card", ("money", "income", "points")),
                                                ("board", ("money", "cities", "income", "paid for fuel"))])  # fmt: skip
def test_bots_alone_are_told_of_too(family, charts):
    """Why, the charts, then the two commands, which work as they are printed."""
    result = run("play", family, *BOTS, "--save", "mygame")
    ending = result.stdout[result.stdout.index("The game is over") :].splitlines()
    assert re.match(r"bot:\w+ wins: \d+ [a-z ]+; bot:\w+: \d+\.$", ending[1])
    titles = [line for line in ending if line in ("money", "cities", "income", "points", "paid for fuel")]
    assert tuple(titles) == charts and sum(line.startswith(HEADING) for line in ending) == 1
    assert all(line.startswith(("@1 bot:", "#2 bot:", "^3 bot:")) for line in ending[-3:])
    notes = [line.partition(": ")[2] for line in result.stderr.splitlines()[-2:]]
    assert [shlex.split(note)[1:] for note in notes] == [["log", "stats", "mygame"], ["replay", "mygame"]]
    for note in notes:
        assert run(*shlex.split(note)[1:]).stdout


def test_the_end_of_a_replay_shows_the_same():
    """Why and how, whether it is printed to the end or entered there."""
    played = run("play", "board", *BOTS, "--save", "mygame").stdout
    ending = played[played.index("The game is over") :]
    for more in ((), ("--step", "round"), ("--to", "end")):
        assert run("replay", "mygame", *more).stdout.endswith(ending)
    assert HEADING not in run("replay", "mygame", "--to", "R3").stdout


def test_quiet_is_the_result_alone():
    """No charts, no advice; --json has neither."""
    quiet = run("play", "card", *BOTS, "-q")
    assert "wins: " in quiet.stdout and HEADING not in quiet.stdout and quiet.stderr == ""
    run("play", "card", *BOTS, "--save", "mygame")
    assert HEADING not in run("replay", "mygame", "-q").stdout
    for line in run("play", "card", *BOTS, "--json").stdout.splitlines():
        assert set(json.loads(line)) == {"move", "turn", "view"}


@pytest.mark.parametrize("columns", [60, 80])
@pytest.mark.parametrize(("edition", "board"), [("card", None), ("classic", "usa")])
def test_every_round_is_in_the_full_report(home, monkeypatch, edition, board, columns):
    """A table a player, a row a round, as wide as the window at most; the last row has what counts."""
    monkeypatch.setenv("COLUMNS", str(columns))
    game = voltable.new_game(edition, board, ["Ana", "Bo"], 5)
    mover, dice = building_move if board else keen_move, random_dice(5)
    while not game.over:
        game.play(mover(game.choices(), dice))
    text = run("log", "stats", saved(game, home)).stdout
    assert max(map(len, text.splitlines())) <= columns
    for seat, name in enumerate(game.names):
        rows = text[text.index(f"\n\n{'@#'[seat]}{seat + 1} {name}\n") :].split("\n\n")[1].splitlines()[2:]
        numbered = [row.split() for row in rows if row[:6].strip().isdigit()]
        assert [int(row[0]) for row in numbered] == list(range(1, game.state.round + 1))
        assert int(numbered[-1][1]) == game.state.players[seat].money


LOADED = """
import sys
from voltable_host.cli import main
try:
    main()
finally:
    print([name for name in sys.modules if ".report" in name or ".after" in name])
"""


def test_nothing_of_it_is_loaded_before_the_first_move(home):
    """A first prompt need not wait for what comes last."""
    asked = ("play", "card", "--players", "Ana,bot:steady,bot:greedy")
    with Terminal(80, 40, *asked, environment=surroundings(home), code=LOADED) as window:
        window.wait_for(PROMPT)
        window.type("q")
        assert window.code() == 0
        assert window.screen()[-1] == "[]"

"""`--jobs N` as people and scripts use it: the same output, Ctrl-C, lost workers, closed pipes, and the bar."""

import json
import os
import shlex
import signal
import subprocess
import sys

import pytest
from click.testing import CliRunner

import ladder
from kit.boards.own_maps import ICELAND
from kit.cards.card_sets import changed
from kit.patience import PATIENCE, wait_until
from kit.series.processes import Program, is_there
from kit.terminal.terminal import MAIN, Terminal, surroundings
from voltable_host.cli import voltable as command
from voltable_host.language import choose

MANY = 1_000_000
TO_NOWHERE = f"import os; os.dup2(os.open(os.devnull, os.O_WRONLY), 1); {MAIN}"

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals and terminals of Unix")


def run(*arguments, code=0):
    """What a command prints; its exit code has to be the expected one."""
    result = CliRunner().invoke(command, [str(argument) for argument in arguments])
    assert result.exit_code == code, (result.output, result.exception)
    return result


def same(*arguments) -> str:
    """What it prints, which is the same with one process, two and three."""
    alone = run(*arguments, "--jobs", 1).stdout
    assert alone and run(*arguments).stdout == alone
    assert run(*arguments, "--jobs", 2).stdout == run(*arguments, "--jobs", 3).stdout == alone
    return alone


@pytest.fixture(autouse=True)
def english():
    """Tests leave the program speaking English."""
    yield
    choose("en")


@pytest.mark.parametrize(
    "asked",
    [
        "card --games 30 --json",
        "card --games 7 --bot steady --option demolition=true",
        "card --games 5 --players 2 --bot sharp --bot greedy --budget 100 --json",
        "card --games 5 --players 3 --trace --json",
        "card --games 5 --players 2 --trace --lang cs",
        "card --games 9 --seed 4294967292 --json",
        "card --games 9 --lang hu",
        "card --games 7 --micropython --json",
        "card --games 3 --players 2 --micropython --trace",
        "classic --games 5 --board usa --bot greedy --json",
        "classic --games 5 --option regions=draft --players 3 --json",
        "central_europe --games 4 --players 5 --bot steady --json",
        "recharged --games 4 --players 2 --json",
        "recharged --games 3 --option starting_cities=true --trace",
    ],
)
def test_simulate_prints_the_same_with_any_number_of_processes(asked):
    """All editions, bots, traces, languages, MicroPython."""
    same("simulate", *asked.split())


def test_a_trace_counts_its_games_through():
    """Whichever block they are played in."""
    lines = [json.loads(line) for line in same("simulate", *"card --games 4 --trace --json".split()).splitlines()]
    assert [line["game"] for line in lines if line["move"] is None] == [0, 1, 2, 3]


def test_no_games_are_no_lines():
    """And no process."""
    assert run("simulate", "card", "--games", 0, "--jobs", 4).output == ""


@pytest.mark.parametrize("extra", [(), ("--micropython",)])
def test_maps_and_cards_of_ones_own_travel(tmp_path, extra):
    """A map, a card set, and what demolition pays in the board game."""
    own_map, own_cards = tmp_path / "iceland.json", tmp_path / "own.json"
    own_map.write_text(json.dumps(ICELAND), encoding="utf-8")
    own_cards.write_text(json.dumps(changed("l10", income=9)), encoding="utf-8")
    shipped = run("simulate", "card", "--games", 5, "--json").stdout
    assert same("simulate", "card", "--cards", own_cards, "--games", 5, "--json", *extra) != shipped
    board = same("simulate", "recharged", "--board", own_map, "--games", 5, "--json", *extra)
    both = ("--cards", own_cards, "--option", "demolition=true")
    assert same("simulate", "recharged", "--board", own_map, *both, "--games", 5, "--json", *extra) != board
    if not extra:
        same("simulate", "classic", "--board", own_map, "--games", 3, "--trace", "--bot", "steady", "--json")
        same("bots", "match", "steady", "greedy", "--edition", "recharged", "--board", own_map, "--games", 4, *both)


def test_saved_logs_are_the_same(tmp_path):
    """File for file, and every one verifies."""
    for jobs in (1, 2, 3):
        run("simulate", "card", "--games", 9, "--seed", 5, "--save", tmp_path / str(jobs), "--jobs", jobs)
    logs = [{file.name: file.read_bytes() for file in (tmp_path / str(jobs)).iterdir()} for jobs in (1, 2, 3)]
    assert logs[0] == logs[1] == logs[2] and sorted(logs[0]) == sorted(f"card-{seed}.vtl" for seed in range(5, 14))
    run("log", "verify", *(tmp_path / "3").iterdir())


def test_a_match_prints_the_same_with_any_number_of_processes():
    """Each game with -v, then the table."""
    same("bots", "match", "steady", "greedy", "random", "--games", 10, "--json")
    told = [run("bots", "match", "greedy", "random", "--games", 5, "-v", "--jobs", jobs).output for jobs in (1, 2)]
    assert told[0] == told[1] and "Game 5: points" in told[0]


def test_the_ladder_measures_the_same(monkeypatch, capsys):
    """But for the time."""
    rows = []
    for jobs in "12":
        monkeypatch.setattr("sys.argv", "ladder.py --pair greedy random --games 8 --jobs".split() + [jobs])
        assert ladder.main() == 0
        rows.append(capsys.readouterr().out.rpartition("| ")[0].rpartition("| ")[0])
    assert rows[0] == rows[1] and "| greedy against random | 4 | 8 |" in rows[0]


@pytest.mark.parametrize(
    "asked",
    [
        "simulate card --players 9",
        "simulate card --option colour=red",
        "simulate card --board usa",
        "simulate recharged --bot sharp",
        "simulate classic --board nowhere.json",
        "simulate card --cards nowhere.json",
        "simulate card --trace --save x",
        "simulate card --jobs 0",
        "simulate card --jobs x",
        "bots match greedy deep",
        "bots match greedy random --board usa",
    ],
)
def test_what_is_refused_is_refused_before_anything_starts(monkeypatch, asked):
    """As wrong usage."""
    monkeypatch.setattr(subprocess, "Popen", None)
    arguments = asked.split() if "--jobs" in asked else [*asked.split(), "--games", "9", "--jobs", "2"]
    run(*arguments, code=2)


# Ctrl-C, lost workers, closed pipes


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_ends_with_what_is_done(tmp_path, jobs):
    """Whole games in order, each with its log, and how to go on; no traceback, and nobody is left."""
    asked = ("simulate", "card", "--games", MANY, "--seed", 9, "--json", "--save", tmp_path / "logs", "--jobs", jobs)
    with Program(tmp_path, *asked) as program:
        wait_until(lambda: len(program.data) > 4)
        workers = program.workers(jobs) if jobs > 1 else []
        program.interrupt()
        assert program.end() == 130
    seeds = [json.loads(line)["seed"] for line in program.data]
    assert seeds == list(range(9, 9 + len(seeds)))
    assert {file.name for file in (tmp_path / "logs").iterdir()} == {f"card-{seed}.vtl" for seed in seeds}
    assert not any(map(is_there, workers))
    done = len(seeds)
    assert "".join(program.talk) == (
        f"Interrupted. Games played: {done} of {MANY}. "
        f"To go on: the same command with --seed {9 + done} --games {MANY - done}.\n"
    )


def test_going_on_after_ctrl_c_gives_the_lines_that_were_missing(tmp_path):
    """The two together are what one run prints."""
    with Program(tmp_path, "simulate", "card", "--games", MANY, "--jobs", 2) as program:
        wait_until(lambda: len(program.data) > 2)
        program.interrupt()
        program.end()
    words = program.talk[0].split()
    seed = words[words.index("--seed") + 1]
    following = run("simulate", "card", "--seed", seed, "--games", 2).stdout
    assert run("simulate", "card", "--games", int(seed) + 2).stdout == "".join(program.data) + following


def test_ctrl_c_in_a_match_leaves_the_table_so_far(tmp_path):
    """With as many games as were told."""
    asked = ("bots", "match", "greedy", "random", "--games", MANY, "--jobs", 2, "--json", "-v")
    with Program(tmp_path, *asked) as program:
        wait_until(lambda: len(program.talk) > 3)
        program.interrupt()
        assert program.end() == 130
    *details, sentence = program.talk
    games = len(details)
    assert [json.loads(line)["games"] for line in program.data] == [games, games]
    assert sentence == f"Interrupted. Games played: {games} of {MANY}.\n"


THINKERS = ("bots", "match", "sharp", "sharp", "--games", 100, "--budget", 10**9, "--jobs", 2)  # they never end


def test_ctrl_c_before_the_first_game_is_no_table(tmp_path):
    """In the middle of thoughts, or while the workers still start."""
    with Program(tmp_path, *THINKERS) as program:
        workers = program.workers(2)
        program.interrupt()
        assert program.end() == 130
    assert program.data == [] and program.talk == ["Interrupted. Games played: 0 of 100.\n"]
    assert not any(map(is_there, workers))


def test_a_killed_worker_is_a_sentence_and_exit_code_1(tmp_path):
    """No hang, no traceback; what was told is whole."""
    with Program(tmp_path, "simulate", "card", "--games", MANY, "--json", "--jobs", 2) as program:
        wait_until(lambda: len(program.data) > 2)
        workers = program.workers(2)
        os.kill(workers[0], signal.SIGKILL)
        assert program.end() == 1
    done = len(program.data)
    assert [json.loads(line)["seed"] for line in program.data] == list(range(done))
    (sentence,) = program.talk
    assert sentence.startswith("A worker process has ended too early (SIGKILL)")
    assert f"Games played: {done} of {MANY}." in sentence and f"--seed {done} " in sentence
    assert not any(map(is_there, workers))


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_workers_end_with_whoever_started_them(tmp_path, number):
    """Also where it could not tell them, and in the middle of a game."""
    with Program(tmp_path, *THINKERS) as program:
        workers = program.workers(2)
        os.kill(program.process.pid, number)
        wait_until(lambda: not any(map(is_there, workers)))


def test_a_closed_pipe_ends_all_quietly(tmp_path):
    """`voltable simulate … --jobs 2 | head -1`; it is over once nobody can write to stderr any more."""
    program = shlex.join([sys.executable, "-c", MAIN, "simulate", "card", "--games", str(MANY), "--jobs", "2"])
    line = ["bash", "-c", f"set -o pipefail; {program} | head -1"]
    asked = {"env": surroundings(tmp_path), "capture_output": True, "text": True, "timeout": PATIENCE}
    done = subprocess.run(line, **asked)
    assert (done.returncode, done.stdout.count("\n"), done.stderr) == (0, 1, "")


# The bar


def test_no_terminal_no_bar(tmp_path):
    """Neither in a file nor in a pipe."""
    line = [sys.executable, "-c", MAIN, "simulate", "card", "--games", "50", "--jobs", "2"]
    asked = {"env": surroundings(tmp_path), "stdin": subprocess.DEVNULL, "capture_output": True, "timeout": PATIENCE}
    done = subprocess.run(line, **asked)
    assert (done.returncode, done.stderr) == (0, b"") and b"\x1b" not in done.stdout


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_bar_stands_below_the_lines_and_goes(tmp_path, jobs):
    """Done of all, how many a second, the time left; at the end only the lines stay."""
    asked = ("simulate", "card", "--games", 60, "--jobs", jobs)
    with Terminal(100, 70, *asked, environment=surroundings(tmp_path)) as window:
        window.wait_for("seed 59:")
        window.wait_until(lambda: not window.read(0.2), "the end")
    assert "Games: 0 of 60" in window.raw and "/s, left 0:00:00" in window.raw
    assert [line.partition(":")[0] for line in window.screen()] == [f"seed {seed}" for seed in range(60)]


def test_the_bar_is_seen_where_lines_go_into_a_file(tmp_path):
    """In the chosen language, and nothing of it stays."""
    asked = ("simulate", "card", "--games", 100, "--jobs", 2, "--lang", "pl")
    with Terminal(80, 5, *asked, environment=surroundings(tmp_path), code=TO_NOWHERE) as window:
        window.wait_for("Gry: 0 z 100")
        window.wait_until(lambda: not window.read(0.2), "the end")
    assert window.screen() == []


@pytest.mark.parametrize(
    ("asked", "more"), [("-q", {}), ("--plain", {}), ("", {"TERM": "dumb"}), ("", {"NO_COLOR": "1"})]
)
def test_who_wants_no_bar_has_none(tmp_path, asked, more):
    """Quiet, plain, or a terminal that cannot wipe."""
    arguments = ("simulate", "card", "--games", 20, "--jobs", 2, *asked.split())
    with Terminal(100, 30, *arguments, environment=surroundings(tmp_path, **more)) as window:
        window.wait_for("seed 19:")
    assert "Games:" not in window.raw and "\x1b[K" not in window.raw


def test_ctrl_c_at_a_terminal_wipes_the_bar(tmp_path):
    """The last line is the sentence, the one above it a game."""
    with Terminal(
        140, 50, "simulate", "card", "--games", MANY, "--jobs", 2, environment=surroundings(tmp_path)
    ) as window:
        window.wait_for("seed 3:")
        window.child.sendintr()
        window.wait_for("To go on:")
        window.wait_until(lambda: not window.read(0.2), "the end")
    *_above, game, sentence = window.screen()
    assert game.startswith("seed ") and sentence.startswith("Interrupted. Games played: ")

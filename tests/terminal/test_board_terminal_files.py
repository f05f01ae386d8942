"""Board games without a terminal, left with Ctrl-C, and gone on with."""

import json

import pytest

import voltable
from kit.terminal.board_keyboard import board_reached
from kit.terminal.keyboard import WITH_BOTS, resumed
from kit.terminal.terminal import PROMPT, game_in, moves_in, program, surroundings
from voltable.bots import random_bot as bots
from voltable_host.saves.history import steps


def finished(home, *arguments, name="game"):
    """A game that bots play to its end, for nobody is at the keyboard."""
    asked = ("play", "board", "--players", "Ana,bot:greedy,bot:greedy", "--seed", 4, "--save", name, *arguments)
    return program(*asked, environment=surroundings(home)), home / "games" / f"{name}.vtl"


def test_without_a_terminal_bots_play_on(tmp_path):
    """To the result, in plain text; with --json a line a move and nothing else; the same seed gives the same game."""
    done, path = finished(tmp_path)
    assert done.returncode == 0 and "Nobody is at the keyboard" in done.stderr
    assert "The game is over" in done.stdout and "\x1b" not in done.stdout
    again, other = finished(tmp_path, "--json", name="again")
    told = [json.loads(line) for line in again.stdout.splitlines()]
    assert told[0]["move"] is None and [line["move"] for line in told[1:]] == moves_in(path) == moves_in(other)
    assert told[-1]["view"]["over"] and told[-1]["view"]["result"][0]["place"] == 1


def test_lines_of_stdin_are_moves(tmp_path):
    """What is refused is said, the rest is played, and the exit code tells that something was refused."""
    lines = "atlantis\nopen 4\nq\n"
    done = program(
        "play", "board", "--edition", "classic", "--players", "Ana,Bo,Cy", "--seed", 3, "--save", "game",
        environment=surroundings(tmp_path), input=lines,
    )  # fmt: skip
    (move,) = moves_in(tmp_path / "games" / "game.vtl")
    assert done.returncode == 1 and "I do not understand: atlantis" in done.stderr
    assert move.endswith(" open 4 4")


@pytest.mark.parametrize("edition", ["classic", "recharged"])
def test_the_moves_of_a_whole_log_may_be_piped_back(tmp_path, edition):
    """Also those that the program makes unasked: nothing is refused, and the game is the same."""
    game = voltable.new_game(edition, players=["Ana", "Bo B"], seed=3)
    bots.play_random(game, 3)
    lines = [step.line for step, _table in steps(game)]
    done = program(
        "play", "board", "--edition", edition, "--players", "Ana,Bo B", "--seed", 3, "--save", "game",
        environment=surroundings(tmp_path), input="\n".join(lines) + "\n",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert moves_in(tmp_path / "games" / "game.vtl") == lines


@pytest.mark.parametrize("lines", [(), ("p",), ("p", "coal2")])
def test_ctrl_c_leaves_and_loses_nothing(tmp_path, lines):
    """At the prompt and in a plan."""
    window, path = resumed(tmp_path, board_reached("fuel", WITH_BOTS))
    with window:
        window.wait_for(PROMPT)
        for line in lines:
            window.answer(line)
        before = path.read_bytes()
        window.interrupt()
        window.wait_for("voltable resume game")
        assert window.code() == 130 and "Traceback" not in window.raw
    assert path.read_bytes() == before


@pytest.mark.parametrize("stage", ["place", "mark", "draft region", "bid", "build", "run"])
def test_a_game_is_gone_on_with_where_it_was_left(tmp_path, stage):
    """The same question again, and q leaves with the command to go on."""
    names = "Ana bot:greedy" if stage == "place" else WITH_BOTS
    options = {"mark": {"starting_cities": True}, "draft region": {"regions": "draft"}}.get(stage, {})
    game = board_reached(stage, names, **options)
    for _ in range(2):
        window, path = resumed(tmp_path, game)
        with window:
            said = window.wait_for(PROMPT)
            assert said.endswith(f"{stage.split()[-1]}>")
            assert "voltable resume game" in window.answer("q", "voltable resume game")
        assert game_in(path).hash() == game.hash()

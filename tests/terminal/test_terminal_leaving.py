"""Leaving in every way: nothing is lost."""

import random

import pytest

from kit.terminal.keyboard import END, PEOPLE, WIDE, WITH_BOTS, resumed, started, verified
from kit.terminal.terminal import MAIN, PROMPT, QUESTION, Terminal, game_in, moves_in, reached, surroundings
from voltable_host.terminal.menu import entries


def slow(what: str) -> str:
    """The program with bots that think for a minute, so that there is time to interrupt them."""
    patch = f"from voltable_host.terminal.session import Session; import time; Session.{what} = "
    return patch + "lambda *more: (print('thinking', flush=True), time.sleep(60)); " + MAIN


@pytest.mark.parametrize("lines", [(), ("bid 2 max",), ("p",), ("p", "coal2")])
def test_ctrl_c_leaves_and_loses_nothing(tmp_path, lines):
    """At the prompt and in a plan: exit code 130, the command to go on, and the game as it was."""
    window, path = started(tmp_path, PEOPLE, "--seed", 7)
    with window:
        window.wait_for(PROMPT)
        for line in ("1", *lines):
            window.answer(line)
        before = path.read_bytes()
        window.interrupt()
        window.wait_for("voltable resume game")
        assert window.code() == 130
        assert "Traceback" not in window.raw
    assert path.read_bytes() == before


def test_ctrl_c_while_bots_think(tmp_path):
    """What they had not decided is decided later."""
    window, path = started(tmp_path, WITH_BOTS, "--seed", 7, code=slow("let_bot_move"))
    with window:
        window.wait_for(PROMPT)
        window.answer("1", "thinking")
        assert moves_in(path) == ["Ana open 3a 1"]
        window.interrupt()
        window.wait_for("voltable resume game")
        assert window.code() == 130
        assert "Traceback" not in window.raw
    assert moves_in(path) == ["Ana open 3a 1"]
    with Terminal(*WIDE, "resume", environment=surroundings(tmp_path)) as window:
        window.wait_for(PROMPT)
        assert len(moves_in(path)) > 1


def test_ctrl_d_q_quit_and_exit_leave(tmp_path):
    """Exit code 0, the command to go on, the game as it was."""
    for keys in ("\x04", "q\r", "quit\r", "exit\r", "p\r\x04", "p\rexit\rexit\r"):
        window, path = resumed(tmp_path, reached("buy", WITH_BOTS))
        with window:
            window.wait_for(PROMPT)
            before = path.read_bytes()
            window.press(keys)
            window.wait_for("voltable resume game")
            assert window.code() == 0
        assert path.read_bytes() == before


def test_a_closed_window_loses_nothing(tmp_path):
    """The program ends, and the game goes on elsewhere."""
    window, path = started(tmp_path, PEOPLE, "--seed", 7)
    with window:
        window.wait_for(PROMPT)
        window.answer("1")
        before = path.read_bytes()
        window.hang_up()
        assert window.code() != 0
    assert path.read_bytes() == before
    with Terminal(*WIDE, "resume", environment=surroundings(tmp_path)) as window:
        assert "Bo, it is your turn" in window.wait_for(PROMPT)


def test_a_killed_program_loses_at_most_the_move_it_had_not_shown(tmp_path):
    """Fifteen times at any moment: what was seen is there, and the game goes on."""
    chance = random.Random(7)
    window, path = started(tmp_path, WITH_BOTS, "--seed", 7)
    for _ in range(15):
        with window:
            window.wait_for(QUESTION)
            for _line in range(chance.randrange(4)):
                window.answer("1", END)
            seen = path.read_bytes()
            if "voltable replay" in window.said():
                break
            assert shows_menu_of(window, game_in(path))
            window.type("1")
            window.read(chance.uniform(0, 0.02))
            window.kill()
            assert window.code() == -9
        assert path.read_bytes().startswith(seen)
        window = Terminal(*WIDE, "resume", "game", environment=surroundings(tmp_path))
    with window:
        window.wait_for(END)
    assert len(moves_in(path)) > 30 and verified(tmp_path, path)


def shows_menu_of(window, game) -> bool:
    """The file is as far as the screen; a question with yes or no stands before the move."""
    menu = [f"{number}) {entry.label}" for number, entry in enumerate(entries(game), 1)]
    return window.said().endswith("(y/n)") or all(label in window.said() for label in menu)

"""Two thousand random games with the checker after every move, two hundred of them alike on every interpreter."""

import itertools
import os
import subprocess
import sys

import pytest

from kit.games.random_games import line_of, mover, new_random_game, play
from kit.games.rare_games import WITNESSES
from kit.interpreters.both_interpreters import FINDERS, MISSING, interpreters
from kit.interpreters.micropython_run import ROOT, SOURCES, with_sources
from kit.patience import PATIENCE
from voltable.bots import random_bot as bots

GAMES = 2000  # every other one a card game, the rest board games
CHUNK = 40
FEW = 20  # in one test for all interpreters
SHARED = 200  # also played under MicroPython
CHECKED = 80  # there with the checker as well
SIX_EAGER = range(68, 80_000, 100)  # card games of six who buy whatever they can
SECONDS = 5 * PATIENCE
HEAP = "heapsize=16m"  # both referees, five boards, and the ways between the cities of many regions


def played_here(first, count) -> list[str]:
    """The lines of these games on CPython, with the checker after every move."""
    lines = []
    for number in range(first, first + count):
        try:
            lines.append(line_of(number, checked=True))
        except Exception as error:
            raise AssertionError(f"game {number}: python tools/fuzz.py --seed {number} --games 1") from error
    return lines


@pytest.mark.parametrize("first", range(SHARED, GAMES, CHUNK))
def test_a_random_game_keeps_every_invariant(first):
    assert len(played_here(first, CHUNK)) == CHUNK


def runs_short(number) -> bool:
    """Whether a place of the plant market stays empty in this game."""
    game = new_random_game(number)
    move = mover(number)
    dice = bots.random_dice(number)
    while not game.over:
        game.play(move(game.choices(), dice))
    return len(game.view()["plants"]["current"]) < 6


def test_the_plant_deck_may_run_out():
    """Ruling R-15 is rare: six players must buy a plant in nearly every round."""
    rare = list(itertools.islice(filter(runs_short, SIX_EAGER), 3))
    assert len(rare) == 3
    for number in rare:
        assert play(number, lambda action, state_hash: None).table.ran_short


@pytest.mark.parametrize("number", sorted({number for _, number in WITNESSES}))
def test_what_seldom_happens_on_a_board_does(number):
    happened = play(number, lambda action, state_hash: None).table.rare
    assert {what for what, witness in WITNESSES if witness == number} <= happened


def played(interpreter, first, count, *words):
    """What an interpreter prints about these games."""
    path = FINDERS[interpreter]()
    assert path, MISSING.format(interpreter)
    command = [path, "-X", HEAP, "tests/kit/games/random_games.py", str(first), str(count), *words]
    environment = {**os.environ, "MICROPYPATH": SOURCES}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=SECONDS)
    assert done.returncode == 0, with_sources(done.stdout + done.stderr)
    return done.stdout.splitlines()


def first_difference(interpreter, number):
    """The first move after which the game differs."""
    command = [sys.executable, "tests/kit/games/random_games.py", str(number), "1", "moves"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(SOURCES.split(":")[:-1])}
    here = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True).stdout
    for ours, theirs in zip(here.splitlines(), played(interpreter, number, 1, "moves")):
        if ours != theirs:
            return f"game {number}, {interpreter}: {theirs}, on CPython {ours}"
    return f"game {number} ends differently under {interpreter}"


def hold_against_cpython(first, *words):
    """Every game keeps every invariant here, and has the same hash after every move on every MicroPython."""
    here = played_here(first, FEW)
    for interpreter in interpreters():
        there = played(interpreter, first, FEW, *words)
        assert len(there) == len(here) == FEW
        for number, (ours, theirs) in enumerate(zip(here, there), first):
            assert ours == theirs, first_difference(interpreter, number)


@pytest.mark.parametrize("first", range(CHECKED, SHARED, FEW))
def test_every_hash_is_the_same_under_micropython(first):
    hold_against_cpython(first)


@pytest.mark.parametrize("first", range(0, CHECKED, FEW))
def test_the_checker_agrees_under_micropython(first):
    hold_against_cpython(first, "check")


def test_a_difference_is_named_by_its_first_move(monkeypatch):
    monkeypatch.setitem(globals(), "played", lambda *_: ["7 1 (4, 0, 1) 0123456789abcdef"])
    assert first_difference("micropython", 7).startswith("game 7, micropython: 7 1 (4, 0, 1)")

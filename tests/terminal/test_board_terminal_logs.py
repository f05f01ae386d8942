"""The logs of board games: replayed by phases, shown, counted, exported, verified; and what cannot be begun."""

import json
import re
from functools import cache

import pytest
from click.testing import CliRunner

import voltable
from kit.games.keen_board import building_move
from kit.terminal.board_keyboard import board_reached
from kit.terminal.terminal import saved
from voltable.bots.random_bot import random_dice
from voltable.engine.words import OBSOLETE
from voltable.plants.events import PlantDrawn, PlantRemoved
from voltable_host.cli import voltable as command
from voltable_host.saves.history import came_to_light

PEOPLE = "Ana Bo Cy"
SPECIAL = {"regions": ["west", "southwest", "northwest"], "demolition": True, "starting_cities": True}


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """Settings and games of its own for each test."""
    monkeypatch.setenv("VOLTABLE_HOME", str(tmp_path))
    monkeypatch.setenv("VOLTABLE_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")


def run(*arguments, code=0):
    """A command's result, left at its first question; its exit code has to be the expected one."""
    result = CliRunner().invoke(command, [str(argument) for argument in arguments], input="q\n")
    assert result.exit_code == code, (result.output, result.exception)
    return result


@cache
def finished(special=False):
    """A game that is over."""
    game = voltable.new_game("recharged", None, ["Ana", "Bo", "Cy"], 4, None, SPECIAL if special else {})
    chance = random_dice(4)
    while not game.over:
        game.play(building_move(game.choices(), chance))
    return game


@pytest.mark.parametrize(("place", "phase"), [
    ("R3.1", "auction"), ("R3.2", "auction"), ("R3.3", "fuel"), ("R3.4", "build"), ("R3.5", "bureaucracy"),
    ("R3", "auction"),
])  # fmt: skip
def test_a_replay_goes_to_a_phase_by_its_number(tmp_path, place, phase):
    """The order is set by itself, so 1 is where the round begins."""
    shown = run("replay", saved(finished(), tmp_path), "--to", place, "--json")
    last = json.loads(shown.stdout.splitlines()[-1])
    assert (last["round"], last["phase"]) == (3, phase)


def test_a_place_that_is_not_in_the_game_is_said(tmp_path):
    """With the places there are."""
    path = saved(finished(), tmp_path)
    for place in ("R3.6", "R99.4", "R0.1", "x"):
        shown = run("replay", path, "--to", place, code=2)
        assert "is not in this game" in shown.stderr or "is no place in a game" in shown.stderr


def test_a_replay_tells_the_whole_game(tmp_path):
    """Cities with what they cost, everybody's cities after each round, and the result."""
    told = run("replay", saved(finished(), tmp_path), "--step", "round").stdout
    assert re.search(r"connects \S+ for \d+ Elektro: \d+ and \d+ for the\s+way", told) and " powers " in told
    assert re.search(r"money +cities +income +plants", told)
    assert "Ana buys no more fuel." in told and "Ana connects no more cities." in told
    ending = " ".join(told[told.index("The game is over") :].split())
    assert "Ana wins. Ana, Bo: 10 cities powered each; money decides: 8 to 1." in ending


def test_a_replay_says_whose_network_it_shows(tmp_path):
    """Nobody who looks on is addressed."""
    told = run("replay", saved(finished(), tmp_path), "--to", "R5.4").stdout
    assert re.search(r"network of (Ana|Bo|Cy): ", told) and "your network" not in told


def test_a_log_is_shown_counted_and_verified(tmp_path):
    """The moves as they are written, what was paid for cities, and that all of it is right."""
    path = saved(finished(), tmp_path)
    shown = run("log", "show", path).stdout
    assert "Round 1 - auction" in shown and "Round 2 - build" in shown and " build " in shown and " fuel " in shown
    counted = run("log", "stats", path).stdout
    assert "paid for cities" in counted and "cities powered" in counted and "points" not in counted
    assert "paid_for_cities" in run("log", "stats", path, "--json").stdout
    assert "ok" in run("log", "verify", path).stdout
    assert "first: " in run("log", "list").stdout


@pytest.mark.parametrize("special", [False, True])
def test_an_exported_log_comes_back_byte_by_byte(tmp_path, special):
    """With the options it was played with; a log that names another edition is refused."""
    path = saved(finished(special), tmp_path)
    exported, back = tmp_path / "game.json", tmp_path / "back.vtl"
    exported.write_text(run("log", "export", path).stdout, encoding="utf-8")
    run("log", "import", exported, back)
    assert back.read_bytes() == path.read_bytes()
    exported.write_text(exported.read_text(encoding="utf-8").replace('"recharged"', '"classic"'), encoding="utf-8")
    assert run("log", "import", exported, tmp_path / "other.vtl", code=1).stderr


def test_moves_for_a_spreadsheet_name_cities(tmp_path):
    """With round and phase."""
    rows = run("log", "export", saved(finished(), tmp_path), "--csv").stdout.splitlines()
    assert rows[0] == "record,round,phase,seat,name,move" and any(",build," in row for row in rows)


def test_a_damaged_log_is_found_out(tmp_path):
    """By its record."""
    path = saved(board_reached("build", PEOPLE), tmp_path)
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    path.write_bytes(data)
    for words in (("log", "verify"), ("resume",), ("replay",)):
        assert "record" in run(*words, path, code=1).output.lower()


def test_a_plant_that_leaves_as_it_is_drawn_has_come_to_light():
    """Nobody may take back a move that turned it up; what lay in the market was seen before."""
    assert came_to_light(PlantDrawn(9), ()) and came_to_light(PlantRemoved(9, OBSOLETE), (1, 2))
    assert not came_to_light(PlantRemoved(1, OBSOLETE), (1, 2))


@pytest.mark.parametrize(("arguments", "told"), [
    (("board", "--edition", "atlantis"), "'atlantis' is not one of 'classic', 'central_europe', 'recharged'"),
    (("board", "--board", "mars"), "There is no board mars for this edition. There are: germany, usa."),
    (("board", "--edition", "central_europe", "--board", "usa"), "There are: central_europe."),
    (("board", "--option", "regions=west,south"), "Those are 2 regions: so many players need 3"),
    (("board", "--option", "regions=west,west,south"), "each named once"),
    (("board", "--option", "regions=west,south,atlantis"), "There is no region atlantis. There are: east,"),
    (("board", "--option", "regions=northeast,west,south"), "cut off from the others"),
    (("board", "--option", "atlantis=1"), "There is no option atlantis. There are: demolition, regions,"),
    (("board", "--option", "garbage_start=7"), "The option garbage_start cannot be 7"),
    (("board", "--option", "demolition=perhaps"), "The option demolition cannot be perhaps"),
    (("board", "--edition", "classic", "--option", "starting_cities=true"), "There is no option starting_cities"),
    (("board", "--players", "7"), "It takes 2 to 6"),
    (("board", "--players", "Ana,bot:sharp"), "There is no bot sharp. There are: random, greedy, steady."),
    (("card", "--board", "usa"), "The card game has no editions and no boards. Say: voltable play board"),
    (("--edition", "classic"), "The card game has no editions and no boards. Say: voltable play board"),
])  # fmt: skip
def test_what_cannot_be_played_is_said_clearly(tmp_path, arguments, told):
    """As wrong usage: what is wrong, what there is instead; and no file is left."""
    players = () if "--players" in arguments else ("--players", "Ana,Bo,Cy")
    done = run("play", *arguments, *players, code=2)
    assert told in done.stderr and not done.stdout
    assert not list(tmp_path.glob("games/*.vtl"))


def test_regions_are_named_in_any_order(tmp_path):
    """Small or large; the game has just these."""
    done = run("play", "board", "--players", "Ana,Bo,Cy", "--option", "regions=West,southwest, NORTHWEST", "--json")
    assert json.loads(done.stdout.splitlines()[0])["view"]["regions"] == ["northwest", "southwest", "west"]

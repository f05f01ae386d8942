"""Commands that look at a game take the newest one where none is named, and say which."""

import json
import os

import pytest
from click.testing import CliRunner

import voltable
from voltable_host.cli import voltable as command

AGES = {"first": 1, "second": 2, "third": 3, "table": 4}  # the larger, the newer


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """Three games and a table; nothing of the user's own."""
    monkeypatch.setenv("VOLTABLE_HOME", str(tmp_path))
    games = tmp_path / "games"
    games.mkdir()
    over = voltable.new_game("card", players=["Ana", "Bo"], seed=3)
    while not over.over:
        over.play(over.choices()[0])
    keep(games, "first", voltable.new_game("card", players=["Ana", "Bo"], seed=1))
    keep(games, "second", voltable.new_game("classic", players=["Ana", "Bo"], seed=2))
    keep(games, "third", over)
    return games


def keep(games, name: str, game) -> None:
    """A saved game of a certain age."""
    path = games / f"{name}.vtl"
    path.write_bytes(game.dump())
    os.utime(path, (1_700_000_000 + AGES[name],) * 2)


def run(*words: str, code: int = 0):
    """A command with the exit code it has to have."""
    result = CliRunner().invoke(command, words)
    assert result.exit_code == code, (result.output, result.exception)
    return result


def hash_of(games, name: str) -> str:
    """How a saved game stands."""
    return voltable.load((games / f"{name}.vtl").read_bytes()).hash()


@pytest.mark.parametrize("words", [("replay",), ("log", "show"), ("log", "stats"), ("log", "export", "--csv")])
def test_the_newest_game_is_looked_at_over_or_not(words):
    """The same as by its name; what is said of it stands beside the data, and not where only the data is asked for."""
    named = run(*words, "third")
    newest = run(*words)
    assert newest.stdout == named.stdout
    assert newest.stderr == "The newest game: third\n" + named.stderr
    assert run(*words, "-q").stderr == run(*words, "third", "-q").stderr


def test_a_table_may_be_the_newest(home):
    """It can be looked at as well."""
    keep(home, "table", voltable.new_table("classic", players=["Cy", "Dora"], seed=1))
    assert run("replay").stderr.startswith("The newest game: table\n")
    assert json.loads(run("log", "export").stdout)["hash"] == hash_of(home, "table")


def test_a_game_goes_on_where_one_is_not_over():
    """The newest of those, and it is told."""
    assert "The newest game: second\n" in run("resume").stderr
    assert "The newest game" not in run("resume", "second").stderr


def test_a_board_is_shown_of_the_newest_game_that_has_one(home):
    """Newer games of cards, and tables, have none."""
    keep(home, "table", voltable.new_table("classic", players=["Cy", "Dora"], seed=1))
    for more in ((), ("--for", "Ana")):
        shown = run("board", "show", *more)
        assert shown.stdout == run("board", "show", "second", *more).stdout
        assert shown.stderr == "The newest game: second\n"


def test_where_no_game_is_saved_the_first_command_is_told(home):
    """Nothing wrong was typed."""
    for path in home.iterdir():
        path.unlink()
    for words in (("replay",), ("log", "show"), ("log", "stats"), ("log", "export"), ("resume",)):
        assert "Start one: voltable play" in run(*words, code=1).stderr
    assert "Name a game, or a board" in run("board", "show", code=2).stderr

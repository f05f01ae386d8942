"""A wrong value is wrong usage, exit code 2, whichever option or argument of whichever command it was meant for."""

import shlex

import click
import pytest
from click.testing import CliRunner

import voltable
from find_words import commands
from voltable_host.cli import voltable as command
from voltable_host.shell import SHARED

LEAVES = {path: leaf for path, leaf in commands() if not isinstance(leaf, click.Group)}
# What each command needs besides, so that nothing but the one value is wrong; none of it starts anything long.
BESIDES = {
    "replay": "mygame", "table new": "classic --players 3", "table set": "Ana 1",
    "calc bank": "--need coal3 --market 2:c1",
    "calc fuel": "coal3 --market 2:c3", "calc payout": "12", "calc power": "12 --fuel c3", "calc route": "--to Essen",
    "calc storage": "12", "bots match": "greedy random --games 2", "bots show": "greedy", "log export": "mygame",
    "log import": "game.json new.vtl", "log repair": "games/mygame.vtl new.vtl", "log show": "mygame",
    "log stats": "mygame", "log verify": "mygame", "simulate": "card", "device config get": "lang",
    "device config set": "lang=cs", "cards check": "game.json", "board check": "game.json", "config set": "lang cs",
    "completion": "bash",
}  # fmt: skip
# Where a value is of no type that click knows; another where the command takes it otherwise.
WRONG = {
    "--players": "1", "--board": "atlantis", "--option": "atlantis=1", "--cards": "nowhere.json", "--game": "nowhere",
    "--need": "xyzzy", "--market": "xyzzy", "--singles": "xyzzy", "--stored": "xyzzy", "--plants": "xyzzy",
    "--fuel": "xyzzy", "--to": "xyzzy", "--own": "xyzzy", "--regions": "xyzzy", "--taken": "xyzzy", "--full": "xyzzy",
    "--profile": "xyzzy",
    "resume --board": "nowhere.json", "replay --board": "nowhere.json", "log --board": "nowhere.json",
    "board show --for": "--for Zoe mygame", "calc route --seat": "--seat Zoe --game myboard",
    "board show --cards": "--cards nowhere.json myboard", "calc route --cards": "--cards nowhere.json --game myboard",
    "calc route --game": "nowhere", "table bank --need": "--need xyzzy --market 2:c1",
    "table bank --market": "--market xyzzy --need coal3",
    "table bank --singles": "--singles xyzzy --need coal3 --market 2:c1",
    "calc bank --plants": "xyzzy --need ''",
}  # fmt: skip
# Any text will do: a place where something is written, or one that may be there tomorrow.
ANYTHING = ("--save", "--svg", "--pty", "--screenshot", "--folder", "--drive", "--forget")
PORTS = ("--port", "--device")  # a port that is not there is no device: exit code 3
# Arguments in place of those above.
WRONG_ARGUMENTS = {
    "play": "crad", "resume": "nowhere", "replay": "nowhere", "table new": "chess --players 3", "table set": "Zoe 1",
    "table undo": "0", "calc fuel": "xyzzy --market 2:c3", "calc payout": "xyzzy", "calc power": "xyzzy --fuel c3",
    "calc storage": "xyzzy", "board check": "nowhere.json", "board show": "nowhere", "rules": "xyzzy",
    "bots match": "greedy deep", "bots show": "deep", "log export": "nowhere", "log import": "nowhere.json new.vtl",
    "log repair": "nowhere.vtl new.vtl", "log show": "nowhere", "log stats": "mygame nowhere",
    "log verify": "mygame nowhere", "simulate": "chess", "device config get": "xyzzy", "device config set": "xyzzy=1",
    "device flash": "nowhere.uf2", "device sync": "nowhere", "device wiring": "xyzzy", "cards check": "nowhere.json",
    "config get": "xyzzy", "config set": "xyzzy 1", "completion": "bsh",
}  # fmt: skip
# A line of a game, which the rules refuse with exit code 1; a folder and a file that are made.
NO_VALUES = ("table next", "device backup", "cards enter")


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """A folder with a game of each kind and the newest a table; nothing of the user's own."""
    monkeypatch.setenv("VOLTABLE_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "games").mkdir()
    (tmp_path / "game.json").write_text("{}")
    for name, game in (
        ("mygame", voltable.new_game("card", players=["Ana", "Bo"], seed=1)),
        ("myboard", voltable.new_game("classic", players=["Ana", "Bo"], seed=1)),
        ("mytable", voltable.new_table("classic", players=["Ana", "Bo"], seed=1)),
    ):
        (tmp_path / "games" / f"{name}.vtl").write_bytes(game.dump())
    return tmp_path


def run(words: str):
    """The command to its end, with nothing on stdin."""
    return CliRunner().invoke(command, shlex.split(words), input="")


def is_argument(param: click.Parameter) -> bool:
    """It stands at its place, without a name."""
    return isinstance(param, click.Argument)


def options():
    """Every option of every command that takes a value, but for those that all commands have."""
    for path, leaf in LEAVES.items():
        for param in leaf.params:
            if isinstance(param, click.Option) and not param.is_flag and param.name not in SHARED:
                yield path, param


def wrong(path: str, option: click.Option) -> str | None:
    """The option with a value that it cannot have; None where there is none."""
    name = option.opts[-1]
    keys = [f"{' '.join(path.split()[:length])} {name}" for length in range(len(path.split()), 0, -1)]
    told = next((WRONG[key] for key in [*keys, name] if key in WRONG), None)
    if told is None and isinstance(option.type, click.Choice):
        told = "xyzzy"
    if told is None and isinstance(option.type, click.IntRange):
        told = str((option.type.min or 0) - 1)
    return None if told is None else told if told.startswith("--") else f"{name} {told}"


CASES = [pytest.param(path, option, id=f"{path} {option.opts[-1]}") for path, option in options()]


@pytest.mark.parametrize(("path", "option"), CASES)
def test_a_wrong_value_of_an_option_is_wrong_usage(path, option, home):
    """And nothing is begun."""
    if option.opts[-1] in ANYTHING + PORTS:
        return
    asked = wrong(path, option)
    assert asked, "which value would be wrong?"
    told = run(f"{path} {BESIDES.get(path, '')} {asked}")
    assert told.exit_code == 2, (told.output, told.exception)
    assert "Error: " in told.stderr and told.stdout == ""
    assert sorted(file.stem for file in (home / "games").iterdir()) == ["myboard", "mygame", "mytable"]


@pytest.mark.parametrize(("path", "option"), CASES)
def test_an_option_that_is_no_option_is_wrong_usage(path, option):
    """One letter is missing: the right one is asked for."""
    name = option.opts[-1]
    told = run(f"{path} {BESIDES.get(path, '')} {name[:-2]}{name[-1]}{name[-2]} x")
    assert told.exit_code == 2
    assert f"Did you mean: {name}" in told.stderr or len(name) < 7, told.stderr


@pytest.mark.parametrize("path", [path for path, leaf in LEAVES.items() if any(map(is_argument, leaf.params))])
def test_a_wrong_argument_is_wrong_usage(path):
    """Names of games, topics, keys, bots, files, and all that is chosen from a list."""
    if path in NO_VALUES:
        return
    told = run(f"{path} {WRONG_ARGUMENTS[path]}")
    assert told.exit_code == 2, (told.output, told.exception)
    assert "Error: " in told.stderr


@pytest.mark.parametrize("path", LEAVES)
def test_what_all_commands_take_is_checked_everywhere(path):
    """A language, and flags that have no value."""
    for asked in ("--lang xx", "--json=1", "--plian"):
        told = run(f"{path} {BESIDES.get(path, '')} {asked}")
        assert told.exit_code == 2, (told.output, told.exception)


@pytest.mark.parametrize("path", [path for path, leaf in commands() if isinstance(leaf, click.Group)])
def test_a_command_that_is_no_command_is_wrong_usage(path):
    """At every level of the tree."""
    told = run(f"{path} xyzzy")
    assert told.exit_code == 2 and "No such command 'xyzzy'." in told.stderr


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ("play --seed x", 2), ("play --seed 4294967296", 2), ("play --players Ana,Ana", 2), ("play --players 99", 2),
        ("play --players Ana,bot:stedy", 2), ("play --option demolition=ture", 2), ("play --option demolition", 2),
        ("play board --option regions=west,wst,south", 2), ("play --option cards=x", 2), ("play --board usa", 2),
        ("table new card --players 3 --depth market", 2), ("table set Ana 99", 2), ("table set Ana x", 2),
        ("table status --game mygame", 2), ("resume mytable", 2), ("board show mytable", 2),
        ("replay mygame --to R9", 2),
        ("config set lang cz", 2), ("config set plain perhaps", 2), ("config set players Ana", 2),
        ("config set name Ana,Bo", 2), ("device config set brightness=999", 2), ("device config set lang", 2),
        ("device config set display=xyzzy", 2), ("simulate classic --bot sharp", 2), ("simulate card --players x", 2),
        ("table next xyzzy", 1), ("table next city 99", 1), ("table undo 9", 1), ("log verify games", 1),
        ("cards check game.json", 1), ("board check game.json", 1), ("simulate card --cards game.json", 1),
        ("table set coal 3", 1), ("device doctor --port nowhere", 3), ("device sync --port nowhere", 3),
        ("table next done --device nowhere", 3),
    ],
)  # fmt: skip
def test_what_goes_wrong_later_has_a_code_of_its_own(asked, code):
    """1 what the rules forbid or a check does not find right, 3 no device; 2 for what was typed."""
    told = run(asked)
    assert told.exit_code == code, (told.output, told.exception)

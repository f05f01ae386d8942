"""Games as files and as scripts: what is damaged, foreign, locked or full, and play without a terminal."""

import errno
import json
import os
import random
import shlex
import string

import pytest
from click.testing import CliRunner

import voltable
from kit.terminal.terminal import PROMPT, ROOT, Terminal, game_in, moves_in, program, reached, saved, surroundings
from voltable import notation
from voltable.engine.forced import forced
from voltable.engine.game import Game
from voltable.engine.verbs import OPEN_AMOUNT
from voltable_host.cli import voltable as command
from voltable_host.saves import save_file

WITH_BOTS = "Ana bot:steady bot:greedy"
PEOPLE = "Ana Bo Cy"


def resume(home, *arguments, **options):
    """`voltable resume` without a terminal."""
    return program("resume", *arguments, environment=surroundings(home), **options)


def refused(result, code=1) -> str:
    """A sentence on stderr with a full stop or a command behind it, this exit code, and nothing on stdout."""
    assert result.returncode == code, result.stderr
    assert "Traceback" not in result.stderr and result.stdout == ""
    assert len(result.stderr.strip()) > 20
    return " ".join(result.stderr.split())


# Files that cannot be played on.


def test_a_damaged_game_is_refused_with_the_remedy(tmp_path):
    """In the middle, so that it is no torn end; the file stays as it is, and the remedy works."""
    path = saved(reached("scrap", WITH_BOTS), tmp_path)
    damaged = bytearray(path.read_bytes())
    damaged[len(damaged) // 2] ^= 4
    path.write_bytes(damaged)
    said = refused(resume(tmp_path, "game"))
    assert "damaged" in said and "voltable log repair" in said
    assert path.read_bytes() == damaged
    new = tmp_path / "games" / "new.vtl"
    assert program("log", "repair", path, new, environment=surroundings(tmp_path)).returncode == 0
    assert resume(tmp_path, "new").returncode == 0


def test_a_torn_end_is_mended(tmp_path):
    """As after a power cut: told, kept beside it, and played on."""
    path = saved(reached("buy", WITH_BOTS), tmp_path)
    moves, torn = moves_in(path), path.read_bytes()[:-3]
    path.write_bytes(torn)
    with Terminal(100, 50, "resume", "game", environment=surroundings(tmp_path)) as window:
        assert "cut off" in window.wait_for(PROMPT)
    assert path.with_name("game.vtl.bad").read_bytes() == torn
    assert moves_in(path)[: len(moves) - 1] == moves[:-1]


def test_a_game_of_another_card_set_is_refused_with_the_remedy(tmp_path):
    """--cards names the set; without it, and without the copy that this computer keeps, nothing is touched."""
    data = json.loads((ROOT / "tools/data/cardgame.json").read_text(encoding="utf-8"))
    next(row for row in data["plants"] if row["number"] == 37)["income"] = 18
    own = tmp_path / "own.json"
    own.write_text(json.dumps(data), encoding="utf-8")
    environment = surroundings(tmp_path)
    asked = ("play", "--players", "Ana,Bo", "--seed", 7, "--save", "game", "--cards", own)
    assert program(*asked, environment=environment, input="q\n").returncode == 0
    path = tmp_path / "games" / "game.vtl"
    before = path.read_bytes()
    (copy,) = (tmp_path / "cards").iterdir()
    copy.unlink()
    assert "--cards" in refused(resume(tmp_path, "game"))
    assert path.read_bytes() == before
    assert resume(tmp_path, "game", "--cards", own, input="q\n").returncode == 0


def test_a_game_of_a_newer_version_is_refused_with_the_remedy(tmp_path):
    """The file says so itself, in its thirteenth byte."""
    path = saved(reached("buy", WITH_BOTS), tmp_path)
    before = bytearray(path.read_bytes())
    before[12] = 99
    path.write_bytes(before)
    said = refused(resume(tmp_path, "game"))
    assert "newer version" in said and "Update" in said
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"", b"VTL1", b"hello" * 100, bytes(300)])
def test_a_file_that_is_no_game_is_refused(tmp_path, content):
    """With the command that lists those that are."""
    path = saved(reached("buy", WITH_BOTS), tmp_path)
    path.write_bytes(content)
    assert "voltable" in refused(resume(tmp_path, "game"))
    assert path.read_bytes() == content


def test_a_game_is_played_in_one_window_only(tmp_path):
    """The second is told to close the first, and the first goes on."""
    path = saved(reached("buy", WITH_BOTS), tmp_path)
    with Terminal(100, 50, "resume", "game", environment=surroundings(tmp_path)) as window:
        window.wait_for(PROMPT)
        before = path.read_bytes()
        assert "another window" in refused(resume(tmp_path, "game"))
        assert path.read_bytes() == before
        window.answer("1")
        assert path.read_bytes() != before


@pytest.mark.parametrize("arguments", [("play", "--players", "4"), ("resume",), ("resume", "x")])
def test_a_folder_that_cannot_be_written_is_told_with_the_remedy(tmp_path, arguments):
    """A folder below a file: not even root can write there."""
    (tmp_path / "file").write_text("in the way")
    result = program(*arguments, environment=surroundings(tmp_path, VOLTABLE_HOME=str(tmp_path / "file")))
    assert "voltable" in refused(result)


def test_a_file_that_is_there_is_never_written_over(tmp_path):
    """--save with a taken name."""
    path = saved(reached("buy", WITH_BOTS), tmp_path)
    before = path.read_bytes()
    for name in ("game", path):
        result = program("play", "--players", "4", "--save", name, environment=surroundings(tmp_path))
        assert "already" in refused(result)
    assert path.read_bytes() == before


def test_names_that_no_file_can_have(tmp_path):
    """Wrong usage in a sentence, whatever is asked for."""
    for name in ("", "x" * 300, "no/such/folder/game", "/dev/null", "a\nb", "..", "~", "-"):
        result = program("resume", "--", name, environment=surroundings(tmp_path))
        refused(result, code=2)


@pytest.mark.parametrize("name", ["evening", "elsewhere/evening.vtl", "two words", "elsewhere/two words"])
def test_the_command_that_goes_on_is_told_so_that_it_works(tmp_path, name):
    """Wherever the game is saved and whatever it is called."""
    (tmp_path / "elsewhere").mkdir()
    environment = surroundings(tmp_path)
    save = tmp_path / name if "/" in name else name
    left = program("play", "--players", "Ana,Bo", "--save", save, environment=environment, input="q\n")
    assert left.returncode == 0
    _voltable, *told = shlex.split(left.stderr[left.stderr.index("voltable resume") :])
    assert "Ana, Bo" in program(*told, environment=environment, input="q\n").stderr


# Disks that fail, in process.


def play_in_process(home, monkeypatch, arguments, typed):
    """The command with these lines from stdin; tests put the trouble in its way."""
    for name, value in surroundings(home).items():
        monkeypatch.setenv(name, value)
    return CliRunner().invoke(command, [str(argument) for argument in arguments], input=typed)


@pytest.mark.parametrize(
    ("number", "words"),
    [(errno.ENOSPC, "no room"), (errno.EROFS, "must not be written"), (errno.EIO, "Check the disk")],
)
def test_a_disk_that_fails_in_mid_game_takes_the_move_back(tmp_path, monkeypatch, number, words):
    """After half a record: a sentence with the remedy, exit code 1, the file whole and with all that was shown."""
    path = saved(reached("buy", PEOPLE), tmp_path)
    writes, good = [], path.read_bytes()

    def write(file, data):
        writes.append(data)
        if len(writes) == 3:
            really_write(file, data[: len(data) // 2])
            raise OSError(number, os.strerror(number))
        return really_write(file, data)

    really_write = os.write
    monkeypatch.setattr(save_file.os, "write", write)
    result = play_in_process(tmp_path, monkeypatch, ("resume", "game"), "1\ndone\n1\n1\n1\n1\n")
    monkeypatch.setattr(save_file.os, "write", really_write)
    assert result.exit_code == 1 and words in result.output
    assert path.read_bytes() == good + writes[0] + writes[1]
    assert resume(tmp_path, "game").returncode == 0


def test_a_disk_that_is_full_at_once_leaves_no_file(tmp_path, monkeypatch):
    """Nothing half-made lies about."""

    def write(file, data):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patched:
        patched.setattr(save_file.os, "write", write)
        result = play_in_process(tmp_path, patched, ("play", "--players", "Ana,Bo", "--save", "game"), "1\n")
    assert result.exit_code == 1 and "no room" in result.output
    assert list((tmp_path / "games").iterdir()) == []


FULL_DISK = """
import errno, os
from voltable_host.saves import save_file
def write(file, data):
    if os.path.exists({flag!r}):
        raise OSError(errno.ENOSPC, "full")
    return really_write(file, data)
really_write, os.write = os.write, write
from voltable_host.cli import main; main()
"""


def test_at_the_keyboard_a_full_disk_is_no_end(tmp_path):
    """The move is taken back; once there is room it is played again."""
    path = saved(reached("buy", WITH_BOTS), tmp_path)
    flag = tmp_path / "full"
    code = FULL_DISK.format(flag=str(flag))
    with Terminal(100, 50, "resume", "game", environment=surroundings(tmp_path), code=code) as window:
        window.wait_for(PROMPT)
        before = path.read_bytes()
        flag.touch()
        assert "no room" in window.answer("1")
        assert path.read_bytes() == before
        flag.unlink()
        window.answer("1")
        assert path.read_bytes() != before and game_in(path)
        window.type("q")
        assert window.code() == 0


# Without a terminal.


def script_of(seed: int, names: str) -> tuple[list[str], Game]:
    """A game played by the API, always the first choice, and the lines that a person would have typed."""
    game = voltable.new_game("card", None, names.split(), seed)
    lines = []
    while not game.over and len(lines) < 120:
        choices = game.choices()
        action = choices[0][:-1] if choices[0][0] in OPEN_AMOUNT else choices[0]
        if not forced(game):
            lines.append(notation.write(action, game))
        game.play(action)
    return lines, game


def test_a_script_of_moves_plays_the_same_game_as_the_api(tmp_path):
    """One line of notation a move; the log has the same moves and the same state."""
    lines, game = script_of(7, PEOPLE)
    asked = ("play", "--players", "Ana,Bo,Cy", "--seed", 7, "--save", "game")
    typed = "\n".join([*lines, "q", ""])
    result = program(*asked, environment=surroundings(tmp_path), input=typed)
    path = tmp_path / "games" / "game.vtl"
    assert result.returncode == 0
    assert list(game_in(path).log.records()) == list(game.log.records())
    assert game_in(path).hash() == game.hash()


def test_when_stdin_ends_bots_play_on(tmp_path):
    """To the result, exit code 0; with real cards nobody is there to tell them, so the game waits."""
    environment = surroundings(tmp_path)
    asked = ("play", "--players", "Ana,Bo,Cy", "--seed", 7, "--save", "game")
    result = program(*asked, environment=environment, input="open 4b 4\n")
    path = tmp_path / "games" / "game.vtl"
    assert result.returncode == 0 and game_in(path).over
    assert moves_in(path)[0] == "Ana open 4b 4"
    assert all(name in result.stdout.partition("The game is over")[2] for name in ("Ana", "Bo", "Cy"))
    asked = ("play", "--players", "Ana,Bo", "--dice", "table", "--save", "real")
    table = program(*asked, environment=environment, input="1\n")
    assert table.returncode == 0 and "voltable resume real" in table.stderr
    assert moves_in(tmp_path / "games" / "real.vtl")[0] == "first Ana"


def test_with_json_every_line_is_json(tmp_path):
    """The setup, then each move with the view after it; talk is on stderr."""
    environment = surroundings(tmp_path)
    asked = ("play", "--players", "Ana,bot:steady,bot:greedy", "--seed", 7, "--save", "game", "--json")
    typed = "h\n?\nt\nl\np coal2\nnonsense\nlang cs\nopen 4b 4\nundo\nredo\n"
    result = program(*asked, environment=environment, input=typed)
    records = [json.loads(line) for line in result.stdout.splitlines()]
    assert result.returncode == 1 and all(list(record) == ["move", "turn", "view"] for record in records)
    assert records[0]["move"] is None and records[-1]["view"]["over"]
    told = [record["move"] for record in records[1:]]
    assert [line.split()[0] for line in told].count("undo") == 2  # redo is an undo to a later record
    assert [line for line in told if not line.startswith("undo")] == moves_in(tmp_path / "games" / "game.vtl")
    assert "hint" in result.stderr


def test_with_json_at_a_keyboard_stdout_is_json_too(tmp_path):
    """The prompt goes to stderr, so that a pipe gets data only."""
    code = "import sys; sys.stdout = open({!r}, 'w', buffering=1); from voltable_host.cli import main; main()"
    out = tmp_path / "out"
    environment = surroundings(tmp_path)
    asked = ("play", "--players", "Ana,bot:steady", "--seed", 7, "--save", "game", "--json")
    with Terminal(100, 50, *asked, environment=environment, code=code.format(str(out))) as window:
        window.wait_for(PROMPT)
        for line in ("1", "h", "?", "nonsense"):
            window.answer(line)
        window.type("q")
        assert window.code() == 0
    records = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert [record["move"] for record in records[1:]] == moves_in(tmp_path / "games" / "game.vtl")


@pytest.mark.parametrize("seed", range(3))
def test_a_hundred_random_lines_never_end_in_a_traceback(tmp_path, seed):
    """Words of the game, halves of them and any characters at all, through stdin."""
    chance = random.Random(seed)
    lines = [random_line(chance) for _ in range(100)]
    asked = ("play", "--players", "Ana,Bo,bot:greedy", "--seed", seed, "--save", "game", *extra_of(seed))
    result = program(*asked, environment=surroundings(tmp_path), input="\n".join(lines))
    assert result.returncode == 1, result.stderr[-2000:]  # something was refused
    assert "Traceback" not in result.stderr
    assert game_in(tmp_path / "games" / "game.vtl")


def extra_of(seed: int) -> tuple[str, ...]:
    """Each time another kind of game."""
    return ((), ("--dice", "table"), ("--option", "hidden_money=true", "--json"))[seed]


WORDS = (
    "open bid pass drop scrap give buy run done deal first end all none max h p u l t redo undo log lang cs hu help ?"
    " Ana Bo bot:greedy coal2 coal1@2 2:gas1 oil=1 gas=2 3a 4b 5 7 8 12 0 1 2 3 4 -1 99 1 2 1 2 1"
).split()


CHARACTERS = string.printable[:95] + "ěščřžýáíé→·🙂\x00\x07\x1b\u200b"


def random_line(chance) -> str:
    """One to four words of the game, or some characters."""
    if chance.random() < 0.2:
        return "".join(chance.choice(CHARACTERS) for _ in range(chance.randrange(30)))
    return " ".join(chance.choice(WORDS) for _ in range(chance.randrange(1, 5)))

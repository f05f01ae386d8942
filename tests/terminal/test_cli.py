"""The commands that scripts use, as scripts use them."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

import voltable
from kit.patience import PATIENCE
from voltable.engine import journal
from voltable.engine.log import MOST_RECORDS
from voltable.engine.pack import pack
from voltable.engine.verbs import PASS, UNDO
from voltable_host.card_sets import kept
from voltable_host.cli import voltable as command
from words.english.refusals import LOG_ERRORS, REFUSALS

ROOT = Path(__file__).parents[2]
PATHS = os.pathsep.join(str(ROOT / folder) for folder in ("core", "cardgame", "host"))
ENVIRONMENT = os.environ | {"PYTHONPATH": PATHS}
PROGRAM = [sys.executable, "-c", "from voltable_host.cli import main; main()"]


def run(*arguments, code=0):
    """What a command prints on stdout; its exit code has to be the expected one."""
    result = CliRunner().invoke(command, [str(argument) for argument in arguments], catch_exceptions=True)
    assert result.exit_code == code, (result.output, result.exception)
    return result


def lines(*arguments) -> list[dict]:
    """The JSON lines of a command."""
    return [json.loads(line) for line in run(*arguments).stdout.splitlines()]


def program(*arguments, **options):
    """The installed command in a process of its own, so that its exit code is the real one."""
    command_line = [*PROGRAM, *map(str, arguments)]
    return subprocess.run(command_line, env=ENVIRONMENT, capture_output=True, text=True, timeout=PATIENCE, **options)


def test_simulate_prints_the_line_of_the_contract():
    """Keys, order and types; the same seed gives the same line."""
    found = lines("simulate", "card", "--players", 3, "--games", 2, "--seed", 7, "--json")
    assert [list(line) for line in found] == [["seed", "rounds", "moves", "hash", "ranking", "result"]] * 2
    assert [line["seed"] for line in found] == [7, 8]
    assert found == lines("simulate", "card", "--players", 3, "--games", 2, "--seed", 7, "--json")
    assert sorted(seat for group in found[0]["ranking"] for seat in group) == [0, 1, 2]
    assert list(found[0]["result"][0]) == ["seat", "place", "points", "powered", "money"]


@pytest.mark.parametrize("extra", [(), ("--trace",), ("--option", "demolition=true")])
def test_micropython_prints_the_same_lines(extra):
    """To the last bit, views and hashes included."""
    asked = ("simulate", "card", "--players", 2, "--games", 2, "--seed", 40, "--json", *extra)
    assert run(*asked).stdout == run(*asked, "--micropython").stdout


def test_a_trace_has_a_line_a_move():
    """First the setup with no move, then who moved, how, and the view after it."""
    found = lines("simulate", "card", "--players", 2, "--games", 1, "--seed", 3, "--trace", "--json")
    assert list(found[0]) == ["game", "move", "turn", "view"]
    assert found[0]["move"] is None and found[0]["turn"] is None
    for before, line in zip(found, found[1:]):
        assert line["move"].startswith(f"P{line['turn'] + 1} ")
        assert line["turn"] == before["view"]["turn"]
        assert line["view"]["moves"] == before["view"]["moves"] + 1
    assert found[-1]["view"]["over"]


def test_saved_games_verify_and_survive_json(tmp_path):
    """--save, log verify, log export and log import: the same bytes at the end."""
    run("simulate", "card", "--players", 4, "--games", 2, "--seed", 5, "--save", tmp_path)
    files = sorted(tmp_path.glob("*.vtl"))
    assert [file.name for file in files] == ["card-5.vtl", "card-6.vtl"]
    verdicts = lines("log", "verify", *files, "--json")
    assert all(line["ok"] for line in verdicts)
    assert "ok" in run("log", "verify", *files).stdout
    exported = tmp_path / "game.json"
    exported.write_text(run("log", "export", files[0], "--json").stdout)
    run("log", "import", exported, tmp_path / "again.vtl")
    assert (tmp_path / "again.vtl").read_bytes() == files[0].read_bytes()
    run("log", "import", exported, tmp_path / "again.vtl", code=1)  # never over a file by accident
    run("log", "import", exported, tmp_path / "again.vtl", "--force")


def test_an_export_keeps_undo_names_and_origin(tmp_path):
    """Nothing that a log can hold is lost."""
    game = voltable.new_game("card", players=["Jiří Č", "Łucja"], seed=9, options={"demolition": True})
    for _ in range(5):
        game.play(game.choices()[0])
    game.undo()
    game.undo()
    game.redo()
    game.play(game.choices()[0])
    log = tmp_path / "a.vtl"
    log.write_bytes(game.dump())
    exported = tmp_path / "a.json"
    exported.write_text(run("log", "export", log, "--json").stdout, encoding="utf-8")
    run("log", "import", exported, tmp_path / "b.vtl")
    assert (tmp_path / "b.vtl").read_bytes() == log.read_bytes()


def test_verify_names_the_first_bad_record(tmp_path):
    """Damage is found, told in a sentence, and exit code 1."""
    game = voltable.new_game("card", players=3, seed=1)
    for _ in range(20):
        game.play(game.choices()[0])
    data = bytearray(game.dump())
    data[60] ^= 4
    (tmp_path / "bad.vtl").write_bytes(data)
    result = run("log", "verify", tmp_path / "bad.vtl", code=1)
    assert "Record 3 is damaged" in result.stdout
    (tmp_path / "good.vtl").write_bytes(game.dump())
    both = run("log", "verify", tmp_path / "good.vtl", tmp_path / "bad.vtl", code=1)
    assert "ok" in both.stdout.splitlines()[0]


def test_a_huge_log_is_refused_without_reading_it(tmp_path):
    """100 MB: at once, and in little memory."""
    huge = tmp_path / "huge.vtl"
    with open(huge, "wb") as file:
        file.write(b"VTL1")
        file.truncate(100_000_000)
    result = run("log", "verify", huge, code=1)
    assert "100000000 bytes are too many" in result.stdout


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("", "no exported log"),
        ("[" * 100_000, "no exported log"),
        ('{"records": [], "gid": "00"}', ""),
        ('{"records": [{"origin": 0, "move": [1.5]}], "gid": "0000000000000000"}', "float"),
        ('{"records": [{"origin": 0, "move": 7}], "gid": "0000000000000000"}', ""),
        ('{"records": [{"origin": "x", "move": [1]}], "gid": "0000000000000000"}', "no exported log"),
        ('{"records": [{"origin": 0, "move": [0]}], "gid": "zz"}', "no exported log"),
        ('{"records": 5, "gid": "0000000000000000"}', "no exported log"),
    ],
)
def test_import_refuses_what_is_no_export(tmp_path, content, sentence):
    """A sentence and exit code 1, never a traceback, and no file."""
    (tmp_path / "x.json").write_text(content)
    result = run("log", "import", tmp_path / "x.json", tmp_path / "x.vtl", code=1)
    assert sentence in result.output
    assert not (tmp_path / "x.vtl").exists()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("simulate", "card", "--players", "9"), "It takes 2 to 6"),
        (("simulate", "card", "--option", "colour=red"), "There is no option colour"),
        (("simulate", "card", "--option", "demolition=maybe"), "cannot be maybe"),
        (("simulate", "card", "--option", "{1:}=1"), "There is no option {1:}."),
        (("simulate", "card", "--board", "germany"), "no board germany"),
        (("simulate", "chess"), "chess"),
        (("simulate", "card", "--seed", "-1"), "-1"),
        (("simulate", "card", "--cards", "nowhere.json"), "does not exist"),
        (("log", "verify", "nowhere.vtl"), "There is no game nowhere.vtl"),
        (("log", "export", "nowhere.vtl", "--json"), "There is no game nowhere.vtl"),
        (("cards", "check", "nowhere.json"), "does not exist"),
        (("play", "card", "--players", "1"), "It takes 2 to 6"),
        (("dance",), "dance"),
    ],
)
def test_wrong_use_is_a_sentence_and_an_exit_code(arguments, sentence):
    """2, and never a traceback."""
    result = program(*arguments)
    assert result.returncode == 2, result.stderr
    assert sentence in result.stderr + result.stdout
    assert "Traceback" not in result.stderr


def test_play_without_a_terminal_plays_to_the_end():
    """`make play </dev/null`: bots play, the result is printed, exit 0."""
    result = program("play", stdin=subprocess.DEVNULL)
    assert result.returncode == 0
    assert "The game is over" in result.stdout
    assert "1. " in result.stdout


def test_cards_are_shown_with_their_provenance():
    """Reconstructed rows say so, in words and in JSON."""
    rows = lines("cards", "show", "--json")
    assert sum(row["card"] == "plant" for row in rows) == 42
    assert {row["provenance"] for row in rows} == {"printed", "source", "reconstructed"}
    assert "(reconstructed)" in run("cards", "show").stdout


def test_a_set_of_ones_own_plays_and_marks_its_logs(tmp_path, monkeypatch):
    """Its hash is in genesis: the log loads with that set only, which this computer has kept."""
    data = json.loads((ROOT / "tools/data/cardgame.json").read_text(encoding="utf-8"))
    next(row for row in data["plants"] if row["number"] == 37)["income"] = 18
    own = tmp_path / "own.json"
    own.write_text(json.dumps(data), encoding="utf-8")
    run("cards", "check", own)
    asked = ("simulate", "card", "--players", 3, "--seed", 2, "--cards", own, "--json")
    assert run(*asked).stdout == run(*asked, "--micropython").stdout
    run(*asked, "--save", tmp_path)
    assert "ok" in run("log", "verify", tmp_path / "card-2.vtl").stdout
    monkeypatch.setattr(kept, "LEARNT", {})
    monkeypatch.setenv("VOLTABLE_HOME", str(tmp_path / "elsewhere"))
    assert "another card set" in run("log", "verify", tmp_path / "card-2.vtl", code=1).stdout
    assert "ok" in run("log", "verify", tmp_path / "card-2.vtl", "--cards", own).stdout
    view = lines(*asked, "--trace")[0]["view"]
    assert len(view["options"]["cards"]) == 16


def test_a_set_that_violates_a_printed_fact_is_refused(tmp_path):
    """By name, with the command that lists everything."""
    data = json.loads((ROOT / "tools/data/cardgame.json").read_text(encoding="utf-8"))
    next(row for row in data["plants"] if row["number"] == 12)["income"] = 10
    wrong = tmp_path / "wrong.json"
    wrong.write_text(json.dumps(data), encoding="utf-8")
    result = run("cards", "check", wrong, code=1)
    assert "12" in result.stdout and "violation" in result.stdout
    refused = run("simulate", "card", "--cards", wrong, code=1)
    assert "voltable cards check" in refused.output


def test_every_word_of_the_engine_has_a_sentence():
    """No Refusal reaches a person as a bare word."""
    files = [file for name in ("core", "cardgame", "host") for file in (ROOT / name).rglob("*.py")]
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    for kind, sentences in (("Refusal", REFUSALS), ("LogError", LOG_ERRORS)):
        used = set(re.findall(kind + r'\(\s*"([a-z-]+)"', text))
        assert used - set(sentences) == set()
        assert set(sentences) - used - {"game-over", "which-plant", "not-now", "unknown-plant"} == set()
        numbers = set(re.findall(r"\{(\d)", "".join(sentences.values())))
        assert numbers <= set("0123")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("simulate", "card", "--save", "/dev/null/x"), "Not a directory"),
        (("log", "verify", "/dev/zero"), "too many"),
        (("log", "verify", "/"), "Is a directory"),
    ],
)
def test_what_the_machine_forbids_is_a_sentence(arguments, sentence):
    """Exit 1, the reason, no traceback."""
    result = program(*arguments)
    assert result.returncode == 1 and "Traceback" not in result.stderr
    assert sentence in result.stderr + result.stdout


def test_import_replaces_files_and_nothing_else(tmp_path):
    """Not a folder, not a missing place, and where a link leads."""
    run("simulate", "card", "--save", tmp_path)
    exported = tmp_path / "game.json"
    exported.write_text(run("log", "export", tmp_path / "card-0.vtl", "--json").stdout)
    (tmp_path / "folder").mkdir()
    run("log", "import", exported, tmp_path / "folder", "--force", code=1)
    run("log", "import", exported, tmp_path / "nowhere" / "a.vtl", code=1)
    run("log", "import", exported, tmp_path / ("x" * 300), code=1)
    (tmp_path / "real.vtl").write_bytes(b"old")
    (tmp_path / "link.vtl").symlink_to(tmp_path / "real.vtl")
    run("log", "import", exported, tmp_path / "link.vtl", "--force")
    assert (tmp_path / "link.vtl").is_symlink()
    assert (tmp_path / "real.vtl").read_bytes() == (tmp_path / "card-0.vtl").read_bytes()
    assert not list(tmp_path.glob("*.new"))


def test_a_full_log_can_be_exported(tmp_path):
    """Reading needs no room in the log that is read."""
    game = voltable.new_game("card", players=3, seed=4)
    game.play(game.choices()[0])
    records = list(game.log.records())
    for number in range(len(records), MOST_RECORDS):
        records.append((number, 1, pack((UNDO, 2) if number % 2 == 0 else (PASS,))))
    data = journal.write(game.gid, records)
    (tmp_path / "full.vtl").write_bytes(data)
    (tmp_path / "full.json").write_text(run("log", "export", tmp_path / "full.vtl", "--json").stdout)
    run("log", "import", tmp_path / "full.json", tmp_path / "again.vtl")
    assert (tmp_path / "again.vtl").read_bytes() == data


def test_an_interrupt_is_exit_code_130():
    """Ctrl-C in the middle of a long series."""
    command_line = [*PROGRAM, "simulate", "card", "--games", "100000"]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    process = subprocess.Popen(command_line, env=ENVIRONMENT, text=True, **pipes)
    assert process.stdout and process.stdout.readline()
    process.send_signal(signal.SIGINT)
    _, talk = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "Traceback" not in talk


def test_a_closed_pipe_is_exit_code_0():
    """`voltable simulate … | head -1`: whoever reads has enough."""
    line = f"set -o pipefail; {shlex.join(PROGRAM)} simulate card --games 3000 | head -1"
    result = subprocess.run(["bash", "-c", line], env=ENVIRONMENT, capture_output=True, text=True, timeout=PATIENCE)
    assert result.returncode == 0 and result.stderr == ""
    assert result.stdout.count("\n") == 1

"""Games on a device: copied to files here, and forgotten there only when they are safe."""

import json

import pytest

import voltable
from kit.line.prompt_device import prompt
from voltable.engine import journal
from voltable_host import config
from voltable_host.companion.line.errors import NoDevice

FOLDER = "copies"


def log(seed: int, moves: int = 0) -> bytes:
    """A game with some moves."""
    game = voltable.new_game("card", players=3, seed=seed, gid=seed.to_bytes(8, "big"))
    for _move in range(moves):
        game.play(game.choices()[0])
    return game.dump()


def row(data: bytes):
    """What LIST says of a log."""
    chain = journal.Chain(data[:16])
    count = len(list(journal.records((data[16:],), chain)))
    return data[4:12], count - 1, chain.head, 0


@pytest.fixture
def played(bench, tmp_path, monkeypatch):
    """A device with two games, also as files."""
    monkeypatch.chdir(tmp_path)
    for data in (log(1, 3), log(2, 5)):
        bench.app.rows.append(row(data))
        bench.app.logs[data[4:12]] = data
        bench.put(f"/games/{data[4:12].hex()}.j", data)
    bench.put("/games/last", b"x")
    bench.put(f"/games/{log(1)[4:12].hex()}.b1", b"a branch")
    bench.put("/settings.json", b"{}")
    return bench


def keep(data: bytes) -> None:
    """A game among those of this computer."""
    config.games_folder().mkdir(parents=True, exist_ok=True)
    (config.games_folder() / f"card-{data[4:12].hex()}.vtl").write_bytes(data)


def test_every_game_is_copied_once(played, tmp_path):
    """A second backup finds them there; one that went on gets another name."""
    told = json.loads(played.run("backup", FOLDER, "--json").stdout)
    assert len(told["games"]["new"]) == 2 and not told["games"]["kept"]
    assert (tmp_path / FOLDER / "0000000000000001.vtl").read_bytes() == log(1, 3)
    assert played.run("backup", FOLDER).stdout == f"0 files copied to {FOLDER}; 2 were there already\n"
    played.app.logs[log(1)[4:12]] = log(1, 4)
    told = json.loads(played.run("backup", FOLDER, "--json").stdout)
    assert [name[-22:] for name in told["games"]["new"]] == ["0000000000000001-2.vtl"]
    assert (tmp_path / FOLDER / "0000000000000001.vtl").read_bytes() == log(1, 3)
    assert not played.visits


def test_a_device_of_another_version_is_copied_too(played, tmp_path):
    """Reading games is for all time."""
    played.app.is_rescue = True
    played.run("backup", FOLDER)
    assert len(list((tmp_path / FOLDER).iterdir())) == 2


def test_all_files_are_copied_as_they_lie(played, tmp_path):
    """Branches, the order of games and settings; also where no program runs."""
    played.run("backup", FOLDER, "--all")
    found = sorted(file.name for file in (tmp_path / FOLDER / "board").iterdir())
    assert found == ["0000000000000001.b1", "0000000000000001.j", "0000000000000002.j", "last", "settings.json"]
    played.app.trouble = prompt()
    played.run("backup", FOLDER, code=3)
    told = json.loads(played.run("backup", "other", "--all", "--json").stdout)
    assert told["games"] is None and len(told["files"]["new"]) == 5


def test_no_name_of_a_device_leads_elsewhere(played, tmp_path):
    """Names that could mean something else on this computer are left out."""
    played.put("/games/..\\evil", b"x")
    played.put("/games/.hidden", b"x")
    played.run("backup", FOLDER, "--all")
    assert len(list((tmp_path / FOLDER / "board").iterdir())) == 5


def test_a_folder_that_cannot_be_written_is_told(played, tmp_path):
    """In one sentence."""
    (tmp_path / FOLDER).write_bytes(b"a file")
    played.run("backup", FOLDER, code=2)
    (tmp_path / "f").write_bytes(b"")
    assert "cannot be made" in played.run("backup", "f/deeper", code=1).stderr


def test_a_backup_without_a_device_is_exit_code_3(bench):
    """As everywhere."""
    bench.app.trouble = NoDevice("Nothing answers.")
    assert "Nothing answers." in bench.run("backup", code=3).stderr


def test_a_reset_starts_the_program(bench):
    """And waits for it."""
    assert bench.run("reset").stdout == "restarted\n"
    assert bench.device.starts == 1 and bench.app.told == ["hello"]


def test_a_game_is_forgotten_when_all_of_it_is_here(played):
    """Its branches go too, the other game stays."""
    keep(log(1, 3))
    told = json.loads(played.run("reset", "--forget", "0000000000000001", "--yes", "--json").stdout)
    assert told["forgotten"] == ["0000000000000001"]
    assert sorted(played.files()) == ["/games/0000000000000002.j", "/games/last", "/settings.json"]


@pytest.mark.parametrize("here", [None, log(1, 2), log(1, 3)[:-1], b"junk", log(2, 5)])
def test_a_game_that_is_not_all_here_stays(played, here):
    """An older copy, a damaged one, another game, or none."""
    if here:
        keep(here)
    before = played.files()
    assert "voltable device sync" in played.run("reset", "--forget", "0000000000000001", "--yes", code=1).stderr
    assert played.files() == before and not played.visits


def test_a_longer_copy_is_as_good(played):
    """The device's last record is in it."""
    keep(log(1, 9))
    played.run("reset", "--forget", "0000000000000001", "--yes")
    assert "/games/0000000000000001.j" not in played.files()


def test_all_games_are_forgotten_or_none(played):
    """One that is not safe keeps the others."""
    keep(log(1, 3))
    played.run("reset", "--forget", "all", "--yes", code=1)
    assert len(played.files()) == 5
    keep(log(2, 5))
    played.run("reset", "--forget", "all", "--yes")
    assert sorted(played.files()) == ["/games/last", "/settings.json"]


def test_forgetting_is_asked_about(played):
    """No means no."""
    keep(log(1, 3))
    played.run("reset", "--forget", "0000000000000001", code=1, given="n\n")
    assert len(played.files()) == 5
    played.run("reset", "--forget", "0000000000000001", given="y\n")
    assert len(played.files()) == 3


def test_a_game_is_named_by_its_beginning(played):
    """One that begins several, or none, is refused with a list."""
    assert "beginning of several" in played.run("reset", "--forget", "0000", "--yes", code=2).stderr
    assert "There is no game ff" in played.run("reset", "--forget", "ff", "--yes", code=2).stderr

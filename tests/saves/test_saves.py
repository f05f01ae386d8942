"""The folder of games: new names, the game that is meant, and a list that hides nothing."""

import os
import re
from datetime import date, datetime

import pytest
from click.testing import CliRunner

import voltable
from voltable.bots.random_bot import random_dice, random_move
from voltable_cards.cards import SHIPPED, CardSet
from voltable_host import config
from voltable_host.cli import voltable as command
from voltable_host.saves import saves
from voltable_host.saves.save_errors import SaveError
from voltable_host.saves.save_file import SaveFile
from voltable_host.terminal.following import finding


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """A home of its own for each test, and a current folder beside it."""
    monkeypatch.setenv("VOLTABLE_HOME", str(tmp_path / "home"))
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    return tmp_path / "home"


def saved(name: str, moves: int, age: int = 0):
    """A game in the folder, changed so many seconds ago."""
    game = voltable.new_game("card", players=["Ana", "Bo"], seed=3)
    dice = random_dice(3)
    while moves and not game.over:
        game.play(random_move(game.choices(), dice))
        moves -= 1
    path = saves.folder() / f"{name}.vtl"
    SaveFile.create(path, game).close()
    return aged(path, age)


def aged(path, age: int):
    """A file that was changed so many seconds ago."""
    os.utime(path, (1_800_000_000 - age, 1_800_000_000 - age))
    return path


def test_games_lie_where_the_settings_say(home, tmp_path):
    """In the user's own folder, or the one that was chosen."""
    assert saves.folder() == home / "games"
    config.remember("games", str(tmp_path / "chosen"))
    assert saves.folder() == tmp_path / "chosen"


def test_a_new_name_says_what_and_when_and_counts_up():
    """Today, one more than is there; a dangling link is in the way too."""
    first = saves.new_path("card")
    assert re.fullmatch(r"card-\d{4}-\d\d-\d\d-1\.vtl", first.name)
    assert date.today().isoformat() in first.name
    assert first.parent == saves.folder() and not first.exists()
    saved(first.stem, 0)
    (saves.folder() / first.name.replace("-1.", "-2.")).symlink_to("nowhere")
    assert saves.new_path("card").name == first.name.replace("-1.", "-3.")


def test_the_newest_unfinished_game_is_meant():
    """Not the newest one that is over; that only where all are."""
    over = saved("over", 10_000, age=0)
    saved("old", 5, age=90)
    newest = saved("newest", 5, age=30)
    assert saves.find(None) == newest
    newest.unlink()
    (saves.folder() / "old.vtl").unlink()
    assert saves.find() == over


def test_a_damaged_newest_game_is_not_passed_over():
    """Whoever resumes is told about it, and does not land in an older game unawares."""
    saved("old", 5, age=90)
    bad = saves.folder() / "bad.vtl"
    bad.write_bytes(b"rubbish")
    aged(bad, 30)
    assert saves.find(None) == bad


def test_a_game_is_found_by_name_and_by_path(tmp_path):
    """In the folder with or without its suffix, or anywhere."""
    path = saved("evening", 5)
    assert saves.find("evening") == saves.find("evening.vtl") == saves.find(str(path)) == path
    elsewhere = tmp_path / "here" / "other.vtl"
    elsewhere.write_bytes(path.read_bytes())
    for name in ("other", "other.vtl", "./other.vtl", str(elsewhere), str(elsewhere)[:-4]):
        assert saves.find(name).resolve() == elsewhere


def test_a_path_and_a_name_are_told_apart(tmp_path):
    """A bare name is a game of the folder; what looks like a path is one."""
    inside = saved("evening", 5)
    outside = tmp_path / "here" / "evening.vtl"
    outside.write_bytes(inside.read_bytes())
    assert saves.find("evening") == inside
    assert saves.find("./evening").resolve() == saves.find("evening.vtl").resolve() == outside


@pytest.mark.parametrize("name", ["nowhere", "", "x" * 5000, "../..", "a\0b"])
def test_an_unknown_game_is_told_with_the_newest_three(name):
    """So that the right one can be named."""
    for age, game in enumerate(("d", "c", "b", "a")):
        saved(f"game-{game}", 1, age)
    with pytest.raises(SaveError, match="The newest are: game-d, game-c, game-b. See them all: voltable log list"):
        saves.find(name)


@pytest.mark.parametrize("name", [None, "nowhere"])
def test_where_nothing_is_saved_a_game_can_be_started(name):
    """With the command for it, whether the folder is there or not."""
    for _ in range(2):
        with pytest.raises(SaveError, match="saved.* in .*voltable play"):
            saves.find(name)
        assert saves.listing() == []
        saves.folder().mkdir(parents=True, exist_ok=True)


def test_a_folder_that_is_none_is_told(home):
    """A file in its place is a sentence with a remedy."""
    home.mkdir()
    (home / "games").write_text("no folder")
    with pytest.raises(SaveError, match="cannot be read.*voltable config set games"):
        saves.listing()


def test_the_list_tells_how_each_game_stands():
    """The newest first, with these keys."""
    saved("over", 10_000, age=60)
    saved("begun", 12, age=0)
    begun, over = saves.listing()
    keys = ["name", "path", "edition", "players", "round", "moves", "over", "winners", "changed", "problem", "table"]
    keys.append("branch_of")
    assert list(begun) == list(over) == keys
    assert (begun["name"], begun["edition"], begun["players"]) == ("begun", "card", ["Ana", "Bo"])
    assert (begun["moves"], begun["over"], begun["winners"], begun["problem"]) == (12, False, [], None)
    assert datetime.fromisoformat(begun["changed"]).timestamp() == 1_800_000_000
    assert over["over"] and over["winners"] and set(over["winners"]) <= {"Ana", "Bo"}
    game = voltable.load((saves.folder() / "over.vtl").read_bytes())
    assert over["winners"] == [game.names[seat] for seat in game.ranking()[0]]
    assert over["round"] == game.state.round > begun["round"]


def test_bad_files_are_listed_with_their_problem():
    """Rubbish, too large, damaged, cut off, and played with other cards; none is changed by looking."""
    whole = saved("whole", 9).read_bytes()
    place = len(whole) - 30
    flipped = bytes((whole[place] ^ 1,))
    own = CardSet((*SHIPPED.tables[:4], tuple(income + 1 for income in SHIPPED.tables[4]), *SHIPPED.tables[5:]))
    bad = {
        "cards": (voltable.new_game("card", players=2, options={"cards": own}).dump(), "--cards FILE"),
        "rubbish": (b"hello", "no Voltable log"),
        "large": (bytes(100_000), "too many"),
        "damaged": (whole[:place] + flipped + whole[place + 1 :], "damaged at record"),
        "torn": (whole[:-2], "cut off"),
    }
    for name, (data, _) in bad.items():
        (saves.folder() / f"{name}.vtl").write_bytes(data)
    found = {row["name"]: row for row in saves.listing()}
    assert set(found) == {"whole", *bad}
    for name, (data, sentence) in bad.items():
        assert sentence in found[name]["problem"]
        assert (saves.folder() / f"{name}.vtl").read_bytes() == data
    assert found["torn"]["moves"] == 8 and found["damaged"]["moves"] is None
    assert not list(saves.folder().glob("*.bad"))


def test_only_games_are_listed():
    """Not what lies beside them, and nothing that would never answer."""
    path = saved("game", 1)
    (saves.folder() / "game.vtl.bad").write_bytes(path.read_bytes())
    (saves.folder() / "folder.vtl").mkdir()
    if hasattr(os, "mkfifo"):
        os.mkfifo(saves.folder() / "pipe.vtl")
    assert [row["name"] for row in saves.listing()] == ["game"]


def test_two_windows_that_want_the_same_name_get_two(monkeypatch):
    """The second one is not told to choose a name it never gave."""
    names = iter([saves.new_path("card"), saves.new_path("card")])
    real = saves.new_path
    monkeypatch.setattr(saves, "new_path", lambda edition: next(names, None) or real(edition))
    games = [saves.create(voltable.new_game("card", players=2, seed=seed)) for seed in (1, 2)]
    assert len({game.path for game in games}) == 2
    for game in games:
        game.close()


def test_a_branch_is_listed_as_one_and_never_meant_by_itself():
    """The newest file of the folder may be one; whoever resumes lands in the game."""
    game = saved("evening", 12, age=60)
    branch = aged(saved("evening.b2", 15), 0)
    saved("evening.b0", 3, age=90)
    rows = {row["name"]: row["branch_of"] for row in saves.listing()}
    assert rows == {"evening.b2": "evening", "evening": None, "evening.b0": None}
    assert saves.find() == game and branch not in saves.files()
    assert saves.find("evening.b2") == branch and "evening.b2" in saves.complete(None, None, "even")
    with pytest.raises(SaveError, match="The newest are: evening, evening.b0. See"):
        saves.find("nowhere")


def test_branches_alone_are_no_games():
    """There is nothing to resume."""
    saved("evening.b1", 5)
    with pytest.raises(SaveError, match="no saved game"):
        saves.find()
    assert len(saves.listing()) == 1


@pytest.mark.parametrize("arguments", [["log", "list"], ["log", "verify", "evening.b1"], ["log", "list", "--json"]])
def test_commands_show_a_branch_as_what_it_is(arguments):
    """A branch of its game, and a whole log."""
    saved("evening.b1", 5)
    result = CliRunner().invoke(command, arguments)
    assert result.exit_code == 0
    told = {"list": "branch of evening", "verify": "evening.b1.vtl: ok", "--json": '"branch_of": "evening"'}
    assert told[arguments[-1] if arguments[-1] in told else arguments[1]] in result.stdout


def test_a_table_that_is_told_something_is_no_branch():
    """The commands of tables take the newest table, not the newest branch of one."""
    game = voltable.new_table("classic", None, ["Ana", "Bo", "Cy"], "guide")
    table = aged(SaveFile.create(saves.folder() / "table-a.vtl", game).path, 60)
    SaveFile.create(saves.folder() / "table-a.b1.vtl", game).close()
    assert finding.find() == finding.find(last_told=True) == table and finding.tables() == [table]


def test_a_game_is_found_by_its_id():
    """The newest file that has it; damage behind the header does not matter, branches and other files do not count."""
    old, new = saved("old", 5, age=90), saved("new", 9, age=30)
    gid = old.read_bytes()[4:12]
    aged(saved("new.b1", 7), 0)
    (saves.folder() / "rubbish.vtl").write_bytes(b"VTL0" + gid + bytes(4))
    (saves.folder() / "short.vtl").write_bytes(b"VTL1" + gid)
    assert saves.find_gid(gid) == new
    new.write_bytes(new.read_bytes()[:40])
    aged(new, 30)
    assert saves.find_gid(gid) == new
    new.unlink()
    assert saves.find_gid(gid) == old and saves.find_gid(bytes(8)) is None


def test_no_game_is_found_where_there_is_no_folder():
    """Not an error: the game is new here."""
    assert saves.find_gid(bytes(8)) is None


@pytest.mark.parametrize("table", [False, True])
def test_a_game_from_a_device_gets_a_name_as_new_games_do(table):
    """Byte for byte, open and locked."""
    names = ["Ana", "Bo", "Cy"]
    if table:
        game = voltable.new_table("classic", None, names, "guide")
    else:
        game = voltable.new_game("card", players=names, seed=3)
    game.log.origin = 1
    for _ in range(3):
        game.play(game.choices()[0])
    with saves.create_from_log(game.dump()) as save:
        assert save.path.name == f"{'table-classic' if table else 'card'}-{date.today().isoformat()}-1.vtl"
        assert save.path.read_bytes() == game.dump() == save.records.log() and save.game.hash() == game.hash()
        with pytest.raises(SaveError, match="another window"):
            SaveFile.open(save.path)
    assert saves.find_gid(game.gid) == save.path


def test_what_is_no_game_makes_no_file():
    """One kind of error, nothing in the folder."""
    data = saved("whole", 5).read_bytes()
    for bad in (b"", data[:-1], data[:40], data + b"x", bytes(100_000)):
        with pytest.raises(voltable.LogError):
            saves.create_from_log(bad)
    assert [path.name for path in saves.folder().iterdir()] == ["whole.vtl"]

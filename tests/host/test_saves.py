"""The folder of games: new names, the game that is meant, and a list that hides nothing."""

import os
import re
from datetime import date, datetime

import pytest

import voltable
from voltable.bots import random_dice, random_move
from voltable_cards.cards import SHIPPED, CardSet
from voltable_host import config
from voltable_host.logs import saves
from voltable_host.logs.save_errors import SaveError
from voltable_host.logs.save_file import SaveFile


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

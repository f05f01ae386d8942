"""Wherever the power goes off or the disk fails: what was told is there, and a branch is whole before a cut."""

import os
import random
from itertools import count
from pathlib import Path

import pytest

import voltable
from kit.files.failing_disk import Disk, play_on, played
from kit.files.lossy_disk import LossyDisk
from voltable.engine.records import Records
from voltable_host import disk
from voltable_host.saves import branches, locked, opening, repair, save_file, saves
from voltable_host.saves.save_errors import SaveError
from voltable_host.saves.save_file import SaveFile

OURS = played(9).dump()
LONGER = played(14).dump()
FORKED = play_on(played(5), 6, seed=8, origin=1).dump()
COMMON = Records(played(5).dump()).count
TAIL = Records(FORKED).data(COMMON)
SURVIVALS = 12  # folders made of each cut


def create(folder: Path, tell):
    """A new game, and moves one by one, one taken back."""
    with SaveFile.create(folder / "a.vtl", played(3)) as save:
        tell(save.game.dump())
        for step in (lambda: play_on(save.game, 1), save.game.undo, lambda: play_on(save.game, 2)):
            step()
            save.append()
            tell(save.game.dump())


def take(folder: Path, tell):
    """Records of the device, several at a time and one."""
    records = Records(LONGER)
    start = Records(OURS).count
    with SaveFile.open(folder / "a.vtl") as save:
        tell(OURS)
        for last in (start + 2, start + 3, records.count - 1):
            save.take(records.data(save.records.count, last))
            tell(records.log(last + 1))


def keep(folder: Path, tell):
    """Two branches, the first of them again."""
    with SaveFile.open(folder / "a.vtl") as save:
        for branch in (FORKED, LONGER, FORKED):
            save.keep_branch(branch)
            tell(OURS, branch)


def cut(folder: Path, tell):
    """The device's tail is picked: its branch is kept, ours is cut, its records are taken, and a move is played."""
    with SaveFile.open(folder / "a.vtl") as save:
        save.keep_branch(FORKED)
        tell(OURS, FORKED)
        save.cut(COMMON)
        tell(played(5).dump(), OURS)
        save.take(TAIL)
        tell(FORKED)
        play_on(save.game, 1)
        save.append()
        tell(save.game.dump())


def fetch(folder: Path, tell):
    """A game that only the device had."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(saves, "new_path", lambda edition: folder / "a.vtl")
        with saves.create_from_log(FORKED) as save:
            tell(FORKED)
            play_on(save.game, 1)
            save.append()
            tell(save.game.dump())


def mend(folder: Path, tell):
    """A torn end, cut off, and a move."""
    with SaveFile.open(folder / "a.vtl") as save:
        tell(played(8).dump())
        play_on(save.game, 1)
        save.append()
        tell(save.game.dump())


def go_on(folder: Path, tell):
    """A file that another program left unsynced is opened, and its head told."""
    with SaveFile.open(folder / "a.vtl") as save:
        tell(save.records.log())


# What is done, what lies there before, and what of that was never synced.
WORK = {
    "create": (create, {}, ()),
    "take": (take, {"a.vtl": OURS}, ()),
    "keep": (keep, {"a.vtl": OURS}, ()),
    "keep beside": (keep, {"a.vtl": OURS, "a.b1.vtl": LONGER, "a.b2.vtl.new": b"left"}, ()),
    "keep again": (keep, {"a.vtl": OURS, "a.b1.vtl": FORKED}, ("a.b1.vtl",)),
    "cut": (cut, {"a.vtl": OURS}, ()),
    "cut again": (cut, {"a.vtl": OURS, "a.b1.vtl": FORKED, "a.b2.vtl": OURS, "a.vtl.new": b"left"}, ("a.b2.vtl",)),
    "fetch": (fetch, {}, ()),
    "mend": (mend, {"a.vtl": OURS[:-3]}, ()),
    "go on": (go_on, {"a.vtl": OURS}, ("a.vtl",)),
}


class Told:
    """What was said to be on the disk, in order: the log of the game, and branches."""

    def __init__(self, before: dict[str, bytes], unsynced: tuple[str, ...] = ()):
        safe = {name: data for name, data in before.items() if name.endswith(".vtl") and name not in unsynced}
        self.promised = list(safe.values())
        self.logs = [data[: repair.whole_end(data)] for name, data in safe.items() if name == "a.vtl"]

    def __call__(self, log: bytes, *branches: bytes) -> None:
        self.logs.append(log)
        self.promised += [log, *branches]


def begun(folder: Path, before: dict[str, bytes]) -> Path:
    """A folder in which this lies."""
    folder.mkdir()
    for name, data in before.items():
        (folder / name).write_bytes(data)
    return folder


def cut_everywhere(folder: Path, work, before: dict[str, bytes], unsynced: tuple[str, ...]) -> int:
    """Do the work with the power going off before every call in turn, whatever reached the disk; how many calls."""
    complete = Told(before, unsynced)
    work(begun(folder / "complete", before), complete)
    for off_at in count(1):
        told = Told(before, unsynced)
        lossy = LossyDisk(begun(folder / str(off_at), before), off_at, unsynced)
        with lossy:
            work(lossy.folder, told)
        for number in range(SURVIVALS):
            found = folder / f"{off_at}-{number}"
            lossy.survive(found, random.Random(number))
            check(found, told, complete)
        lossy.close()
        if lossy.calls < off_at:
            assert told.logs == complete.logs
            return lossy.calls
    raise AssertionError


def check(folder: Path, told: Told, complete: Told) -> None:
    """The game opens as it was told last, or on the way to the next; all that was ever told is in it or in a branch."""
    if told.logs:
        last = told.logs[-1]
        following = complete.logs[len(told.logs)] if len(told.logs) < len(complete.logs) else last
        with SaveFile.open(folder / "a.vtl") as save:
            now = save.records.log()
            assert now == save.game.dump() == save.path.read_bytes()
        assert now in (last, following) or following.startswith(now) and now.startswith(last)
    logs = [file.read_bytes() for file in folder.glob("*.vtl*")]
    for promise in told.promised:
        assert any(log.startswith(promise) for log in logs)


@pytest.mark.parametrize("name", WORK)
def test_a_power_cut_loses_nothing_that_was_told(tmp_path, monkeypatch, name):
    """Before every call in turn, and whatever of the unsynced reached the disk."""
    monkeypatch.setattr(os, "fsync", lambda file: None)  # the model of the disk knows what is synced
    assert cut_everywhere(tmp_path, *WORK[name]) > 3


def unsynced_write(file: int, at: int, data: bytes) -> None:
    """A write that is told before it is safe."""
    os.lseek(file, at, os.SEEK_SET)
    os.write(file, data)


def straight(path: Path, data: bytes, mode: int) -> int:
    """A file that takes the name before it is whole."""
    file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_TRUNC, mode)
    disk.write(file, 0, data)
    return file


# What is wrong, where, and the work that finds it.
BUGS = {
    "no fsync of a move": (save_file, "write", unsynced_write, "take"),
    "no fsync of a new file": (disk, "write", unsynced_write, "fetch"),
    "no fsync of the folder of a new file": (disk, "sync_folder", lambda folder: None, "create"),
    "no fsync of the folder of a branch": (branches, "sync_folder", lambda folder: None, "keep"),
    "no fsync of the folder behind a cut": (save_file, "sync_folder", lambda folder: None, "cut"),
    "no fsync of a branch that is there": (branches, "is_kept", lambda branch, data: branch.exists(), "keep again"),
    "a cut before its branch": (branches, "keep", lambda path, data: path, "cut"),
    "the file is cut where it lies": (locked, "replacement", straight, "cut"),
    "mended without a copy": (opening, "create", lambda path, data: None, "mend"),
    "opened without fsync": (save_file, "sync_folder", lambda folder: None, "go on"),
}


@pytest.mark.parametrize("bug", BUGS)
def test_the_power_cuts_find_what_is_wrong(tmp_path, monkeypatch, bug):
    """Each of these would lose something."""
    module, name, wrong, work = BUGS[bug]
    monkeypatch.setattr(os, "fsync", lambda file: None)
    monkeypatch.setattr(module, name, wrong)
    with pytest.raises((AssertionError, SaveError)):
        cut_everywhere(tmp_path, *WORK[work])


@pytest.mark.parametrize("dead", [False, True])
@pytest.mark.parametrize("name", WORK)
def test_a_failing_disk_leaves_before_or_after(tmp_path, name, dead):
    """At every call in turn: one kind of error, and nothing is lost."""
    work, before, _unsynced = WORK[name]
    complete = Told(before)
    work(begun(tmp_path / "complete", before), complete)
    for number in count(1):
        told = Told(before)
        folder = begun(tmp_path / str(number), before)
        with pytest.MonkeyPatch.context() as patch:
            failing = Disk(patch, number, dead=dead)
            is_told = failed(lambda told=told, folder=folder: work(folder, told))
        check(folder, told, complete)
        if not failing.failed:
            break
        assert is_told or told.logs == complete.logs  # a branch that cannot be synced is written once more
    assert number > 3


def failed(work) -> bool:
    """Whether the disk refused it."""
    try:
        work()
    except SaveError:
        return True
    return False


@pytest.mark.parametrize("dead", [False, True])
def test_a_failed_take_can_be_made_again(tmp_path, dead):
    """With the same open file: game and file are as before, then as they should be."""
    for number in count(1):
        path = tmp_path / f"{number}.vtl"
        with SaveFile.create(path, played(5)) as save:
            with pytest.MonkeyPatch.context() as patch:
                Disk(patch, number, dead=dead)
                if not failed(lambda: save.take(TAIL)):
                    break
            assert save.game.dump() == save.records.log() == played(5).dump()
            assert dead or path.read_bytes() == played(5).dump()
            save.take(TAIL)
            assert path.read_bytes() == save.game.dump() == save.records.log() == FORKED
    assert number == 3  # write, fsync


@pytest.mark.parametrize("dead", [False, True])
def test_a_failed_cut_can_be_made_again(tmp_path, dead):
    """With the same open file, still locked, before or after; one whole branch is there once it is done."""
    for number in count(1):
        folder = begun(tmp_path / str(number), {"a.vtl": OURS})
        path = folder / "a.vtl"
        with SaveFile.open(path) as save:
            with pytest.MonkeyPatch.context() as patch:
                Disk(patch, number, dead=dead)
                if not failed(lambda: save.cut(COMMON)):
                    break
            assert path.read_bytes() == save.game.dump() == save.records.log() in (OURS, played(5).dump())
            with pytest.raises(SaveError, match="another window"):
                SaveFile.open(path)
            if save.records.count > COMMON:
                save.cut(COMMON)
            save.take(TAIL)
            assert path.read_bytes() == save.game.dump() == FORKED
        assert [file.read_bytes() for file in folder.glob("a.b*")] == [OURS]
        assert not list(folder.glob("*.new"))
    assert number == 13  # open, write, fsync, replace and the folder, for the branch and for the file


def test_no_move_is_told_before_the_name_of_a_cut_file_is_safe(tmp_path):
    """The folder could not be synced: the next move waits until it can."""
    path = begun(tmp_path / "games", {"a.vtl": OURS}) / "a.vtl"
    with SaveFile.open(path) as save:
        with pytest.MonkeyPatch.context() as patch:
            Disk(patch, 11, dead=True)
            assert failed(lambda: save.cut(COMMON))
        assert save.records.count == COMMON
        with pytest.MonkeyPatch.context() as patch:
            failing = Disk(patch, 2)
            assert failed(lambda: save.take(TAIL)) and failing.calls == 2
        lossy = LossyDisk(path.parent, 1 << 30, unsynced=(path.name,))
        with lossy:
            save.take(TAIL)
        assert path.name in lossy.safe_names
        lossy.close()


def test_what_these_tests_write_is_a_game_and_its_fork():
    """Both sides have the same records up to the same place."""
    for data in (OURS, LONGER, FORKED):
        assert voltable.load(data).dump() == data
    assert Records(FORKED).head_at(COMMON - 1) == Records(OURS).head_at(COMMON - 1)
    assert Records(FORKED).head_at(COMMON) != Records(OURS).head_at(COMMON)
    assert LONGER.startswith(OURS)

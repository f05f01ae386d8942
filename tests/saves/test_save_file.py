"""A game on disk stays whole whatever stops it, and never changes under anybody's hands."""

import errno
import os
import random
import signal
import subprocess
import sys
from itertools import count
from pathlib import Path

import pytest

import voltable
from kit.files.failing_disk import Disk, played
from kit.patience import PATIENCE
from voltable.engine import journal
from voltable_host.saves import log_file, repair
from voltable_host.saves.save_errors import SaveError
from voltable_host.saves.save_file import SaveFile

ROOT = Path(__file__).parents[2]
PATHS = os.pathsep.join(str(ROOT / folder) for folder in ("core", "cardgame", "host"))
ENVIRONMENT = os.environ | {"PYTHONPATH": PATHS}
PLAYER = """
import sys
from pathlib import Path
import voltable
from voltable.bots.random_bot import random_dice, random_move
from voltable_host.saves.save_file import SaveFile
game = voltable.new_game("card", players=3, seed=5)
dice = random_dice(5)
with SaveFile.create(Path(sys.argv[1]), game) as save:
    print(game.log.count, flush=True)
    while not game.over:
        game.play(random_move(game.choices(), dice))
        save.append()
        print(game.log.count, flush=True)
    sys.stdin.readline()
"""


def refused(path, *parts: str, cards=None):
    """Opening is refused with all these parts in its sentence, and nothing in the folder changes."""
    before = {file: file.read_bytes() for file in path.parent.iterdir() if file.is_file()}
    with pytest.raises(SaveError) as error:
        SaveFile.open(path, cards).close()
    for part in parts:
        assert part in error.value.message
    assert {file: file.read_bytes() for file in path.parent.iterdir() if file.is_file()} == before


def test_a_new_game_is_on_disk_at_once(tmp_path):
    """In a folder made for it, byte for byte the game's log."""
    game = played(4)
    with SaveFile.create(tmp_path / "new" / "folder" / "a.vtl", game) as save:
        assert save.path.read_bytes() == game.dump()
        assert save.game is game and not save.mended


def test_a_new_game_never_replaces_a_file(tmp_path):
    """Not even an empty one."""
    path = tmp_path / "a.vtl"
    path.write_bytes(b"")
    with pytest.raises(SaveError, match="there already"):
        SaveFile.create(path, played(1))
    assert path.read_bytes() == b""


def test_every_record_is_written_once(tmp_path):
    """Moves, several at a time, undo and redo; an append of nothing writes nothing."""
    with SaveFile.create(tmp_path / "a.vtl", played(0)) as save:
        game = save.game
        for moves in (1, 0, 2, 3):
            for _ in range(moves):
                game.play(game.choices()[0])
            save.append()
            assert save.path.read_bytes() == game.dump()
        for turn_back in (game.undo, game.undo, game.redo):
            turn_back()
            save.append()
            assert save.path.read_bytes() == game.dump()


def test_a_file_takes_only_its_own_game(tmp_path):
    """Another game in its place is a bug of ours, found before a byte is written."""
    with SaveFile.create(tmp_path / "a.vtl", played(3)) as save:
        before = save.path.read_bytes()
        save.game = voltable.new_game("card", players=4, seed=8)
        with pytest.raises(ValueError, match="does not go on"):
            save.append()
        assert save.path.read_bytes() == before


def test_a_game_goes_on_where_it_was_left(tmp_path):
    """Opened, it is the same game, and takes the next move."""
    with SaveFile.create(tmp_path / "a.vtl", played(30)) as save:
        left = save.game.hash()
    with SaveFile.open(tmp_path / "a.vtl") as save:
        assert save.game.hash() == left
        save.game.play(save.game.choices()[0])
        save.append()
        assert save.path.read_bytes() == save.game.dump()


def test_a_disk_may_take_a_byte_at_a_time(tmp_path, monkeypatch):
    """A short write is no failure."""
    real = os.write
    monkeypatch.setattr(os, "write", lambda file, data: real(file, data[:1]))
    with SaveFile.create(tmp_path / "a.vtl", played(3)) as save:
        save.game.play(save.game.choices()[0])
        save.append()
        assert save.path.read_bytes() == save.game.dump()


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EIO, errno.EROFS])
@pytest.mark.parametrize("dead", [False, True])
def test_a_failed_write_takes_the_move_back(tmp_path, code, dead):
    """At every call in turn: a sentence, the game and the file as before, and the move can be played again."""
    for number in count(1):
        path = tmp_path / f"{number}.vtl"
        with SaveFile.create(path, played(9)) as save:
            save.game.play(save.game.choices()[0])
            save.append()
            before, hashed = path.read_bytes(), save.game.hash()
            save.game.play(save.game.choices()[0])
            with pytest.MonkeyPatch.context() as patch:
                disk = Disk(patch, number, code, dead)
                try:
                    save.append()
                    break
                except SaveError as error:
                    assert "taken back" in error.message and disk.failed
            assert save.game.hash() == hashed
            assert dead or path.read_bytes() == before
            save.game.play(save.game.choices()[0])
            save.append()
            assert path.read_bytes() == save.game.dump()
    assert number == 3  # write, fsync


def test_a_disk_that_dies_leaves_a_game_that_opens(tmp_path):
    """Where not even the half-written move could be cut off."""
    for number in count(1):
        path = tmp_path / f"{number}.vtl"
        with SaveFile.create(path, played(9)) as save, pytest.MonkeyPatch.context() as patch:
            records = save.game.log.count
            save.game.play(save.game.choices()[0])
            disk = Disk(patch, number, dead=True)
            if not disk_failed(save):
                assert not disk.failed
                break
        with SaveFile.open(path) as save:
            assert records <= save.game.log.count <= records + 1
    assert number == 3


def disk_failed(save) -> bool:
    """Whether the next append was refused."""
    try:
        save.append()
    except SaveError:
        return True
    return False


def test_a_new_game_that_cannot_be_written_leaves_nothing(tmp_path):
    """At every call in turn; then the name is free."""
    for number in count(1):
        with pytest.MonkeyPatch.context() as patch:
            disk = Disk(patch, number, errno.ENOSPC)
            try:
                SaveFile.create(tmp_path / "a.vtl", played(3)).close()
                break
            except SaveError as error:
                assert "voltable config set games" in error.message and disk.failed
        assert not list(tmp_path.iterdir())
    assert number == 6  # open, write, fsync; open and fsync of the folder


@pytest.mark.parametrize("dead", [False, True])
def test_mending_can_be_stopped_anywhere(tmp_path, dead):
    """At every call in turn the file is what it was or what it will be; the next time it opens."""
    whole = played(9).dump()
    for number in count(1):
        path = tmp_path / f"{number}.vtl"
        path.write_bytes(whole[:-3])
        with pytest.MonkeyPatch.context() as patch:
            Disk(patch, number, dead=dead)
            try:
                SaveFile.open(path).close()
                break
            except SaveError:
                pass
        end = repair.whole_end(whole[:-3])
        assert path.read_bytes() in (whole[:-3], whole[:end])
        assert not list(tmp_path.glob("*.new"))
        with SaveFile.open(path) as save:
            assert path.read_bytes() == save.game.dump() == whole[:end]
        assert whole[:-3] in [file.read_bytes() for file in tmp_path.glob(f"{number}.vtl.bad*")]
    assert number == 14  # open; open, write, fsync and folder of the old bytes; open, write, fsync, replace; sync both


def torn_tails(whole: bytes, end: int):
    """What stopped writes leave of a log whose last record begins at end."""
    for cut in range(end + 1, len(whole)):
        yield whole[:cut]
        yield whole[:cut] + bytes(40)
        yield whole[:cut] + b"\xff" * 200
    yield whole[:-1] + bytes((whole[-1] ^ 1,))
    yield whole[: end + 5] + bytes((whole[end + 5] ^ 8,)) + whole[end + 6 :]


def test_a_cut_off_tail_is_mended(tmp_path):
    """The prefix is kept, the old bytes lie beside it, and the player is told."""
    whole = played(9).dump()
    end = len(played(8).dump())
    for number, torn in enumerate(torn_tails(whole, end)):
        path = tmp_path / f"{number}.vtl"
        path.write_bytes(torn)
        with SaveFile.open(path) as save:
            assert save.game.hash() == played(8).hash()
            assert path.read_bytes() == whole[:end]
            assert f"{number}.vtl.bad" in save.mended
            save.game.play(save.game.choices()[0])
            save.append()
            assert path.read_bytes() == save.game.dump()
        assert (tmp_path / f"{number}.vtl.bad").read_bytes() == torn
    assert not list(tmp_path.glob("*.new"))


def test_unwritten_bytes_behind_a_whole_game_are_mended(tmp_path):
    """No move is lost, and an older copy beside the file is kept."""
    path = tmp_path / "a.vtl"
    (tmp_path / "a.vtl.bad").write_bytes(b"older")
    path.write_bytes(played(9).dump() + bytes(4096))
    with SaveFile.open(path) as save:
        assert save.game.hash() == played(9).hash()
    assert path.read_bytes() == played(9).dump()
    assert (tmp_path / "a.vtl.bad").read_bytes() == b"older"
    assert (tmp_path / "a.vtl.bad2").read_bytes() == played(9).dump() + bytes(4096)


def test_mending_follows_links_and_keeps_the_lock(tmp_path):
    """The link stays one, and the mended file is locked under both of its names."""
    (tmp_path / "real.vtl").write_bytes(played(9).dump()[:-2])
    (tmp_path / "link.vtl").symlink_to(tmp_path / "real.vtl")
    with SaveFile.open(tmp_path / "link.vtl") as save:
        assert save.mended and (tmp_path / "link.vtl").is_symlink()
        refused(tmp_path / "real.vtl", "another window")
        refused(tmp_path / "link.vtl", "another window")


def test_damage_before_the_last_record_is_refused(tmp_path):
    """Each byte in turn, lengths that swallow what follows too; the remedy is named and the file stays."""
    whole = played(9).dump()
    path = tmp_path / "a.vtl"
    start = len(played(0).dump())
    for place in range(journal.HEADER, len(played(8).dump())):
        remedy = ("damaged at record", "voltable log repair") if place >= start else ("first records", "voltable play")
        for change in (0x01, 0x40, 0xFF):
            path.write_bytes(whole[:place] + bytes((whole[place] ^ change,)) + whole[place + 1 :])
            refused(path, *remedy)


def test_a_move_against_the_rules_is_refused(tmp_path):
    """Its checksum is right, so it is named as what it is."""
    game = played(2)
    number = game.log.count
    data = journal.write(game.gid, [*game.log.records(), (number, 0, b"\x91\x7f")])
    (tmp_path / "a.vtl").write_bytes(data)
    refused(tmp_path / "a.vtl", f"Record {number}", "voltable log repair")


def test_what_cannot_be_opened_is_told_with_a_remedy(tmp_path):
    """Each in a sentence of its own."""
    whole = played(9).dump()
    path = tmp_path / "a.vtl"
    refused(tmp_path / "none.vtl", "There is no file", "voltable log list")
    refused(tmp_path, "is no file")
    for content in (b"", b"VTL", b"hello, world, and all", b"VTL1" + bytes(100_000)):
        path.write_bytes(content)
        refused(path, "no Voltable log")
    path.write_bytes(whole[:12] + b"\x01" + whole[13:])
    refused(path, "newer version")
    path.write_bytes(whole[:30])
    refused(path, "ends before its game begins", "voltable play")
    path.write_bytes(journal.write(bytes(8), [(0, 0, b"\x91\x00"), (1, 0, b"\x91\x01")]))
    refused(path, "does not know")


def test_a_log_with_too_much_behind_it_stays_as_it_is(tmp_path):
    """What was not read cannot be copied, so it is not cut off."""
    (tmp_path / "a.vtl").write_bytes(played(3).dump() + bytes(journal.LARGEST))
    refused(tmp_path / "a.vtl", "no Voltable log")


def test_a_game_with_own_cards_wants_them(tmp_path):
    """Without them it is refused; with them it opens, and a failed write finds them again."""
    from voltable_cards.cards import SHIPPED, CardSet

    own = CardSet(tuple(SHIPPED.tables[:4]) + (tuple(income + 1 for income in SHIPPED.tables[4]),) + SHIPPED.tables[5:])
    path = tmp_path / "a.vtl"
    with SaveFile.create(path, played(3, options={"cards": own})) as save, pytest.MonkeyPatch.context() as patch:
        save.game.play(save.game.choices()[0])
        Disk(patch, 1)
        assert disk_failed(save)
    refused(path, "--cards FILE")
    SaveFile.open(path, own).close()


@pytest.mark.parametrize("code", [errno.EACCES, errno.EROFS])
def test_a_read_only_game_can_still_be_watched(tmp_path, monkeypatch, code):
    """Told by name, with the command for it."""
    (tmp_path / "a.vtl").write_bytes(played(3).dump())
    Disk(monkeypatch, 1, code)
    with pytest.raises(SaveError, match="read-only.*voltable replay"):
        SaveFile.open(tmp_path / "a.vtl")


def test_a_file_that_was_moved_away_takes_no_moves(tmp_path):
    """A move must not vanish with a file that has no name; put back, the game goes on."""
    path = tmp_path / "a.vtl"
    with SaveFile.create(path, played(9)) as save:
        for replaced in (False, True):
            path.rename(tmp_path / "elsewhere")
            if replaced:
                path.write_bytes(b"another file")
            save.game.play(save.game.choices()[0])
            with pytest.raises(SaveError, match="moved or cut"):
                save.append()
            assert save.game.hash() == played(9).hash()
            (tmp_path / "elsewhere").replace(path)
        save.game.play(save.game.choices()[0])
        save.append()
        assert path.read_bytes() == save.game.dump()


def test_a_file_that_others_changed_is_not_made_worse(tmp_path):
    """A rest behind the game goes with the next move; a file that lost its end takes none."""
    with SaveFile.create(tmp_path / "a.vtl", played(9)) as save:
        with open(save.path, "ab") as other:
            other.write(bytes(100))
        save.game.play(save.game.choices()[0])
        save.append()
        assert save.path.read_bytes() == save.game.dump()
        os.truncate(save.path, 50)
        save.game.play(save.game.choices()[0])
        assert disk_failed(save)
        assert save.path.read_bytes() == played(9).dump()[:50]


def test_a_log_never_grows_beyond_what_can_be_read(tmp_path, monkeypatch):
    """The move that would make it too large is taken back."""
    with SaveFile.create(tmp_path / "a.vtl", played(9)) as save:
        before = save.path.read_bytes()
        monkeypatch.setattr(journal, "LARGEST", len(before) + 1)
        save.game.play(save.game.choices()[0])
        with pytest.raises(SaveError, match="no room"):
            save.append()
        assert save.path.read_bytes() == before == save.game.dump()


def test_only_one_window_plays_a_game(tmp_path):
    """In one process, and only until it is closed; reading needs no lock."""
    path = tmp_path / "a.vtl"
    with SaveFile.create(path, played(9)):
        refused(path, "is open in another window; close it there first")
        assert log_file.verify(path)["ok"]
    with SaveFile.open(path):
        refused(path, "another window")
    SaveFile.open(path).close()


def test_a_file_replaced_before_the_lock_holds_is_opened_anew(tmp_path, monkeypatch):
    """Another window may mend it at that very moment."""
    fcntl = pytest.importorskip("fcntl")
    path = tmp_path / "a.vtl"
    path.write_bytes(played(9).dump()[:-3])
    (tmp_path / "new").write_bytes(played(8).dump())
    real = fcntl.flock

    def replace_and_lock(*arguments):
        if (tmp_path / "new").exists():
            (tmp_path / "new").replace(path)
        real(*arguments)

    monkeypatch.setattr(fcntl, "flock", replace_and_lock)
    with SaveFile.open(path) as save:
        save.game.play(save.game.choices()[0])
        save.append()
        assert path.read_bytes() == save.game.dump() and not save.mended


def player(path):
    """Another process that plays a game and says how many records are safe."""
    command = [sys.executable, "-c", PLAYER, str(path)]
    return subprocess.Popen(command, env=ENVIRONMENT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def test_another_process_has_the_lock(tmp_path):
    """Until it is killed; a dead one leaves no lock behind."""
    with player(tmp_path / "a.vtl") as other:
        assert other.stdout and other.stdout.readline()
        with pytest.raises(SaveError, match="another window"):
            SaveFile.open(tmp_path / "a.vtl")
        other.send_signal(signal.SIGKILL)
        other.wait(PATIENCE)
    SaveFile.open(tmp_path / "a.vtl").close()


@pytest.mark.parametrize("moves", [0, 1, 7, 40, 90])
def test_a_killed_process_loses_no_move_it_has_told_of(tmp_path, moves):
    """kill -9 in the middle: the file loads, with every acknowledged move and at most one more."""
    dice = random.Random(moves)
    path = tmp_path / "a.vtl"
    with player(path) as other:
        assert other.stdout
        safe = [int(other.stdout.readline()) for _ in range(moves + 1)][-1]
        try:
            other.wait(dice.random() / 100)
        except subprocess.TimeoutExpired:
            other.send_signal(signal.SIGKILL)
        safe = max([safe, *map(int, other.stdout.read().split())])
        other.wait(PATIENCE)
    with SaveFile.open(path) as save:
        assert safe <= save.game.log.count <= safe + 1
        assert path.read_bytes() == save.game.dump()


def test_repair_writes_the_part_that_is_a_game(tmp_path):
    """To a new name, from damage of the bytes and of the rules alike; the damaged file stays."""
    game = played(9)
    whole = game.dump()
    end = len(played(5).dump())
    illegal = journal.write(game.gid, [*played(5).log.records(), (played(5).log.count, 0, b"\x91\x7f")])
    for number, data in enumerate((whole[:end] + b"\x61" + whole[end + 1 :], whole[: end + 2], illegal)):
        path, target = tmp_path / f"{number}.vtl", tmp_path / f"{number}-whole.vtl"
        path.write_bytes(data)
        told = repair.repair(path, target)
        assert target.read_bytes() == whole[:end] and path.read_bytes() == data
        assert told["records"] == played(5).log.count and told["bytes_left_out"] == len(data) - end
        assert "Record" in told["why"]


def test_repair_replaces_nothing_and_makes_nothing_up(tmp_path):
    """Not over a file, not of a whole log, not where no game is left."""
    whole = played(9).dump()
    (tmp_path / "a.vtl").write_bytes(whole[:-3])
    (tmp_path / "there.vtl").write_bytes(b"mine")
    with pytest.raises(log_file.Unreadable, match="there already"):
        repair.repair(tmp_path / "a.vtl", tmp_path / "there.vtl")
    assert (tmp_path / "there.vtl").read_bytes() == b"mine"
    (tmp_path / "b.vtl").write_bytes(whole)
    with pytest.raises(log_file.Unreadable, match="needs no repair"):
        repair.repair(tmp_path / "b.vtl", tmp_path / "c.vtl")
    for hopeless in (b"", b"hello", whole[:40], whole[:20] + b"\x00" + whole[21:]):
        (tmp_path / "b.vtl").write_bytes(hopeless)
        with pytest.raises(voltable.LogError):
            repair.repair(tmp_path / "b.vtl", tmp_path / "c.vtl")
    assert not (tmp_path / "c.vtl").exists()

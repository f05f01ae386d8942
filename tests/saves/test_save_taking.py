"""Records that come off the line: checked, played and written, all or none; and what is kept beside before a cut."""

import pytest

import voltable
from kit.files.failing_disk import play_on, played
from kit.work import calls
from voltable import LogError
from voltable.engine import journal
from voltable.engine.log import MOST_RECORDS
from voltable.engine.pack import pack
from voltable.engine.records import Records
from voltable.engine.verbs import PASS, PICKED, UNDO
from voltable_host.saves import lines, log_file
from voltable_host.saves.save_errors import SaveError
from voltable_host.saves.save_file import SaveFile

BASE = played(5)
MOST_CALLS = 600  # of functions for a record, each time the log is gone through


def tail(game, first: int) -> bytes:
    """The raw records of a game from this one on."""
    return Records(game.dump()).data(first)


def made(*payloads: bytes, origin: int = 1) -> bytes:
    """Records behind the first five moves that chain, whatever the rules say."""
    chain = Records(BASE.dump()).chain()
    return b"".join(chain.record(payload, origin) for payload in payloads)


def test_taken_moves_are_played_and_written_as_they_came(tmp_path):
    """Byte for byte, with their origin; the events are those of the moves."""
    device = play_on(played(5), 8, origin=1)
    expected = play_on(played(5), 0)
    with SaveFile.create(tmp_path / "a.vtl", played(5)) as save:
        events = save.take(tail(device, save.records.count))
        assert save.path.read_bytes() == save.game.dump() == save.records.log() == device.dump()
        assert save.game.hash() == device.hash()
    actions = [move for _n, move in device.log.actions(device.log.standing(device.log.at), BASE.log.count - 1)]
    assert events == [expected.play(action) for action in actions] and len(events) == 8


def test_own_moves_go_on_behind_taken_ones_as_our_own(tmp_path):
    """The origin of the device is not caught."""
    device = play_on(played(5), 2, origin=1)
    with SaveFile.create(tmp_path / "a.vtl", played(5)) as save:
        save.take(tail(device, save.records.count))
        save.game.play(save.game.choices()[0])
        save.append()
        origins = [origin for _number, origin, _payload in save.game.log.records(BASE.log.count)]
        assert origins == [1, 1, 0]
        assert save.path.read_bytes() == save.game.dump() == save.records.log()


def test_undo_redo_and_what_was_picked_are_taken(tmp_path):
    """The state is the one that loading the whole log gives; the log reads as it was played."""
    device = play_on(played(5), 3, origin=1)
    device.undo()
    device.undo()
    device.redo()
    device.log.add_picked(b"\1\2\3\4\5\6\7\x08")
    play_on(device, 2, origin=1)
    with SaveFile.create(tmp_path / "a.vtl", played(5)) as save:
        save.take(tail(device, save.records.count))
        assert save.game.hash() == voltable.load(device.dump()).hash()
        assert save.path.read_bytes() == save.game.dump() == device.dump()
        said = [line.move for line in lines.said(save.game)]
    assert said[-3] == "picked 0102030405060708" and "picked" not in " ".join(map(str, lines.standing(save.game)))
    assert log_file.verify(save.path)["ok"]


@pytest.mark.parametrize("payload", [
    b"\x91\x7f", pack((UNDO, 2000)), pack((UNDO, 0)), pack((PICKED, b"short")), pack((PICKED,)), b"\xc1", b"\xc0",
    pack((0, 0, "Ana")), pack((1,)), b"\x92\x05\xcc\x05", pack((5, True)), pack((99999, 1)),
])  # fmt: skip
def test_a_record_against_the_rules_takes_the_whole_batch_with_it(tmp_path, payload):
    """One kind of error; the game and the file stay as they were, and take what is right."""
    good = next(play_on(played(5), 1, origin=1).log.records(BASE.log.count))[2]
    with SaveFile.create(tmp_path / "a.vtl", played(5)) as save:
        for batch in (made(payload), made(good, payload)):
            with pytest.raises(LogError):
                save.take(batch)
            assert save.path.read_bytes() == save.game.dump() == save.records.log() == BASE.dump()
            assert save.game.hash() == BASE.hash()
        save.take(made(good))
        assert save.path.read_bytes() == save.game.dump() == save.records.log() != BASE.dump()


def test_records_that_do_not_follow_are_not_taken(tmp_path):
    """Twice, later ones, half of one, damaged ones; nothing is nothing."""
    device = play_on(played(5), 8, origin=1)
    first = BASE.log.count
    raw = tail(device, first)
    with SaveFile.create(tmp_path / "a.vtl", played(5)) as save:
        damaged = raw[:9] + bytes((raw[9] ^ 1,)) + raw[10:]
        for bad in (raw + raw, tail(device, first + 1), tail(device, first - 1), raw[:-1], damaged):
            with pytest.raises(LogError):
                save.take(bad)
            assert save.path.read_bytes() == save.game.dump() == BASE.dump()
        assert save.take(b"") == [] and save.path.read_bytes() == BASE.dump()


def test_nothing_is_taken_or_cut_over_moves_that_are_not_saved(tmp_path):
    """That would be a bug of ours."""
    with SaveFile.create(tmp_path / "a.vtl", played(5)) as save:
        save.game.play(save.game.choices()[0])
        for work in (lambda: save.take(b""), lambda: save.cut(8)):
            with pytest.raises(ValueError, match="has moves"):
                work()
        assert save.path.read_bytes() == BASE.dump() and len(list(tmp_path.iterdir())) == 1


def test_taking_follows_no_file_that_was_moved_away(tmp_path):
    """As with moves of one's own."""
    with SaveFile.create(tmp_path / "a.vtl", played(5)) as save:
        save.path.rename(tmp_path / "b.vtl")
        with pytest.raises(SaveError, match="moved or cut.*device sync"):
            save.take(tail(play_on(played(5), 1), BASE.log.count))
        with pytest.raises(SaveError, match="moved or cut.*device sync"):
            save.cut(BASE.log.count - 1)
        assert save.game.hash() == BASE.hash() and (tmp_path / "b.vtl").read_bytes() == BASE.dump()


def test_a_full_log_takes_no_more_and_in_time(tmp_path):
    """4,095 records, each second one takes a pass back, as they may come from a device."""
    game = voltable.new_game("card", players=3, seed=4)
    game.play(game.choices()[0])
    first = game.log.count
    payloads = [pack((UNDO, first - 1) if number % 2 else (PASS,)) for number in range(MOST_RECORDS - first)]
    chain = Records(game.dump()).chain()
    raw = [chain.record(payload, 1) for payload in payloads]
    with SaveFile.create(tmp_path / "a.vtl", game) as save:
        parts = [b"".join(raw[at : at + 500]) for at in range(0, len(raw), 500)]
        assert calls(lambda: [save.take(part) for part in parts]) < MOST_CALLS * MOST_RECORDS * len(parts)
        assert save.records.count == MOST_RECORDS and save.path.stat().st_size <= journal.LARGEST
        with pytest.raises(LogError, match="log-full"):
            save.take(chain.record(pack((PASS,)), 1))
        assert save.records.count == MOST_RECORDS


def test_branches_count_up_and_never_replace_a_file(tmp_path):
    """The same bytes lie there once; what is in the way stays."""
    logs = [played(moves).dump() for moves in range(1, 5)]
    (tmp_path / "a.b2.vtl").write_bytes(b"mine")
    (tmp_path / "a.b3.vtl").mkdir()
    (tmp_path / "a.b4.vtl").symlink_to("nowhere")
    with SaveFile.create(tmp_path / "a.vtl", played(5)) as save:
        names = [save.keep_branch(log).name for log in (logs[0], logs[1], logs[0], logs[2], logs[1], b"mine")]
        assert names == ["a.b1.vtl", "a.b5.vtl", "a.b1.vtl", "a.b6.vtl", "a.b5.vtl", "a.b2.vtl"]
        assert (tmp_path / "a.b1.vtl").read_bytes() == logs[0] and (tmp_path / "a.b6.vtl").read_bytes() == logs[2]
        assert save.path.read_bytes() == BASE.dump() and not list(tmp_path.glob("*.new"))


def test_a_cut_goes_back_and_keeps_all_there_was(tmp_path):
    """The game is the one of that record, and plays on; the branch is a whole log of its own."""
    whole = play_on(played(5), 7, seed=3)
    with SaveFile.create(tmp_path / "a.vtl", voltable.load(whole.dump())) as save:
        branch = save.cut(BASE.log.count)
        assert branch == tmp_path / "a.b1.vtl" and branch.read_bytes() == whole.dump()
        assert save.path.read_bytes() == save.game.dump() == save.records.log() == BASE.dump()
        assert save.game.hash() == BASE.hash()
        save.game.play(save.game.choices()[0])
        save.append()
        assert save.path.read_bytes() == save.game.dump()
    assert log_file.verify(branch)["ok"]
    with SaveFile.open(branch) as save:
        assert save.game.hash() == whole.hash()


def test_a_cut_keeps_the_lock_the_link_and_who_may_read(tmp_path):
    """Nobody gets in between, and the file is found where it was."""
    real = tmp_path / "real.vtl"
    SaveFile.create(real, played(9)).close()
    real.chmod(0o600)
    (tmp_path / "link.vtl").symlink_to(real)
    with SaveFile.open(tmp_path / "link.vtl") as save:
        assert save.cut(BASE.log.count) == tmp_path / "real.b1.vtl"
        assert (tmp_path / "link.vtl").is_symlink() and real.stat().st_mode & 0o777 == 0o600
        for path in (real, tmp_path / "link.vtl"):
            with pytest.raises(SaveError, match="another window"):
                SaveFile.open(path)
        save.take(tail(play_on(played(5), 1), BASE.log.count))
        assert real.read_bytes() == save.game.dump()


@pytest.mark.parametrize("count", [-1, 0, 1, 3, BASE.log.count + 1])
def test_a_cut_leaves_a_game(tmp_path, count):
    """Where none would be left, nothing is cut and nothing kept."""
    with SaveFile.create(tmp_path / "a.vtl", played(5)) as save:
        with pytest.raises((LogError, IndexError)):
            save.cut(count)
        assert save.path.read_bytes() == save.game.dump() == BASE.dump()
        assert len(list(tmp_path.iterdir())) == 1


def test_appending_to_a_long_game_does_not_read_it_again(tmp_path, monkeypatch):
    """Only what is new is hashed."""
    hashed = []
    real = journal.Chain.follow
    monkeypatch.setattr(journal.Chain, "follow", lambda chain, body, crc: (hashed.append(1), real(chain, body, crc)))
    with SaveFile.create(tmp_path / "a.vtl", play_on(played(5), 60)) as save:
        hashed.clear()
        save.game.play(save.game.choices()[0])
        save.append()
        assert len(hashed) == 2  # written, and checked as it is kept
        assert save.path.read_bytes() == save.game.dump()

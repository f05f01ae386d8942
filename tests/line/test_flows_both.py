"""The host's flows sync with a device: what is missing goes over, nothing is lost, with the same bytes everywhere."""

import voltable
from kit.line.flow_bench import Device
from kit.line.flow_games import GID, OTHER, Unknown, a_game, moved, only, synced
from kit.line.memory_store import MemoryStore
from voltable.engine.keeping import NotKept
from voltable.engine.verbs import PICKED
from voltable.line.flows.forking import DEVICE, HOST
from voltable.line.flows.synced import (
    EMPTY,
    FORK,
    KEPT,
    NEW,
    NOT_KEPT,
    OTHER_GAME,
    PROBLEM,
    PULLED,
    PUSHED,
    PUT,
    SAME,
    UNPLAYABLE,
)
from voltable.line.flows.tails import moves_of, stands

# What one side lacks


def test_a_game_that_is_new_here_comes_whole():
    """As it lies on the device; then both have the same, and nothing goes over any more."""
    game = a_game(40)
    store, device = MemoryStore(), Device(game)
    found, bench = only(store, device)
    assert (found.how, found.name, found.device, found.here, found.pulled) == (NEW, "game-one", 40, 0, 40)
    assert store.logs[GID] == game.dump() == device.log(GID) and found.is_settled
    assert bench.bytes_said() == "07491090a725"
    found, bench = only(store, device)
    assert (found.how, found.device, found.here, found.pulled, found.pushed) == (SAME, 40, 40, 0, 0)
    assert bench.bytes_said() == "1bd449ad880f"


def test_moves_of_the_device_are_pulled():
    """Only those that are missing."""
    ours = a_game(10)
    theirs = moved(ours, 50, 2)
    store = MemoryStore(ours)
    found, bench = only(store, Device(theirs))
    assert (found.how, found.device, found.here, found.pulled, found.pushed) == (PULLED, 60, 10, 50, 0)
    assert store.logs[GID] == theirs.dump() and not store.branches
    assert bench.bytes_said() == "8ee51eefe249"


def test_moves_made_here_are_pushed():
    """A game that is not shown there only goes to flash."""
    theirs = a_game(10)
    ours = moved(theirs, 50, 2)
    store, device = MemoryStore(ours), Device(theirs)
    found, bench = only(store, device)
    assert (found.how, found.device, found.here, found.pulled, found.pushed) == (PUSHED, 10, 60, 0, 50)
    assert device.log(GID) == ours.dump() == store.logs[GID] and device.kept is None
    assert bench.bytes_said() == "bb121ce03405"


def test_a_game_that_is_named_is_put_on_the_device_and_shown():
    """All its records; the device opens it."""
    ours = a_game(30)
    store, device = MemoryStore(ours), Device()
    found, bench = only(store, device, GID)
    assert (found.how, found.device, found.here, found.is_open) == (PUT, None, 30, True)
    assert device.log(GID) == ours.dump() and device.kept.game.digest() == ours.digest()
    assert bench.bytes_said() == "5fa35eac9b46"


def test_the_game_on_the_display_comes_last():
    """It stays there."""
    first, second = a_game(9), a_game(12, OTHER)
    store, device = MemoryStore(first), Device(second)
    synced(store, device, GID)
    assert device.kept.game.gid == GID
    found, bench = synced(store, device)
    assert [(one.game, one.how, one.is_open) for one in found] == [(OTHER.hex(), SAME, False), (GID.hex(), SAME, True)]
    assert device.kept.game.gid == GID and store.logs[OTHER] == second.dump()
    assert bench.bytes_said() == "b1b945283284"


def test_a_device_without_games_has_nothing_to_do():
    """Nor is a game without a record fetched."""
    assert synced(MemoryStore(), Device())[0] == []
    store = MemoryStore()
    assert only(store, Device(Unknown(a_game(0), False)))[0].how == EMPTY and not store.logs


# Both sides went on


def test_where_nobody_picks_both_tails_are_kept():
    """And both games stay as they are; the same tails are kept once."""
    base = a_game(20)
    ours, theirs = moved(base, 7, 2), moved(base, 9, 3)
    store, device = MemoryStore(ours), Device(theirs)
    for _ in range(2):
        found, bench = only(store, device)
        assert found.how == FORK and not found.is_settled and found.picked is None
        assert (found.fork.base, len(bench.questions)) == (base.log.count - 1, 1)
        assert store.branches == [theirs.dump(), ours.dump()]
        assert (store.logs[GID], device.log(GID)) == (ours.dump(), theirs.dump())
        assert bench.bytes_said() == "d2c97edaa342"
    told = stands(voltable.load(store.branches[found.fork.their_branch]), found.fork.base)
    assert (told["since"], told["moves"], told["round"]) == (9, moves_of(theirs), theirs.view()["round"])


def test_the_device_s_tail_goes_on_where_it_is_picked():
    """Ours is a branch; the next record names the head that lost."""
    base = a_game(20)
    ours, theirs = moved(base, 7, 2), moved(base, 9, 3)
    store, device = MemoryStore(ours), Device(theirs)
    found, bench = only(store, device, keep=DEVICE)
    assert found.picked == DEVICE and found.is_settled and not bench.questions
    assert store.logs[GID] == device.log(GID) and store.logs[GID].startswith(theirs.dump())
    last = voltable.load(store.logs[GID]).log
    assert last.count == theirs.log.count + 1 and list(last.records(last.count - 1))[0][2][1] == PICKED
    assert ours.dump() in store.branches
    assert bench.bytes_said() == "ec14cd16c447"


def test_our_tail_goes_on_where_somebody_says_so():
    """Whoever is asked sees both; the device keeps its own as a branch."""
    base = a_game(20)
    ours, theirs = moved(base, 7, 2), moved(base, 9, 3)
    store, device = MemoryStore(ours), Device(theirs)
    found, bench = only(store, device, answer=HOST)
    assert found.picked == HOST and [gid for gid, fork in bench.questions] == [GID]
    assert store.logs[GID] == device.log(GID) and store.logs[GID].startswith(ours.dump())
    assert theirs.dump() in device.files() and theirs.dump() in store.branches
    assert bench.bytes_said() == "b159dbac05f1"


def test_two_games_with_one_id_are_told_and_nothing_changes():
    """That of the device is kept beside ours."""
    ours = voltable.new_game("card", players=4, seed=8, gid=GID)
    theirs = a_game(5)
    store, device = MemoryStore(ours), Device(theirs)
    found, _bench = only(store, device, keep=DEVICE)
    assert found.problem.word == OTHER_GAME and store.branches[found.problem.cause] == theirs.dump()
    assert (store.logs[GID], device.log(GID)) == (ours.dump(), theirs.dump())


# What cannot be kept


def test_a_full_store_loses_nothing():
    """The result names what cannot be kept; with room again the same sync ends well."""
    ours = a_game(10)
    theirs = moved(ours, 20, 2)
    store, device = MemoryStore(ours), Device(theirs)
    store.is_full = True
    found, _bench = only(store, device)
    assert (found.how, found.problem.word, type(found.problem.cause)) == (PROBLEM, NOT_KEPT, NotKept)
    assert (store.logs[GID], device.log(GID)) == (ours.dump(), theirs.dump())
    store.is_full = False
    assert only(store, device)[0].how == PULLED and store.logs[GID] == theirs.dump()


def test_what_this_version_cannot_play_is_kept_as_it_came():
    """Whole where the game is new here, as a branch where it is not."""
    game = a_game(6)
    unknown = Unknown(game)
    log, store = unknown.dump(), MemoryStore()
    found, _bench = only(store, Device(unknown))
    assert (found.how, found.name, store.unread, store.logs) == (KEPT, "unread game-one", [log], {})
    assert only(store, Device(unknown))[0].pulled == 0
    store = MemoryStore(game)
    found, _bench = only(store, Device(unknown))
    assert found.problem.word == UNPLAYABLE and store.branches[found.problem.cause] == log
    assert store.logs[GID] == game.dump()


def test_a_tail_that_this_version_cannot_play_is_picked_in_vain():
    """Both tails are kept all the same, and so is all that both have."""
    base = a_game(20)
    ours, theirs = moved(base, 7, 2), Unknown(moved(base, 9, 3))
    store = MemoryStore(ours)
    found, _bench = only(store, Device(theirs), keep=DEVICE)
    assert (found.how, found.problem.word, found.picked) == (PROBLEM, UNPLAYABLE, None) and not found.is_settled
    assert store.branches == [theirs.dump(), ours.dump()] and found.problem.cause == 0
    assert store.logs[GID] == base.dump()

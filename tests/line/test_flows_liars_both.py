"""The host's flows and a hundred devices that lie: nothing is lost, on any interpreter."""

import voltable
from kit.line.flow_games import GID, a_game, moved, synced
from kit.line.liar import Liar
from kit.line.memory_store import MemoryStore
from voltable.line.flows.faults import LineFault
from voltable.line.flows.forking import DEVICE, HOST
from voltable.line.messages import APPEND, LIST, PICK, PROBE, PULL, READY


def test_whatever_a_device_says_nothing_is_lost_and_nothing_else_escapes():
    """A hundred liars: what was here is in a log or a branch, whole; a log is a game, always."""
    ended = {"done": 0, "fault": 0}
    lied = set()
    base = a_game(12)
    tails = base, moved(base, 6, 2), moved(base, 9, 3)
    for seed in range(100):
        ours, device = tails[seed % 3], Liar(tails[seed // 3 % 3], seed)
        store = MemoryStore(ours)
        try:
            synced(store, device, GID, answer=DEVICE, keep=(None, DEVICE, HOST)[seed // 9 % 3])
            ended["done"] += 1
        except LineFault:
            ended["fault"] += 1
        lied |= device.asked
        assert store.in_use == 0
        assert [log for log in [store.logs[GID]] + store.branches if log.startswith(ours.dump())], seed
        for gid in sorted(store.logs):
            assert voltable.load(store.logs[gid]).dump() == store.logs[gid], seed
    assert min(ended["done"], ended["fault"]) > 9, ended
    assert lied == {LIST, PROBE, PULL, APPEND, READY, PICK}

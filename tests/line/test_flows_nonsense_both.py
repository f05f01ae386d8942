"""The host's flows meet what is no device of ours, or one that answers nonsense: a fault says so, nothing is lost."""

import voltable
from kit.line.flow_bench import Bench, Device, Peer
from kit.line.flow_games import GID, OTHER, a_game, end_of, only, synced
from kit.line.memory_store import MemoryStore
from voltable.line.flows.faults import NOTHING, PROMPT, STRANGER, LineFault, LineLost, Nobody, Refused
from voltable.line.flows.hello import greet
from voltable.line.flows.synced import NEW, SAME, UNPLAYABLE
from voltable.line.flows.syncing import sync_all
from voltable.line.mark import ENGINE
from voltable.line.messages import (
    APPEND,
    BAD_MESSAGE,
    FLASH_FULL,
    HELLO,
    LIST,
    PICK,
    PROBE,
    PULL,
    READY,
    STALE,
)

ZEROS = bytes(8)


def hello(kind):
    """A device without a game on its display."""
    return (0, 1, 7, ENGINE, 180, None, -1, ZEROS) if kind == HELLO else None


def fault(store, answer, *named):
    """The fault that ends a sync."""
    try:
        synced(store, Peer(answer), *named)
    except LineFault as found:
        return found
    raise AssertionError("nothing was wrong")


def test_rows_that_are_none_are_refused():
    """Whatever they are."""
    for row in (7, [], [GID], [GID, -2, ZEROS, 0], [GID[:7], 4, ZEROS, 0], [None, 4, ZEROS, 0]):
        found = fault(MemoryStore(), lambda kind, fields: hello(kind) or (0, [row]))  # noqa: B023
        assert (type(found), found.code) == (Refused, BAD_MESSAGE), row


def test_a_refusal_ends_the_sync_with_its_code():
    """Of one request, whichever."""
    ours = a_game(9)
    end = ours.log.count - 1, b"anything"
    replies = {LIST: (0, [(GID,) + end + (0,)]), PROBE: (0, ZEROS, None), PULL: (0, b"")}
    for refused in (LIST, PROBE, PULL):
        store = MemoryStore(ours)
        found = fault(
            store, lambda kind, fields: hello(kind) or (FLASH_FULL if kind == refused else replies[kind])  # noqa: B023
        )  # fmt: skip
        assert (type(found), found.code) == (Refused, FLASH_FULL), refused
        assert store.logs[GID] == ours.dump() and store.in_use == 0


def test_a_device_that_is_always_elsewhere_is_looked_at_four_times():
    """It may only be busy; then it is told."""
    peer = Peer(lambda kind, fields: hello(kind) or ((0, [(GID, 4, ZEROS, 0)]) if kind == LIST else (99, b"x")))
    store = MemoryStore()
    try:
        synced(store, peer)
        raise AssertionError("it came")
    except Refused as no:
        assert no.code == STALE
    assert peer.asked == [HELLO, LIST, PULL] + [HELLO, LIST, PULL] * 3


def test_a_device_that_says_it_has_something_else_is_not_believed():
    """Neither another number nor another head than what was sent."""
    ours = a_game(9)
    for number, head in ((3, b"anything"), (4000, b"anything"), (-1, ZEROS)):
        said = {LIST: (0, []), APPEND: (0, number, head, None)}
        found = fault(MemoryStore(ours), lambda kind, fields: hello(kind) or said[kind], GID)  # noqa: B023
        assert (type(found), found.code) == (Refused, STALE), number


def test_records_that_do_not_chain_never_reach_the_game():
    """What came is kept beside it, for whoever can make something of it."""
    ours = a_game(9)
    count, head = ours.log.count, end_of(ours.dump()).head
    replies = {LIST: (0, [(GID, count + 2, b"anything", 0)]), PROBE: (count - 1, head, None)}
    bad = b"\x03\x01\x0c\x00\x92\x05\x01\x00\x00\x00\x00"

    def answer(kind, fields):
        if kind == PULL:
            return fields[1], (bad if fields[1] == count else b"")
        return hello(kind) or replies[kind]

    store = MemoryStore(ours)
    found, _bench = only(store, Peer(answer))
    assert found.problem.word == UNPLAYABLE and store.branches == [ours.dump() + bad]
    assert store.logs[GID] == ours.dump()


def test_replies_of_the_wrong_shape_never_came():
    """After five sends, and five more, the line is dead; what is here stays."""
    ours = a_game(9)
    store, peer = MemoryStore(ours), Peer(lambda kind, fields: hello(kind) or (b"x", None, 7))
    bench = Bench(peer)
    try:
        bench.run(sync_all(bench.talker, store))
        raise AssertionError("it came")
    except LineLost as lost:
        assert lost.word == "silent"
    assert peer.asked == [HELLO] + [LIST] * 10 and store.logs == {GID: ours.dump()}


def unanswered(peer):
    """What is heard instead of an answer to HELLO, and the milliseconds until that is told."""
    bench = Bench(peer)
    try:
        bench.run(greet(bench.talker))
    except Nobody as nobody:
        return nobody.word, bench.now
    raise AssertionError("somebody answered")


def test_what_is_heard_instead_of_a_device_is_told_in_a_word():
    """A prompt repeats what it is sent, others say something of their own, or nothing; a prompt is asked once."""
    echo = Peer(lambda kind, fields: None)
    echo.step = lambda data, now: data.replace(b"\n", b"\r\n>>> ")
    stranger, nothing = Peer(lambda kind, fields: b"$GPGGA,1\r\n"), Peer(lambda kind, fields: None)
    assert [unanswered(peer) for peer in (echo, stranger, nothing)] == [
        (PROMPT, 1250),
        (STRANGER, 3000),
        (NOTHING, 3000),
    ]


def test_late_answers_are_let_pass_before_a_slow_device_is_asked_again():
    """They would be taken for those to come; but nobody waits longer than five seconds."""
    for chatter, began, word in ((1405, 1900, NOTHING), (99_000, 6250, STRANGER)):
        sent = []

        class Slow:
            def step(self, data, now):
                if data:
                    sent.append(now)  # noqa: B023
                return b"late" if now < chatter and not now % 100 else b""  # noqa: B023

        assert unanswered(Slow())[0] == word
        assert len(sent) == 10 and abs(sent[5] - began) < 10, sent


def test_a_device_with_other_rules_is_only_read():
    """What it has comes over, and it is sent nothing."""
    theirs, ours = a_game(30), a_game(10, OTHER)
    device, kinds = Device(theirs, voltable.new_game("card", players=3, seed=4, gid=OTHER)), []
    store = MemoryStore(ours)
    bench = Bench(device)
    sort, step = device.line.exchange.sort, device.line.exchange.answer

    def heard(found):
        kinds.append(found[0])
        return sort(found)

    def told(kind, transaction, fields):
        step(kind, transaction, fields[:3] + (ZEROS,) + fields[4:] if kind == HELLO else fields)

    device.line.exchange.sort, device.line.exchange.answer = heard, told
    found = bench.run(sync_all(bench.talker, store, (OTHER,)))
    assert [one.how for one in found] == [NEW, SAME] and bench.talker.is_rescue
    assert store.logs[GID] == theirs.dump() and store.logs[OTHER] == ours.dump()
    assert not [kind for kind in kinds if kind in (APPEND, READY, PICK)] and PULL in kinds

"""A game whose place is nothing but a few methods keeps the promise of all kept games, on every interpreter."""

import voltable
from kit.keeping import promise
from kit.line.memory_store import MemoryStore
from voltable.engine.keeping import NotKept
from voltable.engine.refusal import LogError


class FullMemory:
    """For a while nothing more can be written."""

    def __init__(self, store):
        self.store = store

    def __enter__(self):
        self.store.is_full = True

    def __exit__(self, *error):
        self.store.is_full = False


class Memory:
    """Logs in a dict."""

    def __init__(self):
        self.store = MemoryStore()

    def create(self, game):
        """A place of its own."""
        self.store = MemoryStore(game)
        return self.store.opened(game.gid)

    def stored(self):
        """As anybody reads it."""
        return voltable.load(self.store.logs[promise.GID])

    def full(self):
        """The store."""
        return FullMemory(self.store)

    def tells(self, error):
        """With the exception that flows know."""
        return isinstance(error, NotKept)

    def take(self, saved, ahead):
        """All of them at once."""
        chain = saved.records.chain()
        records = ahead.log.records(saved.records.count)
        saved.take(b"".join([chain.record(payload, origin) for _number, origin, payload in records]))


def test_it_is_stored_before_it_is_told():
    promise.is_stored_before_it_is_told(Memory())


def test_it_is_unchanged_by_what_the_rules_refuse():
    promise.is_unchanged_by_what_the_rules_refuse(Memory())


def test_it_is_taken_back_where_it_cannot_be_written():
    promise.is_taken_back_where_it_cannot_be_written(Memory())


def test_it_is_kept_though_it_came_from_elsewhere():
    promise.is_kept_though_it_came_from_elsewhere(Memory())


def test_it_is_refused_from_elsewhere_where_it_cannot_be_written():
    promise.is_refused_from_elsewhere_where_it_cannot_be_written(Memory())


def test_what_is_cut_lies_in_a_branch():
    """All there was; the game goes on from the records that stay."""
    place = Memory()
    saved, twin = promise.under_way(place)
    whole, count = saved.records.log(), saved.records.count - 30
    branch = saved.cut(count)
    assert place.store.branches[branch] == whole == twin.dump()
    assert place.store.logs[promise.GID] == saved.records.log() == saved.game.dump() == whole[: saved.records.size]
    assert saved.records.count == count
    saved.play(promise.on(saved.game))
    assert promise.facts(place.stored()) == promise.facts(saved.game)


def test_records_that_do_not_follow_change_nothing():
    """Damaged, out of order, or against the rules."""
    place = Memory()
    saved, twin = promise.under_way(place)
    before = promise.facts(twin)
    for raw in (b"\x01", saved.records.data(5), saved.records.chain().record(b"\x91\x63", 1)):
        try:
            saved.take(raw)
            raise AssertionError(raw)
        except LogError:
            assert promise.facts(saved.game) == promise.facts(place.stored()) == before

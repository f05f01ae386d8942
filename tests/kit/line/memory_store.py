"""Games that are kept in memory: a store for flows, on every interpreter; for a while it may be full."""

import voltable
from voltable.engine.journal import LARGEST
from voltable.engine.keeping import NotKept
from voltable.engine.saved import SavedGame


class MemoryGame(SavedGame):
    """A game whose log is one of the store's."""

    def __init__(self, store, game, good):
        super().__init__(game, good)
        self.store = store

    @property
    def name(self):
        """By its id."""
        return self.records.gid.decode()

    def keep_branch(self, data):
        """Its place among the branches."""
        branches = self.store.branches
        self.store.check(len(data))
        if data not in branches:
            branches.append(data)
        return branches.index(data)

    def _write(self, new, is_own):
        self.store.check(self.records.size + len(new))
        self.store.logs[self.records.gid] += new

    def _shorten(self, good, game):
        self.store.check(len(good))
        self.store.logs[self.records.gid] = good
        self._go_on_from(good, game)

    def _load(self, data):
        return voltable.load(data)

    def __enter__(self):
        self.store.in_use += 1
        return self

    def __exit__(self, *error):
        self.store.in_use -= 1


class MemoryStore:
    """Logs by their ids, branches, and logs that cannot be played."""

    def __init__(self, *games):
        self.logs = {game.gid: game.dump() for game in games}
        self.branches = []
        self.unread = []
        self.is_full = False
        self.in_use = 0  # games that somebody works with

    def check(self, size):
        """A NotKept where nothing more can be written."""
        if self.is_full or size > LARGEST:
            raise NotKept("no room")

    def opened(self, gid):
        """To be played on."""
        log = self.logs.get(gid)
        return None if log is None else MemoryGame(self, voltable.load(log), log)

    def create(self, data):
        """A game that is new here."""
        game = voltable.load(data)
        self.check(len(data))
        self.logs[game.gid] = data
        return MemoryGame(self, game, data)

    def keep_unread(self, gid, data):
        """As it came."""
        is_new = data not in self.unread
        if is_new:
            self.unread.append(data)
        return "unread " + gid.decode(), is_new

"""Both sides get the same games: whatever one has and the other has not goes over, and nothing is ever lost."""

from voltable.engine.keeping import NotKept
from voltable.engine.refusal import LogError
from voltable.line.flows.asking import games, put, whole
from voltable.line.flows.comparing import AHEAD, BEHIND, compare
from voltable.line.flows.comparing import FORK as APART
from voltable.line.flows.copying import be_ready, pull, push
from voltable.line.flows.faults import Refused
from voltable.line.flows.forking import PICKS, rescue
from voltable.line.flows.hello import Row, greet
from voltable.line.flows.patience import patient
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
    UNPLAYABLE,
    Problem,
    Synced,
)
from voltable.line.flows.tails import moves_of
from voltable.line.flows.talker import ASK, PAUSE
from voltable.line.messages import BUSY, NO_HEAD, NO_RECORD, OK, OPEN_NOW, STALE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from voltable.line.flows.comparing import Standing
    from voltable.line.flows.forking import Fork
    from voltable.line.flows.shapes import Flow, Saved, Store
    from voltable.line.flows.talker import Talker

TRIES = 4  # somebody may play on the device while we look


def sync_all(
    talker: "Talker", store: "Store", named: "Sequence[bytes]" = (), keep: "str | None" = None
) -> "Flow[list[Synced]]":
    """Every game of the device, and those of ours that are named; the one on the display comes last."""
    if talker.said is None:
        yield from greet(talker)
    rows = yield from patient(games())
    for gid in named:
        put(rows, row_of(rows, gid))
    if named and not [row for row in rows if row.flags & OPEN_NOW]:
        last = row_of(rows, named[-1])
        put(rows, Row(last.gid, last.number, last.head, OPEN_NOW))  # nothing is shown there: then show this
    found: "list[Synced]" = []
    for is_shown in (0, OPEN_NOW):
        for row in rows:
            if row.flags & OPEN_NOW == is_shown:
                found.append((yield from Syncing(talker, store, row, keep).sync()))
    return found


def row_of(rows: "list[Row]", gid: bytes) -> Row:
    """What the device has of a game."""
    for row in rows:
        if row.gid == gid:
            return row
    return Row(gid, NO_RECORD, NO_HEAD, 0)


class Syncing:
    """One game on its way to be equal on both sides."""

    def __init__(self, talker: "Talker", store: "Store", row: Row, keep: "str | None" = None) -> None:
        """Where both sides went on, the one to keep goes on; without one somebody is asked."""
        self.talker = talker
        self.store = store
        self.row = row
        self.keep = keep
        self.result = Synced(row.gid.hex(), bool(row.flags & OPEN_NOW))

    def sync(self) -> "Flow[Synced]":
        """Until it is done, however often somebody plays in between; what cannot be done is told with the result."""
        for chance in range(TRIES):
            try:
                yield from self.once()
                break
            except NotKept as error:
                self.result.how, self.result.problem = PROBLEM, Problem(NOT_KEPT, error)
                break
            except Refused as no:
                if no.code not in (STALE, BUSY) or chance == TRIES - 1:
                    raise
            yield from self.look_again()
        return self.result

    def look_again(self) -> "Flow[None]":
        """The device has moved on, or it has started anew."""
        yield from greet(self.talker)
        self.row = row_of((yield from patient(games())), self.row.gid)

    def once(self) -> "Flow[None]":
        """The game as it is kept here, or a new one."""
        save = self.store.opened(self.row.gid)
        if save is None:
            save = yield from self.fetch()
        if save is not None:
            with save:
                yield PAUSE, 0  # reading and writing took their time: what is asked next has not waited yet
                self.result.name = save.name
                yield from self.make_equal(save)
                if save.game.edition.own_map:
                    self.result.map = save.game.edition.board  # the device can only keep it
                elif self.result.is_open and self.result.is_settled and not self.talker.is_rescue:
                    yield from self.finish(save)

    def fetch(self) -> "Flow[Saved | None]":
        """The whole log into a place of its own; where this version cannot play it, as it came."""
        yield PAUSE, 0
        data = yield from patient(whole(self.row.gid))
        result = self.result
        if self.row.number == NO_RECORD or not data:
            result.how = EMPTY
            return None
        try:
            save = self.store.create(data)
        except LogError as error:
            result.map = str(error.numbers[1]) if error.word == "other-map" else None
            result.name, is_new = self.store.keep_unread(self.row.gid, data)
            result.how, result.device = KEPT, self.row.number + 1
            result.pulled = self.row.number + 1 if is_new else 0
            return None
        self.row = Row(self.row.gid, save.records.count - 1, save.records.head, self.row.flags)
        result.how, result.here = NEW, 0
        result.device = result.pulled = moves_of(save.game)
        return save

    def make_equal(self, save: "Saved") -> "Flow[None]":
        """Compare, and let the one that lacks something have it."""
        start, result = save.game.log.start, self.result
        standing = yield from patient(compare(save.records, self.row.number, self.row.head))
        if result.here is None:
            result.here = moves_of(save.game)
            result.device = max(standing.number - start, 0) if standing.number != NO_RECORD else None
        if standing.how == AHEAD:
            yield from self.pull(save)
        elif standing.how == BEHIND and not self.talker.is_rescue:
            result.pushed += yield from patient(push(save.records, standing.number + 1))
            result.how = PUT if standing.number == NO_RECORD else PUSHED
        elif standing.how == APART:
            yield from self.part(save, standing)

    def pull(self, save: "Saved") -> "Flow[None]":
        """What the device has more."""
        before = save.records.count
        tail = yield from patient(pull(save.records.gid, before))
        try:
            save.take(tail)
        except LogError:
            branch = save.keep_branch(save.records.log() + tail)
            self.result.how, self.result.problem = PROBLEM, Problem(UNPLAYABLE, branch)
            return
        self.result.pulled += save.records.count - before
        self.result.how = PULLED

    def finish(self, save: "Saved") -> "Flow[None]":
        """Tell the device that nothing is missing here."""
        state = save.game.digest()
        yield PAUSE, 0
        code = yield from patient(be_ready(save.records, state))
        if code != OK:
            raise Refused(code)

    # Both sides went on

    def part(self, save: "Saved", standing: "Standing") -> "Flow[None]":
        """Keep both tails; then one of them goes on, if somebody says which."""
        result = self.result
        result.how = FORK
        if standing.base == NO_RECORD:
            branch = save.keep_branch((yield from patient(whole(save.records.gid))))
            result.problem = Problem(OTHER_GAME, branch)
            return
        fork = yield from patient(rescue(save, standing))
        result.fork = fork
        if self.talker.is_rescue:
            return
        yield PAUSE, 0
        choice = self.keep
        if choice is None:
            choice = yield ASK, (self.row.gid, fork)
            if choice is not None:
                yield from greet(self.talker)  # it waits no longer than a few seconds
        if choice is not None:
            yield from self.pick(save, fork, choice)

    def pick(self, save: "Saved", fork: "Fork", choice: str) -> "Flow[None]":
        """One tail goes on, and the other stays a branch; so does one that cannot be played here."""
        try:
            yield from patient(PICKS[choice](save, fork))
            self.result.picked = choice
        except LogError:
            self.result.how, self.result.problem = PROBLEM, Problem(UNPLAYABLE, fork.their_branch)

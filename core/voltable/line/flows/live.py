"""A game that both ends look at: the device puts the moves in order, and each side shows what the other did."""

from voltable.engine.keeping import NotKept
from voltable.engine.refusal import LogError, Refusal
from voltable.line.flows.comparing import AHEAD, BEHIND, FORK, compare
from voltable.line.flows.copying import be_ready, pull, push
from voltable.line.flows.faults import LineLost, Refused
from voltable.line.flows.forking import DEVICE, PICKS, rescue
from voltable.line.flows.hello import end_of, hello
from voltable.line.flows.proposal import Proposal
from voltable.line.flows.report import report
from voltable.line.flows.talker import PAUSE
from voltable.line.messages import (
    APPEND,
    BAD_MESSAGE,
    BUSY,
    FLASH_ERROR,
    HEARTBEAT,
    ILLEGAL,
    NO_RECORD,
    OK,
    PICK,
    PING,
    STALE,
    VERSION,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from voltable.engine.records import Records
    from voltable.engine.shapes import Action, Event
    from voltable.line.flows.comparing import Standing
    from voltable.line.flows.forking import Fork
    from voltable.line.flows.shapes import Flow, Reply, Saved
    from voltable.line.flows.talker import Talker

DOWN, SYNC, LIVE, FORKED, RESCUE, STOPPED = "down", "sync", "live", "forked", "rescue", "stopped"
TICK, AGAIN = 20, 1000  # milliseconds between two looks at what people want, and between two tries to connect
SOON = 100


class News:
    """What somebody wants to know of a live game; nothing, unless told otherwise."""

    def became(self, state: str) -> None:
        """The line is up, down, or waits for a person."""

    def moved(self, number: int, events: "list[Event]") -> None:
        """A record came from the device."""

    def refused(self, code: int) -> None:
        """The device cannot take our records now; it is asked again."""

    def forked(self, fork: "Fork") -> None:
        """Both sides moved; a person has to choose."""

    def stopped(self, facts: "dict[str, object]") -> None:
        """The two engines disagree; the facts are what somebody needs to find out why."""


class Live:
    """The host's side; `flow` runs for ever on a Talker."""

    def __init__(self, save: "Saved", talker: "Talker", news: "News | None" = None) -> None:
        self.save = save
        self.talker = talker
        self.news = news or News()
        self.state = DOWN
        self.proposal: "Proposal | None" = None
        self.fork: "Fork | None" = None
        self.choice: "str | None" = None  # of the person who picks
        talker.listener = self.listen

    def become(self, state: str) -> None:
        """Another state, told once."""
        if state != self.state:
            self.state = state
            self.news.became(state)

    def propose(self, action: "Action", is_bound: bool = False) -> Proposal:
        """A move of the host; it is pending until the device has it. One that is bound counts for this seat only."""
        self.proposal = Proposal(action, self.save.game if is_bound else None)
        return self.proposal

    # The conversation

    def flow(self) -> "Flow[None]":
        """Meet, stay together, and meet again whatever happens in between."""
        while self.state not in (RESCUE, STOPPED):
            then, pause = SYNC, SOON
            try:
                if (yield from self.meet()):
                    yield from self.stay()
            except Refused as no:
                if no.code not in (STALE, BUSY):
                    self.news.refused(no.code)
                    pause = AGAIN
            except LineLost:
                then, pause = DOWN, AGAIN
            except NotKept as error:
                self.fail(error)
                pause = AGAIN
            except LogError:  # a tail that this engine does not take; it is kept as a branch
                self.stop()
            if self.state not in (RESCUE, STOPPED):
                self.become(then)
                yield PAUSE, pause

    def meet(self) -> "Flow[bool]":
        """Both sides get the same records; whether they have."""
        records = self.save.records
        said = self.talker.said = yield from hello(self.talker.session, records.gid, records.count - 1, records.head)
        if self.state == DOWN:
            self.become(SYNC)
        is_other = self.talker.is_rescue
        number, head = yield from end_of(records.gid, said)
        own = records.count
        standing = yield from compare(records, number, head)
        tail = (yield from pull(records.gid, own)) if standing.how == AHEAD else b""
        if records.count != own:
            raise Refused(STALE)  # somebody played here meanwhile, or the device told us
        self.take(tail)
        if is_other:
            self.become(RESCUE)
            return False
        if standing.how == FORK:
            yield from self.settle(standing)
        elif standing.how == BEHIND:
            yield from push(self.save.records, standing.number + 1)
        return self.state != STOPPED and (yield from self.join())

    def join(self) -> "Flow[bool]":
        """Say that both have the same, and hear that it is so."""
        said = self.save.records.head
        code = yield from be_ready(self.save.records, self.save.game.digest())
        is_same = code == OK and self.save.records.head == said  # somebody may have played here meanwhile
        if code == VERSION:
            self.stop()
        elif is_same:
            self.become(LIVE)
        return is_same

    def stay(self) -> "Flow[None]":
        """Propose what the host wants; ask now and then whether the device is still there and has the same."""
        idle = 0
        while self.state == LIVE:
            if self.proposal and self.proposal.is_pending:
                yield from self.offer(self.proposal)
                idle = 0
            elif idle >= HEARTBEAT:
                number, head = (yield PING, (0,))[:2]
                if (number, head) != (self.save.records.count - 1, self.save.records.head):
                    return
                idle = 0
            else:
                yield PAUSE, TICK
                idle += TICK

    def offer(self, proposal: Proposal) -> "Flow[None]":
        """The device takes it, or it has moved meanwhile: then look again."""
        records = self.save.records
        base, base_head = records.count - 1, records.head
        try:
            head = proposal.write(self.save.game, records)
        except Refusal as no:
            proposal.error = no
            return
        raw = proposal.raw
        code, number, end, state = (yield APPEND, (records.gid, base, base_head, raw))[:4]
        if not proposal.is_pending:
            return  # the device's own telling was faster
        if code == STALE or records.count - 1 != base:
            raise Refused(STALE)
        if code != OK:
            proposal.error = Refused(code)
            if code == ILLEGAL:
                self.stop()
        elif (number, end) == (base + 1, head):
            self.take(raw)
            if state is not None and state != self.save.game.digest():
                self.stop(state)
        else:
            raise Refused(STALE)

    # Records of the device

    def take(self, data: bytes) -> None:
        """Records that the device has on flash are kept here too; one of them may be what was proposed here."""
        if not data:
            return
        first, proposal = self.save.records.count, self.proposal
        try:
            told = self.save.take(data)
        except LogError:
            self.save.keep_branch(self.save.records.log() + data)
            self.stop()
            return
        for number, events in enumerate(told, first):
            if proposal and proposal.is_pending and proposal.raw == self.save.records.data(number, number):
                proposal.events = events
            else:
                self.news.moved(number, events)

    def listen(self, kind: int, fields: "list[Any]") -> "Reply":
        """A request of the device."""
        if kind == APPEND and self.state in (DOWN, SYNC, LIVE):
            return self.receive(*fields[:4])
        if kind == PICK and self.fork and fields[3] == self.fork.theirs:
            self.choice = DEVICE
            return OK, self.save.records.count - 1, self.save.records.head
        return None

    def receive(self, gid: bytes, base: int, head: bytes, data: bytes) -> "Reply":
        """Its moves; they are kept before it hears so."""
        records = self.save.records
        if gid != records.gid:
            return None
        if (base, head) == (records.count - 1, records.head):
            code = self.receive_new(data)
        else:
            code = OK if holds(records, base, head, data) else STALE
        return code, records.count - 1, records.head, self.save.game.digest()

    def receive_new(self, data: bytes) -> int:
        """Records that follow ours; a code."""
        before = self.save.records.count
        try:
            self.take(data)
        except NotKept:
            return FLASH_ERROR
        if self.save.records.count > before:
            return OK
        return ILLEGAL if self.state == STOPPED else BAD_MESSAGE

    # Trouble

    def settle(self, standing: "Standing") -> "Flow[None]":
        """Both tails are kept, and a person picks."""
        if standing.base == NO_RECORD:  # another game under the same id
            self.save.keep_branch(self.save.records.header + (yield from pull(self.save.records.gid, 0)))
            self.stop()
            return
        fork = yield from rescue(self.save, standing)
        if self.fork is None or (self.fork.ours, self.fork.theirs) != (fork.ours, fork.theirs):
            self.choice = None  # nobody has seen these two
        self.fork = fork
        yield from be_ready(self.save.records, self.save.game.digest(), fork.base, fork.base_head)
        if self.state != FORKED:
            self.become(FORKED)
            self.news.forked(fork)
        waited = 0
        while self.choice is None:
            yield PAUSE, TICK
            waited += TICK
            if waited >= HEARTBEAT:
                if (yield PING, (0,))[1] != fork.theirs:
                    raise Refused(STALE)  # the device's tail is another one
                waited = 0
        yield from PICKS[self.choice](self.save, fork)
        self.fork = self.choice = None

    def fail(self, error: NotKept) -> None:
        """It cannot be kept here; the device has it, and it comes again with the next meeting."""
        if self.proposal and self.proposal.is_pending:
            self.proposal.error = error

    def stop(self, state: "bytes | None" = None) -> None:
        """Equal logs and unequal games: nobody may append until somebody has looked at it."""
        self.become(STOPPED)
        self.news.stopped(report(self.save, state))


def holds(records: "Records", base: int, head: bytes, data: bytes) -> bool:
    """Whether exactly these records stand behind that head already."""
    if not NO_RECORD <= base < records.count or base >= 0 and records.head_at(base) != head:
        return False
    return records.data(base + 1).startswith(data) and bool(data)

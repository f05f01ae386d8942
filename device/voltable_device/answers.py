"""The device's answers to a computer; long ones are worked out in steps, and keys are looked at in between."""

import gc

from voltable.frame import MAJOR, MOST_PAYLOAD
from voltable.log import MOST_RECORDS
from voltable.mark import ENGINE
from voltable.messages import (
    APPEND,
    BUSY,
    BYE,
    FIXED,
    FLASH_ERROR,
    FLASH_FULL,
    FORKED,
    HELLO,
    LIST,
    MAY_APPEND,
    MINOR,
    MOST_LISTED,
    MOST_PULLED,
    NO_HEAD,
    NO_RECORD,
    OK,
    OPEN_NOW,
    PICK,
    PING,
    PROBE,
    PULL,
    READY,
    STALE,
    UNKNOWN_GAME,
    VERSION,
    fits,
)
from voltable_device import flash
from voltable_device.arriving import cut, holds, keep, play
from voltable_device.journals import Bookmark, Copying
from voltable_device.kept import Opening
from voltable_device.mending import JOURNAL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

IDLE, SYNC, LIVE, SPLIT, RESCUE = "idle", "sync", "live", "forked", "rescue"
MANY = 256  # records read for one reply of LIST: the other end does not wait for ever
LONG = (LIST, PROBE, PULL, APPEND, PICK)


class Answers:
    """What a computer may ask, in every state."""

    def __init__(self, app, exchange, session):
        self.app = app
        self.exchange = exchange
        self.session = session
        self.state = IDLE
        self.opening: "Any" = None  # the game that the computer wants to see here
        self.is_aside = False  # the game before it was put aside
        self.telling = None  # own moves on their way
        self.shared = None  # the game that both look at
        self.told = (0, NO_HEAD)  # how many records of this game the computer has, and their head
        self.split: "Any" = None  # (game, base, base head, last record and head of the computer) where both sides moved
        self.refused: "Any" = None  # (transaction, records, reply) of the last message that could not be taken
        self.has_left = False  # the computer still thinks that both look at the same game
        self.is_leaving = False
        self.games = app.games
        self.bookmark = Bookmark(self.games)
        self.copying = Copying()

    def become(self, state):
        """Another state; while two tails wait to be chosen from, nobody may play."""
        kept = self.app.kept
        if state != SPLIT:
            self.split = None
            self.app.is_picked = False  # it was said of other tails
        if kept is not None and kept.readonly in (None, SPLIT):
            kept.readonly = SPLIT if state == SPLIT else None
        if state != self.state:
            self.has_left = self.state == LIVE
            self.state = state
            self.app.line_changed(state)

    def answer(self, kind, transaction, fields):
        """Each kind by its handler, as far as this state allows it."""
        code = self.refusal(kind)
        try:
            if not code:
                reply = self.take(transaction, fields) if kind == APPEND else ANSWERS[kind](self, *fields)
                if kind in LONG:
                    reply = yield from reply
                self.exchange.answer(kind, transaction, reply)
        except Unanswerable as no:
            code = no.code
        except OSError as error:
            code = code_of(error)
        if code:
            self.exchange.refuse(transaction, code)

    def take(self, transaction, fields):
        """Records of the computer; those that were refused are refused again, though flash may have room by now."""
        if self.refused is not None and self.refused[:2] == (transaction, fields[3]):
            return self.refused[2]
        reply = yield from ANSWERS[APPEND](self, *fields)
        self.refused = None if reply[0] == OK else (transaction, fields[3], reply)
        return reply

    def refusal(self, kind) -> int:
        """Why not now; 0 where nothing is in the way."""
        if kind in FIXED or kind == BYE or kind == PING and self.state != IDLE and not self.has_left:
            return OK
        if self.state == RESCUE:
            return VERSION
        if self.state == IDLE or kind == PING:
            return BUSY
        return FORKED if self.state == SPLIT and kind == APPEND else OK

    def hello(self, minor, caps, session, engine, most, gid, number, head, *more):
        """Who is there; other rules or another protocol may only read."""
        same = engine == ENGINE and self.exchange.receiver.major == MAJOR and not self.app.is_half_deployed
        self.opening = self.telling = None
        self.exchange.forget()
        self.become(SYNC if same else RESCUE)
        self.has_left = False
        return (MINOR, MAY_APPEND, self.session, ENGINE, MOST_PAYLOAD, self.open_gid()) + self.end_of_open()

    def open_gid(self):
        """The game on the display, if any."""
        return None if self.app.kept is None else self.app.kept.game.gid

    def end_of_open(self) -> tuple:
        """Its last record and head."""
        if self.app.kept is None:
            return NO_RECORD, NO_HEAD
        log = self.app.kept.game.log
        return log.count - 1, log.head

    def list(self, start, *more):
        """Some of the games on flash; the other end asks again for the rest."""
        gids = sorted(self.games.gids())
        start = min(start, len(gids))  # a board cannot count to every number as a place
        rows = []
        many = 0
        for gid in gids[start : start + MOST_LISTED]:
            is_open = gid == self.open_gid()
            if not is_open:
                yield from self.bookmark.go_to(gid, MOST_RECORDS + 1)
                many += self.bookmark.count
            end = self.end_of_open() if is_open else self.bookmark.end
            rows.append((gid,) + end + (OPEN_NOW if is_open else 0,))
            if many >= MANY:
                break
        return max(len(gids) - start - len(rows), 0), rows

    def probe(self, gid, number, *more):
        """The head behind a record, and the state where it is the last one of the game on the display."""
        if gid == self.open_gid() and number == self.end_of_open()[0]:
            return number, self.end_of_open()[1], self.app.kept.game.digest()
        yield from self.bookmark.go_to(gid, number + 1)
        return number, self.bookmark.chain.head if self.bookmark.count == number + 1 else None, None

    def pull(self, gid, first, *more):
        """Records as they are."""
        if gid == self.open_gid():
            return first, self.copying.read(self.app.kept.game.log, first)
        yield from self.bookmark.go_to(gid, first)
        found = self.bookmark.read(MOST_RECORDS, MOST_PULLED) if self.bookmark.count == first else b""
        return first, found

    def append(self, gid, base, head, data, *more):
        """Records of the computer."""
        if gid != self.open_gid():
            self.opening = None
            code, number, end = yield from keep(self.app, self.bookmark, gid, base, head, data)
            return code, number, end, None
        kept = self.app.kept
        if self.end_of_open() != (base, head):
            same = yield from holds(self.bookmark, gid, base + 1, head, data)
            code = OK if same else STALE
        else:
            turn = kept.game.turn
            code = yield from play(self.app, data)
            if self.app.kept is kept:
                self.app.arrived(turn)
            if self.state == LIVE:  # also where only some were taken: the reply tells where the log ends
                self.told = kept.game.log.count, kept.game.log.head
        if self.app.kept is not kept:
            raise Unanswerable(BUSY)  # it was left in between
        return (code,) + self.end_of_open() + (kept.game.digest(),)

    def ready(self, gid, number, head, state, *more):
        """Both have the same game: from now on both see each other's moves; or both have moved on by themselves."""
        if gid != self.open_gid():
            self.begin_opening(gid)
            return (BUSY,)
        if (number, head) != self.end_of_open():
            if not fits(list(more), "sh"):
                return (STALE,)
            self.split = gid, more[0], more[1], number, head
            self.become(SPLIT)
            return (FORKED,)
        if state != self.app.kept.game.digest():
            self.become(RESCUE)
            return (VERSION,)
        self.shared = self.app.kept
        self.told = number + 1, head
        self.bookmark.stand_behind(self.app.kept.game.log)
        self.become(LIVE)
        self.app.synced(number + 1)
        return (OK,)

    def ping(self, uptime, *more):
        """Still here; whoever asks this has kept the move it made last."""
        if self.state == LIVE and self.shared is self.app.kept:
            self.app.synced(self.told[0])
        free = gc.mem_free() // 1024 if hasattr(gc, "mem_free") else 0  # type: ignore[attr-defined]
        return self.end_of_open() + (self.app.unsynced(), free, self.exchange.receiver.dropped)

    def pick(self, gid, base, base_head, winner, loser, *more):
        """A person has chosen one of two tails; where ours has lost it becomes a branch."""
        yield from self.bookmark.go_to(gid, MOST_RECORDS + 1)
        end = self.bookmark.end
        if end[1] == loser:
            yield from self.bookmark.go_to(gid, base + 1)
            if self.bookmark.end != (base, base_head):
                return (STALE,) + end
            self.cut_back(gid)
            end = base, base_head
        elif end[1] != winner and end != (base, base_head):
            return (STALE,) + end
        self.become(SYNC)
        return (OK,) + end

    def cut_back(self, gid):
        """The journal goes back to the bookmark; a game that is open is read anew."""
        is_open = gid == self.open_gid()
        if is_open:
            self.set_aside()
        try:
            cut(self.bookmark, self.games.path(gid)[: -len(JOURNAL)])
        finally:
            if is_open:
                self.begin_opening(gid)

    def bye(self, why, *more):
        """The prompt is wanted."""
        self.is_leaving = True
        return (OK,)

    def set_aside(self):
        """Make room for another game; if none comes, this one does again."""
        self.is_aside = True
        self.app.set_aside()

    def begin_opening(self, gid):
        """Read a game in steps."""
        if self.opening is not None and self.opening[0] == gid:
            return
        path = self.games.path(gid)
        if flash.size_of(path) < 0:
            raise Unanswerable(UNKNOWN_GAME)
        self.set_aside()
        opening = Opening(path)
        self.opening = gid, opening, opening.steps()


class Unanswerable(Exception):
    """A request that cannot be met, and the code that says why."""

    def __init__(self, code):
        super().__init__()
        self.code = code


def code_of(error) -> int:
    """What flash has to say."""
    if error.errno == flash.MISSING:
        return UNKNOWN_GAME
    return FLASH_FULL if error.errno == flash.FULL else FLASH_ERROR


ANSWERS = {
    HELLO: Answers.hello, LIST: Answers.list, PROBE: Answers.probe, PULL: Answers.pull,
    APPEND: Answers.append, READY: Answers.ready, PING: Answers.ping, PICK: Answers.pick,
    BYE: Answers.bye,
}  # fmt: skip

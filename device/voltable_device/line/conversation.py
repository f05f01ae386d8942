"""What is said between this device and a computer: where both stand, and the moves that are told unasked."""

from voltable.engine.log import MOST_RECORDS
from voltable.engine.refusal import Refusal
from voltable.line.messages import APPEND, MOST_APPENDED, NO_HEAD, NO_RECORD, OK, PICK, REPLY, UNKNOWN_GAME
from voltable_device.flash import flash
from voltable_device.flash.journals import Bookmark, Copying
from voltable_device.flash.kept import Opening
from voltable_device.line.answers import IDLE, LIVE, SPLIT, SYNC, Unanswerable, answer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Conversation:
    """One computer at the other end; what it asks is answered in `answers`, out of what is known here."""

    def __init__(self, app, exchange, session):
        self.app = app
        self.exchange = exchange
        self.session = session
        self.state = IDLE
        self.work = None  # the answer that is being worked out
        self.opening: "Any" = None  # the game that the computer wants to see here
        self.is_aside = False  # the game before it was put aside
        self.telling = None  # own moves on their way
        self.shared = None  # the game that both look at
        self.told = (0, NO_HEAD)  # how many records of this game the computer has, and their head
        self.sent = (0, b"")  # where the computer's log will end with what was told last
        self.split: "Any" = None  # (game, base, base head, last record and head of the computer) where both sides moved
        self.refused: "Any" = None  # (transaction, records, reply) of the last message that could not be taken
        self.has_left = False  # the computer still thinks that both look at the same game
        self.is_leaving = False
        self.games = app.games
        self.bookmark = Bookmark(self.games)
        self.copying = Copying()

    def hear(self, message, now):
        """A request, unless another one is still being worked on: then it comes once more; or the answer to ours."""
        kind, transaction, fields = message
        self.look()
        if kind & REPLY:
            self.answered(kind & ~REPLY, fields)
        elif self.work is None:
            self.work = answer(self, kind, transaction, fields)

    def step(self, now) -> bool:
        """Work for a moment; whether there is more to do at once."""
        self.look()
        if self.work is not None:
            self.work = advanced(self.work)
        elif self.telling is not None:
            self.telling = advanced(self.telling)
        elif self.opening is not None:
            self.open_further()
        elif self.exchange.asked is None:
            self.speak(now)
        if self.exchange.tick(now):
            self.become(SYNC)
        return self.is_busy()

    def is_busy(self) -> bool:
        """Whether something is half done."""
        return self.work is not None or self.telling is not None or self.opening is not None

    def end(self):
        """Nobody is there any more."""
        self.exchange.forget()
        self.bring_back()
        self.become(IDLE)

    # Where both stand

    def look(self):
        """Where somebody opened another game here, the computer does not see it any more; nor is a fork left so."""
        kept = self.app.kept
        if self.state == LIVE and kept is not self.shared:
            self.exchange.forget()
            self.become(SYNC)
        elif self.state == SPLIT and kept is not None and kept.game.gid == self.split[0] and kept.readonly is None:
            kept.readonly = SPLIT

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

    def open_gid(self):
        """The game on the display, if any."""
        return None if self.app.kept is None else self.app.kept.game.gid

    def end_of_open(self) -> tuple:
        """Its last record and head."""
        if self.app.kept is None:
            return NO_RECORD, NO_HEAD
        log = self.app.kept.game.log
        return log.count - 1, log.head

    def parted(self) -> tuple:
        """How many records each side has of its own: here, and on the computer."""
        if self.split is None:
            return 0, 0
        return self.end_of_open()[0] - self.split[1], self.split[3] - self.split[1]

    # Another game for the display

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

    def open_further(self):
        """A few records more; then the game is on the display."""
        gid, opening, steps = self.opening
        try:
            next(steps)
        except StopIteration:
            self.opening = None
            self.is_aside = False
            self.games.remember(gid)
            self.app.receive(opening.kept)
        except (Refusal, OSError):
            self.opening = None
            self.bring_back()

    def bring_back(self):
        """The game that was put aside, for no other came."""
        if self.is_aside and self.app.kept is None:
            self.app.lose()
        self.is_aside = False

    # What is told unasked

    def speak(self, now):
        """While both look at the same game, the computer is told each record it has not got."""
        kept = self.app.kept
        if self.state == LIVE and kept.held is None:
            if kept.game.log.count > self.told[0]:
                self.telling = self.tell(now)
        elif self.state == SPLIT and self.app.is_picked:
            self.app.is_picked = False
            gid, base, base_head, _, theirs = self.split
            self.exchange.ask(PICK, (gid, base, base_head, self.end_of_open()[1], theirs), now)

    def tell(self, now):
        """Records behind what the computer has."""
        gid = self.open_gid()
        count, head = self.told
        try:
            yield from self.bookmark.go_to(gid, count)
            if self.bookmark.gid != gid or self.bookmark.count != count:
                return  # an answer needed it in between
            data = self.bookmark.read(MOST_RECORDS, MOST_APPENDED)
        except OSError:
            self.become(SYNC)
            return
        if self.bookmark.count > count and self.state == LIVE and self.told[0] == count:
            self.sent = self.bookmark.count, self.bookmark.chain.head
            self.exchange.ask(APPEND, (gid, count - 1, head, data), now)

    def answered(self, kind, fields):
        """The computer has our records, or it says that they do not follow what it has."""
        if kind == APPEND and fields[0] == OK and self.state == LIVE and fields[2] == self.sent[1]:
            self.told = self.sent
            self.app.synced(self.sent[0])
        elif kind != PICK and self.state == LIVE:
            self.become(SYNC)


def advanced(work):
    """One step; nothing where it was the last."""
    try:
        next(work)
    except StopIteration:
        return None
    return work

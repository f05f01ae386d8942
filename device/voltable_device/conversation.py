"""What the device says to a computer: it answers, and while both look at the same game it tells its own moves."""

from voltable.log import MOST_RECORDS
from voltable.messages import APPEND, MOST_APPENDED, OK, PICK, REPLY
from voltable.refusal import Refusal
from voltable_device.answers import IDLE, LIVE, SPLIT, SYNC, Answers


class Conversation(Answers):
    """One computer at the other end."""

    def __init__(self, app, exchange, session):
        super().__init__(app, exchange, session)
        self.work = None  # the answer that is being worked out
        self.sent = (0, b"")  # where the computer's log will end with what was told last

    def hear(self, message, now):
        """A request, unless another one is still being worked on: then it comes once more; or the answer to ours."""
        kind, transaction, fields = message
        self.look()
        if kind & REPLY:
            self.answered(kind & ~REPLY, fields)
        elif self.work is None:
            self.work = self.answer(kind, transaction, fields)

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

    def look(self):
        """Where somebody opened another game here, the computer does not see it any more; nor is a fork left so."""
        kept = self.app.kept
        if self.state == LIVE and kept is not self.shared:
            self.exchange.forget()
            self.become(SYNC)
        elif self.state == SPLIT and kept is not None and kept.game.gid == self.split[0] and kept.readonly is None:
            kept.readonly = SPLIT

    def is_busy(self) -> bool:
        """Whether something is half done."""
        return self.work is not None or self.telling is not None or self.opening is not None

    def end(self):
        """Nobody is there any more."""
        self.exchange.forget()
        self.bring_back()
        self.become(IDLE)

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

    def parted(self) -> tuple:
        """How many records each side has of its own: here, and on the computer."""
        if self.split is None:
            return 0, 0
        return self.end_of_open()[0] - self.split[1], self.split[3] - self.split[1]

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

"""What a computer may ask in a conversation; long answers are worked out in steps, keys are looked at in between."""

import gc

from voltable.engine.log import MOST_RECORDS
from voltable.line.frame import MAJOR, MOST_PAYLOAD
from voltable.line.mark import ENGINE
from voltable.line.messages import (
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
from voltable_device.flash import flash
from voltable_device.flash.mending import JOURNAL
from voltable_device.line.arriving import cut, holds, keep, play

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable_device.line.conversation import Conversation

IDLE, SYNC, LIVE, SPLIT, RESCUE = "idle", "sync", "live", "forked", "rescue"
MANY = 256  # records read for one reply of LIST: the other end does not wait for ever
LONG = (LIST, PROBE, PULL, APPEND, PICK)


def answer(talk: "Conversation", kind, transaction, fields):
    """Each kind by its handler, as far as this state allows it."""
    code = refusal(talk, kind)
    try:
        if not code:
            reply = take(talk, transaction, fields) if kind == APPEND else ANSWERS[kind](talk, *fields)
            if kind in LONG:
                reply = yield from reply
            talk.exchange.answer(kind, transaction, reply)
    except Unanswerable as no:
        code = no.code
    except OSError as error:
        code = code_of(error)
    if code:
        talk.exchange.refuse(transaction, code)


def take(talk: "Conversation", transaction, fields):
    """Records of the computer; those that were refused are refused again, though flash may have room by now."""
    if talk.refused is not None and talk.refused[:2] == (transaction, fields[3]):
        return talk.refused[2]
    reply = yield from ANSWERS[APPEND](talk, *fields)
    talk.refused = None if reply[0] == OK else (transaction, fields[3], reply)
    return reply


def refusal(talk: "Conversation", kind) -> int:
    """Why not now; 0 where nothing is in the way."""
    if kind in FIXED or kind == BYE or kind == PING and talk.state != IDLE and not talk.has_left:
        return OK
    if talk.state == RESCUE:
        return VERSION
    if talk.state == IDLE or kind == PING:
        return BUSY
    return FORKED if talk.state == SPLIT and kind == APPEND else OK


def hello(talk: "Conversation", minor, caps, session, engine, most, gid, number, head, *more):
    """Who is there; other rules or another protocol may only read."""
    same = engine == ENGINE and talk.exchange.receiver.major == MAJOR and not talk.app.is_half_deployed
    talk.opening = talk.telling = None
    talk.exchange.forget()
    talk.become(SYNC if same else RESCUE)
    talk.has_left = False
    return (MINOR, MAY_APPEND, talk.session, ENGINE, MOST_PAYLOAD, talk.open_gid()) + talk.end_of_open()


def list_games(talk: "Conversation", start, *more):
    """Some of the games on flash; the other end asks again for the rest."""
    gids = sorted(talk.games.gids())
    start = min(start, len(gids))  # a device cannot count to every number as a place
    rows = []
    many = 0
    for gid in gids[start : start + MOST_LISTED]:
        is_open = gid == talk.open_gid()
        if not is_open:
            yield from talk.bookmark.go_to(gid, MOST_RECORDS + 1)
            many += talk.bookmark.count
        end = talk.end_of_open() if is_open else talk.bookmark.end
        rows.append((gid,) + end + (OPEN_NOW if is_open else 0,))
        if many >= MANY:
            break
    return max(len(gids) - start - len(rows), 0), rows


def probe(talk: "Conversation", gid, number, *more):
    """The head behind a record, and the state where it is the last one of the game on the display."""
    if gid == talk.open_gid() and number == talk.end_of_open()[0]:
        return number, talk.end_of_open()[1], talk.app.kept.game.digest()
    yield from talk.bookmark.go_to(gid, number + 1)
    return number, talk.bookmark.chain.head if talk.bookmark.count == number + 1 else None, None


def pull(talk: "Conversation", gid, first, *more):
    """Records as they are."""
    if gid == talk.open_gid():
        return first, talk.copying.read(talk.app.kept.game.log, first)
    yield from talk.bookmark.go_to(gid, first)
    found = talk.bookmark.read(MOST_RECORDS, MOST_PULLED) if talk.bookmark.count == first else b""
    return first, found


def append(talk: "Conversation", gid, base, head, data, *more):
    """Records of the computer."""
    if gid != talk.open_gid():
        talk.opening = None
        code, number, end = yield from keep(talk.app, talk.bookmark, gid, base, head, data)
        return code, number, end, None
    kept = talk.app.kept
    if talk.end_of_open() != (base, head):
        same = yield from holds(talk.bookmark, gid, base + 1, head, data)
        code = OK if same else STALE
    else:
        turn = kept.game.turn
        code = yield from play(talk.app, data)
        if talk.app.kept is kept:
            talk.app.arrived(turn)
        if talk.state == LIVE:  # also where only some were taken: the reply tells where the log ends
            talk.told = kept.game.log.count, kept.game.log.head
    if talk.app.kept is not kept:
        raise Unanswerable(BUSY)  # it was left in between
    return (code,) + talk.end_of_open() + (kept.game.digest(),)


def ready(talk: "Conversation", gid, number, head, state, *more):
    """Both have the same game: from now on both see each other's moves; or both have moved on by themselves."""
    if gid != talk.open_gid():
        talk.begin_opening(gid)
        return (BUSY,)
    if (number, head) != talk.end_of_open():
        if not fits(list(more), "sh"):
            return (STALE,)
        talk.split = gid, more[0], more[1], number, head
        talk.become(SPLIT)
        return (FORKED,)
    if state != talk.app.kept.game.digest():
        talk.become(RESCUE)
        return (VERSION,)
    talk.shared = talk.app.kept
    talk.told = number + 1, head
    talk.bookmark.stand_behind(talk.app.kept.game.log)
    talk.become(LIVE)
    talk.app.synced(number + 1)
    return (OK,)


def ping(talk: "Conversation", uptime, *more):
    """Still here; whoever asks this has kept the move it made last."""
    if talk.state == LIVE and talk.shared is talk.app.kept:
        talk.app.synced(talk.told[0])
    free = gc.mem_free() // 1024 if hasattr(gc, "mem_free") else 0  # type: ignore[attr-defined]
    return talk.end_of_open() + (talk.app.unsynced(), free, talk.exchange.receiver.dropped)


def pick(talk: "Conversation", gid, base, base_head, winner, loser, *more):
    """A person has chosen one of two tails; where ours has lost it becomes a branch."""
    yield from talk.bookmark.go_to(gid, MOST_RECORDS + 1)
    end = talk.bookmark.end
    if end[1] == loser:
        yield from talk.bookmark.go_to(gid, base + 1)
        if talk.bookmark.end != (base, base_head):
            return (STALE,) + end
        cut_back(talk, gid)
        end = base, base_head
    elif end[1] != winner and end != (base, base_head):
        return (STALE,) + end
    talk.become(SYNC)
    return (OK,) + end


def cut_back(talk: "Conversation", gid):
    """The journal goes back to the bookmark; a game that is open is read anew."""
    is_open = gid == talk.open_gid()
    if is_open:
        talk.set_aside()
    try:
        cut(talk.bookmark, talk.games.path(gid)[: -len(JOURNAL)])
    finally:
        if is_open:
            talk.begin_opening(gid)


def bye(talk: "Conversation", why, *more):
    """The prompt is wanted."""
    talk.is_leaving = True
    return (OK,)


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
    HELLO: hello, LIST: list_games, PROBE: probe, PULL: pull, APPEND: append, READY: ready, PING: ping, PICK: pick,
    BYE: bye,
}  # fmt: skip

"""Records that come over the cable: played where their game is open, kept in its journal where it is not."""

from voltable.engine.journal import LARGEST, Chain, header, records
from voltable.engine.log import MOST_RECORDS
from voltable.engine.refusal import LogError, Refusal
from voltable.engine.replay import decoded
from voltable.engine.verbs import PICKED, UNDO
from voltable.line.messages import (
    BAD_MESSAGE,
    FLASH_ERROR,
    FLASH_FULL,
    FORKED,
    ILLEGAL,
    NO_HEAD,
    NO_RECORD,
    OK,
    OVER_LIMIT,
    STALE,
    UNKNOWN_GAME,
)
from voltable_device.flash import flash
from voltable_device.flash.mending import JOURNAL, NEW, mend

BRANCH = ".b"
CODES = {"log-full": OVER_LIMIT, "flash-full": FLASH_FULL, "no-save": FLASH_ERROR, "forked": FORKED}


def parsed(data, number, crc) -> "list | None":
    """The records of a message as (origin, move); nothing where they do not follow each other."""
    try:
        return [(origin, decoded(at, payload) and payload) for at, origin, payload in
                records((data,), Chain(NO_HEAD, number, crc))]  # fmt: skip
    except LogError:
        return None


def holds(bookmark, gid, number, head, data):
    """Whether these records stand there already, behind that head; in steps."""
    yield from bookmark.go_to(gid, number)
    if bookmark.count != number or number and bookmark.chain.head != head:
        return False
    while data:
        found = bookmark.read(1)
        if not found or not data.startswith(found):
            return False
        data = data[len(found) :]
        yield
    return True


# A game that is open


def play(app, data):
    """Play and keep the records of a message; a code. Those before a bad one are kept."""
    kept = app.kept
    log = kept.game.log
    found = parsed(data, log.count, log.crc)
    if not found:
        return BAD_MESSAGE
    code = OK
    batch = Batch(kept)
    for place, (origin, payload) in enumerate(found):
        if place:
            yield
            if app.kept is not kept:
                return STALE  # the game was left; nobody was told of what is not written
            if batch.is_broken():
                code = STALE  # a key was pressed in between
                break
        code = batch.take(payload, origin, len(found) > 1)
        if code != OK:
            break
    return batch.end() or code


class Batch:
    """Records that are written together: flash takes as long for one as for many."""

    def __init__(self, kept):
        self.kept = kept
        self.number = kept.game.log.count

    def is_broken(self) -> bool:
        """Whether the log was continued by somebody else."""
        return self.kept.game.log.count != self.number

    def take(self, payload, origin, holding) -> int:
        """One record."""
        kept = self.kept
        try:
            if holding and payload[1] not in (UNDO, PICKED):
                kept.hold()
            else:
                kept.release()  # an undo reads what is on flash
            kept.follow(payload, origin)
        except Refusal as no:
            return CODES.get(no.word, ILLEGAL)
        self.number += 1
        return OK

    def end(self) -> int:
        """All of it on flash; a code, 0 if it is."""
        try:
            self.kept.release()
        except Refusal as no:
            return CODES.get(no.word, FLASH_ERROR)
        return OK


# A journal whose game is not open


def keep(app, bookmark, gid, base, head, data):
    """Append to a journal, or begin one; a code and the new end."""
    path = bookmark.games.path(gid)
    if flash.size_of(path) < 0:
        return begin(bookmark.games, gid, base, data)
    yield from bookmark.go_to(gid, MOST_RECORDS + 1)
    if app.kept is not None and app.kept.game.gid == gid:
        return STALE, base, head  # it was opened in between: then it is written there only
    if bookmark.end != (base, head):
        end = bookmark.end
        same = yield from holds(bookmark, gid, base + 1, head, data)
        return (OK if same else STALE,) + end
    found = parsed(data, bookmark.count, bookmark.chain.crc)
    if not found:
        return BAD_MESSAGE, base, head
    if bookmark.count + len(found) > MOST_RECORDS or bookmark.size + len(data) > LARGEST:
        return OVER_LIMIT, base, head
    mend(bookmark)
    flash.append(path, data, bookmark.size)
    bookmark.read(len(found))
    return (OK,) + bookmark.end


def begin(games, gid, base, data):
    """A game that was not here before."""
    start = header(gid)
    chain = Chain(start)
    if base != NO_RECORD:
        return UNKNOWN_GAME, NO_RECORD, NO_HEAD
    try:
        found = [decoded(number, payload) for number, _, payload in records((data,), chain)]
    except LogError:
        found = None
    if not found:
        return BAD_MESSAGE, NO_RECORD, NO_HEAD
    flash.write(games.path(gid, NEW), (start, data))
    flash.rename(games.path(gid, NEW), games.path(gid))
    return OK, chain.number - 1, chain.head


# Two tails, one of which loses


def cut(bookmark, stem):
    """Keep the journal as a branch, and go on from the bookmark; each step can be the last one before a power cut."""
    number = 1
    while flash.size_of(stem + BRANCH + str(number)) >= 0:
        number += 1
    flash.copy(stem + JOURNAL, stem + NEW, bookmark.size)
    flash.rename(stem + JOURNAL, stem + BRANCH + str(number))
    flash.rename(stem + NEW, stem + JOURNAL)
    bookmark.forget()

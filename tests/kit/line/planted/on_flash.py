"""Bugs in the device's journal: what is on flash, when, and after a power cut."""

from contextlib import suppress

from kit.line.planted.bug import Bug, instead
from voltable.engine.refusal import Refusal
from voltable_device.flash import flash, games
from voltable_device.flash.filed_log import FiledLog
from voltable_device.flash.kept import Kept
from voltable_device.flash.mending import JOURNAL, NEW
from voltable_device.line import answers, arriving
from voltable_device.line.arriving import BRANCH, Batch


def late_append():
    """Each write waits for the next one."""
    waiting, real = {}, flash.append

    def append(path, data, at):
        if path in waiting:
            real(path, *waiting.pop(path))
        waiting[path] = bytes(data), at

    return [(flash, "append", append)]


late = Bug("late-flush", "a record is acknowledged before it is flushed", "line", late_append)


@instead("no-branch", "the journal that lost is not kept as a branch", "forks", answers, "cut")
def no_branch(real, bookmark, stem):
    """The prefix takes its place."""
    flash.copy(stem + JOURNAL, stem + NEW, bookmark.size)
    flash.rename(stem + NEW, stem + JOURNAL)
    bookmark.forget()


@instead("late-branch", "the branch is written after the journal was cut", "forks", answers, "cut")
def late_branch(real, bookmark, stem):
    """A power cut in between costs the tail."""
    with flash.reading(stem + JOURNAL) as file:
        data = file.read()
    no_branch_cut(bookmark, stem)
    flash.write(stem + BRANCH + "9", (data,))


def no_branch_cut(bookmark, stem):
    """The first half of it."""
    flash.copy(stem + JOURNAL, stem + NEW, bookmark.size)
    flash.rename(stem + NEW, stem + JOURNAL)
    bookmark.forget()


@instead("early-branch", "the journal becomes the branch before its beginning is there anew", "forks", answers, "cut")
def early_branch(real, bookmark, stem):
    """A power cut in between costs the game."""
    flash.rename(stem + JOURNAL, stem + BRANCH + "9")
    flash.copy(stem + BRANCH + "9", stem + NEW, bookmark.size)
    flash.rename(stem + NEW, stem + JOURNAL)
    bookmark.forget()


@instead("new-over-journal", "at boot a new file replaces a journal that is still there", "forks", games, "finish")
def new_over_journal(real, folder, names):
    """It was not meant to, yet."""
    for name in names:
        if name.endswith(NEW):
            flash.rename(folder + "/" + name, folder + "/" + name[: -len(NEW)] + JOURNAL)


@instead("new-forgotten", "at boot a new file without a journal is removed", "forks", games, "finish")
def new_forgotten(real, folder, names):
    """Its journal is a branch by then."""
    for name in names:
        if name.endswith(NEW):
            flash.remove(folder + "/" + name)


@instead("no-take-back", "a move whose write failed stays in memory", "flash", Kept, "take_back")
def no_take_back(real, self, before, error):
    """As it is now."""
    return real(self, (self.game.state, self.game.dice), error)


@instead("full-ignored", "a write to a full flash counts as done", "flash", FiledLog, "write")
def full_ignored(real, self, *arguments):
    """Nobody hears of it."""
    with suppress(OSError):
        real(self, *arguments)


def written_twice():
    """A write that failed is made once more, wherever the file ends by then."""
    real = flash.append
    return [
        (FiledLog, "has_arrived", lambda self, before, after: False),
        (flash, "append", lambda path, data, at: real(path, data, max(at, flash.size_of(path)))),
    ]


twice = Bug("written-twice", "a write that failed though it arrived is made again", "flash", written_twice)


@instead("held-acknowledged", "records are acknowledged while they wait to be written", "batches", Batch, "end")
def held_acknowledged(real, self):
    """They will be written with the next move."""
    return 0


@instead("held-failure-ignored", "records written together count as written when that failed", "flash", Batch, "end")
def held_failure_ignored(real, self):
    """Whatever flash says."""
    with suppress(Refusal):
        self.kept.release()
    return 0


@instead("held-log-stays", "a log stands behind records that could not be written", "flash", FiledLog, "release")
def held_log_stays(real, self, before):
    """Nobody sets it back."""
    after = self.ends()
    try:
        real(self, before)
    except OSError:
        self.size, self.count, self.crc, self.head, self.at, self.later = after
        raise


@instead("held-undo", "an undo is played while the records before it are not on flash", "batches", Batch, "take")
def held_undo(real, self, payload, origin, holding):
    """It reads the journal."""
    self.kept.hold()
    try:
        self.kept.follow(payload, origin)
    except Refusal:
        return arriving.ILLEGAL
    self.number += 1
    return 0


@instead("batch-goes-on", "records of the host go on behind a key that was pressed", "pushes", Batch, "is_broken")
def batch_goes_on(real, self):
    """Never."""
    return False


BUGS = [
    late, no_branch, late_branch, early_branch, new_over_journal, new_forgotten, no_take_back, full_ignored, twice,
    held_acknowledged, held_failure_ignored, held_log_stays, held_undo, batch_goes_on,
]  # fmt: skip

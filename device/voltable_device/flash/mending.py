"""What is not a record at the end of a journal is kept aside, and what a cut left half done is finished."""

from voltable_device.flash import flash

JOURNAL, NEW, ASIDE, UNDER_WAY = ".j", ".new", ".bad", ".tmp"  # ends of names


def mend(log) -> list:
    """A file that goes on behind its last good record is kept aside, its good part stays; what to tell of it."""
    tail = flash.size_of(log.path) - log.size
    if tail <= 0:
        return []
    stem = log.path[: -len(JOURNAL)]
    keep_aside(log.path, stem)
    flash.copy(log.path, stem + NEW, log.size)
    flash.rename(stem + NEW, log.path)
    return [("tail-kept", log.count, tail)]


def keep_aside(path, stem):
    """The whole file once more as .bad, .bad2 and so on; never over an older one."""
    number = 1
    while flash.size_of(aside(stem, number)) >= 0:
        if flash.is_same(path, aside(stem, number)):
            return  # the power went between this step and the next
        number += 1
    flash.copy(path, stem + UNDER_WAY)
    flash.rename(stem + UNDER_WAY, aside(stem, number))


def aside(stem, number) -> str:
    """The name of the first, second, ... file kept aside."""
    return stem + ASIDE + (str(number) if number > 1 else "")


def finish(folder, names):
    """Complete what a cut interrupted: a new file without an old one takes its place, all others are leftovers."""
    for name in names:
        stem, dot, end = name.rpartition(".")
        path = folder + "/" + name
        if dot + end == UNDER_WAY:
            flash.remove(path)
        elif dot + end == NEW:
            if stem + JOURNAL in names or not flash.size_of(path):
                flash.remove(path)
            else:
                flash.rename(path, folder + "/" + stem + JOURNAL)

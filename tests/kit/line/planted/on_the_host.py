"""Bugs in what the host writes, and when."""

from contextlib import suppress

from kit.line.planted.bug import instead
from voltable.line.flows import live, proposal
from voltable.line.flows.comparing import SAME, Standing
from voltable.line.flows.faults import Refused
from voltable.line.flows.live import FORKED, Live
from voltable.line.messages import APPEND, OK
from voltable_host.saves import save_file
from voltable_host.saves.save_errors import SaveError
from voltable_host.saves.save_file import SaveFile


@instead("written-first", "the host writes its own move before the device has it", "line", Live, "offer")
def written_first(real, self, wanted):
    """Then it asks."""
    records = self.save.records
    base, head = records.count - 1, records.head
    wanted.write(self.save.game, records)
    raw = wanted.raw
    self.take(raw)
    yield APPEND, (records.gid, base, head, raw)


@instead("not-checked-again", "a move that became illegal is proposed again", "line", proposal, "check")
def not_checked_again(real, action, game):
    """It was legal once."""


@instead("not-synced", "the host's file is written and not synced", "line", save_file, "write")
def not_synced(real, file, at, data):
    """The system will see to it."""
    save_file.os.lseek(file, at, 0)
    save_file.os.write(file, data)


@instead("their-tail-lost", "the device's tail is not kept on the host", "forks", SaveFile, "keep_branch")
def their_tail_lost(real, self, data):
    """Only our own."""
    if data == self.records.log():
        return real(self, data)
    return self.path.with_name(f"{self.path.stem}.b9.vtl")


@instead("own-tail-lost", "the host's own tail is not kept as a branch", "forks", SaveFile, "keep_branch")
def own_tail_lost(real, self, data):
    """Only theirs."""
    if data != self.records.log():
        return real(self, data)
    return self.path.with_name(f"{self.path.stem}.b9.vtl")


@instead("picks-by-itself", "the host picks a tail without a person", "forks", Live, "become")
def picks_by_itself(real, self, state):
    """Its own."""
    real(self, state)
    if state == FORKED:
        self.choice = live.HOST


@instead("restart-ignored", "the host does not notice that the device has started anew", "restarts", Live, "stay")
def restart_ignored(real, self):
    """Whoever answers, it goes on."""
    flow, reply = real(self), None
    while True:
        try:
            kind, fields = flow.send(reply)
        except StopIteration:
            return
        try:
            reply = yield kind, fields
        except Refused:
            reply = (self.save.records.count - 1, self.save.records.head, 0, 0)


@instead("numbers-compared", "logs of the same length count as equal", "short forks", live, "compare")
def numbers_compared(real, records, number, head):
    """Whatever is in them."""
    if number == records.count - 1:
        return Standing(SAME, number, number, head)
    return (yield from real(records, number, head))


@instead("device-not-checked", "the host appends the device's records whatever they follow", "line", Live, "receive")
def device_not_checked(real, self, gid, base, head, data):
    """A retry too."""
    records = self.save.records
    if gid != records.gid:
        return None
    return self.receive_new(data), records.count - 1, records.head, self.save.game.digest()


@instead("full-disk-acknowledged", "the host acknowledges what its disk did not take", "disk", Live, "receive_new")
def full_disk_acknowledged(real, self, data):
    """Whatever the disk says."""
    with suppress(SaveError):
        self.take(data)
    return OK


@instead("shown-before-written", "the host shows a move of the device before it is on disk", "disk", Live, "take")
def shown_before_written(real, self, data):
    """Then it writes."""
    if data:
        self.save._follow(data)
        self.news.moved(self.save.records.count, [])
    return None


BUGS = [
    written_first, not_checked_again, not_synced, their_tail_lost, own_tail_lost, picks_by_itself, restart_ignored,
    numbers_compared, device_not_checked, full_disk_acknowledged, shown_before_written,
]  # fmt: skip

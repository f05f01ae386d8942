"""Both sides have moved on by themselves: both tails are kept on the host, and a person picks one."""

from collections import namedtuple
from pathlib import Path

from voltable.line.messages import OK, PICK
from voltable_host.companion.line.comparing import Standing
from voltable_host.companion.line.copying import pull, push
from voltable_host.companion.line.refusals import Refused
from voltable_host.companion.line.talker import Flow
from voltable_host.saves.save_file import SaveFile

DEVICE, HOST = "device", "host"  # who wins
Fork = namedtuple("Fork", ("base", "base_head", "ours", "theirs", "tail", "our_branch", "their_branch"))


def rescue(save: SaveFile, standing: Standing) -> Flow:
    """Both tails on the host's disk for good, whatever happens next."""
    records = save.records
    base_head = records.head_at(standing.base)
    tail = yield from pull(records.gid, standing.base + 1)
    theirs: Path = save.keep_branch(records.log(standing.base + 1) + tail)
    ours: Path = save.keep_branch(records.log())
    return Fork(standing.base, base_head, records.head, standing.head, tail, ours, theirs)


def pick_device(save: SaveFile, fork: Fork) -> Flow:
    """The device's tail wins: ours is a branch by now, and the file goes its way."""
    yield from pick(save, fork, fork.theirs, fork.ours)
    save.cut(fork.base + 1)
    save.take(fork.tail)
    yield from seal(save, fork.ours, save.records.count)


def pick_host(save: SaveFile, fork: Fork) -> Flow:
    """Our tail wins: the device keeps its own as a branch and takes ours."""
    yield from pick(save, fork, fork.ours, fork.theirs)
    yield from seal(save, fork.theirs, fork.base + 1)


def pick(save: SaveFile, fork: Fork, winner: bytes, loser: bytes) -> Flow:
    """Tell the device."""
    code, _number, _head = (yield PICK, (save.records.gid, fork.base, fork.base_head, winner, loser))[:3]
    if code != OK:
        raise Refused(code)


def seal(save: SaveFile, loser: bytes, first: int) -> Flow:
    """The next record names the head that lost; then the device gets what it lacks."""
    save.game.log.add_picked(loser)
    save.append()
    yield from push(save.records, first)


PICKS = {DEVICE: pick_device, HOST: pick_host}

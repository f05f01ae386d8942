"""Both sides have moved on by themselves: both tails are kept here, and a person picks one."""

from collections import namedtuple

from voltable.line.flows.copying import pull, push
from voltable.line.flows.faults import Refused
from voltable.line.messages import OK, PICK

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NamedTuple

    from voltable.line.flows.comparing import Standing
    from voltable.line.flows.shapes import Branch, Flow, Saved

    class Fork(NamedTuple):
        """The last record that both have, both heads, the device's records behind it, and where each side is kept."""

        base: int
        base_head: bytes
        ours: bytes
        theirs: bytes
        tail: bytes
        our_branch: Branch
        their_branch: Branch
else:
    Fork = namedtuple("Fork", ("base", "base_head", "ours", "theirs", "tail", "our_branch", "their_branch"))

DEVICE, HOST = "device", "host"  # who wins


def rescue(save: "Saved", standing: "Standing") -> "Flow[Fork]":
    """Both tails are kept here for good, whatever happens next."""
    records = save.records
    base_head = records.head_at(standing.base)
    tail = yield from pull(records.gid, standing.base + 1)
    theirs = save.keep_branch(records.log(standing.base + 1) + tail)
    ours = save.keep_branch(records.log())
    return Fork(standing.base, base_head, records.head, standing.head, tail, ours, theirs)


def pick_device(save: "Saved", fork: Fork) -> "Flow[None]":
    """The device's tail wins: ours is a branch by now, and the game goes its way."""
    yield from pick(save, fork, fork.theirs, fork.ours)
    save.cut(fork.base + 1)
    save.take(fork.tail)
    yield from seal(save, fork.ours, save.records.count)


def pick_host(save: "Saved", fork: Fork) -> "Flow[None]":
    """Our tail wins: the device keeps its own as a branch and takes ours."""
    yield from pick(save, fork, fork.ours, fork.theirs)
    yield from seal(save, fork.theirs, fork.base + 1)


def pick(save: "Saved", fork: Fork, winner: bytes, loser: bytes) -> "Flow[None]":
    """Tell the device."""
    code: int = (yield PICK, (save.records.gid, fork.base, fork.base_head, winner, loser))[0]
    if code != OK:
        raise Refused(code)


def seal(save: "Saved", loser: bytes, first: int) -> "Flow[None]":
    """The next record names the head that lost; then the device gets what it lacks."""
    save.game.log.add_picked(loser)
    save.append()
    yield from push(save.records, first)


PICKS = {DEVICE: pick_device, HOST: pick_host}

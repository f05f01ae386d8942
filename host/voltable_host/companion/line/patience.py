"""Asking once more on a bad line: every request may come twice, so nothing is lost by it."""

from voltable_host.companion.line.errors import LineLost
from voltable_host.companion.line.refusals import Refused
from voltable_host.companion.line.talker import Flow

ROUNDS = 2  # of five sends each


def patient(flow: Flow, rounds: int = ROUNDS) -> Flow:
    """The same flow, which hears of a dead line only after the second round of silence."""
    reply, error = None, None
    while True:
        try:
            request = flow.throw(error) if error else flow.send(reply)
        except StopIteration as end:
            return end.value
        reply, error = yield from asked(request, rounds)


def asked(request: tuple, rounds: int) -> Flow:
    """A reply, or what was thrown instead."""
    lost: Exception | None = None
    for _round in range(rounds):
        try:
            return (yield request), None
        except LineLost as error:
            lost = error
        except Refused as no:
            return None, no
    return None, lost

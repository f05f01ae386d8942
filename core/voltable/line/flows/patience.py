"""Asking once more on a bad line: every request may come twice, so nothing is lost by it."""

from voltable.line.flows.faults import LineLost, Refused

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from voltable.line.flows.shapes import Flow, Found, Request

ROUNDS = 2  # of five sends each


def patient(flow: "Flow[Found]", rounds: int = ROUNDS) -> "Flow[Found]":
    """The same flow, which hears of a dead line only after the second round of silence."""
    reply: "Any" = None
    error: "Exception | None" = None
    while True:
        try:
            request = flow.throw(error) if error else flow.send(reply)
        except StopIteration as end:
            found: "Found" = end.value
            return found
        reply, error = yield from asked(request, rounds)


def asked(request: "Request", rounds: int) -> "Flow[tuple[Any, Exception | None]]":
    """A reply, or what was thrown instead."""
    lost: "Exception | None" = None
    for _round in range(rounds):
        try:
            return (yield request), None
        except LineLost as error:
            lost = error
        except Refused as no:
            return None, no
    return None, lost

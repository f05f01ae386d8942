"""Questions on a line that may be bad for a moment."""

from typing import TYPE_CHECKING

from voltable.line.flows import asking
from voltable.line.flows.hello import Row
from voltable.line.flows.patience import patient
from voltable_host.companion.line.client import Client

if TYPE_CHECKING:
    from voltable.line.flows.shapes import Flow, Found


def run(client: Client, flow: "Flow[Found]") -> "Found":
    """A flow with some patience."""
    return client.run(patient(flow))


def games(client: Client) -> list[Row]:
    """What lies on the device."""
    return run(client, asking.games())


def whole(client: Client, gid: bytes) -> bytes:
    """A whole log; nothing where there is not even its first record."""
    return run(client, asking.whole(gid))

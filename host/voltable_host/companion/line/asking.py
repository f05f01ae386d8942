"""Questions on a line that may be bad for a moment."""

import time

from voltable.engine.journal import header
from voltable_host.companion.line.client import Client
from voltable_host.companion.line.copying import pull
from voltable_host.companion.line.errors import NoDevice
from voltable_host.companion.line.hello import Hello, Row, list_games
from voltable_host.companion.line.patience import patient
from voltable_host.companion.line.port import Port
from voltable_host.companion.line.talker import Flow

TRIES = 2
QUIET, LATE = 0.5, 5.0  # seconds: without a byte, and at most


def run(client: Client, flow: Flow):
    """A flow with some patience."""
    return client.run(patient(flow))


def greet(client: Client, *mine, tries: int = TRIES) -> Hello:
    """What the program says to HELLO; a slow one gets time to answer what it was asked before it is asked again."""
    while True:
        tries -= 1
        try:
            return client.hello(*mine)
        except NoDevice as error:
            if error.is_prompt or client.port.is_gone or not tries:
                raise
        let_finish(client.port)


def let_finish(port: Port) -> None:
    """Until nothing more comes: answers that are late would be taken for those to come."""
    end = time.monotonic() + LATE
    while time.monotonic() < end and port.wait(QUIET):
        port.take()


def games(client: Client) -> dict[bytes, Row]:
    """What lies on the device."""
    return {row.gid: row for row in run(client, list_games())}


def whole(client: Client, gid: bytes) -> bytes:
    """A whole log; nothing where there is not even its first record."""
    found = run(client, pull(gid, 0))
    return header(gid) + found if found else b""

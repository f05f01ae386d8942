"""Questions on a line that may be bad for a moment."""

from voltable.journal import header
from voltable_host.link.client import Client
from voltable_host.link.copying import pull
from voltable_host.link.errors import LinkError, NoDevice
from voltable_host.link.hello import Hello, Row, list_games
from voltable_host.link.patience import patient
from voltable_host.link.talker import Flow, Refused


def run(client: Client, flow: Flow):
    """A flow with some patience; a refusal reaches the caller as such."""
    try:
        return client.run(patient(flow))
    except LinkError as error:
        if isinstance(error.__cause__, Refused):
            raise error.__cause__ from error
        raise


def greet(client: Client, *mine) -> Hello:
    """Say hello, once more where nobody answers."""
    try:
        return client.hello(*mine)
    except NoDevice as error:
        if error.is_prompt or client.port.is_gone:
            raise
        return client.hello(*mine)


def games(client: Client) -> dict[bytes, Row]:
    """What lies on the device."""
    return {row.gid: row for row in run(client, list_games())}


def whole(client: Client, gid: bytes) -> bytes:
    """A whole log; nothing where there is not even its first record."""
    found = run(client, pull(gid, 0))
    return header(gid) + found if found else b""

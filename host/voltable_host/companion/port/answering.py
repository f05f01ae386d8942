"""The program on the device, over the line: whether it answers, and what has to be safe before it is stopped."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from voltable_host.companion.line.errors import LineError, LineLost, NoDevice
from voltable_host.language import N_, _
from voltable_host.talk import Talk

START = 60.0  # seconds that a slow device may need until its program answers
PAUSE, LONGEST_PAUSE = 1.0, 8.0

STOPPED = N_("The program stopped as it began. See why: voltable device doctor --deep")
SILENT = N_("The program does not answer yet. Look at its display, then: voltable device doctor")


@contextmanager
def connected(url: str, talk: Talk) -> Iterator[Any]:
    """A client of the line on an open port."""
    from voltable_host.companion.line import client

    with client.connected(url, talk) as found:
        yield found


def wait_for_app(url: str, talk: Talk) -> Any:
    """What it says once it has started; a slow device is not asked so often that it only answers the past."""
    end, pause = time.monotonic() + START, PAUSE
    while True:
        time.sleep(pause)
        try:
            with connected(url, talk) as client:
                return client.hello()
        except NoDevice as error:
            if error.is_prompt:
                raise LineError(_(STOPPED)) from error
            if time.monotonic() > end:
                raise NoDevice(_(SILENT)) from error
        pause = min(2 * pause, LONGEST_PAUSE)


def part(url: str, talk: Talk, before: Callable[[Any, Talk], None] = lambda client, talk: None) -> bool:
    """Tell the program to leave to the prompt, after something else was done; whether one ran."""
    try:
        with connected(url, talk) as client:
            client.hello()
            before(client, talk)
            say_bye(client)
    except LineLost:
        raise
    except NoDevice as error:
        talk.detail(error.format_message())
        return False
    return True


def say_bye(client: Any) -> None:
    """The program leaves to the prompt; one that goes before its answer is out has done as it was told."""
    try:
        client.bye()
    except LineLost:
        if client.port.is_gone:
            raise


def make_safe(url: str, talk: Talk) -> bool:
    """Before the program is replaced: both sides equal, and the program told to leave; whether one ran."""
    return part(url, talk, sync_first)


def sync_first(client: Any, talk: Talk) -> None:
    """Every game on both sides; what cannot be made equal is told, and stays on the device in any case."""
    from voltable_host.companion.line import branches_told
    from voltable_host.companion.line.sync_told import trouble
    from voltable_host.companion.line.syncing import sync_all

    try:
        results = sync_all(client, talk)
    except LineLost:
        raise
    except LineError as error:
        talk.note(error.format_message())
        return
    for result in results:
        if result.problem:
            talk.note(trouble(result.problem))
        elif not result.is_settled:
            talk.note(branches_told.how_to_pick())

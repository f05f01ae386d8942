"""The games of a device and the files here become equal; somebody at the keyboard picks where both sides went on."""

import sys
from functools import partial
from pathlib import Path

from voltable.line.flows import syncing
from voltable.line.flows.forking import DEVICE, HOST, Fork
from voltable.line.flows.hello import Row
from voltable.line.flows.synced import Synced
from voltable.line.messages import OPEN_NOW, VERSION
from voltable_host.asking import LEAVING, is_leaving
from voltable_host.companion.line import branches_told
from voltable_host.companion.line.at_home import AtHome
from voltable_host.companion.line.client import Client, connected
from voltable_host.companion.line.errors import LineError
from voltable_host.companion.line.refusals import Refused
from voltable_host.gate.asking import chosen
from voltable_host.language import _
from voltable_host.saves import saves
from voltable_host.saves.save_errors import SaveError
from voltable_host.saves.save_file import SaveFile
from voltable_host.talk import Talk


def sync_all(client: Client, talk: Talk, names: tuple[str, ...] = (), keep: str | None = None) -> list[Synced]:
    """Every game of the device, and those of ours that are named."""
    files = {gid_of(path): path for path in map(saves.find, names)}
    flow = syncing.sync_all(client.talker, AtHome(talk, files), list(files), keep)
    return client.run(flow, partial(choose, talk))


def gid_of(path: Path) -> bytes:
    """The game of a file."""
    gid = saves.gid_of(path)
    if gid is None:
        sentence = _("{file} is no Voltable log. See which games there are: voltable log list")
        raise SaveError(sentence.format(file=path))
    return gid


def choose(talk: Talk, question: tuple[bytes, Fork]) -> str | None:
    """Which side goes on, if anybody is there to say it."""
    if talk.json or not sys.stdin or not sys.stdin.isatty():
        return None
    gid, fork = question
    for line in branches_told.lines(branches_told.facts(fork), gid):
        talk.aloud(line)
    choice = chosen(branches_told.question(), [DEVICE, HOST, *LEAVING])
    return None if is_leaving(choice) else choice


def fetched(url: str, talk: Talk, no_game: str) -> SaveFile:
    """The file of the game that is open on the device, a new one where there is none."""
    store = AtHome(talk)
    with connected(url, talk) as client:
        said = client.hello()
        if said.gid is None:
            raise LineError(no_game)
        row = Row(said.gid, said.number, said.head, OPEN_NOW)
        save = store.opened(said.gid) or client.run(syncing.Syncing(client.talker, store, row).fetch())
    if not isinstance(save, SaveFile):
        raise Refused(VERSION)
    return save

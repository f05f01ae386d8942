"""Moves that people tell a table while the device follows it too: the device puts them in order."""

from collections.abc import Callable

from voltable.engine.game import Game
from voltable.engine.pack import unpack
from voltable.line.flows.live import FORKED
from voltable_host.companion.line.live_client import joined
from voltable_host.companion.line.ports import find
from voltable_host.loading import load as load_log
from voltable_host.saves.save_file import SaveFile
from voltable_host.talk import Talk
from voltable_host.terminal.line import Changed
from voltable_host.terminal.live.lines import LiveLines
from voltable_host.terminal.live.picking import settle
from voltable_host.terminal.live.playing import Together


def tell_device(talk: Talk, save: SaveFile, moves: Callable[[Game], list], device: str, offline: bool) -> list:
    """Make the moves on a copy first, so that all of them are refused or none; then one by one on the device."""
    with joined(find(device), save, talk) as client:
        together = Together(client, LiveLines(talk, client), offline, talk.note)
        together.begin()
        if client.state == FORKED:
            settle(together)
        trial = load_log(save.records.log())
        made = moves(trial)
        for action in new_actions(trial, save.records.count):
            tell(together, action)
        return made


def new_actions(trial: Game, first: int) -> list[tuple]:
    """What the copy has more."""
    return [tuple(unpack(payload)) for _number, _origin, payload in trial.log.records(first)]


def tell(together: Together, action: tuple) -> None:
    """One of them; both sides may have parted in this very moment."""
    try:
        together.play(action)
    except Changed:
        settle(together)
        together.play(action)

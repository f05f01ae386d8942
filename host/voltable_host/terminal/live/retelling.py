"""Moves that came from the device, as they are told at the prompt: each with the table as it was then."""

from collections.abc import Iterator
from typing import NamedTuple

from voltable.engine.game import Game
from voltable.engine.pack import unpack
from voltable.engine.verbs import PICKED, UNDO
from voltable_host.saves.history import beginning
from voltable_host.saves.lines import Line, written


class Retold(NamedTuple):
    """A record, what it brought about, and the table after it."""

    line: Line
    action: tuple
    events: list
    before: Game
    table: Game
    start: int  # the record before the first move

    @property
    def turn(self) -> int | None:
        """Whose turn it was; nobody's where it is about the log."""
        return None if self.line.is_undo else self.before.turn

    @property
    def moves(self) -> int:
        """How many records there were with it."""
        return self.line.record - self.start


def retold(game: Game, first: int) -> Iterator[Retold]:
    """Every record from this one on, undos too."""
    log = game.log
    targets = {target for _undo, target in log.undos()}
    kept: dict[int, Game] = {log.start: beginning(game)}
    table = beginning(game)
    for record, _origin, payload in log.records(log.start + 1):
        action = tuple(unpack(payload))
        is_asked = record >= first
        before = table.copy() if is_asked else table
        line = written(record, action, table, True) if is_asked else None
        events: list = []
        if action[0] == UNDO:
            table = kept[action[1]].copy()
        elif action[0] != PICKED:
            events = table.play(action)
        if record in targets:
            kept[record] = table.copy()
        if line is not None:
            yield Retold(line, action, events, before, table.copy(), log.start)

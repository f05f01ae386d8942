"""The moves of a log as they are written, those that were taken back too."""

import csv
import io
from collections import namedtuple
from collections.abc import Iterator

from voltable import notation
from voltable.engine.game import Game
from voltable.engine.pack import unpack
from voltable.engine.verbs import CHANCE, DEAL, FIRST, PICKED, SEATED, SET, UNDO, WORDS
from voltable_host.saves.history import beginning

COLUMNS = ("record", "round", "phase", "seat", "name", "move")  # of a move for other programs
ABOUT_THE_LOG = (UNDO, PICKED)
NOBODYS = (*ABOUT_THE_LOG, DEAL, FIRST, SET)  # told by whoever sees it
Line = namedtuple("Line", (*COLUMNS, "is_undo", "stands"))


def said(game: Game) -> Iterator[Line]:
    """Every move and undo in the order they were made, and whether it still stands."""
    log = game.log
    standing_records = {record for record, _action in log.actions(log.standing(log.at), log.start)}
    targets = {target for _undo, target in log.undos()}
    kept = {}
    table = beginning(game)
    for record, _origin, payload in log.records(log.start + 1):
        if record - 1 in targets:
            kept[record - 1] = table.copy()
        action = tuple(unpack(payload))
        yield written(record, action, table, record in standing_records)
        if action[0] == UNDO:
            table = kept[action[1]].copy()
        elif action[0] != PICKED:
            table.play(action)


def written(record: int, action: tuple, table: Game, stands: bool) -> Line:
    """A move that is about to be made; an undo always stands, and so does which side was picked."""
    state = table.state
    is_undo = action[0] in ABOUT_THE_LOG
    seat = mover(action, state.turn)
    name = None if seat is None else table.names[seat]
    phase = table.phases[state.phase].name
    move = picked(action) if action[0] == PICKED else notation.write(action, table)
    return Line(record, state.round, phase, seat, name, move, is_undo, is_undo or stands)


def picked(action: tuple) -> str:
    """Which head lost when the two ends of the cable had gone different ways."""
    return f"{WORDS[PICKED]} {action[1].hex()}"


def mover(action: tuple, turn: int) -> int | None:
    """Who makes a move: whose turn it is, or who is named; nobody where it only tells what was drawn."""
    if turn == CHANCE or action[0] in NOBODYS:
        return None
    return action[1] if action[0] in SEATED else turn


def standing(game: Game) -> list[Line]:
    """The moves that were not taken back."""
    return [line for line in said(game) if line.stands and not line.is_undo]


def named(line: Line) -> dict:
    """A move by the names of its parts."""
    return {column: getattr(line, column) for column in COLUMNS}


def as_csv(game: Game) -> str:
    """The moves that stand for a spreadsheet, with a line of titles."""
    text = io.StringIO()
    table = csv.DictWriter(text, COLUMNS, lineterminator="\n")
    table.writeheader()
    table.writerows(named(line) for line in standing(game))
    return text.getvalue()

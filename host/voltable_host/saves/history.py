"""What has happened in a game so far, move by move, as its log tells it."""

from collections import namedtuple
from collections.abc import Iterable, Iterator

from voltable import notation
from voltable.engine.forced import forced
from voltable.engine.game import Game
from voltable.engine.verbs import CHANCE
from voltable.plants.events import LastCardDrawn, PlantDrawn, PlantRemoved
from voltable.tracker.edition import Table
from voltable_cards.events import FuelDealt

# forced: nobody need be asked for it.
# turned: something hidden came to light with this move; what people say was drawn is no such move, they may mistype it.
Step = namedtuple("Step", ("record", "action", "seat", "round", "phase", "forced", "turned", "line", "events"))
TURNED = (PlantDrawn, LastCardDrawn, FuelDealt)  # what nobody could see before


def steps(game: Game, alone: bool = False) -> Iterator[tuple[Step, Game]]:
    """Each move that still stands, and the table after it; the table is the same object all the way.

    Alone at the keyboard, more is played unasked (core/voltable/engine/forced.py).
    """
    log = game.log
    return retraced(beginning(game), log.actions(log.standing(log.at), log.start), alone)


def newest(game: Game, alone: bool = False, at: int | None = None) -> Iterator[Step]:
    """The same moves, or those that stood after a record, the last one first; who needs few does not wait for all."""
    log = game.log
    for first, last in log.back(log.at if at is None else at):
        done = retraced(as_after(game, first - 1), log.actions([(first, last)], log.start), alone)
        yield from reversed([step for step, _table in done])


def retraced(table: Game, actions: Iterable[tuple[int, tuple]], alone: bool) -> Iterator[tuple[Step, Game]]:
    """Moves that were made from here on, each by its record."""
    is_told = is_table(table)
    for record, action in actions:
        state = table.state
        seat, turn_round, phase = state.turn, state.round, table.phases[state.phase].name
        market = () if is_told else state.market
        unasked = forced(table, alone) is not None
        line = notation.write(action, table)
        events = table.play(action)
        seen = not is_told and any(came_to_light(event, market) for event in events)
        turned = seat != CHANCE and (table.turn == CHANCE or seen)
        yield Step(record, action, seat, turn_round, phase, unasked, turned, line, events), table


def is_table(game: Game) -> bool:
    """Whether a physical game is followed: all that happens in it is told by people."""
    return isinstance(game.edition, Table)


def came_to_light(event, market: tuple) -> bool:
    """Something nobody could see before this move; a plant that leaves as it is drawn never lay in the market."""
    return isinstance(event, TURNED) or isinstance(event, PlantRemoved) and event.plant not in market


def beginning(game: Game) -> Game:
    """The table before the first move."""
    return Game(game.edition, game.names, game.seed).copy()


def as_after(game: Game, record: int) -> Game:
    """The table as it was after a record."""
    table = game.copy()
    table.log, table.copies = game.log, game.copies
    number, ranges = game.log.way(record, game.copies)
    for _move in table.replaying(number, ranges):
        pass
    return table.copy()

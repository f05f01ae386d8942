"""What has happened in a game so far, move by move, as its log tells it."""

from collections import namedtuple
from collections.abc import Iterator

from voltable import notation
from voltable.events import LastCardDrawn, PlantDrawn, PlantRemoved
from voltable.game import Game
from voltable.verbs import CHANCE, OPEN_AMOUNT
from voltable_cards.events import FuelDealt

# turned: something hidden came to light with this move; what people say was drawn is no such move, they may mistype it.
Step = namedtuple("Step", ("record", "action", "seat", "round", "phase", "forced", "turned", "line", "events"))
TURNED = (PlantDrawn, LastCardDrawn, FuelDealt)  # what nobody could see before


def steps(game: Game) -> Iterator[tuple[Step, Game]]:
    """Each move that still stands, and the table after it; the table is the same object all the way."""
    log = game.log
    table = beginning(game)
    is_told = is_table(game)
    for record, action in log.actions(log.standing(log.at), log.start):
        state = table.state
        seat, turn_round, phase = state.turn, state.round, table.phases[state.phase].name
        market = () if is_told else state.market
        forced = is_forced(table.choices())
        line = notation.write(action, table)
        events = table.play(action)
        seen = not is_told and any(came_to_light(event, market) for event in events)
        turned = seat != CHANCE and (table.turn == CHANCE or seen)
        yield Step(record, action, seat, turn_round, phase, forced, turned, line, events), table


def is_table(game: Game) -> bool:
    """Whether a physical game is followed: all that happens in it is told by people."""
    return game.edition.family == "tracker"


def came_to_light(event, market: tuple) -> bool:
    """Something nobody could see before this move; a plant that leaves as it is drawn never lay in the market."""
    return isinstance(event, TURNED) or isinstance(event, PlantRemoved) and event.plant not in market


def beginning(game: Game) -> Game:
    """The table before the first move."""
    return Game(game.edition, game.names, game.seed).copy()


def is_forced(choices: list) -> bool:
    """There is one thing to do, and one amount to do it with."""
    if len(choices) != 1:
        return False
    return choices[0][0] not in OPEN_AMOUNT or choices[0][-2] == choices[0][-1]

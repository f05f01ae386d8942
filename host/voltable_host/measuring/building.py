"""The figures of the building phase: what may be built on a whole board, and what a new house costs to keep."""

from statistics import median
from typing import Any

import voltable
from voltable.boardgame.network import network
from voltable.boardgame.state import BUILD, reprice
from voltable_host.measuring.calibration import measured

CITIES = 42
REPEATS = 5


def building_game(edition: str = "classic", board: str = "germany") -> Any:
    """Six build on all 42 cities; the builder has one house, and money for every other city: the longest list."""
    game: Any = voltable.new_game(edition, board=board, players=6, seed=1)
    state = game.state
    state.regions = (1 << len(game.edition.map.REGIONS)) - 1
    state.network = network(game.edition.map, state.regions)
    state.houses = bytearray(3 * CITIES)
    reprice(state)
    state.phase = BUILD
    game.phases[BUILD].begin(state, None)
    builder = state.players[state.turn]
    builder.money = 1000
    game.phases[BUILD].settle_in(state, builder, 0, 0)
    return game


def choices_in_turns(edition: str = "classic", board: str = "germany") -> dict:
    """`choices()` in the building phase, in turns of the calibration loop."""
    return asked("choices", building_game(edition, board))


def first_choices_in_turns(edition: str = "classic", board: str = "germany") -> dict:
    """The same for a player who has no city yet and may begin in all but one."""
    game = building_game(edition, board)
    game.state.turn = game.state.order[0]
    return asked("first_choices", game)


def asked(figure: str, game, count: int = 20_000) -> dict:
    """What may be done, asked many times."""

    def ask() -> None:
        for _ in range(count):
            game.choices()

    edition = game.edition
    return {"figure": figure, "edition": edition.name, "board": edition.board, "turns": turns_each(ask, count)}


def house_in_turns(edition: str = "classic", board: str = "germany", count: int = 1000) -> dict:
    """A house with all prices that follow from it, in turns of the calibration loop."""
    game = building_game(edition, board)
    phase = game.phases[BUILD]

    def build_everywhere() -> None:
        for state in states.pop():
            builder = state.players[state.turn]
            for place in range(1, CITIES):
                phase.settle_in(state, builder, place, 0)

    states = [[game.state.copy() for _ in range(count)] for _ in range(REPEATS)]
    turns = turns_each(build_everywhere, count * (CITIES - 1))
    return {"figure": "house", "edition": edition, "board": board, "turns": turns}


def turns_each(work, count: int) -> float:
    """What one of so many pieces of work costs, the median of several runs."""
    runs = [measured(work) for _ in range(REPEATS)]
    return round(median(taken / count * turns for taken, turns in runs), 1)

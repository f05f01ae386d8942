"""A series of bot games, line by line, the same on CPython and MicroPython (`micropython -m voltable.bots.series`)."""

import sys
from collections import OrderedDict

import voltable
from voltable.bots.ladder import ladder_of
from voltable.bots.random_bot import play_random
from voltable.bots.seating import seated
from voltable.engine.start import find_edition

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import TextIO, TypeAlias

    from voltable.bots.shapes import Mover
    from voltable.engine.game import Game
    from voltable.engine.shapes import Board, Options, Players

    Json: TypeAlias = "None | int | str | list[Json]"
    Line = dict[str, object]  # what becomes a line of JSON

RANDOM = "random"


def play_series(
    edition: str,
    players: "Players",
    games: int,
    seed: int,
    board: "Board" = None,
    options: "Options | None" = None,
    trace: bool = False,
    logs: bool = False,
    bots: "Sequence[str]" = (),
    nodes: "int | None" = None,
) -> "Iterator[Line]":
    """A line for each game, or for each move where a trace is asked for; game k has seed + k.

    Bots are named, one for each seat; without names random ones play. Who tries moves out tries so many nodes of them.
    """
    mover = seated(bots or [RANDOM] * count_of(players), ladder_of(find_edition(edition)), nodes)
    is_random = set(bots) <= {RANDOM}
    for number in range(games):
        own_seed = (seed + number) % 2**32
        game = voltable.new_game(edition, board, players, own_seed, None, options)
        if trace:
            yield OrderedDict((("game", number), ("move", None), ("turn", None), ("view", game.view())))
        if trace or not is_random:
            yield from play_game(game, number, trace, mover(own_seed))
        else:
            play_random(game, own_seed)  # the same games, without anybody who listens
        if not trace:
            yield summary(game, logs)


def count_of(players: "Players") -> int:
    """How many seats there are."""
    return players if isinstance(players, int) else len(players)


def play_game(game: "Game", number: int, trace: bool, move: "Mover") -> "Iterator[Line]":
    """Bots play to the end; lines only for a trace."""
    while not game.over:
        action = move(game)
        turn = game.turn
        line = voltable.notation.write(action, game) if trace else ""
        game.play(action)
        if trace:
            yield OrderedDict((("game", number), ("move", line), ("turn", turn), ("view", game.view())))


def summary(game: "Game", logs: bool) -> "Line":
    """One line for a finished game; its log as hex where it is wanted."""
    view = game.view()
    pairs: "list[tuple[str, object]]" = [
        ("seed", game.seed),
        ("rounds", view["round"]),
        ("moves", view["moves"]),
        ("hash", view["hash"]),
        ("ranking", game.ranking()),
        ("result", view["result"]),
    ]
    if logs:
        pairs.append(("log", "".join([f"{byte:02x}" for byte in game.dump()])))
    return OrderedDict(pairs)


def main(asking: "TextIO") -> None:
    """Print what a line of JSON asks for."""
    import json

    asked = json.loads(asking.readline())
    if "cards" in asked["options"]:
        edition = find_edition(asked["edition"])
        asked["options"]["cards"] = edition.card_set(tuples(asked["options"]["cards"]))
    if isinstance(asked["board"], dict):
        asked["board"] = voltable.boards.read(asked["board"])
    for line in play_series(**asked):
        print(json.dumps(line))


def tuples(value: "Json") -> object:
    """JSON's lists as the tuples they were."""
    return tuple([tuples(item) for item in value]) if isinstance(value, list) else value


if __name__ == "__main__":
    main(sys.stdin)  # not an argument: MicroPython dies of one above 255 bytes

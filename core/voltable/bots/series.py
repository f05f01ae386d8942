"""A series of bot games, line by line, the same on CPython and MicroPython (`micropython -m voltable.bots.series`)."""

import sys
from collections import OrderedDict

import voltable
from voltable.bots.random_bot import play_random, random_dice, random_move
from voltable.engine.start import find_edition

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import TextIO, TypeAlias

    from voltable.engine.game import Game
    from voltable.engine.shapes import Action, Board, Options, Players

    Json: TypeAlias = "None | int | str | list[Json]"
    Line = dict[str, object]  # what becomes a line of JSON
    Move = Callable[[Game], Action]


def play_series(
    edition: str,
    players: "Players",
    games: int,
    seed: int,
    board: "Board" = None,
    options: "Options | None" = None,
    trace: bool = False,
    logs: bool = False,
    mover: "Callable[[int], Move] | None" = None,
) -> "Iterator[Line]":
    """A line for each game, or for each move where a trace is asked for; game k has seed + k.

    A mover makes of a game's seed what answers that game with an action; without one, random bots play.
    """
    for number in range(games):
        own_seed = (seed + number) % 2**32
        game = voltable.new_game(edition, board, players, own_seed, None, options)
        if trace:
            yield OrderedDict((("game", number), ("move", None), ("turn", None), ("view", game.view())))
        if trace or mover:
            yield from play_game(game, number, trace, (mover or random_mover)(own_seed))
        else:
            play_random(game, own_seed)  # the same games, without anybody who listens
        if not trace:
            yield summary(game, logs)


def random_mover(seed: int) -> "Move":
    """Random bots in every seat of a game."""
    dice = random_dice(seed)
    return lambda game: random_move(game.choices(), dice)


def play_game(game: "Game", number: int, trace: bool, move: "Move") -> "Iterator[Line]":
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

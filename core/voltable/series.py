"""A series of bot games, line by line, the same on CPython and MicroPython (`micropython -m voltable.series`)."""

import sys
from collections import OrderedDict

import voltable
from voltable.bots import random_dice, random_move
from voltable.start import find_edition

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator


def play_series(
    edition, players, games, seed, board=None, options=None, trace=False, logs=False, mover=None
) -> "Iterator[dict]":
    """A line for each game, or for each move where a trace is asked for; game k has seed + k.

    A mover makes of a game's seed what answers that game with an action; without one, random bots play.
    """
    for number in range(games):
        game = voltable.new_game(edition, board, players, (seed + number) % 2**32, None, options)
        if trace:
            yield OrderedDict((("game", number), ("move", None), ("turn", None), ("view", game.view())))
        yield from play_game(game, number, trace, (mover or random_mover)(game.seed))
        if not trace:
            yield summary(game, logs)


def random_mover(seed):
    """Random bots in every seat of a game."""
    dice = random_dice(seed)
    return lambda game: random_move(game.choices(), dice)


def play_game(game, number, trace, move):
    """Bots play to the end; lines only for a trace."""
    while not game.over:
        action = move(game)
        turn = game.turn
        line = voltable.notation.write(action, game) if trace else ""
        game.play(action)
        if trace:
            yield OrderedDict((("game", number), ("move", line), ("turn", turn), ("view", game.view())))


def summary(game, logs) -> dict:
    """One line for a finished game; its log as hex where it is wanted."""
    view = game.view()
    pairs = [
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


def main(asking):
    """Print what a line of JSON asks for."""
    import json

    asked = json.loads(asking.readline())
    if "cards" in asked["options"]:
        edition = find_edition(asked["edition"])
        asked["options"]["cards"] = edition.card_set(tuples(asked["options"]["cards"]))
    for line in play_series(**asked):
        print(json.dumps(line))


def tuples(value):
    """JSON's lists as the tuples they were."""
    return tuple([tuples(item) for item in value]) if isinstance(value, list) else value


if __name__ == "__main__":
    main(sys.stdin)  # not an argument: MicroPython dies of one above 255 bytes

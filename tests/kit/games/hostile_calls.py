"""Calls that nobody should make, on games of every kind, and what comes of each: the same on every build.

python tests/kit/games/hostile_calls.py SEED GAMES      a line for each call

A build that answers another way is told by its line; one that crashes prints no more of them.
"""

import sys
from hashlib import sha256
from random import Random

import voltable
from voltable.bots.random_bot import random_dice, random_move
from voltable.engine.pack import pack, unpack
from voltable.engine.verbs import NUMBERS, WORDS

GAMES = (
    ("card", None, {}), ("card", None, {"demolition": True, "choose_cards": True}), ("classic", "germany", {}),
    ("classic", "usa", {"regions": "draft"}), ("central_europe", None, {"demolition": True}),
    ("recharged", "usa", {"starting_cities": True}), ("recharged", "germany", {"storage_anytime": True}),
)  # fmt: skip
EDGES = (
    -(2**70), -(2**63) - 1, -(2**62), -(2**31), -2, -1, 0, 1, 2, 3, 7, 41, 42, 64, 255, 2**31, 2**62, 2**63, 10**40,
)  # fmt: skip
CALLS = 40  # at each stop
STOPS = 12  # of a game


class Awkward:
    """An object that answers every question with an error."""

    def __iter__(self):
        raise ZeroDivisionError

    __len__ = __getitem__ = __eq__ = __index__ = __hash__ = __bool__ = __iter__  # type: ignore[assignment]


class Longer(tuple):
    """A tuple and more."""


class Number(int):
    """A whole number and more."""


def nest(depth: int) -> list:
    """A list in a list in a list."""
    nested: list = []
    for _ in range(depth):
        nested = [nested]
    return nested


def odd(chance: Random):
    """Something of another type."""
    ring: list = []
    ring.append(ring)
    return chance.choice((
        None, True, 5, -1, 2.5, float("nan"), "done", "", b"x", bytearray(3), memoryview(b"ab"), [], {}, (), set(),
        ring, object(), Awkward(), Awkward, Longer((16,)), (Number(16),), nest(9), nest(5000), range(3), iter(()), ...,
        (16, None), (5, True), ("bid", 3), ((5,), 1), (b"\x05",), "x" * 100_000, (16,) * 100_000, 10**5000,
    ))  # fmt: skip


def number(chance: Random):
    """Any number; seldom no number."""
    return chance.choice(EDGES) if chance.random() < 0.9 else odd(chance)


def action(chance: Random):
    """A verb with numbers that may be too many, too few, or far off."""
    verb = chance.randrange(-1, len(WORDS) + 1)
    size = NUMBERS[verb] if 0 <= verb < len(WORDS) else 1
    size = max(0, size + chance.choice((0, 0, 0, 0, 0, 0, 1, -1)))
    return chance.choice((tuple, list))([verb] + [number(chance) for _ in range(size)])


def told(call, *arguments, **named) -> str:
    """What came of it, without what is another on each run."""
    try:
        what = call(*arguments, **named)
    except voltable.Refusal as no:
        return f"{type(no).__name__} {no}"
    except Exception as error:
        return type(error).__name__
    return (
        sha256(repr(what).encode("utf-8", "replace")).hexdigest()[:12] if type(what) in PLAIN else type(what).__name__
    )


PLAIN = (int, str, bytes, list, tuple, dict, bool)


def hostile(game, chance: Random) -> str:
    """One call on a game, or beside it."""
    kind = chance.randrange(10)
    if kind < 5:
        return told(game.play, action(chance))
    if kind == 5:
        return told(game.play, odd(chance))
    if kind == 6:
        return told(game.undo_to, number(chance))
    if kind == 7:
        return told(game.view, number(chance))
    if kind == 8:
        return told(
            lambda: voltable.notation.read(chance.choice((odd(chance), "Ana bid 10000000000000000000000")), game)
        )
    return told(lambda: voltable.notation.write(chance.choice((action(chance), odd(chance))), game))


def beside(game, chance: Random) -> str:
    """A call that begins or reads something."""
    kind = chance.randrange(6)
    if kind == 0:
        data = bytearray(game.dump())
        for _ in range(chance.randrange(1, 4)):
            data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
        return told(lambda: voltable.load(bytes(data)).hash())
    if kind == 1:
        data = game.dump()
        return told(lambda: voltable.load(data[: chance.randrange(len(data))]).hash())
    if kind == 2:
        what = chance.choice(("edition", "board", "players", "seed", "dice", "options", "gid"))
        asked = {"edition": "card", "players": 3} | {what: odd(chance)}
        return told(lambda: voltable.new_game(**asked).hash())
    if kind == 3:
        return told(lambda: voltable.new_table("classic", players=4, depth=odd(chance)).hash())
    if kind == 4:
        return told(lambda: pack(odd(chance)))
    return told(lambda: unpack(bytes(chance.randrange(256) for _ in range(chance.randrange(1, 30)))))


def trusting(game, chance: Random) -> None:
    """What `advance` trusts may go wrong in any way but one: the interpreter lives on."""
    trial = game.copy()
    told(trial.advance, chance.choice((action, odd))(chance))
    told(trial.choices)
    told(trial.hash)


def lines(seed: int, games: int):
    """A line for each call; the game goes on in between and must stand as before."""
    chance = Random(seed)
    for number_of in range(games):
        edition, board, options = GAMES[number_of % len(GAMES)]
        players = 2 + (seed + number_of // len(GAMES)) % 5
        game = voltable.new_game(edition, board, players, seed + number_of, None, options)
        dice = random_dice(seed + number_of)
        for stop in range(STOPS):
            for call in range(CALLS):
                before = game.hash(), game.log.count
                made = hostile(game, chance) if chance.random() < 0.8 else beside(game, chance)
                yield f"{number_of} {stop} {call} {made} {(game.hash(), game.log.count) == before}"
                trusting(game, chance)
            for _ in range(chance.randrange(30)):
                if not game.over:
                    game.play(random_move(game.choices(), dice))


if __name__ == "__main__":
    sys.setrecursionlimit(1000)
    for line in lines(int(sys.argv[1]), int(sys.argv[2])):
        print(line, flush=True)

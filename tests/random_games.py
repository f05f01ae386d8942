"""Plays random games and prints a digest of each, the same on every interpreter.

python tests/random_games.py FIRST COUNT [check] [moves]: from game FIRST on so many, with the checker, with every hash.
"""

import sys
from binascii import hexlify
from hashlib import sha256

import voltable
from invariants import Checker
from keen import MOVERS
from voltable import bots


def new_random_game(number):
    """The game of this number: players, options and dice vary with it, and it is its own seed."""
    options = {}
    if number // 5 % 2:
        options["demolition"] = True
    if number // 10 % 4 == 3:
        options["singles_unlimited"] = True
    dice = "table" if number // 10 % 8 == 6 else None
    return voltable.new_game("card", players=2 + number % 5, seed=number, dice=dice, options=options)


def mover(number):
    """The bots of a game all want the same, in the next ten games something else."""
    return MOVERS[number // 10 % 5 % 4]


def play(number, after_move, checked=True):
    """The game of this number to its end, and its checker; after_move gets each action and the hash after it."""
    game = new_random_game(number)
    move = mover(number)
    dice = bots.random_dice(number)
    checker = Checker(game.view()) if checked else None
    while not game.over:
        choices = game.choices()
        if checker:
            checker.check_choices(choices)
        action = move(choices, dice)
        events = game.play(action)
        if checker:
            view = game.view()
            checker.check(view, events)
            after_move(action, view["hash"])
        else:
            after_move(action, game.hash())
    assert game.ranking() == ranking_of(game.view()["result"])
    return checker


def ranking_of(result) -> list:
    """Seats that share a place, best place first."""
    places = sorted({row["place"] for row in result})
    return [[row["seat"] for row in result if row["place"] == place] for place in places]


def line_of(number, checked=False, verbose=False) -> str:
    """Number, moves and digest of a game; the digest is over the hashes after every move."""
    digest = sha256()
    hashes = []

    def after_move(action, state_hash):
        digest.update(state_hash.encode())
        hashes.append(state_hash)
        if verbose:
            print(number, len(hashes), action, state_hash)

    play(number, after_move, checked)
    return f"{number} {len(hashes)} {hexlify(digest.digest()).decode()[:16]}"


def main(arguments):
    """A line a game."""
    first, count = int(arguments[0]), int(arguments[1])
    for number in range(first, first + count):
        print(line_of(number, "check" in arguments, "moves" in arguments))


if __name__ == "__main__":
    main(sys.argv[1:])

"""Plays random games and prints a digest of each, the same on every interpreter.

python tests/kit/games/random_games.py FIRST COUNT [check] [moves] [rare]: from game FIRST on so many, with the
checker, with every hash, with what seldom happens. Even numbers are card games, odd ones board games.
"""

import sys
from binascii import hexlify
from hashlib import sha256

import voltable
from kit.checking.invariants import checker_of
from kit.games.board_games import board_mover, new_board_game
from kit.games.keen import MOVERS
from voltable.bots import random_bot as bots

SEATS_SEEN = 61  # moves between two looks through a player's eyes


def is_board_game(number) -> bool:
    """Every other game."""
    return number % 2 == 1


def new_random_game(number):
    """The game of this number."""
    return new_board_game(number // 2) if is_board_game(number) else new_card_game(number // 2)


def mover(number):
    """What the bots of a game want, all the same."""
    return board_mover(number // 2) if is_board_game(number) else card_mover(number // 2)


def new_card_game(number):
    """Players, options and dice vary with the number, and it is its own seed."""
    options = {}
    if number // 5 % 2:
        options["demolition"] = True
    if number // 10 % 4 == 3:
        options["singles_unlimited"] = True
    if number // 10 % 3 == 2:
        options["choose_cards"] = True
    dice = "table" if number // 10 % 8 == 6 else None
    return voltable.new_game("card", players=2 + number % 5, seed=number, dice=dice, options=options)


def card_mover(number):
    """In the next ten games the bots want something else."""
    return MOVERS[number // 10 % 5 % 4]


def play(number, after_move, checked=True):
    """The game of this number to its end, and its checker; after_move gets each action and the hash after it."""
    game = new_random_game(number)
    move = mover(number)
    dice = bots.random_dice(number)
    checker = checker_of(game.view()) if checked else None
    while not game.over:
        choices = game.choices()
        if checker:
            checker.check_choices(choices)
        action = move(choices, dice)
        events = game.play(action)
        if checker:
            view = game.view()
            checker.check(view, events)
            look_from_seat(game, view)
            after_move(action, view["hash"])
        else:
            after_move(action, game.hash())
    assert game.ranking() == ranking_of(game.view()["result"])
    return checker


def look_from_seat(game, view):
    """Now and then: a player sees no hash, and others' money only where it is open or the game is over."""
    if view["moves"] % SEATS_SEEN:
        return
    seat = view["moves"] % len(view["players"])
    seen = game.view(seat)
    hidden = game.edition.hidden_money and not view["over"]
    for row in view["players"]:
        if hidden and row["seat"] != seat:
            row["money"] = None
    view["hash"], state_hash = None, view["hash"]
    assert seen == view, f"seat {seat} sees {seen}, due is {view}"
    view["hash"] = state_hash


def ranking_of(result) -> list:
    """Seats that share a place, best place first."""
    places = sorted({row["place"] for row in result})
    return [[row["seat"] for row in result if row["place"] == place] for place in places]


def line_of(number, checked=False, verbose=False) -> str:
    """Number, moves and digest of a game; the digest is over the hashes after every move."""
    digest = sha256()
    moves = [0]

    def after_move(action, state_hash):
        digest.update(state_hash.encode())
        moves[0] += 1
        if verbose:
            print(number, moves[0], action, state_hash)

    play(number, after_move, checked)
    return f"{number} {moves[0]} {hexlify(digest.digest()).decode()[:16]}"


def main(arguments):
    """A line a game, or for what seldom happens how many games had it and the first of them."""
    first, count = int(arguments[0]), int(arguments[1])
    if "rare" in arguments:
        print_rare(range(first, first + count))
        return
    for number in range(first, first + count):
        print(line_of(number, "check" in arguments, "moves" in arguments))


def print_rare(numbers):
    """What seldom happens in board games."""
    found = {}
    for number in numbers:
        if is_board_game(number):
            for what in play(number, lambda action, state_hash: None).table.rare:
                found.setdefault(what, []).append(number)
    for what in sorted(found, key=lambda what: (-len(found[what]), what)):
        print(len(found[what]), found[what][0], what)


if __name__ == "__main__":
    main(sys.argv[1:])

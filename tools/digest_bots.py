"""The games of `tools/digest.py --bots`: who plays which, and a digest of its moves, the same on every interpreter."""

import sys
from binascii import hexlify
from hashlib import sha256

from digest_games import BOARDS, Plan
from voltable.bots.ladder import ladder_of
from voltable.bots.seating import bot_dice
from voltable.engine.dice import Dice
from voltable.engine.verbs import CHANCE

BOARD_SEATS = (("greedy",), ("steady",), ("random", "greedy", "steady"))
CARD_SEATS = (("greedy",), ("steady",), ("sharp", "steady", "greedy", "random"), ("sharp",))
ROUNDS = 4  # games of a kind, each with other options and another deck
NODES = 600  # moves that sharp tries in a decision: near the end of a game enough for moves to drop out
MOST_MOVES = 1000  # with random bots at the table a game may go on for ever
STEP = 87  # from one game of a sample to the next; a dozen meet every bot of every edition, every board and count
TABLE = 50  # the stream of whoever draws at a real table


class Company:
    """A game and who sits there: the bots that are named, from the first seat on and round again."""

    def __init__(self, plan, bots):
        self.plan = plan
        self.bots = [bots[seat % len(bots)] for seat in range(plan.players)]

    def name(self) -> str:
        """All of it in one word."""
        return self.plan.name() + "," + "+".join(self.bots)


def companies() -> list:
    """Every edition on every board with two to six players, and every kind of company."""
    tables = [(edition, board, BOARD_SEATS) for edition, board in BOARDS] + [("card", None, CARD_SEATS)]
    made = []
    for _ in range(ROUNDS):
        for edition, board, kinds in tables:
            for players in range(2, 7):
                for bots in kinds:
                    made.append(Company(Plan(len(made), edition, board, players), bots))
    return made


def spread(count: int) -> list:
    """So many of them, from all kinds; a step that shares no factor with their number visits each once."""
    made = companies()
    return [made[place * STEP % len(made)] for place in range(count)]


def moves_of(company):
    """What bots do in a game: their thoughts, each with the game as it stands before the move."""
    game = company.plan.begin()
    ladder = ladder_of(game.edition)
    bots = [ladder.make(name, NODES) for name in company.bots]
    dice = bot_dice(company.bots, company.plan.number)
    table = Dice(company.plan.number, TABLE)
    for _ in range(MOST_MOVES):
        if game.over:
            return
        choices = game.choices()
        if game.turn == CHANCE:
            game.play(choices[table.pick(len(choices))])
        else:
            thought = bots[game.turn].think(game, dice[game.turn])
            yield game, thought
            game.play(thought.action)


def digest_of(company) -> str:
    """SHA-256 over every move of a bot."""
    told = sha256()
    for _, thought in moves_of(company):
        told.update(repr(tuple(thought.action)).encode() + b"\n")
    return hexlify(told.digest()).decode()


def main(arguments):
    """A line a game, of so many games of all kinds (0: of all), the part of one of several processes."""
    count, part, parts = [int(number) for number in arguments]
    for company in (spread(count) if count else companies())[part::parts]:
        print(company.name(), digest_of(company))


if __name__ == "__main__":
    main(sys.argv[1:])

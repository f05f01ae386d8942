"""The random bot: it picks a kind of move evenly, then its numbers evenly, and bids little more than it must."""

from voltable.dice import Dice
from voltable.verbs import OPEN_AMOUNT

STREAM = 1  # bots roll their own dice, derived from the game's seed
BOLDEST = 3  # at most two above the least


def random_dice(seed: int) -> Dice:
    """The dice of the random bots of one game."""
    return Dice(seed, STREAM)


def random_move(choices, dice) -> tuple:
    """One of the choices, each kind of move as likely as another; choices of a kind lie together."""
    first, end = 0, len(choices)
    if choices[0][0] != choices[-1][0]:
        starts = kind_starts(choices)
        kind = dice.pick(len(starts) - 1)
        first, end = starts[kind], starts[kind + 1]
    choice = choices[first + dice.pick(end - first) if end - first > 1 else first]
    return sized(choice, dice) if choice[0] in OPEN_AMOUNT else choice


def kind_starts(choices) -> list:
    """Where each kind of move begins, and the end."""
    count = len(choices)
    if choices[0][0] == choices[-2][0]:  # one kind, and a single way to end the turn
        return [0, count - 1, count]
    starts = [place for place in range(1, count) if choices[place][0] != choices[place - 1][0]]
    return [0] + starts + [count]


def sized(choice, dice) -> tuple:
    """The choice with its open amount settled."""
    least, most = choice[-2:]
    more = most - least + 1
    return choice[:-2] + (least + dice.pick(more if more < BOLDEST else BOLDEST),)


def play_random(game, seed: int) -> int:
    """Play a game to its end; the number of moves made."""
    dice = random_dice(seed)
    moves = 0
    while game.state.turn is not None:
        game.play(random_move(game.choices(), dice))
        moves += 1
    return moves

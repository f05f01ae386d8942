"""The random bot: it picks a kind of move evenly, then its numbers evenly, and bids little more than it must."""

from voltable.engine.dice import Dice
from voltable.engine.verbs import FUEL, NOBODY, OPEN_AMOUNT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from voltable.engine.game import Game
    from voltable.engine.phase import Phase
    from voltable.engine.shapes import Action
    from voltable.engine.turn import GameState

STREAM: "Final" = 1  # bots roll their own dice, derived from the game's seed
BOLDEST: "Final" = 3  # at most two above the least


def random_dice(seed: int) -> Dice:
    """The dice of the random bots of one game."""
    return Dice(seed, STREAM)


def random_move(choices: "list[Action]", dice: Dice) -> "Action":
    """One of the choices, each kind of move as likely as another; choices of a kind lie together."""
    count = len(choices)
    verb = choices[0][0]
    if choices[-1][0] == verb:
        choice = choices[dice.pick(count) if count > 1 else 0]
    elif choices[-2][0] != verb:
        choice = pick_kind(choices, dice)
    elif dice.pick(2):  # the common case: one kind of move, and a single way to end the turn
        return choices[-1]
    else:
        choice = choices[dice.pick(count - 1) if count > 2 else 0]
    return sized(choice, dice) if len(choice) > 2 and choice[0] in OPEN_AMOUNT else choice


def pick_kind(choices: "list[Action]", dice: Dice) -> "Action":
    """First a kind of move, then one of its choices."""
    starts = [place for place in range(len(choices)) if place == 0 or choices[place][0] != choices[place - 1][0]]
    kind = dice.pick(len(starts))
    end = (starts + [len(choices)])[kind + 1]
    return choices[starts[kind] + dice.pick(end - starts[kind])]


def sized(choice: "Action", dice: Dice) -> "Action":
    """The choice with its open amount settled."""
    least, most = choice[-2:]
    more = most - least + 1
    if more > BOLDEST and choice[0] != FUEL:
        more = BOLDEST
    return choice[:-2] + (least + dice.pick(more),)


def play_random(game: "Game", seed: int) -> int:
    """Play a game to its end; the number of moves made."""
    dice = random_dice(seed)
    state: "GameState" = game.state
    phase: "Phase"
    moves = 0
    while state.turn != NOBODY:
        phase = game.phases[state.phase]
        game.advance(random_move(phase.choices(state), dice))
        moves += 1
    return moves

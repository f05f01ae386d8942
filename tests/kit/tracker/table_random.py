"""Random tables: somebody answers anything that may be answered."""

import voltable
from voltable.engine.dice import Dice
from voltable.engine.verbs import CITY, DEAL, DONES, OPEN_AMOUNT, SET

STREAM = 3  # dice of their own
EDITIONS = ("classic", "central_europe", "recharged", "card")
DEPTHS = ("guide", "quick", "score", "market")
BOARD_OPTIONS = {
    "classic": (("step_three_skips_two", False), ("step_two_draws_three", False), ("last_refill_two", True)),
    "central_europe": (("step_three_skips_two", False), ("step_two_draws_three", False), ("last_refill_two", True)),
    "recharged": (
        ("step_three_skips_two", True), ("step_two_draws_three", True), ("trust_refill", 3), ("trust_waits", True),
        ("last_refill_two", True), ("trust_storage", False),
    ),
    "card": (),
}  # fmt: skip


def new_random_table(number):
    """The number decides edition, board, players, depth, rulings, and whether dice draw the first order."""
    dice = Dice(number, STREAM)
    edition = EDITIONS[number % 4]
    depth = DEPTHS[number // 4 % (3 if edition == "card" else 4)]
    players = 2 + number // 16 % 5
    options = {}
    for name, value in BOARD_OPTIONS[edition]:
        if not dice.pick(3):
            options[name] = value
    boards = {"classic": ("germany", "usa", "central_europe"), "recharged": ("germany", "usa")}.get(edition, (None,))
    seed = None if dice.pick(2) else number
    return voltable.new_table(edition, boards[dice.pick(len(boards))], players, depth, seed, options)


def random_action(game, dice) -> tuple:
    """Mostly what is asked, now and then the last card, seldom a correction."""
    choices = game.choices()
    kind = dice.pick(30)
    if kind < 2:
        choices = [choice for choice in choices if choice[0] == SET and choice[1] != 2] or choices
    elif kind < 5 and any(choice[0] == DEAL for choice in choices):
        choices = [choice for choice in choices if choice[0] == DEAL]
    elif kind < 12 and DONES in choices:
        return DONES
    else:
        choices = [choice for choice in choices if choice[0] not in (SET, DEAL)] or choices
    return sized(game, choices[dice.pick(len(choices))], dice)


def sized(game, choice, dice) -> tuple:
    """The choice with its open amount settled; cities grow by a few."""
    if choice[0] not in OPEN_AMOUNT:
        return choice
    least, most = choice[-2:]
    if choice[0] == CITY:
        return (CITY, min(most, game.state.cities[game.turn] + dice.pick(4)))
    return choice[:-2] + (least + dice.pick(most - least + 1),)


def play_random(number, moves=400):
    """A random table before each of its moves, and at its end; at most so many moves."""
    game = new_random_table(number)
    dice = Dice(number, STREAM + 1)
    for _ in range(moves):
        yield game
        if game.over:
            return
        game.play(random_action(game, dice))
    yield game

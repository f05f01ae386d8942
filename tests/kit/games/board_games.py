"""The random board games: a number decides edition, board, players, options and dice."""

import voltable
from kit.checking.board.map import region_names, touching
from kit.games.keen_board import BOARD_MOVERS
from voltable.engine.dice import Dice

# Edition, board, and where its map is written.
TABLES = (
    ("classic", "germany", "germany"),
    ("recharged", "germany", "germany_recharged"),
    ("classic", "usa", "usa"),
    ("recharged", "usa", "usa_recharged"),
    ("central_europe", "central_europe", "central_europe"),
    ("classic", "central_europe", "central_europe"),
)
SHARED = (("demolition", True), ("late_start_empty", False), ("hidden_money", False))
CLASSIC = SHARED + (
    ("step_three_skips_two", False), ("step_two_draws_three", False), ("step_three_at_once", True),
)  # fmt: skip
RECHARGED = SHARED + (
    ("step_three_skips_two", True), ("step_two_draws_three", True), ("starting_cities", True), ("garbage_start", 9),
    ("trust_refill", 3), ("storage_anytime", True), ("trust_waits", True),
)  # fmt: skip
# Options that came later: rolled last, so that the others stay as they were.
LATER = (("trust_storage", False), ("last_refill_two", True))
REGION_COUNTS = (3, 3, 4, 5, 5)  # for two to six players
STREAM = 2  # options roll dice of their own


def new_board_game(number):
    """The board game of this number, which is its own seed; every option is left alone in two games of three."""
    edition, board, module = TABLES[number % len(TABLES)]
    players = 2 + number // len(TABLES) % 5
    dice = Dice(number, STREAM)
    options = {}
    for name, value in RECHARGED if edition == "recharged" else CLASSIC:
        if not dice.pick(3):
            options[name] = value
    regions = dice.pick(4)
    if regions == 1:
        options["regions"] = "draft"
    elif regions == 2:
        options["regions"] = some_regions(module, REGION_COUNTS[players - 2], dice)
    at_table = "table" if not dice.pick(4) else None
    for name, value in LATER:
        if (edition == "recharged" or name != "trust_storage") and not dice.pick(3):
            options[name] = value
    return voltable.new_game(edition, board, players, number, at_table, options)


def some_regions(module, count, dice) -> list:
    """Any regions that hang together."""
    around = touching(module)
    chosen = [dice.pick(len(around))]
    while len(chosen) < count:
        near = [region for region in range(len(around)) if region not in chosen and set(around[region]) & set(chosen)]
        chosen.append(near[dice.pick(len(near))])
    return [region_names(module)[region] for region in chosen]


def board_mover(number):
    """The bots of a game all want the same."""
    return BOARD_MOVERS[Dice(number, STREAM + 1).pick(len(BOARD_MOVERS))]

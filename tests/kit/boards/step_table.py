"""Three players in one of the steps, with the Step 3 card where a test wants it."""

from kit.boards.board_table import MARKET, board_table, connected, happened, some_cities
from voltable.boardgame.events import MarketRefilled
from voltable.plants.events import StepBegan

CLASSIC = ("classic", "central_europe")
EDITIONS = CLASSIC + ("recharged",)
GERMANY = ((4, 2, 1, 1), (5, 3, 2, 1), (3, 4, 3, 1))  # what a refill of three players brings in Steps 1, 2 and 3
COLUMN = {"classic": GERMANY, "recharged": GERMANY, "central_europe": ((5, 2, 1, 1), (6, 2, 3, 1), (3, 3, 3, 1))}


def step_table(edition, step=1, cities=0, deck="", market=MARKET, **options):
    """Three players in this step, the Step 3 card on top of the deck or under these plants, 30 to 34 below it."""
    plants = {"market": market, "deck": deck, "under": "30 31 32 33 34"}
    game = board_table("Anna Bert Cora", edition, money=500, options=options, **plants)
    for fuel in range(4):
        game.state.supply[fuel] += game.state.tokens[fuel]
        game.state.tokens[fuel] = 0
    connected(game, "Anna", some_cities(game, cities))
    connected(game, "Anna", "", step=step)
    return game


def begun(events):
    """The steps that began."""
    return [event.step for event in happened(events, StepBegan)]


def refilled(events):
    """What the refill brought."""
    (event,) = happened(events, MarketRefilled)
    return event.tokens

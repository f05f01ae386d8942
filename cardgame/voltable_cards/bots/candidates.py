"""Which moves are worth trying out: steady's own first, then its likely rivals."""

from voltable.engine.verbs import BID, PASS
from voltable.plants.auction import BIDDING, OPENING, SCRAPPING
from voltable_cards.bots.outlook import Outlook
from voltable_cards.bots.reserve import Purse
from voltable_cards.state import AUCTION

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from voltable.engine.game import Game
    from voltable.engine.shapes import Action
    from voltable_cards.shapes import State

    Try = tuple[Action, int]  # a move, and what its seat bids at most in this auction

# A bid is tried out where steady's limit is near: from so many tenths of it, up to so many tenths and Elektro above.
SURELY_GOOD: "Final" = 6
SURELY_BAD: "Final" = 20
SPARE: "Final" = 3
BOLDER: "Final" = (13, 16)  # tenths of the limit that one might go to
USUAL: "Final" = -1  # its usual limit


def candidates(game: "Game", plain: "Action") -> "list[Try]":
    """Moves with the limits that go with them; steady's move comes first.

    Fuel and production are left to steady: to try out what to store took 44 % more time and won no more games.
    """
    state: "State" = game.state
    if state.phase != AUCTION:
        return []
    if state.stage == BIDDING:
        return bids(game)
    moves = [choice[:3] for choice in game.choices()] if state.stage in (OPENING, SCRAPPING) else []
    return [(plain, USUAL)] + [(move, USUAL) for move in moves if move != plain]


def bids(game: "Game") -> "list[Try]":
    """To pass, or to go on to one of several limits; nothing where it is clear."""
    state: "State" = game.state
    money = state.players[state.turn].money
    limit = Purse(game, Outlook(game), state.turn).limit(state.plant)
    least = state.bid + 1
    if least > money or 10 * least < SURELY_GOOD * limit or 10 * least > SURELY_BAD * limit + 10 * SPARE:
        return []
    tries: "list[Try]" = []
    for most in [limit, least] + [limit * bolder // 10 + 1 for bolder in BOLDER]:
        tried = (BID, least), min(most, money)
        if most >= least and tried not in tries:
            tries.append(tried)
    tries.insert(len(tries) if limit >= least else 0, ((PASS,), USUAL))
    return tries

"""Which moves are worth trying out: steady's own first, then its likely rivals."""

from voltable.engine.verbs import BID, PASS
from voltable.plants.auction import BIDDING, OPENING, SCRAPPING
from voltable_cards.state import AUCTION
from voltable_host.bots.card.outlook import Outlook
from voltable_host.bots.card.reserve import Purse

# A bid is tried out where steady's limit is near: from so many tenths of it, up to so many tenths and Elektro above.
SURELY_GOOD = 6
SURELY_BAD, SPARE = 20, 3
BOLDER = (13, 16)  # tenths of the limit that one might go to


def candidates(game, plain) -> list:
    """Moves with what their seat bids at most in this auction (None: its usual limit); steady's move comes first.

    Fuel and production are left to steady: to try out what to store took 44 % more time and won no more games.
    """
    state = game.state
    if state.phase != AUCTION:
        return []
    if state.stage == BIDDING:
        return bids(game)
    moves = [choice[:3] for choice in game.choices()] if state.stage in (OPENING, SCRAPPING) else []
    return [(plain, None)] + [(move, None) for move in moves if move != plain]


def bids(game) -> list:
    """To pass, or to go on to one of several limits; nothing where it is clear."""
    state = game.state
    money = state.players[state.turn].money
    limit = Purse(game, Outlook(game), state.turn).limit(state.plant)
    least = state.bid + 1
    if least > money or 10 * least < SURELY_GOOD * limit or 10 * least > SURELY_BAD * limit + 10 * SPARE:
        return []
    limits = [limit, least] + [limit * bolder // 10 + 1 for bolder in BOLDER]
    limits = [min(most, money) for most in limits if most >= least]
    tries: list = [((BID, least), most) for most in dict.fromkeys(limits)]
    tries.insert(len(tries) if limit >= least else 0, ((PASS,), None))
    return tries

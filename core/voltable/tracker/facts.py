"""What a table keeps, as facts that any face may show."""

from voltable.boardgame.market import cost
from voltable.talk.said import Said, said
from voltable.tracker.fields import refill
from voltable.tracker.needs import needs

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.tracker.shapes import FollowedGame

BANK = "Bank"
FUELS = range(4)


def is_bank(game: "FollowedGame") -> bool:
    """Which third party it is."""
    return game.edition.numbers.dummy_name == BANK


def plant(packed: int) -> Said:
    """A plant of the third party by what it burns: coal 3, or eco."""
    kind, units = packed >> 3, packed & 7
    return said("burns", kind=kind, units=units) if units else said("kind", kind=kind)


def leader(game: "FollowedGame") -> int:
    """Who has most cities; the first in order of several."""
    state = game.state
    ranked = [(-state.cities[seat], place) for place, seat in enumerate(state.order)]
    return state.order[min(ranked)[1]]


def who_has(game: "FollowedGame", cities: int) -> "tuple[int, ...]":
    """Everybody with at least so many cities, in order."""
    return tuple([seat for seat in game.state.order if game.state.cities[seat] >= cities])


def wanted(game: "FollowedGame") -> "tuple[Said, ...]":
    """What one production of the third party burns."""
    burnt = enumerate(needs(game.state.dummy))
    return tuple([said("burns", kind=kind, units=units) for kind, units in burnt if units])


def refills(game: "FollowedGame") -> "tuple[Said, ...]":
    """What the market gets: coal +4."""
    due = [refill(game.edition, game.state, fuel) for fuel in FUELS]
    return tuple([said("fuel-more", fuel=fuel, units=units) for fuel, units in enumerate(due)])


def prices(game: "FollowedGame") -> "tuple[Said, ...]":
    """Tokens on the market, with the price of the cheapest."""
    numbers, tokens = game.edition.numbers, game.state.tokens
    told: "list[Said]" = []
    for fuel in FUELS:
        left = tokens[fuel]
        if left:
            told.append(said("fuel-from-price", fuel=fuel, n=left, price=cost(numbers.sums[fuel], left, 1)))
        else:
            told.append(said("fuel-sold-out", fuel=fuel))
    return tuple(told)

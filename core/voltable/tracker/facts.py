"""What a table keeps, as facts that any face may show."""

from voltable.talk.said import Said, said

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.tracker.shapes import FollowedGame

BANK = "Bank"


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


def who_has(game: "FollowedGame", cities: int) -> "list[int]":
    """Everybody with at least so many cities, in order."""
    return [seat for seat in game.state.order if game.state.cities[seat] >= cities]

"""What a table asks now."""

from voltable.engine.verbs import CHANCE
from voltable.talk.said import Said
from voltable.tracker.facts import is_bank
from voltable.tracker.state import (  # fmt: skip
    AUCTION,
    BUILD,
    DUMMY_FUEL,
    DUMMY_PLANT,
    DUMMY_SCRAP,
    FINAL,
    FUEL,
    NEXT_NOTICE,
    NOTICE,
    ORDER,
    POWER,
    REFILL,
    SETUP,
    TIE,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from voltable.talk.shapes import Value
    from voltable.tracker.shapes import FollowedGame


def question(game: "FollowedGame") -> "Said | None":
    """What people are to tell; nothing once the game is over."""
    if game.over:
        return None
    state = game.state
    message = (BY_STAGE.get(state.stage) or BY_PHASE[state.phase])(game)
    values: "dict[str, Value]" = {"names": tuple(state.order[state.tie_at : state.tie_at + state.tie_size])}
    if state.turn != CHANCE:
        values["name"] = state.turn
    return Said(message, values, None if state.turn == CHANCE else state.turn)


def first(game: "FollowedGame") -> str:
    """The first order."""
    return "ask-next-in-order" if game.state.order else "ask-first-in-order"


def auction(game: "FollowedGame") -> str:
    """Who has bought, or whether all have."""
    return "ask-who-bought" if game.edition.turns else "ask-all-bought"


def fuel(game: "FollowedGame") -> str:
    """Who buys, or whether all have."""
    return "ask-fuel" if game.edition.turns else "ask-all-fuel"


def build(game: "FollowedGame") -> str:
    """The city track."""
    return "ask-cities" if game.edition.counts else "ask-build"


def tie(game: "FollowedGame") -> str:
    """Who comes first, or who wins."""
    counts, board = game.edition.counts, game.edition.numbers.houses
    if game.state.phase != ORDER:
        return "ask-tie-at-the-end" if counts else "ask-who-wins"
    if not counts:
        return "ask-most-cities" if board else "ask-most-earned"
    return "ask-tie-of-cities" if board else "ask-tie-of-income"


def heard(game: "FollowedGame") -> str:
    """Something has changed."""
    return "ask-heard"


def dummy_plant(game: "FollowedGame") -> str:
    """The third party's new plant."""
    return "ask-bank-plant" if is_bank(game) else "ask-trust-plant"


def dummy_scrap(game: "FollowedGame") -> str:
    """What leaves for it."""
    return "ask-trust-scrap"


def dummy_fuel(game: "FollowedGame") -> str:
    """Its fuel."""
    return "ask-bank-fuel" if is_bank(game) else "ask-trust-fuel"


def power(game: "FollowedGame") -> str:
    """Income."""
    if not game.edition.numbers.houses:
        return "ask-earned"
    return "ask-paid-as-shown" if game.edition.counts else "ask-paid"


def final(game: "FollowedGame") -> str:
    """The last count."""
    if not game.edition.numbers.houses:
        return "ask-points"
    return "ask-powered-as-shown" if game.edition.counts else "ask-last-run"


def refill(game: "FollowedGame") -> str:
    """The markets."""
    return "ask-refilled"


BY_STAGE: "dict[int, Callable[[FollowedGame], str]]" = {
    TIE: tie, NOTICE: heard, NEXT_NOTICE: heard, DUMMY_PLANT: dummy_plant, DUMMY_SCRAP: dummy_scrap,
    DUMMY_FUEL: dummy_fuel, POWER: power, FINAL: final, REFILL: refill,
}  # fmt: skip
BY_PHASE: "dict[int, Callable[[FollowedGame], str]]" = {SETUP: first, AUCTION: auction, FUEL: fuel, BUILD: build}

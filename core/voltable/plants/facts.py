"""Plants and stores as facts that any face may show, in either game."""

from voltable.engine.words import ECO
from voltable.plants.production import burnt
from voltable.talk.said import Said, said

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from voltable.engine.game import Game


def stock(fuel: "Sequence[int]") -> "tuple[Said, ...]":
    """What lies in a store: coal 2, oil 1."""
    return tuple([said("amount", fuel=kind, units=units) for kind, units in enumerate(fuel) if units])


def burns(game: "Game", plant: int) -> Said:
    """What one production burns: coal 2, hybrid 3, or nothing."""
    cards = game.edition.cards
    if cards.kind[plant] == ECO:
        return said("burns-nothing")
    return said("burns", kind=cards.kind[plant], units=cards.need[plant])


def phase_of(game: "Game") -> str:
    """The phase by its name."""
    name: str = game.phases[game.state.phase].name
    return name


def eyes_on(game: "Game", seat: int) -> "int | None":
    """Who alone may read what tells somebody's money: its owner where money is hidden, else everybody."""
    return seat if game.edition.hidden_money else None


def unburnable(game: "Game", bought: "Sequence[int]") -> "Said | None":
    """Fuel of this turn that no set of plants can burn as things stand."""
    player, edition = game.state.players[game.turn], game.edition
    mixes = [(which, first) for which, least, most in edition.able(player) for first in (least, most)]
    useful = [burnt(player, which, first, edition.mixed) for which, first in mixes]
    for fuel in sorted(set(bought)):
        if not any(units[fuel] for units in useful):
            return said("fuel-not-burnable", fuel=fuel, units=player.fuel[fuel])
    return None


def payouts(game: "Game") -> "tuple[int, int]":
    """What demolition pays for the next plant that makes place for another, and for later ones in this phase."""
    state = game.state
    first, later = game.edition.payouts[state.demolition]
    return (later if state.compensated else first), later

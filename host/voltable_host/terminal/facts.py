"""Plants, stores and names as people read them, in either game."""

from voltable.engine.game import Game
from voltable.engine.words import ECO
from voltable.plants.production import burnt
from voltable_host.language import _
from voltable_host.language.words import fuel_name, kind_name
from voltable_host.terminal.families import played_family_of


def burns(game: Game, plant: int) -> str:
    """What one production burns: coal 2, hybrid 3, or nothing."""
    cards = game.edition.cards
    if cards.kind[plant] == ECO:
        return _("nothing")
    return f"{kind_name(game.edition.kinds[cards.kind[plant]])} {cards.need[plant]}"


def short_plant(game: Game, plant: int) -> str:
    """A plant in a few letters: 12 coal3→9."""
    cards = game.edition.cards
    kind = kind_name(game.edition.kinds[cards.kind[plant]])
    need = "" if cards.kind[plant] == ECO else str(cards.need[plant])
    return f"{cards.label(plant)} {kind}{need}→{played_family_of(game).gives(game, plant)}"


def stock(game: Game, fuel: list[int]) -> list[str]:
    """What lies in a store: coal 2, oil 1."""
    return [f"{fuel_name(game.edition.fuels[kind])} {units}" for kind, units in enumerate(fuel) if units]


def unburnable(game: Game, bought: list[int]) -> str:
    """Fuel of this turn that no set of plants can burn as things stand."""
    player, edition = game.state.players[game.turn], game.edition
    mixes = [(which, first) for which, least, most in edition.able(player) for first in (least, most)]
    useful = [burnt(player, which, first, edition.mixed) for which, first in mixes]
    for fuel in sorted(set(bought)):
        if not any(units[fuel] for units in useful):
            return _("No plant of yours can burn the {fuel} you bought: {units} is too little.").format(
                fuel=fuel_name(edition.fuels[fuel]), units=player.fuel[fuel]
            )
    return ""


def payouts(game: Game) -> tuple[int, int]:
    """What demolition pays for the next plant that makes place for another, and for later ones in this phase."""
    state = game.state
    first, later = game.edition.payouts[state.demolition]
    return (later if state.compensated else first), later

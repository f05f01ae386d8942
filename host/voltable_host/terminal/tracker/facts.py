"""What a table keeps, as people read it."""

from voltable.boardgame.market import cost
from voltable.engine.game import Game
from voltable.tracker.fields import refill
from voltable.tracker.needs import needs
from voltable_host.language import _
from voltable_host.language.speaking import speaker
from voltable_host.language.words import fuel_name, kind_name

FUELS = range(4)


def stock(game: Game, units) -> list[str]:
    """Units by fuel: coal 2, oil 1."""
    fuels = game.edition.numbers.fuels
    return [f"{fuel_name(fuels[fuel])} {count}" for fuel, count in enumerate(units) if count]


def plant(game: Game, packed: int) -> str:
    """A plant of the third party by what it burns: coal 3, or eco."""
    kind = kind_name(game.edition.numbers.kinds[packed >> 3])
    return f"{kind} {packed & 7}" if packed & 7 else kind


def wanted(game: Game) -> list[str]:
    """What one production of the third party burns."""
    kinds = game.edition.numbers.kinds
    return [f"{kind_name(kinds[kind])} {units}" for kind, units in enumerate(needs(game.state.dummy)) if units]


def refills(game: Game) -> list[str]:
    """What the market gets: coal +4."""
    fuels = game.edition.numbers.fuels
    return [f"{fuel_name(fuels[fuel])} +{refill(game.edition, game.state, fuel)}" for fuel in FUELS]


def prices(game: Game) -> list[str]:
    """Tokens on the market, with the price of the cheapest."""
    numbers, told = game.edition.numbers, []
    for fuel in FUELS:
        left = game.state.tokens[fuel]
        price = cost(numbers.sums[fuel], left, 1) if left else 0
        sentence = _("{fuel} {n} from {price}") if left else _("{fuel} sold out")
        told.append(sentence.format(fuel=fuel_name(numbers.fuels[fuel]), n=left, price=price))
    return told


def leader(game: Game) -> int:
    """Who has most cities; the first in order of several."""
    state = game.state
    return max(state.order, key=lambda seat: (state.cities[seat], -state.order.index(seat)))


def third(game: Game) -> str:
    """The third party of two players in the chosen language."""
    return speaker().name("dummy", game.edition.numbers.dummy_name)


def names(game: Game, seats) -> str:
    """Several players."""
    return ", ".join(game.names[seat] for seat in seats)

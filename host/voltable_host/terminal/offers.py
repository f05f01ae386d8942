"""The plant market in a line or two, for phases in which nobody bids; and names short enough for a low window."""

from collections.abc import Sequence

from voltable.engine.game import Game
from voltable.engine.words import ECO
from voltable_host.language import _
from voltable_host.language.words import kind_name
from voltable_host.terminal.facts import short_plant, stock
from voltable_host.terminal.families import played_family_of
from voltable_host.terminal.screen import flowing

DOT = " · "


def offers(game: Game, width: int, brief: bool) -> list[str]:
    """The plants on offer, and those to come where the edition shows them; of these a low window has the numbers."""
    state = game.state
    offered = game.edition.offered(state)
    later = [plant for plant in state.market if plant not in offered]
    now = flowing([plant_in_short(game, plant, brief) for plant in offered], DOT, width, on_offer())
    if not later:
        return [now]
    if brief:
        numbers = [game.edition.cards.label(plant) for plant in later]
        return [flowing([f"{now}; {to_come()}{numbers[0]}", *numbers[1:]], ", ", width)]
    return [now, flowing([short_plant(game, plant) for plant in later], DOT, width, to_come())]


def on_offer() -> str:
    """What stands before plants that can be bought."""
    return _("on offer: {plants}").format(plants="")


def to_come() -> str:
    """What stands before plants that lie there already."""
    return _("later: {plants}").format(plants="")


def plant_in_short(game: Game, plant: int, brief: bool) -> str:
    """A plant in a few letters, 12 coal3→9, or in still fewer, 12 c3→9."""
    cards = game.edition.cards
    kind = cards.kind[plant]
    if not brief or kind == ECO:
        return short_plant(game, plant)
    begun, gives = kinds_in_short(game)[kind], played_family_of(game).gives(game, plant)
    return f"{cards.label(plant)} {begun}{cards.need[plant]}→{gives}"


def stock_in_short(game: Game, fuel: list[int], brief: bool) -> list[str]:
    """What lies in a store: coal 2, oil 1; or c2, o1."""
    if not brief:
        return stock(game, fuel)
    return [f"{kinds_in_short(game)[kind]}{units}" for kind, units in enumerate(fuel) if units]


def kinds_in_short(game: Game) -> list[str]:
    """The fuels, then hybrid and eco, in the chosen language."""
    return beginnings([kind_name(word) for word in game.edition.kinds])


def beginnings(words: Sequence[str]) -> list[str]:
    """As few letters of each word as no other begins with: they can be typed as well.

    >>> beginnings(["uhlí", "ropa", "odpadky", "uran"])
    ['uh', 'r', 'o', 'ur']
    """
    return [
        next(
            (
                word[:letters]
                for letters in range(1, len(word))
                if not [other for other in words if other != word and other.startswith(word[:letters])]
            ),
            word,
        )
        for word in words
    ]

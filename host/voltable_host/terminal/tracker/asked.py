"""What a table asks now, in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voltable.engine.game import Game
from voltable.engine.verbs import CHANCE
from voltable.tracker.facts import is_bank
from voltable.tracker.state import (
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
from voltable_host.language import _
from voltable_host.terminal.tracker.facts import names

if TYPE_CHECKING:
    from voltable.talk.shapes import OwnGame


def question(game: Game) -> str:
    """What people are to tell; nothing once the game is over."""
    if game.over:
        return ""
    state = game.state
    sentence = (BY_STAGE.get(state.stage) or BY_PHASE[state.phase])(game)
    name = "" if state.turn == CHANCE else game.names[state.turn]
    tied = names(game, state.order[state.tie_at : state.tie_at + state.tie_size])
    return sentence.format(name=name, names=tied)


def first(game: Game) -> str:
    """The first order."""
    return _("Who comes next in the order?") if game.state.order else _("Who is the first in order?")


def auction(game: Game) -> str:
    """Who has bought, or whether all have."""
    if game.edition.turns:
        return _("{name} opens. Who has bought a plant?")
    return _("Plants are bought, {name} first, until everybody has bought or dropped out.")


def fuel(game: Game) -> str:
    """Who buys, or whether all have."""
    return _("{name} buys fuel.") if game.edition.turns else _("Everybody buys fuel, {name} first.")


def build(game: Game) -> str:
    """The city track."""
    return _("{name} builds. How many cities has {name} now?") if game.edition.counts else _("{name} builds.")


def tie(game: Game) -> str:
    """Who comes first, or who wins."""
    counts, board = game.edition.counts, game.edition.numbers.houses
    if game.state.phase != ORDER:
        return _("A tie for the first place: {names}. Who has most money?") if counts else _("Who wins?")
    if not counts:
        cities, income = _("Who has most cities? A tie goes by the highest plant."), _("Who has earned most?")
        return cities if board else income
    if board:
        return _("The same number of cities: {names}. Who has the highest plant?")
    return _("The same income: {names}. Who has the highest plant?")


def heard(game: Game) -> str:
    """Something has changed."""
    return _("Has everybody heard it?")


def dummy_plant(game: OwnGame) -> str:
    """The third party's new plant."""
    if is_bank(game):
        return _("The Bank takes the highest plant on offer, for nothing. What does it burn?")
    return _("The Trust takes the highest plant on offer, for nothing. What does it burn?")


def dummy_scrap(game: Game) -> str:
    """What leaves for it."""
    return _("The Trust has four plants. Which of the three older ones has the lowest number? It leaves.")


def dummy_fuel(game: OwnGame) -> str:
    """Its fuel."""
    return _("Has the Bank taken its fuel?") if is_bank(game) else _("Has the Trust taken its fuel?")


def power(game: Game) -> str:
    """Income."""
    if not game.edition.numbers.houses:
        return _("How much has {name} earned?")
    return _("Is everybody paid as shown?") if game.edition.counts else _("Everybody runs plants and is paid.")


def final(game: Game) -> str:
    """The last count."""
    if not game.edition.numbers.houses:
        return _("The last count: how many points has {name}?")
    if game.edition.counts:
        return _("The last count: does everybody power as many cities as shown? Nobody is paid.")
    return _("The last count: everybody runs plants once more, and nobody is paid.")


def refill(game: Game) -> str:
    """The markets."""
    return _("Are the markets refilled?")


BY_STAGE = {
    TIE: tie, NOTICE: heard, NEXT_NOTICE: heard, DUMMY_PLANT: dummy_plant, DUMMY_SCRAP: dummy_scrap,
    DUMMY_FUEL: dummy_fuel, POWER: power, FINAL: final, REFILL: refill,
}  # fmt: skip
BY_PHASE = {SETUP: first, AUCTION: auction, FUEL: fuel, BUILD: build}

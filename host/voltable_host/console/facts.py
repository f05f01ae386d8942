"""Cards as people read them: what a plant burns and earns, what is stored, and which numbers are our stand-ins."""

from functools import cache

from voltable.game import Game
from voltable_cards.production import chosen, income, runs
from voltable_cards.words import ECO, FUELS, KINDS
from voltable_host.language import _
from voltable_host.words import fuel_name, kind_name

STAND_IN = "~"  # behind the numbers of a reconstructed card


@cache
def reconstructed() -> frozenset[str]:
    """The labels of the shipped plants that nobody could look up."""
    from voltable_host.card_sets.card_file import describe, shipped_cards

    plants = [row for row in describe(shipped_cards()) if row["card"] == "plant"]
    return frozenset(row["label"] for row in plants if row["provenance"] == "reconstructed")


def has_stand_ins(game: Game) -> bool:
    """The shipped cards are played with."""
    return game.edition.own_cards is None


def is_stand_in(game: Game, plant: int) -> bool:
    """This plant's numbers are ours."""
    return has_stand_ins(game) and game.edition.cards.label(plant) in reconstructed()


def burns(game: Game, plant: int) -> str:
    """What one production burns: coal 2, hybrid 3, or nothing."""
    cards = game.edition.cards
    if cards.kind[plant] == ECO:
        return _("nothing")
    return f"{kind_name(KINDS[cards.kind[plant]])} {cards.need[plant]}"


def earns(game: Game, plant: int) -> str:
    """Its income, marked where it is our stand-in."""
    return f"{game.edition.cards.income[plant]}{STAND_IN if is_stand_in(game, plant) else ''}"


def short_plant(game: Game, plant: int) -> str:
    """A plant in a few letters: 12 coal3→9."""
    cards = game.edition.cards
    kind = kind_name(KINDS[cards.kind[plant]])
    need = "" if cards.kind[plant] == ECO else str(cards.need[plant])
    return f"{cards.label(plant)} {kind}{need}→{earns(game, plant)}"


def stock(fuel: list[int]) -> list[str]:
    """What lies in a store: coal 2, oil 1."""
    return [f"{fuel_name(FUELS[kind])} {units}" for kind, units in enumerate(fuel) if units]


def best_set(cards, player) -> tuple:
    """The plants that earn most with the fuel in store."""
    sets = [chosen(player.plants, which) for which, _least, _most in runs(player)]
    return max(sets, key=lambda plants: income(cards, plants))

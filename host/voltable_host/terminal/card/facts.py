"""What plants of the card game earn, and which numbers are our stand-ins."""

from functools import cache

from voltable.engine.game import Game

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


def gives(game: Game, plant: int) -> str:
    """Its income, marked where it is our stand-in."""
    return f"{game.edition.cards.income[plant]}{STAND_IN if is_stand_in(game, plant) else ''}"

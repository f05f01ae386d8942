"""What plants of the card game earn, and which numbers are our stand-ins."""

from voltable.engine.game import Game
from voltable_host.card_sets.card_file import PLANT
from voltable_host.card_sets.kept import stand_ins

STAND_IN = "~"  # behind the numbers of a reconstructed card


def plants_of_ours(game: Game) -> frozenset[str]:
    """The labels of the plants whose numbers are ours: nobody could look them up, or no owner has entered them yet."""
    return stand_ins(game.edition.own_cards, PLANT)


def is_stand_in(game: Game, plant: int) -> bool:
    """This plant's numbers are ours."""
    return game.edition.cards.label(plant) in plants_of_ours(game)


def gives(game: Game, plant: int) -> str:
    """Its income, marked where it is our stand-in."""
    return f"{game.edition.cards.income[plant]}{STAND_IN if is_stand_in(game, plant) else ''}"

"""What the card game is about: when it ends, and what makes points."""

from voltable.talk.said import Said, said

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable_cards.shapes import PlayedCardGame as CardGame


def goal(game: "CardGame") -> "list[Said]":
    """With the numbers of this edition."""
    return [said("goal-of-points", elektro=game.edition.elektro_per_point), said("goal-last-card")]

"""The rules of the card game, topic by topic."""

from voltable.talk import sheets
from voltable_cards.topics.figures import all_figures, settled
from voltable_cards.topics.sheet import ASKED, SHEETS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.talk.said import Said
    from voltable_cards.edition import CardGame
    from voltable_cards.shapes import PlayedCardGame


def names(edition: "CardGame | type[CardGame]") -> "list[str]":
    """The topics in the order they are read."""
    return sheets.names(SHEETS)


def title(edition: "CardGame | type[CardGame]", topic: str) -> "Said":
    """What a topic is about."""
    return sheets.title(SHEETS, topic)


def paragraphs(edition: "CardGame | type[CardGame]", topic: str) -> "list[Said]":
    """The sentences of a topic, with the numbers of a game and its cards, or with those that are shipped."""
    return sheets.paragraphs(SHEETS, topic, all_figures(settled(edition)))


def help_with(game: "PlayedCardGame", asked: str) -> "list[Said]":
    """What there is to do for whoever is asked, and what to mind."""
    return sheets.paragraphs(ASKED, asked, all_figures(game.edition))

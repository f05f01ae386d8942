"""The rules of the board game, topic by topic: each edition has a page of its name here, with what is its own."""

from voltable.boardgame.topics.board import OPTIONS, OPTIONS_OF_A_GAME
from voltable.boardgame.topics.figures import settled
from voltable.talk import sheets

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.boardgame.edition import BoardEdition
    from voltable.boardgame.shapes import BoardGame, TopicsPage
    from voltable.talk.said import Said
    from voltable.talk.shapes import Figures, Sheets


def page(edition: "BoardEdition | type[BoardEdition]") -> "TopicsPage":
    """That of an edition, imported now."""
    return __import__(__name__ + "." + edition.name, None, None, ("*",))


def names(edition: "BoardEdition | type[BoardEdition]") -> "list[str]":
    """The topics in the order they are read."""
    return sheets.names(page(edition).SHEETS)


def title(edition: "BoardEdition | type[BoardEdition]", topic: str) -> "Said":
    """What a topic is about."""
    return sheets.title(page(edition).SHEETS, topic)


def paragraphs(edition: "BoardEdition | type[BoardEdition]", topic: str) -> "list[Said]":
    """The sentences of a topic, with those numbers and options of a game, or with all there are."""
    own = page(edition)
    figures = own.figures(settled(edition))
    if isinstance(edition, type):
        return sheets.paragraphs(own.SHEETS, topic, figures)
    of_game = own.SHEETS + (OPTIONS_OF_A_GAME,)
    return sheets.paragraphs(of_game, topic, figures, otherwise(edition, of_game, figures))


def otherwise(edition: "BoardEdition", of_game: "Sheets", figures: "Figures") -> "Figures":
    """What is said of each option that is not as usual in a game."""
    chosen = [name for name, _value in edition.chosen]
    return {line.word: line.said(figures) for line in sheets.told(of_game, OPTIONS) if line.word in chosen}


def help_with(game: "BoardGame", asked: str) -> "list[Said]":
    """What there is to do for whoever is asked, and what to mind; the limit is that of this game."""
    own = page(game.edition)
    figures = own.figures([game.edition])
    figures["limit"] = game.edition.plant_limit
    return sheets.paragraphs(own.ASKED, asked, figures)

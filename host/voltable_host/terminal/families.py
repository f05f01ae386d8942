"""Which family a game belongs to: the one place where that is looked up; a family is loaded when it is asked for."""

from collections.abc import Callable

from voltable.engine.edition import Edition
from voltable.engine.game import Game
from voltable_host.terminal.family import Family, PlayedFamily


def card() -> PlayedFamily:
    """The card game."""
    from voltable_host.terminal.card.family import FAMILY

    return FAMILY


def board() -> PlayedFamily:
    """The board game, in all its editions."""
    from voltable_host.terminal.board.family import FAMILY

    return FAMILY


def tracker() -> Family:
    """A physical game that is followed."""
    from voltable_host.terminal.tracker.family import FAMILY

    return FAMILY


# By the word that an edition has for its family.
PLAYED: dict[str, Callable[[], PlayedFamily]] = {"card": card, "board": board}
FAMILIES: dict[str, Callable[[], Family]] = {**PLAYED, "tracker": tracker}


def family_of(game: Game) -> Family:
    """That of any game, one that is only followed too."""
    return FAMILIES[game.edition.family]()


def played_family_of(game: Game) -> PlayedFamily:
    """That of a game that is played here."""
    return played_by(game.edition)


def played_by(edition: Edition | type[Edition]) -> PlayedFamily:
    """That of the game which an edition is one of."""
    return PLAYED[edition.family]()

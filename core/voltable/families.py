"""Which family a game belongs to: the one place where that is looked up; a family is loaded when it is asked for."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.game import Game
    from voltable.shapes import Family, PlayedFamily

# By the word that an edition has for its family; text, so that no arrow points up and a device loads nothing.
PLAYED = (("card", "voltable_cards.family"), ("board", "voltable.boardgame.family"))
FAMILIES = PLAYED + (("tracker", "voltable.tracker.family"),)


def family_of(game: "Game") -> "Family":
    """That of any game, one that is only followed too."""
    found: "Family" = named(FAMILIES, game.edition.family)
    return found


def played_family(word: str) -> "PlayedFamily":
    """That of a game that is played here, by the word its editions have for it."""
    found: "PlayedFamily" = named(PLAYED, word)
    return found


def played_family_of(game: "Game") -> "PlayedFamily":
    """That of a game that is played here."""
    return played_family(game.edition.family)


def named(families: "tuple[tuple[str, str], ...]", word: str):  # type: ignore[no-untyped-def]
    """The object FAMILY of a module: the one seam at which a game is found by its name."""
    for known, module in families:
        if known == word:
            return __import__(module, None, None, ("FAMILY",)).FAMILY
    raise KeyError(word)

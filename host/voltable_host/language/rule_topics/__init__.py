"""Short rules in our own words, topic by topic, and two sentences for whoever is asked: said by the upper half.

An edition is one by its name, or that of a game: then the numbers are those of the game.
"""

from typing import Any

from voltable.engine.game import Game
from voltable.engine.start import find_edition
from voltable.families import played_family, played_family_of
from voltable_host.language.speaking import say


def topics(edition: Any) -> list[str]:
    """The names of an edition's topics, in the order they are read."""
    asked = found(edition)
    return played_family(asked.family).topics.names(asked)


def topic(name: str, edition: Any) -> dict[str, Any]:
    """A topic in the chosen language."""
    asked = found(edition)
    page = played_family(asked.family).topics
    sentences = [say(sentence) for sentence in page.paragraphs(asked, name)]
    return {"topic": name, "title": say(page.title(asked, name)), "sentences": sentences}


def found(edition: Any) -> Any:
    """The class of an edition by its name, or the edition itself."""
    return find_edition(edition) if isinstance(edition, str) else edition


def phase_help(asked: str, game: Game) -> str:
    """Two sentences for a player who is asked to open, bid, buy fuel, build, run and so on, with this game's limit."""
    return " ".join(say(sentence, game) for sentence in played_family_of(game).topics.help_with(game, asked))

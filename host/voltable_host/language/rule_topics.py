"""Short rules in our own words, topic by topic, and two sentences for whoever is asked: said by the upper half."""

from typing import Any

from voltable.engine.game import Game
from voltable.engine.start import find_edition
from voltable.families import played_family, played_family_of
from voltable_host.language.speaking import say


def topics(edition: str) -> list[str]:
    """The names of an edition's topics, in the order they are read."""
    found = find_edition(edition)
    return played_family(found.family).topics.names(found)


def topic(name: str, edition: Any) -> dict[str, Any]:
    """A topic in the chosen language: of an edition by its name, or of a game's edition, with its own numbers."""
    found = find_edition(edition) if isinstance(edition, str) else edition
    page = played_family(found.family).topics
    sentences = [say(sentence) for sentence in page.paragraphs(found, name)]
    return {"topic": name, "title": say(page.title(found, name)), "sentences": sentences}


def phase_help(asked: str, game: Game) -> str:
    """Two sentences for a player who is asked to open, bid, buy fuel, build, run and so on, with this game's limit."""
    return " ".join([say(sentence, game) for sentence in played_family_of(game).topics.help_with(game, asked)])

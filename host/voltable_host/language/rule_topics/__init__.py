"""Short rules in our own words, topic by topic, and two sentences for whoever is asked to move; a page an edition."""

from importlib import import_module
from types import ModuleType

from voltable_host.language import _


def page(edition: str) -> ModuleType:
    """An edition's page, imported now: TOPICS (title and sentences), PHASES, and numbers() that fill the braces."""
    return import_module(f"{__name__}.{edition}")


def topics(edition: str) -> list[str]:
    """The names of an edition's topics, in the order they are read."""
    return list(page(edition).TOPICS)


def topic(name: str, edition: str) -> dict:
    """A topic in the chosen language."""
    chosen = page(edition)
    title, sentences = chosen.TOPICS[name]
    numbers = chosen.numbers()
    return {"topic": name, "title": _(title), "sentences": [_(sentence).format(**numbers) for sentence in sentences]}


def phase_help(asked: str, game) -> str:
    """Two sentences for a player who is asked to open, bid, buy fuel, build, run and so on, with this game's limit."""
    chosen = page(game.edition.name)
    numbers = chosen.numbers() | {"limit": game.edition.plant_limit}
    return " ".join(_(sentence).format(**numbers) for sentence in chosen.PHASES[asked])

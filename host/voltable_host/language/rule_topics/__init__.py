"""Short rules in our own words, topic by topic, and two sentences for whoever is asked to move; a page an edition."""

from collections.abc import Mapping
from importlib import import_module
from typing import Protocol, cast

from voltable.engine.game import Game
from voltable_host.language import _


class Page(Protocol):
    """What the module of an edition has."""

    TOPICS: Mapping[str, tuple[str, tuple[str, ...]]]  # title and sentences, in the order they are read
    PHASES: Mapping[str, tuple[str, str]]  # two sentences for whoever is asked, by what is asked

    def numbers(self) -> Mapping[str, int | str]:
        """What fills the braces."""
        ...


def page(edition: str) -> Page:
    """An edition's page, imported now."""
    return cast(Page, import_module(f"{__name__}.{edition}"))


def topics(edition: str) -> list[str]:
    """The names of an edition's topics, in the order they are read."""
    return list(page(edition).TOPICS)


def topic(name: str, edition: str) -> dict:
    """A topic in the chosen language."""
    chosen = page(edition)
    title, sentences = chosen.TOPICS[name]
    numbers = chosen.numbers()
    return {"topic": name, "title": _(title), "sentences": [_(sentence).format(**numbers) for sentence in sentences]}


def phase_help(asked: str, game: Game) -> str:
    """Two sentences for a player who is asked to open, bid, buy fuel, build, run and so on, with this game's limit."""
    chosen = page(game.edition.name)
    numbers = {**chosen.numbers(), "limit": game.edition.plant_limit}
    return " ".join(_(sentence).format(**numbers) for sentence in chosen.PHASES[asked])

"""A plan as people type it: each word becomes a part of the plan that the game itself reckons."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from voltable.engine.verbs import OPEN, SCRAP
from voltable.families import played_family_of
from voltable.plants import plan
from voltable.plants.vocabulary import plant_of
from voltable_host.language.folding import folded
from voltable_host.language.speaking import speaker

if TYPE_CHECKING:
    from voltable.engine.game import Game
    from voltable.engine.shapes import Action

LONGEST_PRICE = 5  # digits


class NoPlan(Exception):
    """That cannot be planned; the message says why."""


class TypedPlan(ABC):
    """What one player could do in this round; each game's page understands what only it can buy."""

    def __init__(self, game: Game, seat: int):
        self.game = game
        self.plan = played_family_of(game).plan.begin(game, seat)

    def add_all(self, words: list[str]) -> None:
        """Several parts, or none of them if one cannot be."""
        kept = len(self.plan.parts)
        try:
            for word in words:
                self.add(word)
        except Exception:
            self.plan.back_to(kept)
            raise

    def add(self, word: str) -> None:
        """One part: a plant (7, or 7@14 at a price), -3 to give one up, or what the page knows."""
        try:
            self.plan.add(self.part(folded(word)))
        except plan.NoPlan as no:
            raise NoPlan(speaker(self.game).say(no.said)) from None

    def part(self, text: str) -> Action:
        """What a word means."""
        if text.startswith("-"):
            return (SCRAP, plant_of(text[1:], self.plan.cards, self.plan.player.plants))
        return self.bought(text) or self.plant(text)

    @abstractmethod
    def bought(self, text: str) -> Action | None:
        """What the word names if it is no plant."""

    def plant(self, text: str) -> Action:
        """A plant of the market, perhaps at a price."""
        label, at, price = text.partition("@")
        plant = plant_of(label, self.plan.cards, self.plan.auction.offered(self.game.state))
        if at and not (price.isdecimal() and len(price) <= LONGEST_PRICE and int(price)):
            raise self.plan.no_price(plant, price)
        return (OPEN, plant, int(price or 0))

    def result(self) -> list[str]:
        """What the plan costs, what then runs, and what is left."""
        say = speaker(self.game).say
        return [say(line) for line in self.plan.result()]

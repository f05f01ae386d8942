"""How people at a table name plants: a card of the set, or fuel and need."""

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import click

from voltable_cards.card_checks import HUNGRIEST
from voltable_cards.cards import SHIPPED, CardSet
from voltable_cards.edition import CardGame
from voltable_cards.production import packed_sets
from voltable_cards.state import Player, new_player
from voltable_cards.words import ECO, KINDS
from voltable_host.calculator.kinds import kind_of, with_kind
from voltable_host.card_sets.card_file import PLANT
from voltable_host.card_sets.in_use import read_chosen
from voltable_host.card_sets.kept import stand_ins
from voltable_host.language import _
from voltable_host.wrong_value import existing

MOST_PLANTS = CardGame.plant_limit + 1  # one too many, while its owner chooses which one goes


class Plant(NamedTuple):
    """A plant as people name it; the income is unknown where only kind and need are told."""

    name: str
    kind: int
    need: int
    income: int | None = None
    doubtful: bool = False  # its numbers are our stand-in


class Hand(CardSet):
    """Some plants as the engine reads them: a card set that holds nothing else."""

    __slots__ = ("names",)

    def __init__(self, plants: list[Plant]):
        self.names = [plant.name for plant in plants]
        self.kind = tuple(plant.kind for plant in plants)
        self.need = tuple(plant.need for plant in plants)
        self.income = tuple(plant.income or 0 for plant in plants)

    def owner(self, fuel) -> Player:
        """A player with these plants and this fuel."""
        player = new_player(0)
        player.plants = tuple(range(len(self.names)))
        player.needs = self.needs(player.plants)
        player.sets = packed_sets(self, player.plants)
        player.fuel = list(fuel)
        return player


def read_plants(texts, path: Path | None = None, most: int = MOST_PLANTS) -> list[Plant]:
    """Plants by label or by kind and need, not more than anybody can have."""
    if path:
        existing(path)
    check_count(texts, most)
    plants = [read_label(text, path) if text[:1].isdecimal() else Plant(*read_kind(text)) for text in texts]
    check_twins(plant.name for plant in plants)
    return plants


def check_count(texts, most: int) -> None:
    """Refuse more plants than anybody can have."""
    if len(texts) > most:
        told = _("Too many plants: {count}. Nobody has more than {most}.")
        raise click.UsageError(told.format(count=len(texts), most=most))


def check_twins(names: Iterable[str]) -> None:
    """Refuse a plant of the set that is named twice; of a kind and a need there may be several."""
    for name, count in Counter(names).items():
        if count > 1 and name[0].isdecimal():
            raise click.UsageError(_("Plant {plant} is named twice; there is only one.").format(plant=name))


def read_kind(text: str, kinds: tuple[str, ...] = KINDS, most: int = HUNGRIEST) -> tuple[str, int, int, int | None]:
    """Name, kind and need of a plant, and what it earns or powers if that is told: coal3, eco, hybrid2=14."""
    found = re.fullmatch(r"([^\W\d_]+)(\d?)(?:=(\d{1,2}))?", text)
    kind = kind_of(found[1], kinds) if found else None
    need = int(found[2] or 0) if found else 0
    if not found or kind is None or need > most or (need == 0) != (kind == ECO):
        told = _('"{text}" is no plant. Write fuel and need, or the card: coal3, h2, eco, 12, 3a.').format(text=text)
        raise click.UsageError(with_kind(told, text, kinds))
    return f"{kinds[kind]}{need or ''}", kind, need, int(found[3]) if found[3] else None


def read_label(text: str, path: Path | None) -> Plant:
    """A plant of the card set by its number, with its letter where it has one."""
    own = next((own for own in read_chosen(path) if isinstance(own, CardSet)), None)
    cards = own or SHIPPED
    found = cards.find(text.lower())
    labels = ", ".join(cards.label(plant) for plant in found)
    if not found:
        raise click.UsageError(_("There is no plant {text}. Run: voltable cards show").format(text=text))
    if len(found) > 1:
        told = _("{text} can mean several plants. Write one of: {labels}.").format(text=text, labels=labels)
        raise click.UsageError(told)
    doubtful = labels in stand_ins(own, PLANT)
    return Plant(labels, cards.kind[found[0]], cards.need[found[0]], cards.income[found[0]], doubtful)

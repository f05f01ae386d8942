"""Plants of the board game as people name them: by number, or by fuel and need."""

from typing import NamedTuple

import click

from voltable.boardgame.edition import BoardEdition
from voltable.boardgame.fuels import KINDS, MIXED
from voltable.boardgame.plants import PRINTED
from voltable.boardgame.state import Player, new_player
from voltable.engine.words import HYBRID
from voltable.plants.plant_set import Plants
from voltable.plants.production import packed_sets
from voltable_host.calculator.plants import check_count, check_twins, read_kind
from voltable_host.language import _

HUNGRIEST = max(PRINTED.need)


class BoardPlant(NamedTuple):
    """A plant; how many cities it powers is unknown where only kind and need are told."""

    name: str
    kind: int
    need: int
    power: int | None = None


class BoardHand(Plants):
    """Some plants as the engine reads them: a set that holds nothing else."""

    __slots__ = ("names", "power")

    def __init__(self, plants: list[BoardPlant]):
        self.names = [plant.name for plant in plants]
        self.kind = tuple(plant.kind for plant in plants)
        self.need = tuple(plant.need for plant in plants)
        self.power = tuple(plant.power or 0 for plant in plants)

    def owner(self, fuel=None) -> Player:
        """A player with these plants and this fuel, or with all that they can store."""
        player = new_player(0, BoardEdition.houses)
        player.plants = tuple(range(len(self.names)))
        player.needs = self.needs(player.plants)
        player.sets = packed_sets(self, player.plants)
        player.fuel = [BoardEdition.storage_factors[0] * need for need in player.needs[:HYBRID]]
        player.fuel[MIXED] += BoardEdition.storage_factors[0] * player.needs[HYBRID]
        if fuel is not None:
            player.fuel = list(fuel)
        return player


def read_board_plants(texts, edition: type[BoardEdition]) -> list[BoardPlant]:
    """Plants by number or by kind and need, not more than anybody can have while choosing which one goes."""
    check_count(texts, max(edition.plant_limits[edition.fewest :]) + 1)
    plants = [read_number(text) if text[:1].isdecimal() else read_fuel_and_need(text) for text in texts]
    check_twins(plant.name for plant in plants)
    return plants


def read_fuel_and_need(text: str) -> BoardPlant:
    """A plant by kind and need, with the cities it powers if they are told: coal3, eco, hybrid2=4."""
    return BoardPlant(*read_kind(text, KINDS, HUNGRIEST))


def read_number(text: str) -> BoardPlant:
    """A plant by the number that is printed on it."""
    found = PRINTED.find(text)
    if not found:
        told = _("There is no plant {text}. There are: {numbers}.")
        raise click.UsageError(told.format(text=text, numbers=", ".join(map(str, PRINTED.number))))
    plant = found[0]
    return BoardPlant(text, PRINTED.kind[plant], PRINTED.need[plant], PRINTED.power[plant])


def check_powers(plants: list[BoardPlant]) -> None:
    """Refuse a plant of which nobody knows how many cities it powers."""
    for plant in plants:
        if plant.power is None:
            told = _("How many cities {plant} powers depends on the plant. Add them, such as {plant}=3, or its number.")
            raise click.UsageError(told.format(plant=plant.name))

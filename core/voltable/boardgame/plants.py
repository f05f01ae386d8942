"""The 42 plants of the board game, the same in every edition."""

from voltable.boardgame.tables import plants as printed
from voltable.plants.plant_set import Plants


class BoardPlants(Plants):
    """Plants that power cities; plugs are the small ones, sockets the large ones."""

    __slots__ = ("large", "power", "small")

    def __init__(self) -> None:
        self.number = printed.NUMBERS
        self.kind = printed.KINDS
        self.need = printed.NEEDS
        self.power = printed.POWERS
        places = range(len(printed.NUMBERS))
        self.small = tuple([plant for plant in places if printed.SIZES[plant] == 0])
        self.large = tuple([plant for plant in places if printed.SIZES[plant] == 1])


PRINTED = BoardPlants()

"""A round as JSON has it: figures by name, plants by their labels, the same keys in the same order everywhere."""

from collections import OrderedDict

from voltable.report.entry import FIGURES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.game import Game
    from voltable.report.entry import Entry, Round
    from voltable.report.shapes import Json


def as_data(game: "Game", one: "Round") -> "dict[str, Json]":
    """A round with a row for each seat."""
    players: "list[Json]" = [row(game, seat, entry) for seat, entry in enumerate(one.entries)]
    return OrderedDict([("round", one.number), ("whole", one.is_whole), ("players", players)])


def row(game: "Game", seat: int, entry: "Entry") -> "dict[str, Json]":
    """One player; what a game or a table does not tell is null."""
    found: "dict[str, Json]" = OrderedDict([("seat", seat)])
    for name in FIGURES:
        found[name] = entry.figure(name)
    found["fuel"] = None if entry.fuel_bought is None else OrderedDict(zip(game.edition.fuels, entry.fuel))
    found["ran"] = [game.edition.cards.label(plant) for plant in entry.ran]
    found["plants"] = [[game.edition.cards.label(plant), price] for plant, price in entry.sales]
    return found

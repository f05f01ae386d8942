"""Tables of two players and the Trust."""

import voltable
from kit.boards.board_table import board_table, play

REGIONS = ["north", "northeast", "northwest"]
PLUGS = "3 4 5 6 7 8 9 10"


def trust_table(board="germany", **more):
    """Anna is first in order, Bob last; the Trust stands between them."""
    return board_table("Anna Bob", "recharged", board, **more)


def setup(board="usa", **options):
    """A table at which the market lies and the Trust's houses are asked for; Anna is first."""
    options["regions"] = options.get("regions", REGIONS)
    game = voltable.new_game("recharged", board, ["Anna", "Bob"], dice="table", options=options)
    play(game, "first Anna", *["deal " + label for label in PLUGS.split()])
    return game


def houses(game):
    """Houses by city, the Trust's as 2."""
    return dict(game.view()["houses"])

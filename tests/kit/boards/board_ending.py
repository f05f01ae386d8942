"""The last building phase of a board game, laid by hand: who has what is decided before it ends."""

from kit.boards.board_table import board_table, connected, enter, play


def ending(names="Anna Bob Cyril", edition="classic", cities=None, **more):
    """The last phase 4: Anna, first in order, has cities enough to end the game."""
    game = board_table(names, edition, market="38 39 40 42 44 46 50", deck="37", **more)
    enough = game.edition.last_cities if cities is None else cities
    connected(game, "Anna", game.edition.map.CITIES[:enough], step=3)
    enter(game, "build")
    return game


def end(game):
    """Everybody is done; what is told."""
    events = []
    for seat in reversed(game.state.order):
        events += play(game, game.names[seat] + " done")
    return events

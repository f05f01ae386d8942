"""The pixels: one a seat, the active one lit."""

OFF = (0, 0, 0)
PLAYERS = ((40, 0, 0), (0, 0, 40), (32, 24, 0), (0, 36, 0), (20, 20, 20), (28, 0, 36))


def colours(game) -> tuple:
    """A colour for each seat."""
    return tuple([PLAYERS[seat] if seat == game.turn else OFF for seat in range(len(game.names))])

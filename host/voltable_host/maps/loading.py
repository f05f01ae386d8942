"""Logs are read with the maps that are known here."""

import voltable
from voltable.engine.game import Game
from voltable_host.maps.kept import maps_for


def load(data: bytes, cards=None) -> Game:
    """The game of a log; one on an owner's map is found among those that were named or kept."""
    return voltable.load(data, cards, maps_for(data))

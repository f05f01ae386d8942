"""The maps that the board game is played on: the shipped ones, and an owner's own."""

from voltable.boardgame.maps import shipped as shipped

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from voltable.boardgame.own_map import OwnMap


def read(data: "Mapping[str, object]") -> "OwnMap":
    """A map of one's own, for `board=` of a new game; what a file in JSON holds, as keys and values.

    A Refusal says what is wrong, and where.
    """
    from voltable.boardgame.map_file import read

    plain: "Any" = data  # whatever it holds is looked at
    return read(plain)

"""The maps that the board game is played on."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    class Map(Protocol):
        """What is printed on a board, baked from its passport."""

        REGIONS: tuple[str, ...]
        CITIES: tuple[str, ...]
        CONNECTIONS: bytes
        RULES: tuple[tuple[str, object], ...]


PLACE = "voltable.boardgame.boards."


def shipped(name: str) -> "Map":
    """A map that comes with Voltable, by the name of its passport; imported when it is played on."""
    return __import__(PLACE + name, None, None, ("*",))

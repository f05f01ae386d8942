"""What the board game asks of a map, and where the shipped ones are found."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol, TypeAlias

    # What a file or a log holds.
    Plain: TypeAlias = "None | bool | int | float | str | bytes | list[Plain] | tuple[Plain, ...] | dict[str, Plain]"
    Rule: TypeAlias = tuple[str, Plain]  # an attribute of an edition, and what it is on this map

    class Map(Protocol):
        """What is printed on a board: a module that is baked from a passport, or an owner's map."""

        ID: str  # the name of its passport
        REGIONS: tuple[str, ...]
        CITIES: tuple[str, ...]  # region by region
        REGION_OF: bytes  # by city
        CONNECTIONS: bytes  # three bytes each: city, city, cost
        BESIDE: bytes  # two regions each that lie side by side
        RULES: tuple[Rule, ...]


PLACE = "voltable.boardgame.boards."


def shipped(name: str) -> "Map":
    """A map that comes with Voltable, by the name of its passport; imported when it is played on."""
    return __import__(PLACE + name, None, None, ("*",))

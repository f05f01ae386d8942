"""A message before it is put into words: what is said by its id, and with which values; no language."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from voltable.talk.shapes import Json, Value, Values


class Said:
    """One message: its id and values, the seat it is about, and the only seat that may read it, where there is one."""

    __slots__ = ("about", "eyes", "message", "values")

    def __init__(self, message: str, values: "Values", about: "int | None" = None, eyes: "int | None" = None):
        self.message = message
        self.values = values
        self.about = about
        self.eyes = eyes

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Said) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.message)

    def __repr__(self) -> str:
        return "Said" + repr(self.parts())

    def parts(self) -> "tuple[str, Values, int | None, int | None]":
        """All that makes it."""
        return self.message, self.values, self.about, self.eyes


def both(first: Said, second: Said) -> Said:
    """Two sentences, one after the other."""
    return Said("in-a-row", {"first": first, "second": second}, first.about, first.eyes)


class Listed:
    """Several values in a row, with what stands between them; a plain tuple has commas."""

    __slots__ = ("between", "values")

    def __init__(self, between: str, values: "Iterable[Value]"):
        self.between = between
        self.values = tuple(values)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Listed) and (self.between, self.values) == (other.between, other.values)

    def __hash__(self) -> int:
        return hash(self.between)

    def __repr__(self) -> str:
        return "Listed" + repr((self.between, self.values))


def said(message: str, about: "int | None" = None, eyes: "int | None" = None, **values: "Value") -> Said:
    """A message with its values by name.

    >>> said("amount", fuel="coal", units=2).values["units"]
    2
    """
    return Said(message, values, about, eyes)


def as_data(value: "Value") -> "Json":
    """A message, or a value of one, as JSON has it: `{"id", "values", "about", "eyes"}`."""
    if isinstance(value, Said):
        values = value.values
        filled = [as_data(one) for one in values] if isinstance(values, tuple) else with_names(values)
        return {"id": value.message, "values": filled, "about": value.about, "eyes": value.eyes}
    if isinstance(value, Listed):
        return [as_data(one) for one in value.values]
    return value if isinstance(value, (int, str)) else [as_data(one) for one in value]


def with_names(values: "Mapping[str, Value]") -> "Json":
    """The values in the order of their names: no interpreter's order of a dict shows."""
    return {name: as_data(values[name]) for name in sorted(values)}

"""The numbers that a map may bring: which there are, and their limits; a log of a followed game holds them as well."""

from voltable.boardgame.fuels import FUELS
from voltable.engine.refusal import Refusal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from voltable.boardgame.maps import Plain, Rule

HOUSES = 22  # of each player (ruling A30)
HIGHEST = 99  # number of a plant, tokens, or Elektro
COUNTS, STEPS = (2, 3, 4, 5, 6), (1, 2, 3)
NO_COUNTS = (None, None)  # nobody plays alone: numbers by players are asked by the count itself
RULES = (  # as a file calls it, as an edition does, and the most it may be
    ("nuclear_phase_out", "nuclear_phase_out", HIGHEST),
    ("coal_storage", "coal_storage", HIGHEST),
    ("start_fuel", "start_fuel", 0),
    ("refill", "refills", 0),
    ("step_two", "step_two", HOUSES),
    ("last_round", "last_round", HOUSES),
    ("regions_in_play", "region_counts", HOUSES),
)


def check_rule(attribute: str, value: "Plain") -> "Rule":
    """A rule as an edition takes it, of plain numbers, tuples or lists; or what is wrong, as its file calls it.

    >>> check_rule("step_two", [None, None, 7, None, 6, 6, 5])
    ('step_two', (None, None, 7, None, 6, 6, 5))
    """
    for name, known, most in RULES:
        if known == attribute:
            return attribute, checked(name, known, value, most)
    raise Refusal("bad-board", "unknown-rule", attribute, *[name for name, _, _ in RULES])


def checked(name: str, attribute: str, value: "Plain", most: int) -> "Plain":
    """The value of this rule."""
    if attribute in ("start_fuel", "refills"):
        by_fuel = list(enumerate(row(name, value, len(FUELS))))
        if attribute == "refills":
            return tuple([refills(name, fuel, tokens) for fuel, tokens in by_fuel])
        return tuple([number(tokens, 0, HIGHEST, name, FUELS[fuel]) for fuel, tokens in by_fuel])
    if attribute in ("step_two", "last_round", "region_counts"):
        by_count = row(name, value, len(NO_COUNTS) + len(COUNTS))
        return NO_COUNTS + tuple([maybe(by_count[count], 1, most, name, count) for count in COUNTS])
    return number(value, 1, most, name)


def refills(name: str, fuel: int, value: "Plain") -> "tuple[int | None, ...]":
    """One fuel: three steps for two players, for three, and so on."""
    tokens = row(name, value, len(COUNTS) * len(STEPS))
    places = [(count, step) for count in COUNTS for step in STEPS]
    return tuple([
        maybe(tokens[place], 0, HIGHEST, name, count, step, FUELS[fuel])
        for place, (count, step) in enumerate(places)
    ])  # fmt: skip


def row(name: str, value: "Plain", size: int) -> "Sequence[Plain]":
    """So many values side by side."""
    if not isinstance(value, (list, tuple)) or len(value) != size:
        raise Refusal("bad-board", "rule-form", name)
    return value


def maybe(value: "Plain", least: int, most: int, *place: object) -> "int | None":
    """A number, or nothing where the edition's own stays."""
    return None if value is None else number(value, least, most, *place)


def number(value: "Plain", least: int, most: int, *place: object) -> int:
    """A whole number within its limits."""
    if type(value) is not int or not least <= value <= most:
        raise Refusal("bad-board", "rule", ".".join([str(part) for part in place]), least, most)
    return value


def merged(own: "Plain", printed: "Plain") -> "Plain":
    """The map's numbers where it has any, the edition's elsewhere.

    >>> merged((None, (7, None)), (3, (4, 5)))
    (3, (7, 5))
    """
    if own is None:
        return printed
    if not isinstance(own, tuple) or not isinstance(printed, tuple):
        return own
    return tuple([merged(ours, theirs) for ours, theirs in zip(own, printed)])

"""The numbers of a map as its file says them: by players, steps and fuels, each plain or beside its source."""
# pyright: reportUnnecessaryIsInstance=false
# Nothing in a file is trusted to be of its type.

from voltable.boardgame.fuels import FUELS
from voltable.boardgame.own_rules import COUNTS, NO_COUNTS, RULES, STEPS, check_rule
from voltable.engine.refusal import Refusal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from voltable.boardgame.maps import Plain, Rule


def read_rules(rules: "Plain") -> "tuple[Rule, ...]":
    """The map's own numbers, in the order in which they are listed here."""
    if rules is None:
        return ()
    if not isinstance(rules, dict):
        raise Refusal("bad-board", "form", "rules")
    names = [name for name, _, _ in RULES]
    for name in sorted([str(name) for name in rules]):
        if name not in names:
            raise Refusal("bad-board", "unknown-rule", name, *names)
    return tuple([read_rule(name, rules[name]) for name in names if name in rules])


def read_rule(name: str, value: "Plain") -> "Rule":
    """One number or table, plain or beside its source."""
    if isinstance(value, dict) and "value" in value:
        value = value["value"]
    for known, attribute, _ in RULES:
        if known == name:
            return check_rule(attribute, in_rows(name, attribute, value))
    raise Refusal("bad-board", "unknown-rule", name, *[known for known, _, _ in RULES])


def in_rows(name: str, attribute: str, value: "Plain") -> "Plain":
    """A table with names for its rows, as an edition has it; everything else as it is."""
    if attribute in ("step_two", "last_round", "region_counts"):
        return NO_COUNTS + tuple(members(name, value, COUNTS))
    if attribute != "refills":
        return value
    rows: "list[list[Plain]]" = [[] for _ in FUELS]
    for count, steps in zip(COUNTS, members(name, value, COUNTS)):
        place = name + "." + str(count)
        for step, tokens in zip(STEPS, [None] * len(STEPS) if steps is None else members(place, steps, STEPS)):
            by_fuel = [None] * len(FUELS) if tokens is None else members(place + "." + str(step), tokens, FUELS)
            for fuel, number in enumerate(by_fuel):
                rows[fuel].append(number)
    return tuple(rows)


def members(place: str, value: "Plain", keys: "Sequence[object]") -> "list[Plain]":
    """What stands under each of these keys, nothing where one is not there; no other may be."""
    if not isinstance(value, dict):
        raise Refusal("bad-board", "rule-form", place)
    by_text = {str(key): value[key] for key in value}
    names = [str(key) for key in keys]
    for key in sorted(by_text):
        if key not in names:
            raise Refusal("bad-board", "rule-key", place + "." + key, *names)
    return [by_text.get(name) for name in names]

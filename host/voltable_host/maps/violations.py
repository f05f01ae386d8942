"""Every violation of a board file as a sentence: one is found, mended in a copy, and the next is looked for."""

import json
from collections.abc import Callable, Mapping
from typing import Any

from voltable import Refusal
from voltable.boardgame.checks import check_cities, check_connections, check_network, check_region, check_regions
from voltable.boardgame.edition import BoardEdition
from voltable.boardgame.map_file import check_name, read, read_connections, read_id, read_regions
from voltable.boardgame.map_rules import read_rule
from voltable.boardgame.network import connections
from voltable.boards import shipped
from voltable_host.language import _
from voltable_host.language.map_names import shipped as passports
from voltable_host.maps.drawn import wrong_drawing
from voltable_host.maps.sentences import sentence

MOST_FOLLOWED = 250  # cities: beyond that nobody waits for the ways to be followed


def violations(data: Any) -> list[str]:
    """All that is wrong, in the order of the file; first of all its form."""
    wrong = bad_form(data)
    if wrong:
        return wrong
    regions = data["regions"]
    cities = [city for region in regions.values() for city in region]
    names = list(dict.fromkeys(cities))
    sound, found = sorted_out(data["connections"], names)
    found = [*told(check_regions, list(regions), list(regions.values())), *bad_cities(cities), *found]
    found += against_ours(data, sound)
    if len(names) <= MOST_FOLLOWED:
        found += missing_connections(sound, names)
        found = found or parted_regions(regions, sound)
    found += [*bad_rules(data.get("rules")), *wrong_drawing(data, names)]
    return found or told(read, data) or told(read(data).check_tokens, BoardEdition.tokens)  # of a map that is sound


def bad_form(data: Any) -> list[str]:
    """A file holds an id, a name, regions with lists of cities, and connections of two cities and a cost."""
    if not isinstance(data, dict):
        return told(read, data)
    parts: tuple[tuple[Callable[..., object], str], ...] = (
        (read_id, "id"), (check_name, "name"), (read_regions, "regions"), (read_connections, "connections"),
    )  # fmt: skip
    return [line for check, part in parts for line in told(check, data.get(part))]


def against_ours(data: Mapping[str, Any], sound: list[list]) -> list[str]:
    """A file that is called like one of our boards has its connections."""
    if data.get("id") not in passports():
        return []
    board = shipped(data["id"])
    here = {frozenset(way[:2]) for way in sound}
    ours = [(board.CITIES[one], board.CITIES[other]) for one, other, _cost in connections(board)]
    said = _("The board {id} has a connection that is missing here: {one} and {other}.")
    return [said.format(id=data["id"], one=one, other=other) for one, other in ours if {one, other} not in here]


def bad_cities(cities: list[str]) -> list[str]:
    """Cities that lie on the board once more, or whose names cannot be typed."""
    seen: set[str] = set()
    found = []
    for city in cities:
        found += told(check_cities, [city], seen)
        seen.add(city)
    return found


def sorted_out(ways: list[list], names: list[str]) -> tuple[list[list], list[str]]:
    """The connections that join cities, and what is wrong with these and the others."""
    sound: dict[frozenset, list] = {}
    known, found = set(names), []
    for way in ways:
        pair = frozenset(way[:2])
        no = refusal(check_connections, [sound[pair], way] if pair in sound else [way], known)
        if no and no.numbers[0] == "cost":
            no = Refusal(no.word, *no.numbers[:3], json.dumps(way[2]))
        if no:
            found.append(sentence(no))
        if not no or no.numbers[0] == "cost":  # two cities are joined, for whatever price
            sound[pair] = [*way[:2], 0]
    return list(sound.values()), found


def missing_connections(ways: list[list], names: list[str]) -> list[str]:
    """Cities, or groups of them, that no way leads to; one is named for each group, and joined to look for the next."""
    found, joined = [], list(ways)
    while len(names) > 1 and (no := refusal(check_network, joined, names)):
        city = no.numbers[1]
        other = names[city == names[0]]
        found.append(sentence(no, other=other))
        joined.append([city, other, 0])
    return found


def parted_regions(regions: Mapping[str, list[str]], ways: list[list]) -> list[str]:
    """Regions that would fall apart without their neighbours."""
    return [line for region, cities in regions.items() if cities for line in told(check_region, region, cities, ways)]


def bad_rules(rules: Any) -> list[str]:
    """Numbers that no map can bring, one sentence for each rule."""
    if not isinstance(rules, dict):
        return []  # the whole is read in the end
    return [line for name, value in rules.items() for line in told(read_rule, name, value)]


def told(check: Callable[..., object], *what: Any) -> list[str]:
    """What a check refuses, in words."""
    no = refusal(check, *what)
    return [sentence(no)] if no else []


def refusal(check: Callable[..., object], *what: Any) -> Refusal | None:
    """What a check refuses."""
    try:
        check(*what)
    except Refusal as no:
        return no
    return None

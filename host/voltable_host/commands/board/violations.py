"""Every violation of a board file as a sentence: one is found, mended in a copy, and the next is looked for."""

import json
from typing import Any

from voltable import Refusal
from voltable.boardgame.checks import (
    DEAREST,
    REGION_CITIES,
    REGIONS,
    check_cities,
    check_connections,
    check_network,
    check_regions,
)
from voltable.boardgame.network import connections
from voltable.boards import shipped
from voltable.engine.refusal import LONGEST
from voltable.engine.start import find_edition
from voltable_host.language import N_, _
from voltable_host.options import BOARD_EDITIONS

MAPS = tuple(
    module.rpartition(".")[2] for edition in BOARD_EDITIONS for module in find_edition(edition).maps
)  # our own boards
MOST_CITIES = 200  # beyond that nobody waits for the ways to be followed

SENTENCES = {
    "city": N_("The city {0} is on the board twice."),
    "connection": N_("This connection does not join two cities of the board: {0} and {1}."),
    "cost": N_("The connection of {0} and {1} costs {2}; it has to be a whole number from 0 to {most}."),
    "doubled-connection": N_("Two connections join {0} and {1}."),
    "missing-connection": N_("A connection is missing: {0} cannot be reached from {other}."),
}


def violations(data: Any) -> list[str]:
    """All that is wrong, in the order of the file; first of all its form."""
    wrong = bad_form(data)
    if wrong:
        return wrong
    regions = data["regions"]
    cities = [city for region in regions.values() for city in region]
    names = list(dict.fromkeys(cities))
    sound, found = sorted_out(data["connections"], names)
    found = [*bad_counts(regions), *doubled_cities(cities), *found]
    found += against_ours(data, sound)
    return found if len(names) > MOST_CITIES else found + missing_connections(sound, names)


def against_ours(data: dict[str, Any], sound: list[list]) -> list[str]:
    """A file that is called like one of our boards has its connections."""
    if data.get("id") not in MAPS:
        return []
    board = shipped(data["id"])
    here = {frozenset(way[:2]) for way in sound}
    ours = [(board.CITIES[one], board.CITIES[other]) for one, other, _cost in connections(board)]
    told = _("The board {id} has a connection that is missing here: {one} and {other}.")
    return [told.format(id=data["id"], one=one, other=other) for one, other in ours if {one, other} not in here]


def bad_form(data: Any) -> list[str]:
    """A file holds regions with lists of cities, and connections of two cities and a cost."""
    if not isinstance(data, dict):
        return [_("A board file holds one object with regions and connections.")]
    found = []
    regions, ways = data.get("regions"), data.get("connections")
    if not isinstance(regions, dict) or not all(is_names(cities) for cities in regions.values()):
        found.append(_('The regions are missing or no lists of cities: "regions": {"north": ["Kiel", ...], ...}'))
    if not isinstance(ways, list) or not all(is_connection(way) for way in ways):
        found.append(_('The connections are missing or no lists of three: "connections": [["Kiel", "Lübeck", 4], ...]'))
    return found


def is_names(cities: Any) -> bool:
    """Whether this is a list of names."""
    return isinstance(cities, list) and all(isinstance(city, str) and 0 < len(city) <= LONGEST for city in cities)


def is_connection(way: Any) -> bool:
    """Whether this is two names and anything for a cost."""
    return isinstance(way, list) and len(way) == 3 and is_names(way[:2])


def bad_counts(regions: dict[str, list[str]]) -> list[str]:
    """Six regions of seven cities."""
    try:
        check_regions(list(regions), list(regions.values()))
    except Refusal:
        counted = ", ".join(f"{region} {len(cities)}" for region, cities in regions.items())
        told = _("A board has {regions} regions of {cities} cities; here are {count}: {counted}.")
        return [told.format(regions=REGIONS, cities=REGION_CITIES, count=len(regions), counted=counted or "-")]
    return []


def doubled_cities(cities: list[str]) -> list[str]:
    """Cities that lie on the board once more."""
    refusals = [refusal(check_cities, [city], cities[:place]) for place, city in enumerate(cities)]
    return [sentence(no) for no in refusals if no]


def sorted_out(connections: list[list], names: list[str]) -> tuple[list[list], list[str]]:
    """The connections that join cities, and what is wrong with these and the others."""
    sound: dict[frozenset, list] = {}
    found = []
    for way in connections:
        pair = frozenset(way[:2])
        no = refusal(check_connections, [sound[pair], way] if pair in sound else [way], names)
        if no and no.numbers[0] == "cost":
            no = Refusal(no.word, *no.numbers[:3], json.dumps(way[2]))
        if no:
            found.append(sentence(no))
        if not no or no.numbers[0] == "cost":  # two cities are joined, for whatever price
            sound[pair] = [*way[:2], 0]
    return list(sound.values()), found


def missing_connections(connections: list[list], names: list[str]) -> list[str]:
    """Cities, or groups of them, that no way leads to; one is named for each group, and joined to look for the next."""
    found, joined = [], list(connections)
    while len(names) > 1 and (no := refusal(check_network, joined, names)):
        city = no.numbers[1]
        other = names[city == names[0]]
        found.append(sentence(no, other=other))
        joined.append([city, other, 0])
    return found


def refusal(check, *what) -> Refusal | None:
    """What a check refuses."""
    try:
        check(*what)
    except Refusal as no:
        return no
    return None


def sentence(no: Refusal, **more: Any) -> str:
    """A refusal of the board checks in words."""
    kind, *details = no.numbers
    return _(SENTENCES[str(kind)]).format(*details, most=DEAREST, **more)

"""What the core refuses in a map, as a sentence that names the place."""

import json
from typing import Any

from voltable import Refusal
from voltable.boardgame.checks import DEAREST, LONGEST_CITY, LONGEST_WORD, MOST_CITIES, MOST_REGIONS
from voltable.boardgame.map_file import LONGEST_ID, LONGEST_NAME
from voltable.boardgame.own_rules import COUNTS
from voltable_host.language import N_, _

FORMS = {
    "{}": N_("A board file holds one object with regions and connections."),
    "regions": N_('The regions are missing or no lists of cities: "regions": {{"north": ["Kiel", ...], ...}}'),
    "connections": N_('The connections are missing or no lists of three: "connections": [["Kiel", "Lübeck", 4], ...]'),
    "region_adjacency": N_('{place} is no list of pairs: "region_adjacency": [["north", "south"], ...]'),
    "rules": N_('The rules are no object: "rules": {{"coal_storage": 8}}'),
}
RULE_FORMS = {
    "start_fuel": '"start_fuel": [24, 18, 6, 2]',
    "refill": '"refill": {"2": {"1": {"coal": 3, "oil": 2, "garbage": 1, "uranium": 1}, ...}, ...}',
    "step_two": '"step_two": {"2": 10, "3": 7, ...}',
    "last_round": '"last_round": {"2": 21, "3": 17, ...}',
    "regions_in_play": '"regions_in_play": {"2": 3, "3": 3, ...}',
}
SENTENCES = {
    "no-id": N_('The id is missing: "id": "iceland"'),
    "id": N_("The id {0} cannot be used: it has at most {longest_id} letters without accents, digits, - and _."),
    "name": N_('The name is missing, or longer than {longest_name} characters: "name": "Iceland"'),
    "region": N_("A region is one word of at most {longest_word} characters, and each is there once: {0}."),
    "empty-region": N_("The region {0} has no cities."),
    "size": N_("A board has 1 to {most_regions} regions and at most {most_cities} cities; this one has {0} and {1}."),
    "city": N_("The city {0} is on the board twice."),
    "city-name": N_(
        "The name {0} cannot be typed: it has at most {longest_city} characters, no quotes, and single spaces inside."
    ),
    "connection": N_("This connection does not join two cities of the board: {0} and {1}."),
    "cost": N_("The connection of {0} and {1} costs {2}; it has to be a whole number from 0 to {most}."),
    "doubled-connection": N_("Two connections join {0} and {1}."),
    "missing-connection": N_("A connection is missing: {0} cannot be reached from {other}."),
    "parted-region": N_("Within the region {0} no connections lead from {2} to {1}: alone it would fall apart."),
    "unknown-region": N_("{place} names the region {0}, which the board does not have. There are: {rest}."),
    "parted-regions": N_("region_adjacency has {0} and {1} side by side, but no connection joins them."),
    "lonely-region": N_("region_adjacency has no way to the region {0} from the first one."),
    "unknown-rule": N_("There is no rule {0}. There are: {rest}."),
    "rule": N_("rules.{0} has to be a whole number from {1} to {2}."),
    "rule-form": N_("rules.{0} has another form: {form}"),
    "rule-key": N_("rules.{0} means nothing. There may be: {rest}."),
    "few-regions": N_('A board of {0} regions says how many are played in: "regions_in_play": {form}'),
    "too-small": N_("The smallest regions that are played in together have {0} cities; at least {1} are needed."),
}
LIMITS = {
    "most": DEAREST, "longest_id": LONGEST_ID, "longest_name": LONGEST_NAME, "longest_word": LONGEST_WORD,
    "longest_city": LONGEST_CITY, "most_regions": MOST_REGIONS, "most_cities": MOST_CITIES,
}  # fmt: skip


def sentence(no: Refusal, **more: Any) -> str:
    """A refusal of the board checks in words."""
    kind, *details = no.numbers
    place = str(details[0]) if details else ""
    more = {"place": "region_adjacency", "rest": ", ".join(map(str, details[1:])), "other": "", **LIMITS} | more
    if kind == "form":
        part = next((part for part in FORMS if place == part or place.startswith(part + ".")), "{}")
        return _(FORMS[part]).format(place=place)
    if kind == "few-regions":
        more["form"] = json.dumps({str(count): int(place) for count in COUNTS})
    else:
        more["form"] = RULE_FORMS.get(place.partition(".")[0], "8")
    return _(SENTENCES[str(kind)]).format(*details, **more)

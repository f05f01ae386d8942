"""What of a map only drawings and sentences need: places of cities, colours and names of regions."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from voltable_host.language import LANGUAGES, _

WIDTH = 1000  # positions go from 0 to it, to the right and down
LONGEST = 40
COLOUR = re.compile(r"#[0-9a-fA-F]{6}")
PARTS = ("name", "board", "short")


def wrong_drawing(data: Mapping[str, Any], cities: list[str]) -> Iterator[str]:
    """Each thing that could not be drawn or said."""
    yield from wrong_positions(data.get("positions"), cities)
    yield from wrong_colours(data.get("colours"), list(data["regions"]))
    names = data.get("names")
    if names is not None and not isinstance(names, dict):
        yield _('The names are no object by language: "names": {{"cs": {{"name": "Island"}}}}').format()
        return
    for language, said in (names or {}).items():
        if language not in LANGUAGES:
            told = _("names.{place} is no language of Voltable. There are: {languages}.")
            yield told.format(place=language, languages=", ".join(LANGUAGES))
        else:
            yield from wrong_names(f"names.{language}", said, data["regions"])


def wrong_positions(positions: Any, cities: list[str]) -> Iterator[str]:
    """One place for each city, or no places at all."""
    if positions is None:
        return
    if not isinstance(positions, dict):
        yield _('The positions are no object: "positions": {{"Kiel": [505, 50], ...}}').format()
        return
    for city in [city for city in cities if city not in positions]:
        yield _("The city {city} has no position, and others have one.").format(city=city)
    for city, place in positions.items():
        if city not in cities:
            yield _("There is a position for {city}, which is no city of the board.").format(city=city)
        elif not is_place(place):
            told = _("The position of {city} has to be two numbers from 0 to {width}: across and down.")
            yield told.format(city=city, width=WIDTH)


def is_place(place: Any) -> bool:
    """Two numbers on the sheet."""
    return (
        isinstance(place, list)
        and len(place) == 2
        and all(isinstance(number, (int, float)) and not isinstance(number, bool) for number in place)
        and all(0 <= number <= WIDTH for number in place)
    )


def wrong_colours(colours: Any, regions: list[str]) -> Iterator[str]:
    """Regions may have colours of their own."""
    if colours is None:
        return
    if not isinstance(colours, dict):
        yield _('The colours are no object: "colours": {{"north": "#fbe6c0"}}').format()
        return
    for region, colour in colours.items():
        if region not in regions:
            yield _("There is a colour for {region}, which is no region of the board.").format(region=region)
        elif not isinstance(colour, str) or not COLOUR.fullmatch(colour):
            yield _("The colour of {region} has to be written like #fbe6c0.").format(region=region)


def wrong_names(place: str, said: Any, regions: Mapping[str, Any]) -> Iterator[str]:
    """The names of one language: a text for the map, or an object of several."""
    if is_name(said):
        return
    if not isinstance(said, dict):
        yield _("{place} has to be a name of at most {longest} characters, or an object of names.").format(
            place=place, longest=LONGEST
        )
        return
    for part, name in said.items():
        if part == "regions" and isinstance(name, dict):
            yield from wrong_region_names(f"{place}.regions", name, regions)
        elif part not in PARTS:
            told = _("{place} means nothing. There may be: {parts}.")
            yield told.format(place=f"{place}.{part}", parts=", ".join((*PARTS, "regions")))
        elif not is_name(name):
            told = _("{place} has to be a name of at most {longest} characters.")
            yield told.format(place=f"{place}.{part}", longest=LONGEST)


def wrong_region_names(place: str, names: Mapping[str, Any], regions: Mapping[str, Any]) -> Iterator[str]:
    """What the regions are called."""
    for region, name in names.items():
        if region not in regions:
            yield _("{place} names {region}, which is no region of the board.").format(place=place, region=region)
        elif not is_name(name):
            told = _("{place} has to be a name of at most {longest} characters.")
            yield told.format(place=f"{place}.{region}", longest=LONGEST)


def is_name(said: Any) -> bool:
    """A text that can be shown."""
    return isinstance(said, str) and 0 < len(said.strip()) <= LONGEST and said.isprintable()

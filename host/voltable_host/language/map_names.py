"""What people call maps, boards and regions: baked from the passports of ours, read from an owner's file."""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from voltable_host.language import LANGUAGES, Speech
from voltable_host.language.folding import folded

SHIPPED = Path(__file__).resolve().parents[1] / "data" / "maps.json"
Names = Mapping[str, Any]  # of one map in one language: name, board, short, regions
OWN: dict[str, dict[str, Any]] = {}  # an owner's maps that were read so far, the newest last


def add(data: Mapping[str, Any]) -> None:
    """An owner's map, by its id; it may be called like one of ours, and then its names are shown."""
    OWN.pop(data["id"], None)
    OWN[data["id"]] = named_map(data) | {"called": data["id"]}


def named_map(data: Mapping[str, Any]) -> dict[str, Any]:
    """What editions call its board, and its names in every language."""
    names = {language: names_in(data, language) for language in LANGUAGES}
    return {"called": data.get("board", data["id"]), "names": names}


def names_in(data: Mapping[str, Any], language: str) -> dict[str, Any]:
    """The map's name, its board's, a short one, and the regions'; those of English, or as they are, where it has none.

    >>> names_in({"id": "iceland", "name": "Iceland", "regions": {"lower_lands": []}}, "cs")["regions"]
    {'lower_lands': 'lower lands'}
    """
    names = data.get("names") or {}
    said, english = as_names(names.get(language)), as_names(names.get("en"))
    name = said.get("name") or english.get("name") or data["name"]
    board = said.get("board") or said.get("name") or english.get("board") or name
    short = said.get("short") or said.get("board") or said.get("name") or english.get("short") or board
    regions = {
        region: said.get("regions", {}).get(region)
        or english.get("regions", {}).get(region)
        or region.replace("_", " ")
        for region in sorted(data["regions"])
    }
    return {"name": name, "board": board, "short": short, "regions": regions}


def as_names(said: Any) -> Mapping[str, Any]:
    """The names of a language; a text alone names the map."""
    return {"name": said} if isinstance(said, str) else said or {}


@cache
def shipped() -> dict[str, Any]:
    """Our own maps by passport."""
    return json.loads(SHIPPED.read_text(encoding="utf-8"))


def maps() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every map there are names for, the one that was read last first."""
    yield from reversed(OWN.items())
    yield from shipped().items()


def in_language(names: Mapping[str, Any]) -> Names:
    """The names that people read now."""
    return names["names"][Speech.language]


def map_name(passport: str) -> str:
    """A map in the chosen language, by its id."""
    return next((in_language(names)["name"] for known, names in maps() if known == passport), passport)


def board_name(word: str) -> str:
    """A board in the chosen language, by what its edition calls it."""
    return next((in_language(names)["board"] for _, names in maps() if names["called"] == word), word)


def region_name(word: str) -> str:
    """A region in the chosen language."""
    found = (in_language(names)["regions"].get(word) for _, names in maps())
    return next(filter(None, found), word)


def region_called(text: str) -> str:
    """The region that is meant by its word or by its name in English or the chosen language, accents or not."""
    text = folded(text)
    for _, names in maps():
        for language in (Speech.language, "en"):
            for word, name in names["names"][language]["regions"].items():
                if text in (folded(word), folded(word.replace("_", " ")), folded(name)):
                    return word
    return text

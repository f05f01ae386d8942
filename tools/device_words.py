"""What goes into the tables of words: messages in a language, texts of a device's screens, names of maps."""

from collections.abc import Mapping
from typing import Any

from babel.messages.catalog import Catalog

from english import Message
from find_words import DEVICE

Texts = dict[str, str | tuple[str, ...]]


def texts_of(book: Catalog, messages: Mapping[str, Message]) -> Texts:
    """Each message in the language of a catalogue, where a translation is missing in English."""
    return {key: translated(book, message) for key, message in messages.items()}


def translated(book: Catalog, message: Message) -> str | tuple[str, ...]:
    """The translation that is there, whole and settled, or the English text; with as many forms as the language has."""
    pair = not isinstance(message.text, str)
    known = book.get(message.text if isinstance(message.text, str) else message.text[0], message.context)
    said = known.string if known and not known.fuzzy else ""
    if known and pair and isinstance(known.id, tuple) and said and all(said):
        return tuple(said)
    if known and not pair and isinstance(said, str) and said:
        return said
    return message.text if isinstance(message.text, str) else in_forms(message.text, book.num_plurals)


def in_forms(pair: tuple[str, str], count: int) -> tuple[str, ...]:
    """English where a language has more forms."""
    return (pair[0],) + (pair[1],) * (count - 1)


def screen_texts(book: Catalog) -> Texts:
    """The texts of the screens, each its own id."""
    said = {str(one.id): Message(str(one.id), DEVICE) for one in book if one.id and one.context == DEVICE}
    return texts_of(book, said)


def map_regions(maps: Mapping[str, Any], language: str) -> Texts:
    """What the regions of all maps are called, each by its id."""
    names = [row["names"][language]["regions"] for row in maps.values()]
    return {f"region:{region}": name for regions in reversed(names) for region, name in regions.items()}


def map_boards(maps: Mapping[str, Any], language: str) -> Texts:
    """What the boards are called on a small display, by their English names."""
    return {row["names"]["en"]["short"]: row["names"][language]["short"] for row in maps.values()}

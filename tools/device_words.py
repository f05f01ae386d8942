"""The sentences a device needs, as two small files a language: words_*.bin for sentences, screen_*.bin for screens.

The file: `VTW1`, a 16-bit count, then for each key 8 bytes, sorted by the first four: the key's CRC-32 (big endian),
where its text begins and how many bytes it has (16 bits each, little endian); then the texts in UTF-8.
"""

from collections.abc import Mapping
from struct import pack
from typing import Any
from zlib import crc32

from babel.messages.catalog import Catalog

from find_words import DEVICE
from voltable_host.language.device_sentences import DEVICE_SENTENCES
from voltable_host.language.words import (
    FUEL_NAMES,
    KIND_NAMES,
    LOG_ERRORS,
    PART_NAMES,
    PHASE_NAMES,
    REFUSALS,
    SHORTER,
    VERB_NAMES,
)

MAGIC = b"VTW1"
ENTRY = 8
NAMES = {
    "fuel": FUEL_NAMES, "kind": KIND_NAMES, "phase": PHASE_NAMES, "verb": VERB_NAMES,
    "part": PART_NAMES,
}  # fmt: skip


def device_sentences() -> Mapping[str, tuple[str | None, str]]:
    """Each key with the context and the English of its text."""
    plain = {key: (None, sentence) for key, sentence in (REFUSALS | LOG_ERRORS | DEVICE_SENTENCES).items()}
    shorter = {f"shorter:{key}": (None, sentence) for key, sentence in SHORTER.items()}
    names = {f"{kind}:{word}": pair for kind, table in NAMES.items() for word, pair in table.items()}
    return plain | shorter | names


def screen_sentences(book: Catalog) -> Mapping[str, tuple[str | None, str]]:
    """The texts of the screens, each its own key."""
    return {str(message.id): (DEVICE, str(message.id)) for message in book if message.id and message.context == DEVICE}


def map_regions(maps: Mapping[str, Any], language: str) -> dict[str, str]:
    """What the regions of all maps are called, each by its key."""
    names = [row["names"][language]["regions"] for row in maps.values()]
    return {f"region:{region}": name for regions in reversed(names) for region, name in regions.items()}


def map_boards(maps: Mapping[str, Any], language: str) -> dict[str, str]:
    """What the boards are called on a small display, by their English names."""
    return {row["names"]["en"]["short"]: row["names"][language]["short"] for row in maps.values()}


def device_file(
    book: Catalog, sentences: Mapping[str, tuple[str | None, str]], names: Mapping[str, str] | None = None
) -> bytes:
    """A language's sentences, where a translation is missing the English one; and names as they are."""
    texts = {key: translated(book, *pair).encode() for key, pair in sentences.items()}
    texts |= {key: name.encode() for key, name in (names or {}).items()}
    keys = sorted(texts, key=lambda key: crc32(key.encode()))
    hashes = [pack(">I", crc32(key.encode())) for key in keys]
    assert len(set(hashes)) == len(keys), "two keys share a CRC: rename one"
    start = len(MAGIC) + 2 + ENTRY * len(keys)
    index = b""
    for digest, key in zip(hashes, keys):
        index += digest + pack("<HH", start, len(texts[key]))
        start += len(texts[key])
    return MAGIC + pack("<H", len(keys)) + index + b"".join(texts[key] for key in keys)


def translated(book: Catalog, context: str | None, sentence: str) -> str:
    """The translation that is there and settled, or the sentence itself."""
    message = book.get(sentence, context)
    return str(message.string) if message and message.string and not message.fuzzy else sentence

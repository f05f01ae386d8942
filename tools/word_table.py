"""Bakes a table of words: what core/voltable/talk/table.py reads, and what its docstring describes."""

import re
from collections.abc import Mapping
from struct import pack
from zlib import crc32

from voltable.talk.phrases import SLOT
from voltable.talk.plural import FORM
from voltable.talk.table import ENTRY, HEAD

MAGIC = b"VTW2"
BRACES = re.compile(r"\{([^{}]*)\}")
LAST = 2**32 - 1


def baked_table(texts: Mapping[str, str | tuple[str, ...]], rule: int, slots: bool = True) -> bytes:
    """Texts by their ids, those with plural forms as tuples; without slots braces stay as they are."""
    digests = {crc32(key.encode()): key for key in texts}
    assert len(digests) == len(texts), "two ids share a CRC: rename one"
    start, index, bodies = HEAD + ENTRY * (len(texts) + 1), b"", b""
    for digest in sorted(digests):
        text = texts[digests[digest]]
        body = (baked_text(text) if slots else str(text)).encode()
        index += pack(">I", digest) + pack("<I", start + len(bodies))[:3]
        bodies += body
    index += pack(">I", LAST) + pack("<I", start + len(bodies))[:3]
    return MAGIC + pack("<HB", len(texts), rule) + index + bodies


def baked_text(text: str | tuple[str, ...]) -> str:
    """A text with its braces as slots, its forms in a row.

    >>> baked_text(("{n} city", "{n} cities"))
    '\\x1fn\\x1f city\\x1e\\x1fn\\x1f cities'
    """
    return BRACES.sub(rf"{SLOT}\1{SLOT}", text if isinstance(text, str) else FORM.join(text))

"""A baked table of words (tools/word_table.py): each text is found by its id, in memory or in a file, never read whole.

The bytes: `VTW2`, how many texts there are (16 bits), the number of the language's plural rule (8 bits); then for each
text 7 bytes, sorted by the first four: the CRC-32 of its id (big endian) and where it begins (24 bits, little endian),
and 7 bytes more for where the last one ends; then the texts in UTF-8. A text with plural forms has them all, with
FORM between them; a SLOT stands before and behind the name of each value that is to be filled in.
"""

from binascii import crc32

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.talk.shapes import Table

COUNT_AT = 4
HEAD = 7
ENTRY = 7


def find(table: "Table", key: str) -> "str | None":
    """The text of an id, or None: a search in the sorted index, then one read."""
    wanted = crc32(key.encode()).to_bytes(4, "big")
    table.seek(COUNT_AT)
    low, high = 0, int.from_bytes(table.read(2), "little")
    while low < high:
        middle = (low + high) // 2
        table.seek(HEAD + ENTRY * middle)
        entry = table.read(2 * ENTRY)
        if entry[:4] == wanted:
            start = int.from_bytes(entry[4:7], "little")
            table.seek(start)
            return table.read(int.from_bytes(entry[11:], "little") - start).decode()
        if entry[:4] < wanted:
            low = middle + 1
        else:
            high = middle
    return None

"""What a font shows for a character it does not draw: the letter below the marks, or a plain sign."""

import re
import unicodedata
from collections.abc import Container

BLOCKS = (range(0xA0, 0x250), range(0x1E00, 0x1F00))  # Latin-1, Latin Extended-A and B, Latin Extended Additional
LETTER = re.compile(r"LATIN (CAPITAL|SMALL) LETTER ([A-Z])(?: WITH .*)?")

# Letters that Unicode does not take apart, and signs.
ALONE = {
    "Æ": "A", "æ": "a", "Ð": "D", "ð": "d", "Þ": "T", "þ": "t", "ß": "s", "ẞ": "S", "ı": "i", "ȷ": "j", "ĸ": "k",
    "ŉ": "n", "Ŋ": "N", "ŋ": "n", "Œ": "O", "œ": "o", "ƒ": "f", "Ə": "E", "ǝ": "e", "Ɛ": "E", "Ɔ": "O", "Ɖ": "D",
    "\xa0": " ", "\xad": "-", "¦": "|", "¨": '"', "©": "c", "®": "r", "¯": "-", "´": "'", "¸": ",", "÷": "/",
    "‐": "-", "‑": "-", "‒": "–", "—": "–", "―": "–", "−": "-", "‘": "'", "’": "'", "‚": ",", "‹": "<", "›": ">",
    "\u202f": " ",
}  # fmt: skip


def base_letters(drawn: Container[int]) -> dict[int, int]:
    """The stand-in of each character that has one.

    >>> stand_ins = base_letters(range(32, 127))
    >>> "".join(chr(stand_ins[ord(letter)]) for letter in "ČØǅạ²’")
    "CODa2'"
    """
    others = {code for block in BLOCKS for code in block} | {ord(character) for character in ALONE}
    found = {code: base(chr(code)) for code in sorted(others) if code not in drawn}
    return {code: ord(letter) for code, letter in found.items() if letter and ord(letter) in drawn}


def base(character: str) -> str | None:
    """The letter a character is made of, or None."""
    named = LETTER.fullmatch(unicodedata.name(character, ""))
    if character in ALONE:
        return ALONE[character]
    if named:
        return named[2] if named[1] == "CAPITAL" else named[2].lower()
    parts = unicodedata.normalize("NFKD", character)
    kind = unicodedata.category(character)
    return parts[0] if kind[0] == "L" or (kind[0] == "N" and len(parts) == 1) else None

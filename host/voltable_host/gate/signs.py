"""Signs that act on a terminal or on a reader's eyes, and what is shown in their place."""

import re

# Controls (C0, DEL, C1), the soft hyphen, letters that look like nothing, zero widths, what turns a line round or ends
# it, joiners, halves of a pair (as in the name of a file that is no UTF-8), notes between lines, tags.
ACTING = (
    "[\x00-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164"
    "\ud800-\udfff\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e00ff]"
)
UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0")  # Python takes these for printable
NAMED = {"\t": r"\t", "\n": r"\n", "\r": r"\r"}


def shown(value: object) -> str:
    r"""A value of somebody else's: it does nothing, hides nothing, and stays on its line.

    >>> print(shown("Bo\x1b[31m\n\u202eok"), shown("Łódź, 東京"))
    Bo\x1b[31m\n\u202eok Łódź, 東京
    """
    text = str(value)
    return text if is_quiet(text) else re.sub(ACTING, lambda found: form(found[0]), text)


def shown_in_lines(text: str) -> str:
    r"""The same of a text whose lines and tabs are meant.

    >>> print(shown_in_lines("one\x07\ntwo"))
    one\x07
    two
    """
    return "\n".join("\t".join(map(shown, line.split("\t"))) for line in text.split("\n"))


def is_quiet(text: str) -> bool:
    """Whether nothing in it acts, which is soon told of most texts; the others are looked through sign by sign."""
    return text.isprintable() and UNSEEN.isdisjoint(text)


def form(sign: str) -> str:
    r"""What stands for a sign: `\n`, `\x1b`, `\u202e`, `\U000e0041`."""
    code = ord(sign)
    if sign in NAMED or code < 0x100:
        return NAMED.get(sign, f"\\x{code:02x}")
    return f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"


def in_json(sign: str) -> str:
    """A sign as JSON writes it, above 16 bits as a pair."""
    pair = sign.encode("utf-16-be", "surrogatepass").hex()
    return "".join(f"\\u{pair[place : place + 4]}" for place in range(0, len(pair), 4))

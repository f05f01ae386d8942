"""What players may be called."""

from voltable.engine.refusal import Refusal
from voltable.engine.verbs import WORDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

LONGEST_NAME, LONGEST_NAME_BYTES = 16, 48
# Control characters, the quotation mark, spaces of every script but the plain one, what is unseen or turns a line
# round, and halves of a pair.
FORBIDDEN = (
    (0, 0x1F), (0x22, 0x22), (0x7F, 0xA0), (0xAD, 0xAD), (0x61C, 0x61C), (0x115F, 0x1160), (0x1680, 0x1680),
    (0x180E, 0x180E), (0x2000, 0x200F), (0x2028, 0x202F), (0x205F, 0x206F), (0x3000, 0x3000), (0x3164, 0x3164),
    (0xD800, 0xDFFF), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xE0000, 0xE0FFF),
)  # fmt: skip


def check_names(names: "Iterable[object]") -> "list[str]":
    """Names that notation can tell apart from each other and from verbs."""
    taken: "list[str]" = []
    for name in names:
        if type(name) is not str or not is_name(name):
            raise Refusal("bad-name", name, LONGEST_NAME)
        if name in taken:
            raise Refusal("name-taken", name)
        taken.append(name)
    return taken


def is_name(name: str) -> bool:
    """Short, no verb, no space at either end, and of letters that stay on their line."""
    if not 1 <= len(name) <= LONGEST_NAME or name in WORDS or name[0] == " " or name[-1] == " ":
        return False
    for letter in name:
        code = ord(letter)
        for first, last in FORBIDDEN:
            if first <= code <= last:
                return False
    return len(name.encode()) <= LONGEST_NAME_BYTES

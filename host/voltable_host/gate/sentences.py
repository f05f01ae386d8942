"""What is ours of what people read: sentences of the catalogue, and lines that were put together of them."""

from collections.abc import Iterable
from typing import Any

from voltable_host.gate.signs import shown, shown_in_lines


class Sentence(str):
    """Words of ours. What fills their places is shown, unless it is ours too; so a name cannot forge a second line."""

    __slots__ = ()

    def format(self, *values: object, **named: object) -> "Sentence":
        r"""The sentence with its values.

        >>> print(Sentence("{name} wins.").format(name="Bo\nAna"))
        Bo\nAna wins.
        """
        filled = {name: safe(value) for name, value in named.items()}
        return Sentence(str.format(self, *map(safe, values), **filled))

    def translate(self, table: Any, /) -> "Sentence":
        """The same in other signs, such as plain ones."""
        return Sentence(str.translate(self, table))


def safe(value: object) -> object:
    """A value as it may stand in a sentence: numbers and sentences are ours."""
    return value if isinstance(value, (int, float, Sentence)) else shown(value)


def visible(text: str) -> str:
    """A text as it goes out: one of ours keeps its lines, any other is a value like all others."""
    return shown_in_lines(text) if isinstance(text, Sentence) else shown(text)


def in_lines(parts: Iterable[str]) -> Sentence:
    r"""Several texts, one below the other.

    >>> print(in_lines(["Games:", "Bo\nAna"]))
    Games:
    Bo\nAna
    """
    return Sentence("\n".join(map(visible, parts)))


def quoted(text: str) -> Sentence:
    r"""What somebody else says in several lines, each marked as theirs.

    >>> print(quoted("Traceback:\r\n  \x1b[31mError\r\n"))
    | Traceback:
    |   \x1b[31mError
    """
    return in_lines("| " + line for line in text.replace("\r\n", "\n").strip("\n").split("\n"))

"""What the engine says instead of an answer: a word and its numbers, never a sentence."""

LONGEST = 60  # characters of a text that is shown again


def shown(value: object) -> "str | int":
    """What was asked for, safe to show: small numbers and short texts, of everything else only the type.

    >>> shown(14), shown("x" * 100) == "x" * 60, shown(10**5000), shown(None)
    (14, True, 'int', 'NoneType')
    """
    if type(value) is str:
        return value[:LONGEST]
    if type(value) is int and -(2**32) < value < 2**32:
        return value
    return type(value).__name__


class Refusal(Exception):
    """The rules do not allow it, and nothing has changed.

    >>> str(Refusal("too-poor", 14, 9))
    'too-poor 14 9'
    """

    def __init__(self, word: str, *numbers: object) -> None:
        self.word = word
        self.numbers = tuple([shown(number) for number in numbers])
        super().__init__(word, *self.numbers)

    def __str__(self) -> str:
        return " ".join([self.word] + [str(number) for number in self.numbers])


class LogError(Refusal):
    """These bytes are not a game; where a record is to blame, its number comes first."""

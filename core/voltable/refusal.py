"""What the engine says instead of an answer: a word and its numbers, never a sentence."""


class Refusal(Exception):
    """The rules do not allow it, and nothing has changed.

    >>> str(Refusal("too-poor", 14, 9))
    'too-poor 14 9'
    """

    def __init__(self, word: str, *numbers):
        super().__init__(word, *numbers)
        self.word = word
        self.numbers = numbers

    def __str__(self):
        return " ".join([self.word] + [str(number) for number in self.numbers])


class LogError(Refusal):
    """These bytes are not a game; where a record is to blame, its number comes first."""

"""What can go wrong on the line: a word and its numbers, never a sentence; whoever faces people has those."""

SILENT = "silent"  # the device answers no more
PROMPT, STRANGER, NOTHING = "prompt", "stranger", "nothing"  # what a port where nobody answers says instead


class LineFault(Exception):
    """The line, or what came over it."""

    def __init__(self, word: str, *numbers: object) -> None:
        super().__init__(word, *numbers)
        self.word = word
        self.numbers = numbers


class LineLost(LineFault):
    """The line died in the middle of something."""


class Nobody(LineFault):
    """Nobody at the other end knows our frames; the word is what was heard instead."""


class Refused(LineFault):
    """The device cannot do what was asked; its code says why."""

    def __init__(self, code: int) -> None:
        super().__init__("refused", code)
        self.code = code

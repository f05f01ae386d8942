"""Marks of sentences for the catalogue tools: each gives back what it is given."""


def N_(sentence: str) -> str:  # noqa: N802  the name that catalogue tools know
    """A sentence."""
    return sentence


def NN_(one: str, many: str) -> tuple[str, str]:  # noqa: N802
    """A sentence with its plural; the number n decides."""
    return one, many


def NP_(context: str, word: str) -> tuple[str, str]:  # noqa: N802
    """A word whose translation depends on where it stands."""
    return context, word


def same(pattern: str) -> str:
    """What is put together alike in every language: no translator need see it."""
    return pattern

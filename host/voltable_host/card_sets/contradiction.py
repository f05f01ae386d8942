"""What a card file says otherwise than the rulebook."""

from typing import NamedTuple


class Contradiction(NamedTuple):
    """A sentence, and the rows that it is about; none where it is about all of them together."""

    text: str
    rows: tuple[str, ...] = ()  # by id

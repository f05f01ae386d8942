"""A phase of the rulebook: it refuses, or it changes the state and tells what happened."""

from voltable.refusal import Refusal
from voltable.verbs import WORDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Phase:
    """What may be asked in one phase, and what answers; one object serves every game of its edition."""

    name = ""
    verbs: "dict[int, Any]" = {}  # what answers each verb

    def __init__(self, edition):
        self.edition = edition

    def begin(self, state, tell):
        """The phase starts."""

    def choices(self, state) -> list:
        """Every action allowed now."""
        return []

    def refuse(self, verb):
        """This verb is known, but not what is asked now."""
        raise Refusal("not-now", WORDS[verb])

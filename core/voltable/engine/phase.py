"""A phase of the rulebook: it refuses, or it changes the state and tells what happened."""

from voltable.engine.refusal import Refusal
from voltable.engine.verbs import WORDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn

    from voltable.engine.dice import Dice
    from voltable.engine.shapes import Action, Handler, Own, Tell


class Phase:
    """What may be asked in one phase, and what answers; one object serves every game of its edition."""

    name = ""
    verbs: "dict[int, Handler]" = {}  # what answers each verb

    def __init__(self, edition: "Own") -> None:
        self.edition = edition

    def begin(self, state: "Own", tell: "Tell") -> None:
        """The phase starts."""

    def choices(self, state: "Own") -> "list[Action]":
        """Every action allowed now."""
        return []

    def refuse(self, verb: int) -> "NoReturn":
        """This verb is known, but not what is asked now."""
        raise Refusal("not-now", WORDS[verb])

    if TYPE_CHECKING:

        def draw(self, state: Own, dice: Dice) -> Action:
            """The answer of dice, in a phase that asks chance."""
            ...

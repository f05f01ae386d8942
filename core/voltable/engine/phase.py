"""A phase of the rulebook: it refuses, or it changes the state and tells what happened."""

from voltable.engine.refusal import Refusal
from voltable.engine.verbs import NOBODY, WORDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn

    from voltable.engine.dice import Dice
    from voltable.engine.shapes import Action, Own, Tell


class Phase:
    """What may be asked in one phase, and what answers; one object serves every game of its edition."""

    name: str = ""

    def __init__(self, edition: "Own") -> None:
        self.edition = edition

    def begin(self, state: "Own", tell: "Tell") -> None:
        """The phase starts."""

    def choices(self, state: "Own") -> "list[Action]":
        """Every action allowed now."""
        return []

    def answer(self, state: "Own", tell: "Tell", action: "Action") -> None:
        """A method of the phase for each verb it knows; whatever a phase does not know is not asked now, or ever."""
        if state.turn == NOBODY:
            raise Refusal("game-over", WORDS[action[0]])
        self.refuse(action[0])

    def refuse(self, verb: int) -> "NoReturn":
        """This verb is known, but not what is asked now."""
        raise Refusal("not-now", WORDS[verb])

    def draw(self, state: "Own", dice: "Dice") -> "Action":
        """The answer of dice, where chance is asked."""
        choices = self.choices(state)
        return choices[dice.pick(len(choices))]

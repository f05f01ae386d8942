"""How far back a move may be taken: to the last decision of a person, but never past a card that was turned."""

from collections.abc import Callable

from voltable.game import Game
from voltable_host.language import _
from voltable_host.saves.history import steps


class TooFar(Exception):
    """There is nothing to take back, or something hidden has come to light since."""


def back(game: Game, is_person: Callable[[int], bool], without_limit: bool) -> int:
    """The record to stand after again: before the last move that a person chose."""
    done = [step for step, _table in steps(game)]
    while done:
        step = done.pop()
        if step.turned and not without_limit:
            raise TooFar(_("A card was turned since: that cannot be taken back."))
        if is_person(step.seat) and not step.forced:
            return done[-1].record if done else game.log.start
    raise TooFar(_("There is nothing to take back."))


def back_to(game: Game, number: str, without_limit: bool) -> int:
    """The record that is named, if it still stands and no card was turned since."""
    done = [step for step, _table in steps(game)]
    if number not in [str(step.record) for step in done] + [str(game.log.start)]:
        raise TooFar(_("There is no move {number} to go back to; the log (l) has their numbers.").format(number=number))
    if not without_limit and any(step.turned for step in done if step.record > int(number)):
        raise TooFar(_("A card was turned since: that cannot be taken back."))
    return int(number)


def forward(game: Game) -> int:
    """The record that the last undo left."""
    if not game.log.later:
        raise TooFar(_("There is nothing to do again."))
    return game.log.later[-1]

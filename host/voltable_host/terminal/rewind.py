"""How far back a move may be taken: to the last decision of a person, but never past a card that was turned."""

from collections.abc import Callable
from itertools import takewhile

from voltable.engine.game import Game
from voltable_host.language import _
from voltable_host.saves.history import newest


class TooFar(Exception):
    """There is nothing to take back, or something hidden has come to light since."""


def back(game: Game, is_person: Callable[[int], bool], without_limit: bool, alone: bool = False) -> int:
    """The record to stand after again: before the last move that a person chose and was asked for."""
    for step in newest(game, alone):
        if step.turned and not without_limit:
            raise TooFar(_("A card was turned since: that cannot be taken back."))
        if is_person(step.seat) and not step.forced:
            return game.log.action_at(step.record - 1)
    raise TooFar(_("There is nothing to take back."))


def back_to(game: Game, number: str, without_limit: bool) -> int:
    """The record that is named, if it still stands and no card was turned since."""
    is_turned = False
    for step in newest(game):
        if number == str(step.record):
            break
        is_turned = is_turned or step.turned
    else:
        if number != str(game.log.start):
            no_move = _("There is no move {number} to go back to; the log (l) has their numbers.")
            raise TooFar(no_move.format(number=number))
    if is_turned and not without_limit:
        raise TooFar(_("A card was turned since: that cannot be taken back."))
    return int(number)


def practised(game: Game) -> int:
    """How often somebody went back although a card had been turned since: the log tells it, and nothing else could."""
    count = 0
    for record, target in game.log.undos():
        undone = takewhile(lambda step: step.record > target, newest(game, at=record - 1))  # noqa: B023  used here
        count += any(step.turned for step in undone)
    return count


def forward(game: Game) -> int:
    """The record that the last undo left."""
    if not game.log.later:
        raise TooFar(_("There is nothing to do again."))
    return game.log.later[-1]

"""What happened, in sentences of the chosen language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from voltable.families import family_of
from voltable.talk import telling
from voltable.talk.said import Said
from voltable_host.language.speaking import speaker
from voltable_host.terminal.family import Told

if TYPE_CHECKING:
    from voltable.engine.game import Game
    from voltable.engine.shapes import Action, Event


def tell(events: Iterable[Event], game: Game) -> Iterator[Told]:
    """Each sentence with the seat it is about; what comes or goes together makes one sentence."""
    return spoken(telling.tell(family_of(game).sentences, events, game), game)


def tell_briefly(events: Iterable[Event], game: Game) -> Iterator[Told]:
    """Several moves in short: what one player does in a row together, and bids not at all."""
    return spoken(telling.tell_briefly(family_of(game).sentences, events, game), game)


def unsaid(before: Game, action: Action) -> list[Told]:
    """What is said of a move that no event tells of; before is the game as it was."""
    return list(spoken(telling.unsaid(family_of(before).sentences, before, action), before))


def spoken(messages: Iterable[Said], game: Game) -> Iterator[Told]:
    """Messages in words."""
    say = speaker(game).say
    return ((message.about, say(message)) for message in messages)

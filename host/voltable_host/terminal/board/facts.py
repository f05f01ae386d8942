"""What a plant of the board game gives, as it is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voltable.boardgame import facts

if TYPE_CHECKING:
    from voltable.talk.shapes import OwnGame


def gives(game: OwnGame, plant: int) -> str:
    """How many cities it powers."""
    return str(facts.gives(game, plant))

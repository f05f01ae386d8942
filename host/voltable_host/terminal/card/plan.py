"""A plan for the card game as people type it: plants and fuel cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voltable.engine.verbs import BUY
from voltable_host.language import _
from voltable_host.terminal.card.typed import CARD
from voltable_host.terminal.plan import NoPlan, TypedPlan
from voltable_host.terminal.typed import fuels_called

if TYPE_CHECKING:
    from voltable.engine.game import Game
    from voltable.engine.shapes import Action


def how() -> str:
    """What can be typed into a plan."""
    return _(
        "A plan decides nothing. Name a plant (7, or 7@14 at a price), one to give up (-3), fuel (2:coal2);"
        " Enter ends it."
    )


def words(line: str, game: Game) -> list[str]:
    """The parts of a line."""
    return line.replace(",", " ").split()


class CardPlan(TypedPlan):
    """Fuel comes on cards."""

    def bought(self, text: str) -> Action | None:
        """A fuel card of the market (coal2, 2:coal2), the cheapest of its kind if no column is named."""
        found = CARD.match(text)
        if not found:
            return None
        fuels = fuels_called(found[2], self.game)
        if not fuels:
            raise NoPlan(_("There is no fuel card {card} in the market.").format(card=text))
        return (BUY, fuels[0], int(found[3]), int(found[1] or found[4] or 0))


begin = CardPlan

"""Setup: the first order, eight small plants, the plant deck, and three columns of fuel (rules 2)."""
# mypy: disable-error-code=override
# pyright: reportIncompatibleMethodOverride=false, reportIncompatibleVariableOverride=false
# What is said of any game is narrowed to this one: nothing else is ever played with these phases.

from voltable.engine.verbs import DEAL
from voltable.plants.setup import SetupPhase
from voltable_cards import columns

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from voltable.engine.dice import Dice
    from voltable.engine.shapes import Action, Tell
    from voltable_cards.shapes import CardGame, State

COLUMNS: "Final" = 2  # what chance is asked for, after order and plants


class CardSetup(SetupPhase):
    """Nothing is decided here but by chance."""

    edition: "CardGame"

    def lay_out(self, state: "State") -> None:
        """The plants, and the fuel cards for this count of players."""
        super().lay_out(state)
        cards = self.edition.cards
        state.fuel_deck = tuple(self.edition.fuel_deck())
        state.fuel_discard = cards.fuel_cards(cards.plus)
        state.singles = list(cards.singles)

    def market_lies(self, state: "State", tell: "Tell") -> None:
        """Columns 2, 3 and 4; the first stays empty."""
        state.stage = COLUMNS
        if columns.is_full(state, self.edition.column_size):
            self.edition.enter(state, state.phase + 1)

    def choices(self, state: "State") -> "list[Action]":
        """What may be drawn."""
        if state.stage == COLUMNS:
            return [(DEAL, card) for card in columns.may_come(state)]
        return super().choices(state)

    def draw(self, state: "State", dice: "Dice") -> "Action":
        """Chance by dice."""
        return (DEAL, columns.pick(state, dice)) if state.stage == COLUMNS else super().draw(state, dice)

    def deal(self, state: "State", tell: "Tell", card: int) -> None:
        """A plant or a fuel card is laid out."""
        if state.stage == COLUMNS:
            columns.deal(state, tell, card, self.edition.column_size)
            self.go_on(state, tell)
        else:
            super().deal(state, tell, card)

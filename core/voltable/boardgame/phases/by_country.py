"""Phases 2 and 3 where the board decides who may buy what (Albi 2004, changes for Central Europe)."""
# pyright: reportIncompatibleMethodOverride=false, reportIncompatibleVariableOverride=false
# mypy: disable-error-code=override
# What holds for any edition is narrowed to this one.

from voltable.boardgame.phases.auction import ClassicAuction
from voltable.boardgame.phases.fuel import StorageFuelPhase
from voltable.engine.refusal import Refusal
from voltable.engine.verbs import DROPS, OPEN
from voltable.plants.auction import OPENING

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.boardgame.editions.central_europe import CentralEurope
    from voltable.boardgame.state import Player, State
    from voltable.engine.shapes import Action, Tell


class NuclearByCountryAuction(ClassicAuction):
    """Nuclear plants only for players with a city in certain regions."""

    edition: "CentralEurope"

    def is_barred(self, state: "State", seat: int, plant: int) -> bool:
        """Judged by the network at this moment."""
        return self.cards.kind[plant] == self.edition.restricted_kind and not self.edition.is_allowed(
            state.players[seat]
        )

    def openings(self, state: "State") -> "list[Action]":
        """Without the plants that the opener may not have."""
        opener = state.turn
        allowed = [
            choice
            for choice in super().openings(state)
            if choice[0] != OPEN or not self.is_barred(state, opener, choice[1])
        ]
        return allowed or [DROPS]  # ruling A13 again

    def bidders(self, state: "State", plant: int) -> int:
        """Who may not have it always passes."""
        bidders = self.in_phase(state)
        for seat in range(self.count):
            if self.is_barred(state, seat, plant):
                bidders &= ~(1 << seat)
        return bidders

    def open(self, state: "State", tell: "Tell", plant: int, bid: int) -> None:
        """Who may not have it may not put it up either."""
        if state.stage == OPENING and plant in self.offered(state) and self.is_barred(state, state.turn, plant):
            raise Refusal("nuclear-forbidden", plant, *self.edition.allowing)
        super().open(state, tell, plant, bid)


class DiscountFuelPhase(StorageFuelPhase):
    """One fuel is cheaper for whoever is connected to a certain city."""

    edition: "CentralEurope"

    def cost(self, state: "State", buyer: "Player", fuel: int, tokens: int) -> int:
        """Ruling A25: on space 1 a token is free."""
        full = super().cost(state, buyer, fuel, tokens)
        cheaper, city, elektro = self.edition.fuel_discount
        return full - elektro * tokens if fuel == cheaper and city in buyer.cities else full

"""What follows a sale: an older plant is scrapped, and fuel that no longer fits is given up."""

from voltable.engine.refusal import Refusal
from voltable.engine.verbs import GIVE, SCRAP
from voltable.plants.drawing import DrawingPhase
from voltable.plants.events import FuelGivenUp, PlantScrapped
from voltable.plants.production import packed_sets
from voltable.plants.row import without
from voltable.plants.storage import overflow

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from voltable.engine.shapes import Action, Tell
    from voltable.engine.state import BasePlayer, BaseState

# stages of the auction
SCRAPPING: "Final" = 2
GIVING: "Final" = 3


class ScrappingPhase(DrawingPhase):
    """A plant above the limit means scrapping an older one (rulings R-09, A20 and A47)."""

    def own(self, owner: "BasePlayer", plants: "tuple[int, ...]") -> None:
        """A player's plants and what they burn together."""
        owner.plants = tuple(sorted(plants))
        owner.needs = self.cards.needs(plants)
        owner.sets = packed_sets(self.cards, owner.plants)

    def scrap(self, state: "BaseState", tell: "Tell", plant: int) -> None:
        """One of the older plants leaves the game."""
        if state.stage != SCRAPPING:
            self.refuse(SCRAP)
        owner = state.players[state.turn]
        if plant not in owner.plants or plant == state.plant:
            raise Refusal("not-yours-to-scrap", plant)
        self.own(owner, without(owner.plants, plant))
        if tell:
            tell(PlantScrapped(state.turn, plant))
        if self.edition.wreckers:  # after the bid was paid, so that the money never helps to pay
            self.edition.wreckers.compensate(state, tell, self.edition.payouts)
        self.settle(state, tell)

    def settle(self, state: "BaseState", tell: "Tell") -> None:
        """Fuel that no longer fits goes; where two fuels of hybrids could both go, the owner chooses."""
        over, both = self.overflow(state)
        mixed = self.edition.mixed
        if over[mixed] + over[mixed + 1] > both:
            state.stage = GIVING
            over[mixed] = over[mixed + 1] = 0
        for fuel in range(4):
            self.give_up(state, tell, fuel, over[fuel])
        if state.stage != GIVING:
            self.refill(state, tell)

    def overflow(self, state: "BaseState") -> "tuple[list[int], int]":
        """What the owner's plants have no room for."""
        owner = state.players[state.turn]
        return overflow(owner.needs, owner.fuel, self.edition.storage_factors[0], self.edition.mixed)

    def give_up(self, state: "BaseState", tell: "Tell", fuel: int, units: int) -> None:
        """Given-up fuel never returns to the market."""
        if units:
            self.edition.return_fuel(state, state.players[state.turn], fuel, units)
            if tell:
                tell(FuelGivenUp(state.turn, fuel, units))

    def gifts(self, state: "BaseState") -> "list[Action]":
        """How much of either fuel may go."""
        over, _ = self.overflow(state)
        mixed = self.edition.mixed
        return [(GIVE, mixed, 1, over[mixed]), (GIVE, mixed + 1, 1, over[mixed + 1])]

    def give(self, state: "BaseState", tell: "Tell", fuel: int, units: int) -> None:
        """The owner says how much of a fuel goes."""
        if state.stage != GIVING:
            self.refuse(GIVE)
        over, _ = self.overflow(state)
        if fuel - self.edition.mixed not in (0, 1) or not 1 <= units <= over[fuel]:
            raise Refusal("cannot-give", fuel, units)
        self.give_up(state, tell, fuel, units)
        state.stage = SCRAPPING
        self.settle(state, tell)

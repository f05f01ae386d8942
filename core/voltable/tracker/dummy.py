"""Phase 2 with a third party: its new plant is told by fuel kind and need, so that it fits every printing."""

from voltable.engine.refusal import Refusal
from voltable.engine.verbs import DONE, DONES, SCRAP
from voltable.engine.verbs import FUEL as PLANT  # its plant is told by what it burns
from voltable.engine.words import ECO
from voltable.tracker.auction import AuctionPhase
from voltable.tracker.events import DummyGot
from voltable.tracker.state import DUMMY_PLANT, DUMMY_SCRAP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from voltable.engine.shapes import Action, Tell
    from voltable.tracker.state import TableState

DUMMY_PLANTS: "Final" = 3
MOST_NEED: "Final" = 5


class DummyAuction(AuctionPhase):
    """It takes the highest plant on offer as soon as one of the two players is finished."""

    def go_on(self, state: "TableState", tell: "Tell") -> None:
        """Its turn comes once a phase, as soon as one of the two is finished, or the first (ruling A34)."""
        out = state.bought | state.dropped
        if (out >> state.order[0] & 1 if self.table.numbers.dummy_waits else out) and not state.served:
            self.note(state, DUMMY_PLANT)
        else:
            super().go_on(state, tell)

    def asked(self, state: "TableState") -> "list[Action]":
        """A plant, none, or which of its older ones is the lowest."""
        if state.stage == DUMMY_SCRAP:
            return [(SCRAP, place) for place in range(DUMMY_PLANTS)]
        if state.stage != DUMMY_PLANT:
            return super().asked(state)
        plants = [(PLANT, kind, 1, MOST_NEED) for kind in range(ECO)] + [(PLANT, ECO, 0, 0)]
        return plants + ([DONES] if self.may_take_none(state) else [])

    def may_take_none(self, state: "TableState") -> bool:
        """With three plants it takes only one that is higher than its lowest."""
        return len(state.dummy) == DUMMY_PLANTS and not self.table.numbers.dummy_drops_oldest

    def done(self, state: "TableState", tell: "Tell") -> None:
        """It takes none; or what every auction knows."""
        if state.stage == DUMMY_PLANT and self.may_take_none(state):
            self.end_dummy(state, tell)
        elif state.stage in (DUMMY_PLANT, DUMMY_SCRAP):
            self.refuse(DONE)
        else:
            super().done(state, tell)

    def fuel(self, state: "TableState", tell: "Tell", kind: int, need: int) -> None:
        """Its new plant, by what it burns; of four the oldest leaves, or the table says which is the lowest."""
        if state.stage != DUMMY_PLANT:
            self.refuse(PLANT)
        if not 0 <= kind <= ECO:
            raise Refusal("unknown-fuel", kind, *self.table.numbers.kinds)
        self.check_amount(need, 0 if kind == ECO else 1, 0 if kind == ECO else MOST_NEED)
        state.dummy += (8 * kind + need,)
        if tell:
            tell(DummyGot(kind, need))
        if len(state.dummy) <= DUMMY_PLANTS:
            self.end_dummy(state, tell)
        elif self.table.numbers.dummy_drops_oldest:
            state.dummy = state.dummy[1:]
            self.end_dummy(state, tell)
        else:
            state.stage = DUMMY_SCRAP

    def scrap(self, state: "TableState", tell: "Tell", place: int) -> None:
        """The lowest of its older plants leaves."""
        if state.stage != DUMMY_SCRAP:
            self.refuse(SCRAP)
        self.check_amount(place, 0, DUMMY_PLANTS - 1)
        state.dummy = state.dummy[:place] + state.dummy[place + 1 :]
        self.end_dummy(state, tell)

    def end_dummy(self, state: "TableState", tell: "Tell") -> None:
        """The players go on."""
        state.served = 1
        self.go_on(state, tell)

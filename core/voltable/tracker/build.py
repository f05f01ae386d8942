"""Phase 4: everyone builds, the last in order first; the city track is what the companion keeps."""

from voltable.engine.verbs import CITY, DONES
from voltable.tracker.events import Told
from voltable.tracker.phase import TablePhase
from voltable.tracker.state import BUREAUCRACY, TURN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.shapes import Action, Tell
    from voltable.tracker.state import TableState


class BuildPhase(TablePhase):
    """A player's cities are told as a count."""

    name = "build"

    def begin(self, state: "TableState", tell: "Tell") -> None:
        """The last in order builds first."""
        state.stage = TURN
        state.turn = state.order[-1]

    def asked(self, state: "TableState") -> "list[Action]":
        """The next one, or another count."""
        return [DONES] + ([(CITY, 0, self.table.numbers.houses)] if self.table.counts else [])

    def city(self, state: "TableState", tell: "Tell", cities: int) -> None:
        """So many cities has the player whose turn it is."""
        if not self.table.counts:
            self.refuse(CITY)
        self.check_amount(cities, 0, self.table.numbers.houses)
        state.cities[state.turn] = cities
        if tell:
            tell(Told(CITY, state.turn, cities))

    def draws_plants(self, state: "TableState") -> bool:
        """Where obsolete plants are replaced."""
        return self.table.numbers.obsolete_plants

    def done(self, state: "TableState", tell: "Tell") -> None:
        """The next one; after the last the game may end."""
        place = state.order.index(state.turn)
        if place:
            state.turn = state.order[place - 1]
            return
        if self.table.counts and max(state.cities) >= self.table.numbers.last_cities:
            state.last_round = 1
        self.table.enter(state, BUREAUCRACY)

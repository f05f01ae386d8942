"""Phase 1: the order of the round, most cities first."""

from voltable.engine.events import OrderSet, RoundBegan
from voltable.engine.phase import Phase

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.boardgame.edition import BoardEdition
    from voltable.boardgame.state import State
    from voltable.engine.shapes import Tell


class OrderPhase(Phase):
    """Nothing is asked: the order follows from cities and plants; the first round has the drawn one."""

    name = "order"
    edition: "BoardEdition"

    def begin(self, state: "State", tell: "Tell") -> None:
        """A round begins."""
        state.round += 1
        if tell:
            tell(RoundBegan(state.round, 0))
        if state.round > 1:
            state.order = standing(state)
            if tell:
                tell(OrderSet(state.order))
        self.edition.enter(state, state.phase + 1)


def standing(state: "State") -> "tuple[int, ...]":
    """Seats by cities, then by highest plant; numbers differ, so only players without a plant keep their places."""
    places: "list[tuple[int, int, int, int]]" = []
    for place, seat in enumerate(state.order):
        player = state.players[seat]
        highest = player.plants[-1] if player.plants else -1
        places.append((-len(player.cities), -highest, place, seat))
    return tuple([seat for _, _, _, seat in sorted(places)])

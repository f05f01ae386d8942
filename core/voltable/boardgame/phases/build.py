"""Phase 4: everyone connects cities, the last in order first."""
# mypy: disable-error-code=override
# pyright: reportIncompatibleMethodOverride=false, reportIncompatibleVariableOverride=false
# What holds for any game is narrowed to this one.

from voltable.boardgame.events import CityConnected
from voltable.boardgame.fuels import URANIUM
from voltable.boardgame.state import BUREAUCRACY, FAR, OVER, put_house, reprice_at
from voltable.engine.refusal import Refusal
from voltable.engine.verbs import BUILD, DEAL, DONE, DONES
from voltable.plants import row
from voltable.plants.drawing import DrawingPhase

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from voltable.boardgame.edition import BoardEdition
    from voltable.boardgame.network import Network
    from voltable.boardgame.state import Player, State
    from voltable.engine.shapes import Action, Tell

BUILDING: "Final" = 0  # what is asked, besides drawing


class BuildPhase(DrawingPhase):
    """A city costs its lowest open slot and the cheapest way from one's network."""

    name = "build"
    edition: "BoardEdition"

    def begin(self, state: "State", tell: "Tell") -> None:
        """The last in order begins."""
        state.stage = BUILDING
        state.turn = state.order[-1]

    def choices(self, state: "State") -> "list[Action]":
        """Each city the builder can pay for; or what may be drawn for an obsolete plant."""
        if state.stage != BUILDING:
            return self.deals(state)
        builder = state.players[state.turn]
        money = builder.money
        if money < state.slots[0] or not builder.houses:
            return [DONES]
        if builder.cities:
            network: "Network" = state.network
            found = [
                action for action, way, slot in zip(network.actions, builder.reach, state.prices) if way + slot <= money
            ]
        else:
            found = self.first_cities(state, money)
        found.append(DONES)
        return found

    def first_cities(self, state: "State", money: int) -> "list[Action]":
        """Where a network may begin."""
        network: "Network" = state.network
        return [action for action, price in zip(network.actions, self.first_prices(state)) if price <= money]

    def first_prices(self, state: "State") -> "list[int]":
        """A marked city if there are any; else an empty one, or any open slot where none is empty (ruling A27)."""
        if state.marks:  # ruling A41: anybody's mark
            prices = [FAR] * len(state.prices)
            for city in state.marks:
                prices[state.network.places[city]] = state.slots[0]
            return prices
        empty = state.slots[0]  # while nothing is marked, a city with this price has no house at all
        if self.edition.late_start_empty and empty in state.prices:
            return [price if price == empty else FAR for price in state.prices]
        return state.prices

    def price_list(self, state: "State", seat: int) -> "list[tuple[int, int, int]]":
        """Each city open to a player, as (city, slot, way): what its house and its connection would cost."""
        if state.network is None:
            return []  # regions are still being chosen
        builder = state.players[seat]
        slots = state.prices if builder.cities else self.first_prices(state)
        ways = builder.reach or [0] * len(slots)
        return [row for row in zip(state.network.cities, slots, ways) if row[1] < FAR and row[2] < FAR]

    def build(self, state: "State", tell: "Tell", city: int) -> None:
        """A house is placed and paid; the prices of everything further follow."""
        if state.stage != BUILDING:
            self.refuse(BUILD)
        builder = state.players[state.turn]
        network: "Network" = state.network
        place = network.place(city)
        way = builder.reach[place] if builder.cities else 0
        slot = state.prices[place] if builder.cities else self.first_prices(state)[place]
        if way + slot > builder.money or not builder.houses:
            self.explain(state, builder, place, way, slot)
        self.settle_in(state, builder, place, state.slots.index(slot))
        builder.money -= way + slot
        if tell:
            tell(CityConnected(state.turn, city, slot, way))
        if state.dummy:
            self.edition.dummy.follow(state, tell, place)
        self.go_on(state, tell)

    def explain(self, state: "State", builder: "Player", place: int, way: int, slot: int) -> None:
        """Why a city cannot be connected."""
        city = state.network.cities[place]
        if city in builder.cities:
            raise Refusal("already-connected", city)
        if slot == FAR:
            if not builder.cities and (state.marks or state.prices[place] < FAR):
                raise Refusal("not-a-start", city)
            if city in state.marks:
                raise Refusal("city-marked", city)
            raise Refusal("city-full", city, state.step)
        if way + slot > builder.money:
            raise Refusal("too-poor", way + slot, builder.money)
        raise Refusal("no-houses", len(builder.cities))

    def settle_in(self, state: "State", builder: "Player", place: int, slot: int) -> None:
        """The house stands, and the network reaches further."""
        network: "Network" = state.network
        city = network.cities[place]
        put_house(state, place, slot, state.turn)
        if city in state.marks and not slot:
            state.marks = row.without(state.marks, city)
            state.supply[URANIUM] += 1  # ruling A46
        ways = list(network.rows[place])
        if builder.cities:
            reach = [new if new < old < FAR else old for old, new in zip(builder.reach, ways)]
        else:
            reach = ways
        reach[place] = FAR
        builder.reach = reach
        builder.cities += (city,)
        builder.houses -= 1
        if len(builder.cities) > state.most:
            state.most = len(builder.cities)
        reprice_at(state, place)

    def go_on(self, state: "State", tell: "Tell") -> None:
        """What follows from more cities."""

    def done(self, state: "State", tell: "Tell") -> None:
        """The next player builds; after the first in order the end is checked before anything else (rules 4)."""
        if state.stage != BUILDING:
            self.refuse(DONE)
        place = state.order.index(state.turn)
        if place:
            state.turn = state.order[place - 1]
        else:
            edition = self.edition
            edition.enter(state, OVER if state.most >= edition.last_cities else BUREAUCRACY)

    def answer(self, state: "State", tell: "Tell", action: "Action") -> None:
        verb = action[0]
        if verb == BUILD:
            self.build(state, tell, action[1])
        elif verb == DONE:
            self.done(state, tell)
        elif verb == DEAL:
            self.deal(state, tell, action[1])
        else:
            super().answer(state, tell, action)

"""Setup of the board game: order, regions, plants, then the Trust's houses and starting cities (rules 3, 9.3, 9.4)."""
# pyright: reportIncompatibleMethodOverride=false, reportIncompatibleVariableOverride=false
# mypy: disable-error-code=override
# What holds for any game and its table is narrowed to this one.

from voltable.boardgame.events import CityMarked, RegionChosen
from voltable.boardgame.fuels import URANIUM
from voltable.boardgame.network import network
from voltable.boardgame.regions import open_regions
from voltable.boardgame.state import reprice, reprice_at
from voltable.engine.refusal import Refusal
from voltable.engine.verbs import CHANCE, DEAL, FIRST, MARK, PLACE, REGION
from voltable.plants.row import without
from voltable.plants.setup import SetupPhase

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from voltable.boardgame.edition import BoardEdition
    from voltable.boardgame.state import State
    from voltable.engine.shapes import Action, Tell

# what is asked, besides order and market
REGIONS: "Final" = 2
PLACING: "Final" = 3
MARKING: "Final" = 4


class BoardSetup(SetupPhase):
    """Plants lie as printed; the regions are given, drawn, or drafted (ruling A44)."""

    edition: "BoardEdition"

    def lay_out(self, state: "State") -> None:
        """The fuel market, the regions that are given, and the plants."""
        edition = self.edition
        for fuel, tokens in enumerate(edition.tokens):
            state.tokens[fuel] = edition.start_tokens(fuel)
            state.supply[fuel] = tokens - state.tokens[fuel]
        self.lay_out_plants(state)
        if edition.given_regions:
            self.choose(state, edition.given_regions)

    def lay_out_plants(self, state: "State") -> None:
        """The market as printed, one plant on top of the deck, some of the others removed unseen."""
        edition = self.edition
        numbers = edition.cards.number
        state.market = tuple([numbers.index(number) for number in edition.start_market])
        top = numbers.index(edition.deck_top)
        state.small = (top,)
        state.small_left = state.top_small = 1
        state.large = without(tuple(range(len(state.market), len(numbers))), top)
        state.large_left = len(state.large) - edition.removed[edition.count]

    def go_on(self, state: "State", tell: "Tell") -> None:
        """Regions are asked for once the order is known."""
        if len(state.order) == self.edition.count and state.network is None:
            state.stage = REGIONS
            picked = bin(state.regions).count("1")
            drafted = self.edition.regions == "draft"
            state.turn = state.order[picked % self.edition.count] if drafted else CHANCE
        else:
            super().go_on(state, tell)

    def choose(self, state: "State", regions: int) -> None:
        """These regions are in play; with the last one the board is known."""
        state.regions = regions
        if bin(regions).count("1") == self.edition.region_count:
            state.network = network(self.edition.map, regions)
            state.houses = bytearray(3 * len(state.network.cities))
            reprice(state)

    def region(self, state: "State", tell: "Tell", region: int) -> None:
        """One more region, connected to those in play."""
        if state.stage != REGIONS:
            self.refuse(REGION)
        board = self.edition.map
        if not 0 <= region < len(board.REGIONS):
            raise Refusal("unknown-region", region, *board.REGIONS)
        if region not in open_regions(board, state.regions):
            raise Refusal("region-apart", board.REGIONS[region])
        if tell:
            tell(RegionChosen(state.turn, region))
        self.choose(state, state.regions | 1 << region)
        self.go_on(state, tell)

    def choices(self, state: "State") -> "list[Action]":
        """What may be drawn or drafted."""
        if state.stage == REGIONS:
            return [(REGION, region) for region in open_regions(self.edition.map, state.regions)]
        return super().choices(state)

    def market_lies(self, state: "State", tell: "Tell") -> None:
        """The first round begins."""
        self.edition.enter(state, state.phase + 1)

    def answer(self, state: "State", tell: "Tell", action: "Action") -> None:
        if action[0] == DEAL:
            self.deal(state, tell, action[1])
        elif action[0] == REGION:
            self.region(state, tell, action[1])
        else:
            super().answer(state, tell, action)


class RechargedSetup(BoardSetup):
    """Eight plugs are drawn; then the Trust's houses, then starting cities."""

    def lay_out_plants(self, state: "State") -> None:
        """Plugs and sockets by their backs, as in the card game."""
        SetupPhase.lay_out(self, state)
        if self.edition.dummy:
            self.edition.dummy.arrive(state)

    def market_lies(self, state: "State", tell: "Tell") -> None:
        """What is still to be placed or marked; then the first round."""
        edition = self.edition
        if state.dummy and edition.dummy.next_to_place(state):
            state.stage = PLACING
            state.turn = state.order[edition.dummy.next_to_place(state) - 1]
        elif edition.starting_cities and len(state.marks) < edition.count:
            state.stage = MARKING
            state.turn = state.order[len(state.marks)]
        else:
            super().market_lies(state, tell)

    def choices(self, state: "State") -> "list[Action]":
        """Cities for the Trust, or to begin a network in."""
        if state.stage == PLACING:
            return [(PLACE, city) for city in self.edition.dummy.may_settle(state)]
        if state.stage == MARKING:
            return [(MARK, city) for city in self.may_mark(state)]
        return super().choices(state)

    def may_mark(self, state: "State") -> "list[int]":
        """Cities without a house or a mark."""
        network = state.network
        return [
            city for place, city in enumerate(network.cities) if not state.houses[3 * place] and city not in state.marks
        ]

    def place(self, state: "State", tell: "Tell", city: int) -> None:
        """A house of the Trust, next to another one."""
        if state.stage != PLACING:
            self.refuse(PLACE)
        place = state.network.place(city)
        if city not in self.edition.dummy.may_settle(state):
            raise Refusal("not-for-trust", city)
        self.edition.dummy.settle(state, tell, place, 0)
        self.go_on(state, tell)

    def mark(self, state: "State", tell: "Tell", city: int) -> None:
        """A city kept for first houses, by a uranium token of the supply (ruling A46)."""
        if state.stage != MARKING:
            self.refuse(MARK)
        place = state.network.place(city)
        if city not in self.may_mark(state):
            raise Refusal("not-to-mark", city)
        state.marks += (city,)
        state.supply[URANIUM] -= 1
        if tell:
            tell(CityMarked(state.turn, city))
        if state.dummy:
            self.edition.dummy.settle(state, tell, place, 1)
        reprice_at(state, place)
        self.go_on(state, tell)

    def answer(self, state: "State", tell: "Tell", action: "Action") -> None:
        if action[0] == DEAL:
            self.deal(state, tell, action[1])
        elif action[0] == REGION:
            self.region(state, tell, action[1])
        elif action[0] == FIRST:
            self.first(state, tell, action[1])
        elif action[0] == PLACE:
            self.place(state, tell, action[1])
        elif action[0] == MARK:
            self.mark(state, tell, action[1])
        else:
            super().answer(state, tell, action)

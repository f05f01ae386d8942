"""Phase 3: everyone buys fuel, the last in order first."""
# pyright: reportIncompatibleVariableOverride=false
# What holds for any edition is narrowed to one.

from voltable.boardgame import market
from voltable.boardgame.events import FuelBought
from voltable.boardgame.fuels import COAL, FUELS, MIXED, STORAGE
from voltable.engine.phase import Phase
from voltable.engine.refusal import Refusal
from voltable.engine.verbs import DONE, DONES, FUEL
from voltable.plants.storage import rooms

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.boardgame.edition import BoardEdition
    from voltable.boardgame.state import Player, State
    from voltable.engine.shapes import Action, Tell


class FuelPhase(Phase):
    """Tokens that one's plants can store, the cheapest first (ruling A29)."""

    name = "fuel"
    edition: "BoardEdition"

    def __init__(self, edition: "BoardEdition") -> None:
        super().__init__(edition)
        self.sums: "tuple[tuple[int, ...], ...]" = edition.sums
        self.factor: int = edition.storage_factors[0]
        self.price: int = edition.coal_storage  # of the storage, where there is one

    def begin(self, state: "State", tell: "Tell") -> None:
        """The last in order begins."""
        state.stage = 0
        self.ask(state, state.order[-1])

    def ask(self, state: "State", seat: int) -> None:
        """This player buys next."""
        state.turn = seat
        self.measure(state)

    def measure(self, state: "State") -> None:
        """What the buyer's plants can still take."""
        buyer = state.players[state.turn]
        state.room = rooms(buyer.needs, buyer.fuel, self.factor, MIXED)

    def choices(self, state: "State") -> "list[Action]":
        """Each fuel with the most that fits and can be paid."""
        choices: "list[Action]" = []
        for fuel, room in enumerate(state.room):
            if room:
                most = self.most(state, fuel)
                if most:
                    choices.append((FUEL, fuel, 1, most))
        choices.append(DONES)
        return choices

    def most(self, state: "State", fuel: int) -> int:
        """How many tokens of a fuel the buyer can take, store and pay."""
        buyer = state.players[state.turn]
        most = min(state.room[fuel], self.stock(state, fuel))
        while most and self.cost(state, buyer, fuel, most) > buyer.money:
            most -= 1
        return most

    def stock(self, state: "State", fuel: int) -> int:
        """How many tokens of a fuel are for sale."""
        return state.tokens[fuel]

    def cost(self, state: "State", buyer: "Player", fuel: int, tokens: int) -> int:
        """What so many tokens cost a buyer."""
        return market.cost(self.sums[fuel], state.tokens[fuel], tokens)

    def buy(self, state: "State", tell: "Tell", fuel: int, tokens: int) -> None:
        """Pay and store."""
        if not 0 <= fuel < len(FUELS):
            raise Refusal("unknown-fuel", fuel, *FUELS)
        if tokens < 1:
            raise Refusal("no-tokens", tokens)
        if tokens > self.stock(state, fuel):
            raise Refusal("sold-out", fuel, tokens, self.stock(state, fuel))
        if tokens > state.room[fuel]:
            raise Refusal("no-room", fuel, tokens, state.room[fuel])
        stored = max(0, tokens - state.tokens[fuel])
        self.pay(state, tell, fuel, tokens, self.cost(state, state.players[state.turn], fuel, tokens), stored)
        self.take(state, fuel, tokens)

    def pay(self, state: "State", tell: "Tell", fuel: int, tokens: int, cost: int, stored: int) -> None:
        """Money goes, tokens come."""
        buyer = state.players[state.turn]
        if cost > buyer.money:
            raise Refusal("too-poor", cost, buyer.money)
        buyer.money -= cost
        buyer.fuel[fuel] += tokens
        self.measure(state)
        if tell:
            tell(FuelBought(state.turn, fuel, tokens, cost, stored))

    def take(self, state: "State", fuel: int, tokens: int) -> None:
        """Tokens leave the market."""
        state.tokens[fuel] -= tokens

    def done(self, state: "State", tell: "Tell") -> None:
        """The next player buys; the Trust stands between the two of a small table."""
        place = state.order.index(state.turn)
        if state.dummy and place == 1:
            self.edition.dummy.take_fuel(state, tell, self)
        if place:
            self.ask(state, state.order[place - 1])
        else:
            self.edition.enter(state, state.phase + 1)

    def answer(self, state: "State", tell: "Tell", action: "Action") -> None:
        verb = action[0]
        if verb == FUEL:
            self.buy(state, tell, action[1], action[2])
        elif verb == DONE:
            self.done(state, tell)
        else:
            super().answer(state, tell, action)


class StorageFuelPhase(FuelPhase):
    """Where the board has a coal storage, its coal is for sale as well, at one price (recharged, rules 9.2)."""

    def stock(self, state: "State", fuel: int) -> int:
        """Coal of the storage counts: it is the supply."""
        if fuel == COAL and self.price:
            return state.tokens[COAL] + state.supply[COAL]
        return state.tokens[fuel]

    def cost(self, state: "State", buyer: "Player", fuel: int, tokens: int) -> int:
        """Ruling A22: the storage sells once the market is empty."""
        lying = state.tokens[fuel]
        if tokens <= lying:
            return market.cost(self.sums[fuel], lying, tokens)
        return market.cost(self.sums[fuel], lying, lying) + (tokens - lying) * self.price

    def take(self, state: "State", fuel: int, tokens: int) -> None:
        """First what lies on the market."""
        lying = min(tokens, state.tokens[fuel])
        state.tokens[fuel] -= lying
        state.supply[fuel] -= tokens - lying

    def choices(self, state: "State") -> "list[Action]":
        """Ruling A22: the storage is a source of its own where the market asks as much, or with `storage_anytime`."""
        choices = super().choices(state)
        most = self.from_storage(state)
        if most:
            choices.insert(len(choices) - 1, (FUEL, STORAGE, 1, most))
        return choices

    def from_storage(self, state: "State") -> int:
        """How much coal the buyer can take out of the storage while the market still has some."""
        if not self.price or not state.tokens[COAL]:
            return 0
        if not self.edition.storage_anytime and market.cost(self.sums[COAL], state.tokens[COAL], 1) < self.price:
            return 0
        return min(state.room[COAL], state.supply[COAL], state.players[state.turn].money // self.price)

    def buy(self, state: "State", tell: "Tell", fuel: int, tokens: int) -> None:
        """Coal of the storage by its own name, or as ever."""
        if fuel != STORAGE:
            super().buy(state, tell, fuel, tokens)
            return
        if not 1 <= tokens <= self.from_storage(state):
            raise Refusal("not-from-storage", tokens, self.from_storage(state))
        self.pay(state, tell, COAL, tokens, tokens * self.price, tokens)
        state.supply[COAL] -= tokens

"""A plan for the board game: a plant, tokens (FUEL, fuel, tokens) and cities (BUILD, city), and what power earns."""

from voltable.boardgame.facts import best_set
from voltable.boardgame.phases.bureaucracy import power
from voltable.engine.refusal import Refusal
from voltable.engine.verbs import BUILD, FUEL
from voltable.plants.facts import phase_of
from voltable.plants.plan import NoPlan, Plan
from voltable.talk.said import Said, said

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.boardgame.state import Player
    from voltable.engine.shapes import Action


class BoardPlan(Plan):
    """Tokens and houses, tried on a copy of the whole table."""

    def begin(self) -> None:
        """The table as it lies, and the player whose plan it is to move."""
        super().begin()
        self.trial = self.game.copy()
        self.table = self.trial.state
        self.table.turn = self.seat
        self.table.players[self.seat] = self.player
        phases = {phase.name: phase for phase in self.game.phases}
        self.fuel, self.build = phases["fuel"], phases["build"]

    def take(self, plant: int, price: int) -> None:
        """A plant that this player may have: in Central Europe not everybody may have a nuclear one."""
        offered = plant in self.auction.offered(self.game.state)
        if offered and not self.has_plant and not self.auction.bidders(self.game.state, plant) >> self.seat & 1:
            raise Refusal("nuclear-forbidden", plant)
        super().take(plant, price)

    def buy(self, part: "Action") -> None:
        """Tokens or a city."""
        if part[0] == FUEL:
            self.take_tokens(part[1], part[2])
        elif part[0] == BUILD:
            self.connect(part[1])
        else:
            raise Refusal("bad-action")

    def take_tokens(self, fuel: int, tokens: int) -> None:
        """Tokens at their prices, if they fit and are there."""
        if phase_of(self.game) in ("build", "bureaucracy"):
            raise NoPlan(said("plan-fuel-before-cities"))
        self.fuel.measure(self.table)
        if tokens > self.fuel.stock(self.table, fuel):
            raise NoPlan(said("plan-not-so-much", fuel=fuel, units=tokens))
        if tokens > self.table.room[fuel]:
            raise NoPlan(said("plan-no-room", fuel=fuel, units=tokens))
        price = self.fuel.cost(self.table, self.player, fuel, tokens)
        self.fuel.take(self.table, fuel, tokens)
        self.player.fuel[fuel] += tokens
        self.pay(price, said("plan-tokens", fuel=fuel, units=tokens, price=price))

    def connect(self, city: int) -> None:
        """A city at the price it has once the others of the plan are connected."""
        if self.table.network is None:
            raise NoPlan(said("plan-before-regions"))
        place = self.table.network.place(city)  # refuses what is not in play
        if phase_of(self.game) == "bureaucracy":
            raise NoPlan(said("plan-cities-before-production"))
        for found, slot, way in self.build.price_list(self.table, self.seat):
            if found == city:
                self.build.settle_in(self.table, self.player, place, self.table.slots.index(slot))
                self.pay(slot + way, said("choose-city", city=city, price=slot + way))
                return
        raise NoPlan(said("plan-no-such-city-now", city=city))

    def outcome(self, player: "Player", money: int) -> Said:
        """Cities powered, and what that earns; at the end, how many count."""
        running = best_set(self.cards, player)
        connected = len(player.cities)
        cities = min(connected, power(self.cards, running))
        told = {"plants": running or ("-",), "n": cities, "all": connected}
        if max(connected, self.game.state.most) >= self.game.edition.last_cities:
            return Said("plan-powers-at-the-end", told)
        income = self.game.edition.incomes[cities]
        if not running:
            return said("plan-runs-nothing", income=income, money=money + income)
        told["income"], told["money"] = income, money + income
        return Said("plan-powers", told)


begin = BoardPlan

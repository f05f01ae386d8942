"""A plan: plants, fuel and more tried on a copy, to see what they cost and earn, with nothing decided.

Its parts are actions as a game has them, in any order and without turns: (OPEN, plant, price) buys a plant, at its
least price where the price is 0, and (SCRAP, plant) gives one up; each game adds what else can be bought.
"""

from voltable.engine.verbs import OPEN, SCRAP
from voltable.plants.facts import payouts, phase_of, stock
from voltable.plants.storage import overflow
from voltable.plants.turns import is_bidding
from voltable.talk.said import Said, said

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.shapes import Action, Own
    from voltable.talk.shapes import OwnGame, Value


class NoPlan(Exception):
    """That cannot be planned; the message says why."""

    def __init__(self, said: Said):
        super().__init__(said)
        self.said = said


class Plan:
    """What one player could do in this round, tried on a copy; each game adds what can be bought."""

    def __init__(self, game: "OwnGame", seat: int):
        self.game = game
        self.seat = seat
        self.cards = game.edition.cards
        self.auction = [phase for phase in game.phases if phase.name == "auction"][0]
        self.parts: "list[Action]" = []
        self.begin()

    def begin(self) -> None:
        """As the player stands now."""
        state = self.game.state
        self.player: "Own" = state.players[self.seat].copy()
        self.cost = 0
        self.takes = self.gave_up = False
        self.has_plant = phase_of(self.game) != "auction" or bool(state.bought >> self.seat & 1)
        self.tried: "list[Said]" = []

    def add_all(self, parts: "list[Action]") -> None:
        """Several parts, or none of them if one cannot be."""
        kept = len(self.parts)
        try:
            for part in parts:
                self.add(part)
        except Exception:
            self.back_to(kept)
            raise

    def back_to(self, count: int) -> None:
        """Only the first parts, so many of them."""
        parts = self.parts[:count]
        self.parts = []
        self.begin()
        for part in parts:
            self.add(part)

    def add(self, part: "Action") -> None:
        """One part; what cannot be planned leaves the plan as it was."""
        verb = part[0]
        if verb == OPEN:
            self.take(part[1], part[2])
        elif verb == SCRAP:
            self.give_up(part[1])
        else:
            self.buy(part)
        self.parts.append(part)

    def buy(self, part: "Action") -> None:
        """What only this game can buy."""

    def take(self, plant: int, price: int) -> None:
        """A plant of the market, at its least price if that is 0."""
        if plant not in self.auction.offered(self.game.state):
            raise NoPlan(said("plan-not-on-offer", plant=plant))
        if self.has_plant:
            raise NoPlan(said("plan-one-plant"))
        if price and price < self.least(plant):
            raise self.no_price(plant, price)
        self.has_plant = self.takes = True
        self.own(self.player.plants + (plant,))
        paid = price or self.least(plant)
        self.pay(paid, said("choose-plant", plant=plant, price=paid))

    def no_price(self, plant: int, price: "Value") -> NoPlan:
        """That price is too low, or is no number at all."""
        return NoPlan(said("plan-no-price", price=price, plant=plant, least=self.least(plant)))

    def least(self, plant: int) -> int:
        """What a plant costs at least: the next bid where it is under the hammer."""
        state = self.game.state
        under_hammer = plant == state.plant and is_bidding(self.game)
        least: int = state.bid + 1 if under_hammer else self.auction.minimum(state, plant)
        return least

    def give_up(self, plant: int) -> None:
        """A plant that makes place for another."""
        if phase_of(self.game) != "auction":
            raise NoPlan(said("plan-give-up-in-auction"))
        if plant not in self.player.plants:
            raise NoPlan(said("plan-not-yours", plant=plant))
        self.own(tuple([other for other in self.player.plants if other != plant]))
        self.gave_up = True
        self.tried.append(said("plan-without-plant", plant=plant))

    def own(self, plants: "tuple[int, ...]") -> None:
        """Storage and production follow from the plants."""
        self.auction.own(self.player, plants)

    def settled(self) -> "Own":
        """The player once all is done: fuel that no longer fits is gone, of the mixed ones the first first."""
        player, edition = self.player.copy(), self.game.edition
        mixed: int = edition.mixed
        over, both = overflow(player.needs, player.fuel, edition.storage_factors[0], mixed)
        over[mixed] = min(over[mixed], both)
        over[mixed + 1] = both - over[mixed]
        player.fuel = [fuel - gone for fuel, gone in zip(player.fuel, over)]
        return player

    def pay(self, price: int, what: Said) -> None:
        """Money goes, perhaps below nothing: the result says so."""
        self.player.money -= price
        self.cost += price
        self.tried.append(what)

    def result(self) -> "list[Said]":
        """What the plan costs, what then runs, and what is left; only the player may read it."""
        lines = [said("plan-steps", steps=tuple(self.tried) or ("-",)), self.price()]
        limit = self.game.edition.plant_limit
        if len(self.player.plants) > limit:
            lines.append(said("plan-too-many-plants", limit=limit))
        player = self.settled()
        if self.player.money >= 0:
            paid = self.compensation()
            if paid:
                lines.append(said("plan-demolition-pays", paid=paid))
            lines.append(self.outcome(player, self.player.money + paid))
        lines.append(said("plan-stored", stock=stock(player.fuel) or ("-",)))
        for line in lines:
            line.eyes = self.seat
        return lines

    def price(self) -> Said:
        """What all parts cost, and what is left or missing."""
        money = self.player.money
        if money < 0:
            return said("plan-lacks-money", cost=self.cost, lack=-money)
        return said("plan-costs", cost=self.cost, money=money)

    def compensation(self) -> int:
        """What is paid for the plant that makes place for another, once the new one is paid."""
        edition = self.game.edition
        full = len(self.game.state.players[self.seat].plants) >= edition.plant_limit
        return payouts(self.game)[0] if edition.wreckers and self.takes and self.gave_up and full else 0

    def outcome(self, player: "Own", money: int) -> Said:
        """What comes of it."""
        raise NotImplementedError

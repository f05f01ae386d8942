"""A plan: plants, fuel and more tried on a copy, to see what they cost and earn, with nothing decided."""

from voltable.engine.game import Game
from voltable.plants.facts import payouts, phase_of
from voltable.plants.storage import overflow
from voltable.plants.turns import is_bidding
from voltable.plants.vocabulary import plant_of
from voltable_host.language import _
from voltable_host.language.folding import folded
from voltable_host.terminal.facts import stock


class NoPlan(Exception):
    """That cannot be planned; the message says why."""


class Plan:
    """What one player could do in this round, tried on a copy; each game's page adds what can be bought."""

    def __init__(self, game: Game, seat: int):
        self.game = game
        self.seat = seat
        self.cards = game.edition.cards
        self.auction = next(phase for phase in game.phases if phase.name == "auction")
        self.words: list[str] = []
        self.begin()

    def begin(self) -> None:
        """As the player stands now."""
        state = self.game.state
        self.player = state.players[self.seat].copy()
        self.cost = 0
        self.takes = self.gave_up = False
        self.has_plant = phase_of(self.game) != "auction" or bool(state.bought >> self.seat & 1)
        self.tried: list[str] = []

    def add_all(self, words: list[str]) -> None:
        """Several parts, or none of them if one cannot be."""
        try:
            for word in words:
                self.add(word)
            self.words += words
        except Exception:
            self.begin()
            for word in self.words:
                self.add(word)
            raise

    def add(self, word: str) -> None:
        """One part of a plan: a plant (7, or 7@14 at a price), -3 to give one up, or what the page knows."""
        text = folded(word)
        if text.startswith("-"):
            self.give_up(text[1:])
        elif not self.buys(text):
            self.take(text)

    def buys(self, text: str) -> bool:
        """Whether the word names something else than a plant, which is then bought."""
        return False

    def take(self, text: str) -> None:
        """A plant of the market, at its least price if none is named."""
        label, _at, price = text.partition("@")
        offered = self.auction.offered(self.game.state)
        plant = plant_of(label, self.cards, offered)
        if plant not in offered:
            raise NoPlan(_("Plant {plant} is not on offer.").format(plant=label))
        if self.has_plant:
            raise NoPlan(_("Only one plant can be bought in a round, and only in the auction."))
        if price and not (price.isdecimal() and len(price) < 6 and int(price) >= self.least(plant)):
            raise NoPlan(_("{price} is no price for it: at least {least}, such as {plant}@{least}.").format(
                price=price, plant=label, least=self.least(plant)
            ))  # fmt: skip
        paid = int(price) if price else self.least(plant)
        self.has_plant = self.takes = True
        self.own(self.player.plants + (plant,))
        self.pay(paid, _("plant {plant} for {price}").format(plant=self.cards.label(plant), price=paid))

    def least(self, plant: int) -> int:
        """What a plant costs at least: the next bid where it is under the hammer."""
        state = self.game.state
        under_hammer = plant == state.plant and is_bidding(self.game)
        return state.bid + 1 if under_hammer else self.auction.minimum(state, plant)

    def give_up(self, label: str) -> None:
        """A plant that makes place for another."""
        if phase_of(self.game) != "auction":
            raise NoPlan(_("Plants are given up only in the auction, for a new one."))
        gone = plant_of(label, self.cards, self.player.plants)
        if gone not in self.player.plants:
            raise NoPlan(_("You have no plant {plant}.").format(plant=label))
        self.own(tuple(plant for plant in self.player.plants if plant != gone))
        self.gave_up = True
        self.tried.append(_("without plant {plant}").format(plant=self.cards.label(gone)))

    def own(self, plants: tuple) -> None:
        """Storage and production follow from the plants."""
        self.auction.own(self.player, plants)

    def settled(self):
        """The player once all is done: fuel that no longer fits is gone, of the mixed ones the first first."""
        player, edition = self.player.copy(), self.game.edition
        mixed = edition.mixed
        over, both = overflow(player.needs, player.fuel, edition.storage_factors[0], mixed)
        over[mixed] = min(over[mixed], both)
        over[mixed + 1] = both - over[mixed]
        player.fuel = [fuel - gone for fuel, gone in zip(player.fuel, over)]
        return player

    def pay(self, price: int, what: str) -> None:
        """Money goes, perhaps below nothing: the result says so."""
        self.player.money -= price
        self.cost += price
        self.tried.append(what)

    def result(self) -> list[str]:
        """What the plan costs, what then runs, and what is left."""
        money = self.player.money
        lines = [_("Plan: {steps}").format(steps=", ".join(self.tried) or "-")]
        lines.append(_("It costs {cost} Elektro and leaves {money}.").format(cost=self.cost, money=money))
        if money < 0:
            lines[-1] = _("It costs {cost} Elektro: {lack} more than you have.").format(cost=self.cost, lack=-money)
        limit = self.game.edition.plant_limit
        if len(self.player.plants) > limit:
            lines.append(_("That is more than {limit} plants: give one up with -NUMBER.").format(limit=limit))
        player = self.settled()
        if money >= 0:
            paid = self.compensation()
            lines += [_("The demolition pays {paid}.").format(paid=paid)] if paid else []
            lines.append(self.outcome(player, money + paid))
        lines.append(_("Stored before it: {stock}.").format(stock=", ".join(stock(self.game, player.fuel)) or "-"))
        return lines

    def compensation(self) -> int:
        """What is paid for the plant that makes place for another, once the new one is paid."""
        edition = self.game.edition
        full = len(self.game.state.players[self.seat].plants) >= edition.plant_limit
        return payouts(self.game)[0] if edition.wreckers and self.takes and self.gave_up and full else 0

    def outcome(self, player, money: int) -> str:
        """What comes of it."""
        return ""

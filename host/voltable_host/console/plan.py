"""A plan: plants and fuel tried on a copy, to see what they cost and earn, with nothing decided."""

from voltable.game import Game
from voltable.phases.auction import BIDDING
from voltable_cards.production import income
from voltable_cards.state import AUCTION, BUREAUCRACY, Player
from voltable_cards.storage import overflow, rooms, store
from voltable_cards.vocabulary import plant_of
from voltable_cards.words import COAL, GAS, OIL, URANIUM
from voltable_host.console.facts import best_set, stock
from voltable_host.console.say import card_label
from voltable_host.console.typed import CARD, fuels_called
from voltable_host.folding import folded
from voltable_host.language import _


class NoPlan(Exception):
    """That cannot be planned; the message says why."""


class Plan:
    """What one player could do in this round, tried on a copy of what the player has."""

    def __init__(self, game: Game, seat: int):
        self.game = game
        self.seat = seat
        self.cards = game.edition.cards
        self.words: list[str] = []
        self.begin()

    def begin(self) -> None:
        """As the player stands now."""
        self.player = self.game.state.players[self.seat].copy()
        self.columns = [list(column) for column in self.game.state.columns]
        self.cost = 0
        self.takes = self.gave_up = False
        state = self.game.state
        self.has_plant = state.phase != AUCTION or bool(state.bought >> self.seat & 1)
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
        """One part of a plan: a plant (7, or 7@14 at a price), -3 to give one up, a fuel card (coal2, 2:coal2)."""
        text = folded(word)
        if text.startswith("-"):
            self.give_up(text[1:])
        elif CARD.match(text):
            self.buy(text)
        else:
            self.take(text)

    def take(self, text: str) -> None:
        """A plant of the market, at its least price if none is named."""
        label, _at, price = text.partition("@")
        state = self.game.state
        plant = plant_of(label, self.cards, self.game.phases[AUCTION].offered(state))
        if plant not in self.game.phases[AUCTION].offered(state):
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
        under_hammer = plant == state.plant and state.stage == BIDDING
        return state.bid + 1 if under_hammer else self.game.phases[AUCTION].minimum(state, plant)

    def give_up(self, label: str) -> None:
        """A plant that makes place for another."""
        if self.game.state.phase != AUCTION:
            raise NoPlan(_("Plants are given up only in the auction, for a new one."))
        gone = plant_of(label, self.cards, self.player.plants)
        if gone not in self.player.plants:
            raise NoPlan(_("You have no plant {plant}.").format(plant=label))
        self.own(tuple(plant for plant in self.player.plants if plant != gone))
        self.gave_up = True
        self.tried.append(_("without plant {plant}").format(plant=self.cards.label(gone)))

    def own(self, plants: tuple) -> None:
        """Storage and production follow from the plants."""
        self.game.phases[AUCTION].own(self.player, plants)

    def settled(self) -> Player:
        """The player once all is done: fuel that no longer fits is gone, of gas and oil gas first."""
        player = self.player.copy()
        (coal, gas, _oil, uranium), both = overflow(player.needs, player.fuel, self.game.edition.storage_factors[0])
        for fuel, units in ((COAL, coal), (GAS, min(gas, both)), (OIL, both - min(gas, both)), (URANIUM, uranium)):
            player.fuel[fuel] -= units
        return player

    def buy(self, text: str) -> None:
        """A fuel card of the market, the cheapest of its kind if no column is named."""
        if self.game.state.phase == BUREAUCRACY:
            raise NoPlan(_("Fuel is bought before production; that is over in this round."))
        found = CARD.match(text)
        assert found
        column = found[1] or found[4]
        wanted = [3 * fuel + int(found[3]) - 1 for fuel in fuels_called(found[2])]
        for price, cards in enumerate(self.columns, 1):
            for card in cards:
                if card in wanted and column in (None, str(price)):
                    self.store_card(card, price)
                    return
        raise NoPlan(_("There is no fuel card {card} in the market.").format(card=text))

    def store_card(self, card: int, price: int) -> None:
        """As much of the card as fits."""
        factor = self.game.edition.storage_factors[self.game.state.last_round]
        room = rooms(self.player.needs, self.player.fuel, factor)[card // 3]
        if not room:
            raise NoPlan(_("Not one unit of {card} would fit.").format(card=card_label(card // 3, card % 3 + 1)))
        units = card % 3 + 1
        store(self.player, card // 3, min(units, room), units)
        self.columns[price - 1].remove(card)
        self.pay(price, _("{card} for {price}").format(card=card_label(card // 3, units), price=price))

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
        lines.append(_("Stored before it: {stock}.").format(stock=", ".join(stock(player.fuel)) or "-"))
        return lines

    def compensation(self) -> int:
        """What is paid for the plant that makes place for a fourth, once the new one is paid."""
        state, edition = self.game.state, self.game.edition
        full = len(state.players[self.seat].plants) >= edition.plant_limit
        if not (edition.wreckers and self.takes and self.gave_up and full):
            return 0
        first, later = self.cards.demolition[state.demolition]
        return later if state.compensated else first

    def outcome(self, player: Player, money: int) -> str:
        """Income of an ordinary round, points of the last."""
        running = best_set(self.cards, player)
        plants = ", ".join(self.cards.label(plant) for plant in running) or "-"
        earned = income(self.cards, running)
        if self.game.state.last_round:
            points = earned + max(money, 0) // self.game.edition.elektro_per_point
            return _("Running: {plants}. That makes {points} points.").format(plants=plants, points=points)
        earned = earned or self.game.edition.no_production_income
        return _("Running: {plants}. They earn {income}, and then you have {money} Elektro.").format(
            plants=plants, income=earned, money=money + earned
        )

"""A plan: plants and fuel tried on a copy, to see what they cost and earn, with nothing decided."""

from voltable.game import Game
from voltable_cards.production import best_income, chosen, income, packed_sets, runs
from voltable_cards.state import AUCTION
from voltable_cards.storage import rooms, store
from voltable_host.console.facts import stock
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
        market = [plant for plant in state.market if label in (self.cards.label(plant), str(self.cards.number[plant]))]
        if not market:
            raise NoPlan(_("Plant {plant} is not in the market.").format(plant=label))
        if price and not price.isdecimal():
            raise NoPlan(_("{price} is no price; plan a plant like this: 7@14").format(price=price))
        least = self.game.phases[AUCTION].minimum(state, market[0])
        paid = max(int(price[:6]), least) if price else least
        self.own(tuple(sorted(self.player.plants + (market[0],), key=lambda plant: (self.cards.number[plant], plant))))
        self.pay(paid, _("plant {plant} for {price}").format(plant=self.cards.label(market[0]), price=paid))

    def give_up(self, label: str) -> None:
        """A plant that makes place for another."""
        kept = [plant for plant in self.player.plants if self.cards.label(plant) != label]
        if len(kept) == len(self.player.plants):
            raise NoPlan(_("You have no plant {plant}.").format(plant=label))
        self.own(tuple(kept))
        self.tried.append(_("without plant {plant}").format(plant=label))

    def own(self, plants: tuple) -> None:
        """Storage and production follow from the plants."""
        self.player.plants = plants
        self.player.needs = tuple(self.cards.needs(plants))
        self.player.sets = packed_sets(self.cards, plants)

    def buy(self, text: str) -> None:
        """A fuel card of the market, the cheapest of its kind if no column is named."""
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
        edition = self.game.edition
        factor = edition.last_round_storage_factor if self.game.state.last_round else edition.storage_factor
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

    def best(self) -> tuple:
        """The plants that would run."""
        sets = [chosen(self.player.plants, which) for which, _least, _most in runs(self.player)]
        return max(sets, key=lambda plants: income(self.cards, plants))

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
        lines.append(self.outcome(money))
        lines.append(_("Stored: {stock}.").format(stock=stock(self.player.fuel) or "-"))
        return lines

    def outcome(self, money: int) -> str:
        """Income of an ordinary round, points of the last."""
        plants = ", ".join(self.cards.label(plant) for plant in self.best()) or "-"
        earned = best_income(self.cards, self.player)
        if self.game.state.last_round:
            points = earned + max(money, 0) // self.game.edition.elektro_per_point
            return _("Running: {plants}. That makes {points} points.").format(plants=plants, points=points)
        earned = earned or self.game.edition.no_production_income
        return _("Running: {plants}. They earn {income}, and then you have {money} Elektro.").format(
            plants=plants, income=earned, money=money + earned
        )

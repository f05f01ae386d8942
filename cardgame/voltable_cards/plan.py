"""A plan for the card game: a plant and fuel cards (BUY, fuel, units, column), and what they earn or score."""

from voltable.engine.refusal import Refusal
from voltable.engine.verbs import BUY
from voltable.plants.facts import phase_of
from voltable.plants.plan import NoPlan, Plan
from voltable.talk.said import Said, said
from voltable_cards.facts import best_set, card_shown
from voltable_cards.production import income
from voltable_cards.storage import rooms, store

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.shapes import Action
    from voltable_cards.shapes import Player


class CardPlan(Plan):
    """Fuel comes on cards."""

    def begin(self) -> None:
        """The columns as they lie."""
        super().begin()
        self.columns = [list(column) for column in self.game.state.columns]

    def buy(self, part: "Action") -> None:
        """A fuel card of the market, the cheapest of its kind where the column is 0."""
        if part[0] != BUY:
            raise Refusal("bad-action")
        _verb, fuel, units, column = part
        if phase_of(self.game) == "bureaucracy":
            raise NoPlan(said("plan-fuel-before-production"))
        card = 3 * fuel + units - 1
        for price, cards in enumerate(self.columns, 1):
            if card in cards and column in (0, price):
                self.store_card(fuel, units, price)
                return
        raise NoPlan(said("plan-no-such-card", card=card_shown(fuel, units)))

    def store_card(self, fuel: int, units: int, price: int) -> None:
        """As much of the card as fits."""
        factor = self.game.edition.storage_factors[self.game.state.last_round]
        room = rooms(self.player.needs, self.player.fuel, factor)[fuel]
        card = card_shown(fuel, units)
        if not room:
            raise NoPlan(said("plan-card-does-not-fit", card=card))
        store(self.player, fuel, min(units, room), units)
        self.columns[price - 1].remove(3 * fuel + units - 1)
        self.pay(price, said("choose-card", card=card, price=price))

    def outcome(self, player: "Player", money: int) -> Said:
        """Income of an ordinary round, points of the last."""
        running = best_set(self.cards, player)
        earned = income(self.cards, running)
        if self.game.state.last_round:
            points = earned + max(money, 0) // self.game.edition.elektro_per_point
            return said("plan-makes-points", plants=running or ("-",), n=points)
        if not running:
            earned = self.game.edition.no_production_income
            return said("plan-runs-nothing", income=earned, money=money + earned)
        return said("plan-earns", plants=running, n=len(running), income=earned, money=money + earned)


begin = CardPlan

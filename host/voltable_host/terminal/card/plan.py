"""A plan for the card game: a plant and fuel cards, and what they earn or score."""

from voltable.engine.game import Game
from voltable.plants.facts import phase_of
from voltable_cards.facts import best_set, card_shown
from voltable_cards.production import income
from voltable_cards.storage import rooms, store
from voltable_host.language import _
from voltable_host.language.speaking import say
from voltable_host.terminal.card.typed import CARD
from voltable_host.terminal.plan import NoPlan, Plan
from voltable_host.terminal.typed import fuels_called


def how() -> str:
    """What can be typed into a plan."""
    return _(
        "A plan decides nothing. Name a plant (7, or 7@14 at a price), one to give up (-3), fuel (2:coal2);"
        " Enter ends it."
    )


def words(line: str, game: Game) -> list[str]:
    """The parts of a line."""
    return line.replace(",", " ").split()


class CardPlan(Plan):
    """Fuel comes on cards."""

    def begin(self) -> None:
        """The columns as they lie."""
        super().begin()
        self.columns = [list(column) for column in self.game.state.columns]

    def buys(self, text: str) -> bool:
        """A fuel card of the market (coal2, 2:coal2), the cheapest of its kind if no column is named."""
        found = CARD.match(text)
        if not found:
            return False
        if phase_of(self.game) == "bureaucracy":
            raise NoPlan(_("Fuel is bought before production; that is over in this round."))
        column = found[1] or found[4]
        wanted = [3 * fuel + int(found[3]) - 1 for fuel in fuels_called(found[2], self.game)]
        for price, cards in enumerate(self.columns, 1):
            for card in cards:
                if card in wanted and column in (None, str(price)):
                    self.store_card(card, price)
                    return True
        raise NoPlan(_("There is no fuel card {card} in the market.").format(card=text))

    def store_card(self, card: int, price: int) -> None:
        """As much of the card as fits."""
        factor = self.game.edition.storage_factors[self.game.state.last_round]
        room = rooms(self.player.needs, self.player.fuel, factor)[card // 3]
        if not room:
            name = say(card_shown(card // 3, card % 3 + 1), self.game)
            raise NoPlan(_("Not one unit of {card} would fit.").format(card=name))
        units = card % 3 + 1
        store(self.player, card // 3, min(units, room), units)
        self.columns[price - 1].remove(card)
        self.pay(price, _("{card} for {price}").format(card=say(card_shown(card // 3, units), self.game), price=price))

    def outcome(self, player, money: int) -> str:
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


begin = CardPlan

"""Phase 2: everyone buys fuel cards, the last in order first (rules 5)."""

from voltable.engine.phase import Phase
from voltable.engine.refusal import Refusal
from voltable.engine.verbs import BUY, DONE, DONES
from voltable_cards import columns
from voltable_cards.events import FuelBought
from voltable_cards.state import BUREAUCRACY, OVER
from voltable_cards.storage import rooms, store

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.shapes import Action, Tell
    from voltable_cards.shapes import CardGame, State


class FuelPhase(Phase):
    """A card costs the price of its column, however many units it carries."""

    name = "fuel"
    edition: "CardGame"

    def __init__(self, edition: "CardGame") -> None:
        super().__init__(edition)
        self.factors: "tuple[int, ...]" = edition.storage_factors

    def begin(self, state: "State", tell: "Tell") -> None:
        """The last in order begins."""
        state.stage = 0
        state.turn = state.order[-1]
        self.measure(state)

    def measure(self, state: "State") -> None:
        """What the buyer can still take; in the last round only what one production lacks (ruling R-07)."""
        buyer = state.players[state.turn]
        state.room = rooms(buyer.needs, buyer.fuel, self.factors[state.last_round])

    def choices(self, state: "State") -> "list[Action]":
        """Each different card of each column that can be paid and of which a unit fits."""
        room = state.room
        choices: "list[Action]" = []
        money = state.players[state.turn].money
        for column, cards in enumerate(state.columns):
            price = column + 1
            if price > money:
                break
            last = -1
            for card in cards:
                if card != last and room[card // 3]:
                    choices.append((BUY, card // 3, card % 3 + 1, price))
                last = card
        choices.append(DONES)
        return choices

    def buy(self, state: "State", tell: "Tell", fuel: int, units: int, column: int) -> None:
        """Units that fit are kept, the others go back as singles; at least one has to fit (ruling R-04)."""
        if not 1 <= column <= 4 or not 1 <= units <= 3 or not 0 <= fuel <= 3:
            raise Refusal("no-such-card", fuel, units, column)
        card = 3 * fuel + units - 1
        if card not in state.columns[column - 1]:
            raise Refusal("no-such-card", fuel, units, column)
        buyer = state.players[state.turn]
        if column > buyer.money:
            raise Refusal("too-poor", column, buyer.money)
        room = state.room[fuel]
        if not room:
            raise Refusal("does-not-fit", fuel)
        buyer.money -= column
        columns.take(state, column - 1, card)
        self.keep(state, tell, fuel, units, column, units if units < room else room)
        self.measure(state)

    def keep(self, state: "State", tell: "Tell", fuel: int, units: int, column: int, kept: int) -> None:
        """The card is turned down to what fits, for it is the last one bought (ruling R-06)."""
        store(state.players[state.turn], fuel, kept, units if column > 1 else 0)
        if tell:
            tell(FuelBought(state.turn, fuel, units, column, kept))
        if kept < units:
            columns.give_back(state, tell, fuel, units - kept, self.edition.singles_unlimited)

    def done(self, state: "State", tell: "Tell") -> None:
        """The next director buys; the Bank stands between the two of a small table."""
        place = state.order.index(state.turn)
        if state.dummy and place == 1:
            self.edition.dummy.take_fuel(state, tell, self.edition.singles_unlimited)
        if place:
            state.turn = state.order[place - 1]
            self.measure(state)
        else:
            self.edition.enter(state, OVER if state.last_round else BUREAUCRACY)

    def answer(self, state: "State", tell: "Tell", action: "Action") -> None:
        verb = action[0]
        if verb == BUY:
            self.buy(state, tell, action[1], action[2], action[3])
        elif verb == DONE:
            self.done(state, tell)
        else:
            super().answer(state, tell, action)

"""The three phases with the option choose_cards: their owner says which cards are turned down or discarded."""
# mypy: disable-error-code=override
# pyright: reportIncompatibleMethodOverride=false
# What is said of any game is narrowed to this one: nothing else is ever played with these phases.

from voltable.engine.verbs import BUY, DONE, GIVE
from voltable.plants.auction import DRAWING, SCRAPPING
from voltable_cards import columns
from voltable_cards.events import FuelBought
from voltable_cards.phases.auction import CardAuction
from voltable_cards.phases.bureaucracy import RUNNING, BureaucracyPhase
from voltable_cards.phases.fuel import FuelPhase
from voltable_cards.picking import PICKING, fuel_due, offers, owe, set_due, stored_card, turn_down
from voltable_cards.state import NOTHING_DUE
from voltable_cards.storage import store

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.shapes import Action, Tell
    from voltable_cards.shapes import Player, State


class ChoosingAuction(CardAuction):
    """Of the fuel that no longer fits the owner gives up these cards or those, before a new plant comes."""

    def choices(self, state: "State") -> "list[Action]":
        """Cards, where they are asked for."""
        return offers(state) if state.stage == PICKING else super().choices(state)

    def settle(self, state: "State", tell: "Tell") -> None:
        """Cards that are due are asked for before anything else is given up."""
        if state.due == NOTHING_DUE:
            super().settle(state, tell)
        if state.due != NOTHING_DUE:
            state.stage = PICKING

    def refill(self, state: "State", tell: "Tell", stage: int = DRAWING) -> None:
        """The new plant waits for the cards."""
        if state.due == NOTHING_DUE:
            super().refill(state, tell, stage)

    def give(self, state: "State", tell: "Tell", fuel: int, units: int) -> None:
        """A fuel that goes, or one of its cards."""
        if state.stage != PICKING:
            super().give(state, tell, fuel, units)
            return
        turn_down(state, tell, offers(state), fuel, units)
        state.stage = SCRAPPING
        self.settle(state, tell)


class ChoosingFuel(FuelPhase):
    """The surplus may come off any card of the fuel that was bought in this turn (ruling R-06)."""

    def choices(self, state: "State") -> "list[Action]":
        """A card to turn down, where one is asked for."""
        return self.fresh_cards(state) if state.stage == PICKING else super().choices(state)

    def fresh_cards(self, state: "State") -> "list[Action]":
        """Each different card that was bought in this turn and bears the whole surplus."""
        fuel = fuel_due(state)
        surplus = state.due[fuel]
        cards = [4 * units + units for units in bearing(state, fuel, surplus)]
        return [(GIVE, stored_card(fuel, card), surplus, surplus) for card in cards]

    def buy(self, state: "State", tell: "Tell", fuel: int, units: int, column: int) -> None:
        """Not before the surplus is gone."""
        if state.stage == PICKING:
            self.refuse(BUY)
        super().buy(state, tell, fuel, units, column)

    def keep(self, state: "State", tell: "Tell", fuel: int, units: int, column: int, kept: int) -> None:
        """The card is stored whole until its owner has said which one is turned down."""
        if column > 1:
            state.fresh = tuple(sorted(state.fresh + (3 * fuel + units - 1,)))
        surplus = units - kept
        if not surplus or len(bearing(state, fuel, surplus)) < 2:
            super().keep(state, tell, fuel, units, column, kept)
            return
        store(state.players[state.turn], fuel, units, units)
        if tell:
            tell(FuelBought(state.turn, fuel, units, column, units))
        set_due(state, fuel, surplus)
        state.stage = PICKING

    def give(self, state: "State", tell: "Tell", card: int, units: int) -> None:
        """The surplus of one card goes back as singles."""
        if state.stage != PICKING:
            self.refuse(GIVE)
        fuel = fuel_due(state)
        turn_down(state, tell, self.fresh_cards(state), card, units)
        columns.give_back(state, tell, fuel, units, self.edition.singles_unlimited)
        state.stage = 0
        self.measure(state)

    def done(self, state: "State", tell: "Tell") -> None:
        """What the next one buys is another turn."""
        if state.stage == PICKING:
            self.refuse(DONE)
        state.fresh = ()
        super().done(state, tell)

    def answer(self, state: "State", tell: "Tell", action: "Action") -> None:
        if action[0] == GIVE:
            self.give(state, tell, action[1], action[2])
        else:
            super().answer(state, tell, action)


class ChoosingBureaucracy(BureaucracyPhase):
    """The fuel that plants burn leaves these cards or those (ruling R-26)."""

    def choices(self, state: "State") -> "list[Action]":
        """Cards, where they are asked for."""
        return offers(state) if state.stage == PICKING else super().choices(state)

    def spend(self, state: "State", player: "Player", used: "tuple[int, ...]") -> None:
        """Where it matters which cards are turned down, their owner says so."""
        for fuel in range(4):
            if used[fuel]:
                owe(state, player, fuel, used[fuel])

    def go_on(self, state: "State", tell: "Tell") -> None:
        """The next one produces when the cards show what is left."""
        if state.due != NOTHING_DUE:
            state.stage = PICKING
            return
        state.stage = RUNNING
        super().go_on(state, tell)

    def give(self, state: "State", tell: "Tell", card: int, units: int) -> None:
        """A card is turned down, or used up."""
        if state.stage != PICKING:
            self.refuse(GIVE)
        turn_down(state, tell, offers(state), card, units)
        self.go_on(state, tell)

    def answer(self, state: "State", tell: "Tell", action: "Action") -> None:
        if action[0] == GIVE:
            self.give(state, tell, action[1], action[2])
        else:
            super().answer(state, tell, action)


def bearing(state: "State", fuel: int, surplus: int) -> "list[int]":
    """Units of each different card of this turn that has more than the surplus: a card keeps a unit (ruling R-04)."""
    return [card % 3 + 1 for card in range(3 * fuel, 3 * fuel + 3) if card in state.fresh and card % 3 + 1 > surplus]

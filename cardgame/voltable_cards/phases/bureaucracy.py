"""Phase 3: production and the new order, the fuel market, the plant market (rules 7)."""

from voltable.engine.phase import Phase
from voltable.engine.verbs import CHANCE, DEAL, RUN
from voltable.engine.words import LAST_CARD, LAST_ROUND, OUT, RESHUFFLED, SHRUNK
from voltable.plants import row
from voltable.plants.events import OrderSet, PlantsRun
from voltable.plants.production import spread
from voltable_cards import columns
from voltable_cards.events import FuelReshuffled
from voltable_cards.production import burnt, chosen, runs
from voltable_cards.state import AUCTION
from voltable_cards.storage import burn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from voltable.engine.dice import Dice
    from voltable.engine.shapes import Action, Tell
    from voltable_cards.shapes import CardGame, Player, State

# steps 1 and 2, the plant a reshuffle costs, step 3
RUNNING: "Final" = 0
REFILLING: "Final" = 1
REPLACING: "Final" = 2
RENEWING: "Final" = 3


class BureaucracyPhase(Phase):
    """Directors decide only what to run; the rest is bookkeeping and cards."""

    name = "bureaucracy"
    edition: "CardGame"

    def __init__(self, edition: "CardGame") -> None:
        super().__init__(edition)
        self.count: int = edition.count
        self.column_size: int = edition.column_size
        self.numbers: "tuple[int, ...]" = edition.cards.number
        self.incomes: "tuple[int, ...]" = edition.cards.income

    def begin(self, state: "State", tell: "Tell") -> None:
        """The first in order produces first."""
        state.stage = RUNNING
        state.turn = state.order[0]

    def choices(self, state: "State") -> "list[Action]":
        """Each set of plants with each mix its hybrids can burn; or what may be drawn."""
        if state.stage == RUNNING:
            return spread(runs(state.players[state.turn]), RUN)
        cards = columns.may_come(state) if state.stage == REFILLING else row.may_come(state)
        return [(DEAL, card) for card in cards]

    def run(self, state: "State", tell: "Tell", which: int, gas: int) -> None:
        """Plants burn their fuel and earn; running nothing still pays a little."""
        if state.stage != RUNNING:
            self.refuse(RUN)
        seat = state.turn
        player = state.players[seat]
        used = burnt(player, which, gas)
        plants = chosen(player.plants, which)
        self.spend(state, player, used)
        player.income = sum([self.incomes[plant] for plant in plants]) if plants else self.edition.no_production_income
        player.money += player.income
        if tell:
            tell(PlantsRun(seat, plants, used, player.income))
        self.go_on(state, tell)

    def spend(self, state: "State", player: "Player", used: "tuple[int, ...]") -> None:
        """Units leave the cards, those first that matter least (ruling R-26)."""
        for fuel in range(4):
            if used[fuel]:
                burn(state, player, fuel, used[fuel])

    def go_on(self, state: "State", tell: "Tell") -> None:
        """The next in order produces."""
        place = state.order.index(state.turn) + 1
        if place < self.count:
            state.turn = state.order[place]
        else:
            self.end_production(state, tell)

    def end_production(self, state: "State", tell: "Tell") -> None:
        """The new order, then the columns move."""
        if state.dummy:
            self.edition.dummy.discard_fuel(state, tell)
        self.new_order(state, tell)
        columns.shift(state, tell, self.column_size)
        self.fill(state, tell)

    def new_order(self, state: "State", tell: "Tell") -> None:
        """By income, then by highest plant, then the reverse of the row as it lies (ruling R-21)."""
        numbers = self.numbers
        places: "list[tuple[int, int, int, int]]" = []
        for place, seat in enumerate(state.order):
            player = state.players[seat]
            places.append((-player.income, -numbers[player.plants[-1]], -place, seat))
        state.order = tuple([place[3] for place in sorted(places)])
        if tell:
            tell(OrderSet(state.order))

    def fill(self, state: "State", tell: "Tell") -> None:
        """Chance is asked for the next fuel card; an empty deck is reshuffled if there are discards (ruling R-14)."""
        state.stage = REFILLING
        if columns.is_full(state, self.column_size):
            self.renew(state, tell)
        elif state.fuel_deck:
            state.turn = CHANCE
        elif state.fuel_discard:
            self.reshuffle(state, tell)
        else:
            self.renew(state, tell)

    def reshuffle(self, state: "State", tell: "Tell") -> None:
        """The discards are the new deck, a plant leaves, every time (ruling R-29); once the ++ cards start a pile."""
        cards = self.edition.cards
        state.fuel_deck = tuple(sorted(state.fuel_discard))
        state.fuel_discard = [] if state.reshuffles else cards.fuel_cards(cards.plus_plus)
        state.reshuffles += 1
        if tell:
            tell(FuelReshuffled(state.reshuffles))
        row.remove_lowest(state, tell, RESHUFFLED)
        state.stage = REPLACING
        if not row.ask(state):
            self.fill(state, tell)

    def renew(self, state: "State", tell: "Tell") -> None:
        """Step 3: the highest plant slides under the deck; in a shrunk market the lowest leaves (ruling R-01)."""
        state.stage = RENEWING
        if state.last_card != OUT:
            row.slide_highest(state, tell)
        elif state.shrunk:
            row.remove_lowest(state, tell, SHRUNK)
        else:
            self.end(state, tell)
            return
        if not row.ask(state):
            self.end(state, tell)

    def draw(self, state: "State", dice: "Dice") -> "Action":
        """A fuel card or a plant, whichever is due."""
        return (DEAL, columns.pick(state, dice) if state.stage == REFILLING else row.pick(state, dice))

    def deal(self, state: "State", tell: "Tell", card: int) -> None:
        """What was drawn is laid out, then the work goes on where it stopped."""
        if state.turn != CHANCE:
            self.refuse(DEAL)
        if state.stage == REFILLING:
            columns.deal(state, tell, card, self.column_size)
            self.fill(state, tell)
            return
        row.turn_up(state, card)
        if card == LAST_CARD:
            row.lay_out_last_card(state, tell, OUT)
            row.take_out_last_card(state, tell, LAST_ROUND)
        else:
            row.insert(state, tell, self.numbers, card)
        if state.stage == REPLACING:
            self.fill(state, tell)
        else:
            self.end(state, tell)

    def end(self, state: "State", tell: "Tell") -> None:
        """The next round begins."""
        self.edition.enter(state, AUCTION)

    def answer(self, state: "State", tell: "Tell", action: "Action") -> None:
        verb = action[0]
        if verb == RUN:
            self.run(state, tell, action[1], action[2])
        elif verb == DEAL:
            self.deal(state, tell, action[1])
        else:
            super().answer(state, tell, action)

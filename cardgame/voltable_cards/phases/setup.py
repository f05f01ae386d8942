"""Setup: the first order, eight small plants, the plant deck, and three columns of fuel (rules 2)."""

from voltable.events import OrderSet
from voltable.phase import Phase
from voltable.refusal import Refusal
from voltable.verbs import CHANCE, DEAL, FIRST
from voltable_cards import columns, row
from voltable_cards.state import AUCTION

ORDER, MARKET, COLUMNS = 0, 1, 2  # what chance is asked for


class SetupPhase(Phase):
    """Nothing is decided here but by chance."""

    name = "setup"

    def begin(self, state, tell):
        """Chance is asked first for the order."""
        cards = self.edition.cards
        state.turn = CHANCE
        state.stage = ORDER
        state.small = cards.small
        state.small_left = len(cards.small)
        state.large = cards.large
        state.large_left = len(cards.large)
        state.top_small = 1
        state.fuel_deck = self.edition.fuel_deck()
        state.fuel_discard = cards.fuel_cards(cards.plus)
        state.singles = list(cards.singles)
        if self.edition.demolition:
            state.demolition = 0

    def choices(self, state) -> list:
        """What may be drawn."""
        if state.stage == ORDER:
            return [(FIRST, seat) for seat in range(self.edition.count) if seat not in state.order]
        cards = row.may_come(state) if state.stage == MARKET else columns.may_come(state)
        return [(DEAL, card) for card in cards]

    def draw(self, state, dice):
        """Chance by dice."""
        if state.stage == ORDER:
            choices = self.choices(state)
            return choices[dice.pick(len(choices))]
        return (DEAL, row.pick(state, dice) if state.stage == MARKET else columns.pick(state, dice))

    def first(self, state, tell, seat):
        """The next director of the row; the last one needs no question."""
        if state.stage != ORDER:
            self.refuse(FIRST)
        if not 0 <= seat < self.edition.count or seat in state.order:
            raise Refusal("cannot-come", seat)
        state.order += (seat,)
        if len(state.order) == self.edition.count - 1:
            state.order += tuple([other for other in range(self.edition.count) if other not in state.order])
            state.stage = MARKET
            tell(OrderSet(state.order))

    def deal(self, state, tell, card):
        """A plant or a fuel card is laid out."""
        if state.stage == MARKET:
            self.deal_plant(state, tell, card)
        elif state.stage == COLUMNS:
            self.deal_fuel(state, tell, card)
        else:
            self.refuse(DEAL)

    def deal_plant(self, state, tell, card):
        """Eight small plants, equal numbers to the right."""
        row.turn_up(state, card)
        state.top_small = 1  # the market is laid of small plants, and one lies on top of the deck
        row.insert(state, tell, self.edition.cards.number, card)
        if len(state.market) == self.edition.market_size:
            self.build_deck(state)
            state.stage = COLUMNS

    def build_deck(self, state):
        """Some plants are removed unseen; the last card goes to the bottom."""
        edition = self.edition
        state.small_left -= edition.removed_small[edition.count]
        state.large_left -= edition.removed_large[edition.count]

    def deal_fuel(self, state, tell, card):
        """Columns 2, 3 and 4; the first stays empty."""
        size = self.edition.column_size
        columns.deal(state, tell, card, size)
        if columns.is_full(state, size):
            self.edition.enter(state, tell, AUCTION)

    verbs = {FIRST: first, DEAL: deal}

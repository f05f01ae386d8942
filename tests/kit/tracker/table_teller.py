"""Somebody who knows the facts of a game, and answers whatever a table asks."""

from kit.tracker.table_facts import AT_BUILD, AT_REFILL, AT_STEP_TWO, BOUGHT, DROPPED, DUMMY, LAST_CARD, PHASE_OUT
from voltable.engine import verbs
from voltable.engine.verbs import CITY, DEAL, DONES, DROP, FIRST, INCOME, POWERED, SCRAP, SET
from voltable.engine.words import ECO, IN_DECK
from voltable.engine.words import LAST_CARD as CARD
from voltable.tracker import fields
from voltable.tracker.state import (
    AUCTION,
    BUILD,
    BUREAUCRACY,
    DUMMY_PLANT,
    DUMMY_SCRAP,
    FINAL,
    FUEL,
    NOTICE,
    ORDER,
    POWER,
    REFILL,
    SETUP,
    TIE,
    TURN,
)


class Teller:
    """Looks only at what the table asks now; nothing is remembered between two answers."""

    def __init__(self, facts, game):
        self.facts = facts
        self.game = game
        self.table = game.edition
        self.by_phase = {
            SETUP: self.first_order, ORDER: self.tie, AUCTION: self.auction, FUEL: self.fuel, BUILD: self.build,
            BUREAUCRACY: self.bureaucracy,
        }  # fmt: skip

    @property
    def state(self):
        """The table now; undo replaces it."""
        return self.game.state

    @property
    def round(self):
        """The facts of the round that the table is in."""
        return self.facts.rounds[max(1, self.state.round) - 1]

    @property
    def is_last(self) -> bool:
        """Whether the game ends with this round."""
        return self.state.round == len(self.facts.rounds)

    def answer(self) -> tuple:
        """The action that tells what is asked; first what people would set right."""
        return self.correction() or self.by_phase[self.state.phase]()

    def correction(self):
        """Tokens that lie otherwise than the table thinks, told before somebody buys the first one."""
        state = self.state
        if not self.table.prices:
            return None
        if state.phase == AUCTION and not state.bought | state.dropped:
            due = self.round.start_market
        elif state.phase == FUEL and state.stage == TURN and not state.spent:
            due = self.before_turn(state.turn)
        else:
            return None
        for fuel in range(4):
            if state.tokens[fuel] != due[fuel]:
                return (SET, fields.FIRST_FUEL + fuel, due[fuel])
        return None

    def first_order(self) -> tuple:
        """The order that was drawn."""
        return (FIRST, self.facts.rounds[0].order[len(self.state.order)])

    def tie(self) -> tuple:
        """Who ties, as the highest plants put them."""
        state = self.state
        due = self.round.order_after if state.reorder else self.round.order
        tied = state.order[state.tie_at : state.tie_at + state.tie_size]
        wanted = [seat for seat in due if seat in tied]
        return DONES if list(tied) == wanted else (FIRST, wanted[0])

    # Phase 2

    def auction(self) -> tuple:
        """The next thing that happened and is not told yet."""
        state = self.state
        if state.stage == DUMMY_PLANT:
            return self.dummy_plant()
        if state.stage == DUMMY_SCRAP:
            return (SCRAP, self.round.dummy_item()[2])
        if state.stage == NOTICE:
            return DONES
        item = self.untold()
        if item is None:
            return DONES
        if item[0] == BOUGHT:
            return (verbs.BOUGHT, item[2])
        return {LAST_CARD: (DEAL, CARD), PHASE_OUT: (SET, fields.PHASE_OUT, 1), DROPPED: (DROP,)}[item[0]]

    def untold(self):
        """The next item of the auction; where turns are not followed, only cards matter."""
        for item in self.round.told_auction():
            if item[0] != DUMMY and not self.is_told(item) and (self.table.turns or item[0] not in (BOUGHT, DROPPED)):
                return item
        return None

    def is_told(self, item) -> bool:
        """Whether the table shows it."""
        state = self.state
        if item[0] == LAST_CARD:
            return state.last_card != IN_DECK
        if item[0] == PHASE_OUT:
            return bool(state.phased_out)
        return bool((state.bought | state.dropped) >> item[2] & 1)

    def dummy_plant(self) -> tuple:
        """Its fuel kind and need, or that it takes none."""
        plant = self.round.dummy_item()[1]
        if plant is None:
            return DONES
        cards = self.facts.numbers.cards
        kind = cards.kind[plant]
        return (verbs.FUEL, kind, 0 if kind == ECO else cards.need[plant])

    # Phases 3 and 4

    def fuel(self) -> tuple:
        """Tokens where they are followed, then the next player."""
        state = self.state
        if self.table.prices and state.stage == TURN:
            before = self.before_turn(state.turn)
            for fuel, tokens in enumerate(self.round.fuel.get(state.turn, ())):
                wanted = tokens - (before[fuel] - state.tokens[fuel])
                if wanted:
                    return (verbs.FUEL, fuel, wanted)
        return DONES

    def before_turn(self, seat) -> tuple:
        """What lay on the market when a player's turn began."""
        found = self.round
        place = found.turns["fuel"].index(seat)
        return found.market[found.turns["fuel"][place - 1]] if place else found.start_market

    def build(self) -> tuple:
        """The Step 3 card, the cities, then the next player."""
        state, found = self.state, self.round
        if found.last_card == AT_BUILD and found.last_card_seat == state.turn and state.last_card == IN_DECK:
            return (DEAL, CARD)
        if self.table.counts and state.cities[state.turn] != found.cities[state.turn]:
            return (CITY, found.cities[state.turn])
        return DONES

    # Phase 5

    def bureaucracy(self) -> tuple:
        """What changed, who powers what, what came with the refill, and who won."""
        state, found = self.state, self.round
        if state.stage == NOTICE and found.last_card == AT_STEP_TWO and state.last_card == IN_DECK:
            return (DEAL, CARD)
        if state.stage in (POWER, FINAL):
            return self.by_hand() or self.counted()
        if state.stage == REFILL and state.last_card == IN_DECK and found.last_card in (AT_REFILL, AT_STEP_TWO):
            return (DEAL, CARD)
        return self.winner() if state.stage == TIE else DONES

    def by_hand(self):
        """Where cities are not counted, people say when the step changes and when the game is over."""
        state = self.state
        if self.table.counts or state.stage == FINAL:
            return None
        if self.is_last and self.table.numbers.houses:
            return (SET, fields.END, 1)
        step = self.round.steps["bureaucracy"]
        return (SET, fields.STEP, step) if step != state.step else None

    def counted(self) -> tuple:
        """Cities or incomes that are not as predicted."""
        if not self.table.counts:
            return DONES
        state = self.state
        final = state.stage == FINAL
        if not self.table.numbers.houses:
            income = self.facts.points[state.turn] if final else self.round.income[state.turn]
            return DONES if state.income[state.turn] == income else (INCOME, income)
        for seat in state.order:
            powered = self.facts.points[seat] if final else self.round.powered[seat]
            if state.powered[seat] != powered:
                return (POWERED, seat, powered)
        return DONES

    def winner(self) -> tuple:
        """Who ties is told apart by money; a shared victory stays one."""
        best = self.facts.ranking[0]
        return (FIRST, best[0]) if len(best) == 1 else DONES

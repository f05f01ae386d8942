"""A table that follows a game of the engine: whenever it asks, it has to stand as the engine stood."""

from kit.tracker.table_facts import AT_STEP_TWO, BOUGHT, DROPPED, DUMMY
from kit.tracker.table_teller import Teller
from voltable.engine.verbs import DONES, SET
from voltable.engine.words import IN_DECK
from voltable.tracker import fields
from voltable.tracker.events import DummyTook
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

URANIUM = 3


class Follower:
    """Plays what the teller says, and holds the table against the facts before each move."""

    def __init__(self, facts, depth):
        self.facts = facts
        self.game = facts.new_table(depth)
        self.table = self.game.edition
        self.teller = Teller(facts, self.game)
        self.moves = 0
        self.corrected = []  # (round, phase, fuel): where the market had to be set right
        self.purchases = 0  # of the third party, that were held against the engine's

    @property
    def state(self):
        """The table now."""
        return self.game.state

    @property
    def round(self):
        """The facts of this round."""
        return self.teller.round

    def follow(self):
        """The whole game."""
        while not self.game.over:
            self.step()
        self.check_end()
        return self

    def step(self):
        """Look, then tell one thing."""
        state = self.state
        if state.phase != SETUP:
            self.check()
        action = self.teller.answer()
        if action[0] == SET and fields.FIRST_FUEL <= action[1] < fields.FIRST_SEAT:
            self.note_correction(action[1] - fields.FIRST_FUEL, action[2])
        self.moves += 1
        for event in self.game.play(action):
            if isinstance(event, DummyTook):
                self.check_purchase(event.tokens)

    def check(self):
        """Round, order, step, and what the phase adds."""
        state, found = self.state, self.round
        assert state.round == found.number, "too many rounds"
        if state.phase == AUCTION:
            self.check_auction(state, found)
        elif state.phase == FUEL:
            self.check_fuel(state, found)
        elif state.phase == BUILD:
            self.check_turn("build")
            self.check_stand("build", found.order_after)
        elif state.phase == BUREAUCRACY:
            self.check_bureaucracy(state, found)
        else:
            assert state.phase == ORDER and state.stage == TIE and state.tie_size > 1

    def check_stand(self, phase, order):
        """The order of the phase, the step in force, and whether the last round is played."""
        self.same("order", self.state.order, order)
        if self.table.counts or phase != "bureaucracy":  # else the step is told in this phase
            self.same("step", self.state.step, self.round.steps[phase])
        if not self.table.numbers.houses:
            self.same("last round", bool(self.state.last_round), self.round.is_last)

    def check_auction(self, state, found):
        """Who opens; the third party exactly when its turn comes."""
        if state.stage == NOTICE:
            self.same("step", state.step, found.steps["fuel"])
            return
        self.check_stand("auction", found.order)
        if state.stage in (DUMMY_PLANT, DUMMY_SCRAP) or not self.table.turns:
            return
        assert state.stage == TURN
        items = [item for item in found.auction if item[0] in (BOUGHT, DROPPED, DUMMY)]
        told = [item for item in items if item[0] != DUMMY and self.teller.is_told(item)]
        following = items[len(told) + (1 if state.served else 0)]
        self.same("what comes next", following[0] == DUMMY, False)
        self.same("opener", state.turn, following[1])

    def check_fuel(self, state, found):
        """Whose turn it is; what was paid; what the third party leaves."""
        self.check_stand("fuel", found.order_after)
        if state.stage == TURN:
            self.check_turn("fuel")
        if self.table.prices and state.stage == TURN and self.teller.answer() == DONES:
            paid = found.cost.get(state.turn, 0)
            assert paid in (state.spent, None), f"{state.spent} Elektro for fuel, due are {paid}"

    def check_purchase(self, tokens):
        """The third party takes the same; a table cannot know that the coal storage has not enough."""
        if not self.round.storage_empty:
            self.same("what the third party takes", list(tokens), self.round.dummy_fuel)
            self.purchases += 1

    def check_turn(self, phase):
        """The engine asks the same player after the same others."""
        turns = self.round.turns[phase]
        place = len(turns) - 1 - self.state.order.index(self.state.turn)
        self.same("turn in " + phase, self.state.turn, turns[place])

    def check_bureaucracy(self, state, found):
        """Production, the refill, or the last count."""
        self.same("end", bool(state.stage in (FINAL, TIE)), self.teller.is_last and self.is_counted_out(state))
        if state.stage == NOTICE and found.last_card == AT_STEP_TWO and state.last_card == IN_DECK:
            self.same("step", state.step, 2)  # the card is told next
        elif state.stage in (NOTICE, POWER):
            self.check_stand("bureaucracy", found.order_after)
        if state.stage == POWER and self.teller.answer() == DONES:
            self.check_income(state, found)
        if state.stage == REFILL and self.table.numbers.houses and self.teller.answer() == DONES:
            self.check_refill(found)  # once a last card is told, which may decide (ruling A5)

    def is_counted_out(self, state) -> bool:
        """Where cities are not counted, people say that the game is over."""
        return self.table.counts or bool(state.last_round)

    def check_income(self, state, found):
        """What everybody is paid, and who is asked."""
        if not self.table.numbers.houses:
            self.same("turn", state.turn, found.turns["bureaucracy"][state.order.index(state.turn)])
        elif self.table.counts:
            pays = self.game.view()["table"]["pays"]
            self.same("pays", pays, [found.income[seat] for seat in range(self.facts.count)])

    def check_refill(self, found):
        """Tokens; more than in the engine only where its supply was too small, which no table sees."""
        refill = self.game.view()["table"]["refill"]
        for fuel, name in enumerate(self.table.numbers.fuels):
            came, told = found.refill[fuel], refill[name]
            assert came == told or (came < told and not found.supply[fuel]), f"{name}: {told} told, {came} came"

    def note_correction(self, fuel, tokens):
        """The market has other tokens than the table thinks: only where somebody took or brought what it cannot see."""
        state, facts = self.state, self.facts
        if state.phase == AUCTION:
            short = facts.rounds[state.round - 2].supply[fuel] == 0
            assert short and tokens < state.tokens[fuel], f"{tokens} of fuel {fuel}, the table has {state.tokens[fuel]}"
        else:
            assert state.served and self.round.storage_empty, "a market that differs"
        self.corrected.append((state.round, state.phase, fuel))

    def check_end(self):
        """The same round, the same winner, and the others by what was counted."""
        state, facts = self.state, self.facts
        self.same("rounds", state.round, len(facts.rounds))
        winners = facts.ranking[0]
        if not self.table.counts:
            self.same("winner", self.game.ranking()[0], winners if len(winners) == 1 else list(range(facts.count)))
            return
        best = max(facts.points)
        tied = [seat for seat in range(facts.count) if facts.points[seat] == best]
        expected = winners if len(winners) == 1 else tied
        self.same("winner", self.game.ranking()[0], expected)
        for seat in range(facts.count):
            if seat not in tied:
                place = 1 + sum([other > facts.points[seat] for other in facts.points])
                self.same("place", state.places[seat], place)

    def same(self, what, found, due):
        """Both agree."""
        where = (self.state.round, self.state.phase, self.state.stage)
        assert found == due, f"round, phase, stage {where}: {what} is {found}, due is {due}"


def follow(facts, depth):
    """A table of this depth through a whole game."""
    return Follower(facts, depth).follow()


def depths_of(facts) -> tuple:
    """The depths an edition can be followed at."""
    return ("guide", "quick", "score", "market") if facts.numbers.start_fuel else ("guide", "quick", "score")

"""Phase 5: Step 2 and Step 3 where they are due, then income, the fuel market, the plant market."""

from voltable import market, row, steps
from voltable.board_events import CitiesPowered, MarketRefilled
from voltable.board_state import ORDER
from voltable.fuels import COAL, FUELS, MIXED, OIL, URANIUM
from voltable.phases.drawing import DrawingPhase
from voltable.production import burnt, chosen, runs, spread
from voltable.refusal import Refusal
from voltable.tables.money import INCOME
from voltable.verbs import DEAL, RUN
from voltable.words import HYBRID, IN_DECK, IN_MARKET, OUT, OUTDATED, STEP_THREE

# What is asked: sets of plants; then plants for Step 2, for Step 2 after the Step 3 card, for the new market.
RUNNING, CHANGING, CHANGING_TWICE, RENEWING = 0, 4, 5, 6
FACTOR = 2  # a plant stores so many times what it burns


class BureaucracyPhase(DrawingPhase):
    """Players decide only what to run; the rest is bookkeeping and cards."""

    name = "bureaucracy"

    def begin(self, state, tell):
        """Step 2 once somebody has cities enough; the classic texts say before this phase, which is the same moment."""
        if state.step == 1 and state.most >= self.edition.step_two_cities:
            stage = CHANGING if state.last_card == IN_DECK else CHANGING_TWICE  # ruling A8
            steps.begin_two(state, tell)
            self.refill(state, tell, stage)
        else:
            state.stage = CHANGING_TWICE
            self.change_to_three(state, tell)

    def drawn(self, state, tell):
        """The work goes on where it stopped."""
        if state.stage == RENEWING:
            self.renewed(state, tell)
        else:
            self.change_to_three(state, tell)

    def change_to_three(self, state, tell):
        """Step 3 if its card came in phase 4, or now as the plant for Step 2 (ruling A6); then income."""
        if state.last_card != IN_DECK and state.step < 3:
            if state.stage == CHANGING and not self.edition.step_two_draws_three:
                row.take_out_last_card(state, tell, STEP_THREE)
            elif self.two_comes_first(state):
                steps.begin_two(state, tell)
                self.refill(state, tell, CHANGING_TWICE)
                return
            else:
                steps.begin_three(state, tell)
        state.stage = RUNNING
        state.turn = state.order[0]

    def two_comes_first(self, state) -> bool:
        """Ruling A4: whether Step 2 has its moment when the Step 3 card comes before it."""
        return state.step == 1 and not self.edition.step_three_skips_two

    def choices(self, state) -> list:
        """Each set of plants with each mix its hybrids can burn; or what may be drawn."""
        if state.stage != RUNNING:
            return self.deals(state)
        return spread(able(state.players[state.turn]), RUN)

    def run(self, state, tell, which, coal):
        """Plants burn their fuel, power cities and earn."""
        if state.stage != RUNNING:
            self.refuse(RUN)
        seat = state.turn
        player = state.players[seat]
        used = burnt(player, which, coal, MIXED)
        self.check_mix(player, which, coal)
        plants = chosen(player.plants, which)
        for fuel in range(len(FUELS)):
            player.fuel[fuel] -= used[fuel]
            state.supply[fuel] += used[fuel]
        cities = min(len(player.cities), power(self.cards, plants))
        player.income = INCOME[min(cities, len(INCOME) - 1)]  # ruling A32
        player.money += player.income
        tell(CitiesPowered(seat, plants, used, cities, player.income))
        place = state.order.index(seat) + 1
        if place < self.edition.count:
            state.turn = state.order[place]
        else:
            self.end_income(state, tell)

    def check_mix(self, player, which, coal):
        """Ruling A48: hybrids burn what can lie on them."""
        if player.needs[HYBRID]:
            for running, least, most in able(player):
                if running == which and least <= coal <= most:
                    return
            raise Refusal("not-on-hybrid", coal)

    def end_income(self, state, tell):
        """The Trust keeps nothing; then the fuel market is refilled (ruling A5: by the step in force)."""
        if state.dummy:
            self.edition.dummy.return_fuel(state, tell)
        tokens = []
        for fuel in range(len(FUELS)):
            due = 0 if fuel == URANIUM and state.phased_out else self.edition.refill(state.step, fuel)
            tokens.append(market.refill(state, fuel, due))
        tell(MarketRefilled(tuple(tokens)))
        self.renew(state, tell)

    def renew(self, state, tell):
        """The highest plant goes under the deck, in Step 3 the lowest leaves (rulings A11 and A12)."""
        if state.step == 3:
            row.remove_lowest(state, tell, OUTDATED)
        elif state.last_card == OUT:  # ruling A6: nothing else is drawn, Step 3 begins with the next round
            steps.begin_three(state, tell)
            self.end(state, tell)
            return
        else:
            row.slide_highest(state, tell)
        self.refill(state, tell, RENEWING)

    def renewed(self, state, tell):
        """If that drew the Step 3 card, the next round is the first of Step 3."""
        if state.last_card == IN_MARKET:
            if self.two_comes_first(state):
                steps.begin_two(state, tell)
                self.refill(state, tell, RENEWING)
                return
            steps.begin_three(state, tell)
        self.end(state, tell)

    def end(self, state, tell):
        """The next round begins."""
        self.edition.enter(state, ORDER)

    verbs = {RUN: run, DEAL: DrawingPhase.deal}


def able(player) -> list:
    """Each set that can run, with the least and most coal of its hybrids (ruling A48: burnt is what lies on them)."""
    needs, fuel = player.needs, player.fuel
    if not needs[HYBRID]:
        return runs(player, MIXED)
    room = FACTOR * needs[HYBRID]
    coal_left = fuel[COAL] - FACTOR * needs[COAL]  # has to lie on hybrids
    oil_left = fuel[OIL] - FACTOR * needs[OIL]
    return runs(player, MIXED, coal_left - room, room - oil_left)


def power(cards, plants) -> int:
    """How many cities these plants can power."""
    return sum([cards.power[plant] for plant in plants])


def best_power(cards, player) -> int:
    """The most cities that a player can power with the fuel in store."""
    most = max([power(cards, chosen(player.plants, which)) for which, _, _ in able(player)])
    return min(most, len(player.cities))

"""Phase 5: Step 2 and Step 3 where they are due, then income, the fuel market, the plant market."""
# mypy: disable-error-code=override
# pyright: reportIncompatibleMethodOverride=false, reportIncompatibleVariableOverride=false
# What holds for any game is narrowed to this one.

from voltable.boardgame import market, steps
from voltable.boardgame.events import CitiesPowered, MarketRefilled
from voltable.boardgame.fuels import COAL, FUELS, MIXED, OIL, URANIUM
from voltable.boardgame.state import ORDER
from voltable.engine.refusal import Refusal
from voltable.engine.verbs import DEAL, RUN
from voltable.engine.words import HYBRID, IN_DECK, IN_MARKET, OUT, OUTDATED, STEP_THREE
from voltable.plants import row
from voltable.plants.drawing import DrawingPhase
from voltable.plants.production import FIELD, MOST, burnt, chosen, runs, spread

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    from voltable.boardgame.edition import BoardEdition
    from voltable.boardgame.plants import BoardPlants
    from voltable.boardgame.shapes import Powering
    from voltable.boardgame.state import Player, State
    from voltable.engine.shapes import Action, Tell
    from voltable.plants.shapes import Runs

# What is asked: sets of plants; then plants for Step 2, for Step 2 after the Step 3 card, for the new market.
RUNNING: "Final" = 0
CHANGING: "Final" = 4
CHANGING_TWICE: "Final" = 5
RENEWING: "Final" = 6
FACTOR: "Final" = 2  # a plant stores so many times what it burns


class BureaucracyPhase(DrawingPhase):
    """Players decide only what to run; the rest is bookkeeping and cards."""

    name = "bureaucracy"
    edition: "BoardEdition"
    cards: "BoardPlants"

    def __init__(self, edition: "BoardEdition") -> None:
        super().__init__(edition)
        self.count: int = edition.count
        self.incomes: "tuple[int, ...]" = edition.incomes
        self.powers: "tuple[int, ...]" = self.cards.power

    def begin(self, state: "State", tell: "Tell") -> None:
        """Step 2 once somebody has cities enough; the classic texts say before this phase, which is the same moment."""
        if state.step == 1 and state.most >= self.edition.step_two_cities:
            stage = CHANGING if state.last_card == IN_DECK else CHANGING_TWICE  # ruling A8
            steps.begin_two(state, tell)
            self.refill(state, tell, stage)
        else:
            state.stage = CHANGING_TWICE
            self.change_to_three(state, tell)

    def go_on(self, state: "State", tell: "Tell") -> None:
        """The work goes on where it stopped."""
        if state.stage == RENEWING:
            self.renewed(state, tell)
        else:
            self.change_to_three(state, tell)

    def change_to_three(self, state: "State", tell: "Tell") -> None:
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

    def two_comes_first(self, state: "State") -> bool:
        """Ruling A4: whether Step 2 has its moment when the Step 3 card comes before it."""
        return state.step == 1 and not self.edition.step_three_skips_two

    def choices(self, state: "State") -> "list[Action]":
        """Each set of plants with each mix its hybrids can burn; or what may be drawn."""
        if state.stage != RUNNING:
            return self.deals(state)
        return spread(able(state.players[state.turn]), RUN)

    def run(self, state: "State", tell: "Tell", which: int, coal: int) -> None:
        """Plants burn their fuel, power cities and earn."""
        if state.stage != RUNNING:
            self.refuse(RUN)
        seat = state.turn
        player = state.players[seat]
        used = burnt(player, which, coal, MIXED)
        self.check_mix(player, which, coal)
        plants = chosen(player.plants, which)
        for fuel, tokens in enumerate(used):
            if tokens:
                player.fuel[fuel] -= tokens
                state.supply[fuel] += tokens
        cities = min(len(player.cities), sum([self.powers[plant] for plant in plants]))
        player.income = self.incomes[cities]
        player.money += player.income
        if tell:
            tell(CitiesPowered(seat, plants, used, cities, player.income))
        place = state.order.index(seat) + 1
        if place < self.count:
            state.turn = state.order[place]
        else:
            self.end_income(state, tell)

    def check_mix(self, player: "Player", which: int, coal: int) -> None:
        """Ruling A48: hybrids burn what can come to lie on them."""
        if player.needs[HYBRID]:
            for running, least, most in able(player):
                if running == which and least <= coal <= most:
                    return
            raise Refusal("not-on-hybrid", coal)

    def end_income(self, state: "State", tell: "Tell") -> None:
        """The Trust keeps nothing; then fuel comes by the step in force, and the plant market is renewed."""
        if state.dummy:
            self.edition.dummy.return_fuel(state, tell)
        if not self.card_decides(state):
            self.fill_market(state, tell, state.step)
        self.renew(state, tell)

    def card_decides(self, state: "State") -> bool:
        """Ruling A5: whether the plant drawn at the end of this phase decides by which step fuel comes."""
        return self.edition.last_refill_two and state.step == 1

    def fill_market(self, state: "State", tell: "Tell", step: int) -> None:
        """Tokens of each fuel by the column of a step."""
        tokens: "list[int]" = []
        for fuel in range(len(FUELS)):
            due = 0 if fuel == URANIUM and state.phased_out else self.edition.refill(step, fuel)
            tokens.append(market.refill(state, fuel, due))
        if tell:
            tell(MarketRefilled(tuple(tokens)))

    def renew(self, state: "State", tell: "Tell") -> None:
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

    def renewed(self, state: "State", tell: "Tell") -> None:
        """If that drew the Step 3 card, the next round is the first of Step 3."""
        if self.card_decides(state):
            self.fill_market(state, tell, 2 if state.last_card == IN_MARKET else 1)
        if state.last_card == IN_MARKET:
            if self.two_comes_first(state):
                steps.begin_two(state, tell)
                self.refill(state, tell, RENEWING)
                return
            steps.begin_three(state, tell)
        self.end(state, tell)

    def end(self, state: "State", tell: "Tell") -> None:
        """The next round begins."""
        self.edition.enter(state, ORDER)

    def answer(self, state: "State", tell: "Tell", action: "Action") -> None:
        verb = action[0]
        if verb == RUN:
            self.run(state, tell, action[1], action[2])
        elif verb == DEAL:
            self.deal(state, tell, action[1])
        else:
            super().answer(state, tell, action)


def able(player: "Player") -> "Runs":
    """Each set that can run, with the least and most coal of its hybrids.

    Ruling A48: one plant after another burns what lies on it, and in between fuel is moved. So what other plants burn
    makes room, and only the largest hybrid of a set can be in the way, where a fuel fills nearly all the plants.
    """
    found = runs(player, MIXED)
    needs, fuel = player.needs, player.fuel
    hybrid = needs[HYBRID]
    if not hybrid:
        return found
    coal_room = FACTOR * (needs[COAL] + hybrid) - fuel[COAL]  # places for coal in which no coal lies
    oil_room = FACTOR * (needs[OIL] + hybrid) - fuel[OIL]
    if coal_room < hybrid:  # then there is room enough for oil: the two together have twice that
        return beside_coal(player.sets, found, coal_room)
    return beside_oil(player.sets, found, oil_room) if oil_room < hybrid else found


def beside_coal(sets: "tuple[int, ...]", found: "Runs", room: int) -> "Runs":
    """Where coal leaves so little room the largest hybrid of a set burns no more oil than comes to lie there."""
    largest = largest_hybrids(sets)
    able: "Runs" = []
    for which, least, most in found:
        due = largest[which] - room - (sets[which] >> COAL * FIELD & MOST)
        able.append((which, due if due > least else least, most))
    return able


def beside_oil(sets: "tuple[int, ...]", found: "Runs", room: int) -> "Runs":
    """The same where it is oil: then it burns no more coal."""
    largest = largest_hybrids(sets)
    able: "Runs" = []
    for which, least, most in found:
        needs = sets[which]
        can = (needs >> HYBRID * FIELD) - largest[which] + room + (needs >> OIL * FIELD & MOST)
        able.append((which, least, can if can < most else most))
    return able


def largest_hybrids(sets: "tuple[int, ...]") -> "list[int]":
    """For each set of plants what the hybrid in it burns that burns most."""
    largest = [0]
    while len(largest) < len(sets):
        need = sets[len(largest)] >> HYBRID * FIELD
        largest += [need if need > other else other for other in largest]
    return largest


def power(cards: "Powering", plants: "Iterable[int]") -> int:
    """How many cities these plants can power."""
    return sum([cards.power[plant] for plant in plants])


def best_power(cards: "Powering", player: "Player") -> int:
    """The most cities that a player can power with the fuel in store."""
    most = max([power(cards, chosen(player.plants, which)) for which, _, _ in able(player)])
    return min(most, len(player.cities))

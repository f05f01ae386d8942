"""Somebody who watches a game of the full engine, and notes what people at a table could tell of it."""

from kit.games import recorded_games
from kit.tracker.table_facts import (
    AT_AUCTION,
    AT_BUILD,
    AT_REFILL,
    AT_STEP_TWO,
    BOUGHT,
    DROPPED,
    DUMMY,
    LAST_CARD,
    PHASE_OUT,
    Facts,
    Round,
    market_of,
    step_of,
)
from voltable import notation
from voltable.engine.verbs import DONE, NOBODY


class Witness:
    """Looks at the engine before and after each action."""

    def __init__(self, game):
        self.game = game
        self.facts = Facts(game)
        self.opener = self.actor = None
        self.look()

    @property
    def round(self):
        """The round that is played."""
        return self.facts.rounds[-1]

    def phase(self) -> str:
        """The phase by its name."""
        return self.game.edition.course[self.game.state.phase].name

    def play(self, action):
        """Play it, and note what people saw."""
        phase = self.phase()
        turn = self.game.turn
        if turn is not None and turn >= 0:
            self.actor = turn
            self.note_turn(phase, action)
        for event in self.game.play(action):
            hear = HEARD.get(type(event).__name__)
            if hear:
                hear(self, phase, action, event)
        if phase == "fuel" and action[0] == DONE:
            self.round.market[self.actor] = market_of(self.game.state)
        self.look()

    def note_turn(self, phase, action):
        """Who was asked, and who is done."""
        if phase not in ("fuel", "build", "bureaucracy"):
            return
        turns = self.round.turns[phase]
        if not turns or turns[-1] != self.actor:
            turns.append(self.actor)
        if phase == "build" and action[0] == DONE:
            self.round.cities[self.actor] = len(self.game.state.players[self.actor].cities)

    def look(self):
        """How the engine stands now."""
        state, phase = self.game.state, self.phase()
        if phase == "setup":
            return
        if self.facts.rounds:
            self.look_at_round(state, phase)
        if phase == "auction" and (not self.facts.rounds or self.round.number < state.round):
            self.facts.rounds.append(Round(state))
        if state.turn == NOBODY:
            self.note_end(state)

    def look_at_round(self, state, phase):
        """What is seen between two actions."""
        found = self.round
        if found.refill is not None and found.supply is None:
            found.supply = tuple(state.supply)
        if found.number == state.round and phase in found.turns and not state.stage:
            found.steps[phase] = step_of(state)
        if phase == "fuel":
            found.order_after = state.order
        if state.dummy and state.bought >> self.facts.count & 1 and found.dummy_item() is None:
            found.auction.append((DUMMY, None, None))

    def note_end(self, state):
        """Cities powered or points, and the places."""
        points = {row["seat"]: row["points"] for row in self.game.view()["result"]}
        self.facts.points = [points[seat] for seat in range(self.facts.count)]
        self.facts.ranking = self.game.ranking()

    # What is heard

    def opened(self, phase, action, event):
        """Who puts up a plant."""
        self.opener = event.seat

    def sold(self, phase, action, event):
        """Who got it."""
        self.round.auction.append((BOUGHT, self.opener, event.seat))

    def dropped(self, phase, action, event):
        """Who buys nothing."""
        self.round.auction.append((DROPPED, event.seat, event.seat))

    def uranium_ended(self, phase, action, event):
        """The plant that ends the uranium was bought."""
        self.round.auction.append((PHASE_OUT,))

    def dummy_took(self, phase, action, event):
        """The third party's plant, and the one it gives up."""
        plants = self.facts.dummy_plants
        place = plants.index(event.dropped) if event.dropped >= 0 else None
        if place is not None:
            del plants[place]
        plants.append(event.plant)
        self.round.auction.append((DUMMY, event.plant, place))

    def last_card(self, phase, action, event):
        """Where it came."""
        found = self.round
        if phase == "auction":
            found.last_card = AT_AUCTION
            found.auction.append((LAST_CARD,))
        elif phase == "build" and action[0] != DONE:
            found.last_card = AT_BUILD
            found.last_card_seat = self.actor
        else:
            found.last_card = AT_REFILL if len(found.powered) == self.facts.count else AT_STEP_TWO

    def bought_fuel(self, phase, action, event):
        """Tokens of the board game; cards are not told."""
        if self.facts.numbers.family != "board":
            return
        found, seat = self.round, event.seat
        tokens = found.fuel.setdefault(seat, [0, 0, 0, 0])
        tokens[event.fuel] += event.tokens - event.stored
        if event.stored or hasattr(self.facts.numbers, "fuel_discount"):
            found.cost[seat] = None
        elif found.cost.get(seat, 0) is not None:
            found.cost[seat] = found.cost.get(seat, 0) + event.cost

    def dummy_fuel(self, phase, action, event):
        """What the Trust takes for nothing."""
        self.round.dummy_fuel[event.fuel] += event.tokens
        self.round.storage_empty = not self.game.state.tokens[0] + self.game.state.supply[0]

    def powered(self, phase, action, event):
        """Cities with power, and what they earned."""
        self.round.powered[event.seat] = event.cities
        self.round.income[event.seat] = event.income

    def earned(self, phase, action, event):
        """An income of the card game."""
        self.round.powered[event.seat] = 0
        self.round.income[event.seat] = event.income

    def refilled(self, phase, action, event):
        """Tokens that came back."""
        self.round.refill = event.tokens


HEARD = {
    "AuctionOpened": Witness.opened, "PlantSold": Witness.sold, "DroppedOut": Witness.dropped,
    "UraniumEnded": Witness.uranium_ended, "TrustTookPlant": Witness.dummy_took, "BankTookPlant": Witness.dummy_took,
    "LastCardDrawn": Witness.last_card, "FuelBought": Witness.bought_fuel, "TrustTookFuel": Witness.dummy_fuel,
    "CitiesPowered": Witness.powered, "PlantsRun": Witness.earned, "MarketRefilled": Witness.refilled,
}  # fmt: skip


def facts_of(game, move) -> Facts:
    """The facts of a game in which a mover answers everything."""
    witness = Witness(game)
    while not game.over:
        witness.play(move(game))
    return witness.facts


def recorded_facts(name) -> Facts:
    """The facts of a recorded game."""
    heading, actions, _ = recorded_games.read(name)
    lines = iter(actions)
    return facts_of(recorded_games.begin(heading), lambda game: notation.read(next(lines), game))

"""A game played on quickly by steady's reckoning: an auction is settled in a few bids, fuel bought in one go."""

from voltable.engine.verbs import BID, BUY, DONE, DROP, NOBODY, OPEN, PASS, SCRAP
from voltable.plants.auction import BIDDING, OPENING, SCRAPPING
from voltable_cards.picking import PICKING
from voltable_cards.state import AUCTION, FUEL
from voltable_host.bots.card.outlook import Outlook
from voltable_host.bots.card.producing import best_run
from voltable_host.bots.card.reserve import Purse
from voltable_host.bots.card.shopping import plan
from voltable_host.bots.card.steady import giving
from voltable_host.bots.card.turning import turning


class Rollout:
    """One copy of a game on its way to the end; moves counts what was played."""

    __slots__ = ("game", "most", "moves", "outlook", "purses", "seat", "when")

    def __init__(self, game, seat=None, most=None):
        self.game = game
        self.moves = 0
        self.when = None
        self.outlook: Outlook
        self.purses: dict[int, Purse] = {}
        self.seat = seat  # who may have another limit than usual in the auction at hand
        self.most = most

    def look(self) -> Outlook:
        """The outlook at the beginning of the phase is good enough for all of it."""
        state = self.game.state
        if self.when != (state.round, state.phase):
            self.when = state.round, state.phase
            self.outlook = Outlook(self.game)
            self.purses = {}
        return self.outlook

    def purse(self, seat) -> Purse:
        """A seat's purse; it changes only by buying a plant, and who has bought is asked no more."""
        outlook = self.look()
        if seat not in self.purses:
            self.purses[seat] = Purse(self.game, outlook, seat)
        return self.purses[seat]

    def play(self, action):
        """One move, and an answer wherever it is then asked which cards go."""
        self.moves += 1
        self.game.act(action, None)
        while self.game.state.stage == PICKING:
            self.game.act(turning(self.game.choices()).action, None)

    def to_end(self):
        """Play on until the game is over."""
        state = self.game.state
        while state.turn != NOBODY:
            if state.phase == AUCTION:
                self.auction(state)
            elif state.phase == FUEL:
                self.shop(state)
            else:
                player = state.players[state.turn]
                self.play(best_run(self.game.edition, player, self.look().prices)[0])

    def auction(self, state):
        """Whatever the auction asks for."""
        if state.stage == OPENING:
            self.open(state)
        elif state.stage == BIDDING:
            self.bid(state)
        elif state.stage == SCRAPPING:
            older = [plant for plant in state.players[state.turn].plants if plant != state.plant]
            self.play((SCRAP, self.look().worst(older)))
        else:
            self.play(giving(self.game, self.look()).action)

    def open(self, state):
        """The best bargain, or none."""
        best, plant, price = self.purse(state.turn).best_offer()
        if best < 0 and state.round > 1:
            self.play((DROP,))
        else:
            self.play((OPEN, plant, price))

    def bid(self, state):
        """The two highest limits settle it: the first pays what the second would; the others pass."""
        limits = [(-self.limit(seat, state), seat) for seat in range(len(state.players)) if state.still_in >> seat & 1]
        (best, first), (next_best, second) = sorted(limits)[:2]
        while state.stage == BIDDING:
            if state.turn == first and -best > state.bid:
                self.play((BID, min(-best, max(-next_best, state.bid + 1))))
            elif state.turn == second and -next_best > state.bid:
                self.play((BID, -next_best))
            else:
                self.play((PASS,))
        self.most = None

    def limit(self, seat, state):
        """What a seat bids at most."""
        if self.most is not None and seat == self.seat:
            return self.most
        return self.purse(seat).limit(state.plant)

    def shop(self, state):
        """All cards of the plan."""
        _, now, later = plan(self.game, self.look())
        for price, fuel, units in now + later:
            self.play((BUY, fuel, units, price))
        self.play((DONE,))

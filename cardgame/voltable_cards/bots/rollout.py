"""A game played on quickly by steady's reckoning: an auction is settled in a few bids, fuel bought in one go."""

from voltable.engine.verbs import BID, BUY, DONE, DROP, NOBODY, OPEN, PASS, SCRAP
from voltable.plants.auction import BIDDING, OPENING, SCRAPPING
from voltable_cards.bots.candidates import USUAL
from voltable_cards.bots.outlook import Outlook
from voltable_cards.bots.producing import best_run
from voltable_cards.bots.reserve import Purse
from voltable_cards.bots.shopping import plan
from voltable_cards.bots.steady import given
from voltable_cards.bots.turning import turned_down
from voltable_cards.picking import PICKING
from voltable_cards.state import AUCTION, FUEL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from voltable.engine.game import Game
    from voltable.engine.shapes import Action
    from voltable_cards.shapes import State

NOT_YET: "Final" = -1  # before the first look


class Rollout:
    """One copy of a game on its way to the end; moves counts what was played."""

    __slots__ = ("game", "most", "moves", "outlook", "phase", "purses", "round", "seat", "state")

    game: "Game"
    state: "State"
    moves: int
    round: int  # of the outlook
    phase: int
    outlook: Outlook
    purses: "dict[int, Purse]"
    seat: int  # who may have another limit than usual in the auction at hand
    most: int

    def __init__(self, game: "Game", seat: int, most: int) -> None:
        self.game = game
        self.state = game.state
        self.moves = 0
        self.seat = seat
        self.most = most
        self.round = self.phase = NOT_YET
        self.purses = {}

    def begin_phase(self) -> None:
        """How the game looks now."""
        self.round = self.state.round
        self.phase = self.state.phase
        self.outlook = Outlook(self.game)
        self.purses = {}

    def look(self) -> Outlook:
        """The outlook at the beginning of the phase is good enough for all of it."""
        if self.round != self.state.round or self.phase != self.state.phase:
            self.begin_phase()
        return self.outlook

    def purse(self, seat: int) -> Purse:
        """A seat's purse; it changes only by buying a plant, and who has bought is asked no more."""
        outlook = self.look()
        purse = self.purses.get(seat)
        if purse is None:
            purse = self.purses[seat] = Purse(self.game, outlook, seat)
        return purse

    def play(self, action: "Action") -> None:
        """One move, and an answer wherever it is then asked which cards go."""
        self.moves += 1
        self.game.act(action, None)
        while self.state.stage == PICKING:
            self.game.act(turned_down(self.game.choices()), None)

    def to_end(self) -> None:
        """Play on until the game is over."""
        state = self.state
        while state.turn != NOBODY:
            if state.phase == AUCTION:
                self.auction()
            elif state.phase == FUEL:
                self.shop()
            else:
                player = state.players[state.turn]
                self.play(best_run(self.game.edition, player, self.look().prices)[0])

    def auction(self) -> None:
        """Whatever the auction asks for."""
        state = self.state
        if state.stage == OPENING:
            self.open()
        elif state.stage == BIDDING:
            self.bid()
        elif state.stage == SCRAPPING:
            older = [plant for plant in state.players[state.turn].plants if plant != state.plant]
            self.play((SCRAP, self.look().worst(older)))
        else:
            self.play(given(self.game, self.look()))

    def open(self) -> None:
        """The best bargain, or none."""
        best, plant, price = self.purse(self.state.turn).best_offer()
        if best < 0 and self.state.round > 1:
            self.play((DROP,))
        else:
            self.play((OPEN, plant, price))

    def bid(self) -> None:
        """The two highest limits settle it: the first pays what the second would; the others pass."""
        state = self.state
        seats = [seat for seat in range(len(state.players)) if state.still_in >> seat & 1]
        limits = sorted([(-self.limit(seat), seat) for seat in seats])
        (best, first), (next_best, second) = limits[0], limits[1]
        while state.stage == BIDDING:
            if state.turn == first and -best > state.bid:
                self.play((BID, min(-best, max(-next_best, state.bid + 1))))
            elif state.turn == second and -next_best > state.bid:
                self.play((BID, -next_best))
            else:
                self.play((PASS,))
        self.most = USUAL

    def limit(self, seat: int) -> int:
        """What a seat bids at most."""
        if self.most != USUAL and seat == self.seat:
            return self.most
        return self.purse(seat).limit(self.state.plant)

    def shop(self) -> None:
        """All cards of the plan."""
        _, now, later = plan(self.game, self.look())
        for price, fuel, units in now + later:
            self.play((BUY, fuel, units, price))
        self.play((DONE,))

"""How much a plant may cost: what it brings until the end, against doing without it and what else is on offer."""

from voltable.boardgame.bots.forecast import Forecast
from voltable.boardgame.state import AUCTION

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from voltable.boardgame.state import Player, State
    from voltable.engine.game import Game
    from voltable.plants.auction import AuctionPhase

ELSEWHERE: "Final" = (0.0, 0.9, 0.8, 0.7, 0.6, 0.5)  # how much of the next best bargain counts, by rivals in the phase


class Limits:
    """What plants are worth to the player whose turn it is."""

    __slots__ = ("forecast", "payout", "phase", "plant_limit", "player", "state", "without")

    state: "State"
    player: "Player"
    phase: "AuctionPhase"
    forecast: Forecast
    plant_limit: int
    payout: int
    without: float

    def __init__(self, game: "Game") -> None:
        self.state = game.state
        self.player = self.state.players[self.state.turn]
        self.phase = game.phases[AUCTION]
        self.plant_limit = game.edition.plant_limit
        self.payout = payout(game)
        self.forecast = Forecast(game, self.state.turn)
        self.without = self.forecast.value(self.player.plants, self.player.money)

    def gain(self, plant: int, price: int) -> float:
        """What a plant at this price brings beyond doing without it."""
        owned = self.player.plants
        money = self.player.money - price
        if len(owned) < self.plant_limit:
            return self.forecast.value(owned + (plant,), money) - self.without
        money += self.payout
        best = self.forecast.value(without(owned, 0) + (plant,), money)
        for place in range(1, len(owned)):
            value = self.forecast.value(without(owned, place) + (plant,), money)
            if value > best:
                best = value
        return best - self.without

    def elsewhere(self, besides: int) -> float:
        """The best bargain among the other plants on offer, as far as the rivals will leave it."""
        state = self.state
        best = 0.0
        for plant in self.phase.offered(state):
            price = self.phase.minimum(state, plant)
            allowed = self.phase.bidders(state, plant) >> state.turn & 1
            if plant != besides and price <= self.player.money and allowed:
                best = max(best, self.gain(plant, price))
        rivals = bin(self.phase.in_phase(state)).count("1") - 1
        return best * ELSEWHERE[rivals]

    def limit(self, plant: int, least: int) -> int:
        """The most that this player should pay for a plant; less than `least` where even that is too much."""
        enough = self.elsewhere(plant)
        low, high = least - 1, max(least - 1, self.player.money)
        while low < high:
            middle = (low + high + 1) // 2
            if self.gain(plant, middle) > enough:
                low = middle
            else:
                high = middle - 1
        return low


def payout(game: "Game") -> int:
    """What demolition would pay now for the plant that goes."""
    if not game.edition.wreckers:
        return 0
    state: "State" = game.state
    first, later = game.edition.payouts[state.demolition]
    paid: int = later if state.compensated else first
    return paid


def without(plants: "tuple[int, ...]", place: int) -> "tuple[int, ...]":
    """All but the plant in one place."""
    return plants[:place] + plants[place + 1 :]

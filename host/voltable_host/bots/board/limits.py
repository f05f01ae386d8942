"""How much a plant may cost: what it brings until the end, against doing without it and what else is on offer."""

from voltable.boardgame.state import AUCTION
from voltable_host.bots.board.forecast import Forecast

ELSEWHERE = (0.0, 0.9, 0.8, 0.7, 0.6, 0.5)  # how much of the next best bargain counts, by rivals still in the phase


class Limits:
    """What plants are worth to the player whose turn it is."""

    def __init__(self, game):
        self.game = game
        self.player = game.state.players[game.turn]
        self.phase = game.phases[AUCTION]
        self.forecast = Forecast(game, game.turn)
        self.without = self.forecast.value(self.player.plants, self.player.money)

    def gain(self, plant: int, price: int) -> float:
        """What a plant at this price brings beyond doing without it."""
        plants = (*self.player.plants, plant)
        money = self.player.money - price
        if len(plants) <= self.game.edition.plant_limit:
            return self.forecast.value(plants, money) - self.without
        money += self.payout()
        kept = [tuple([other for other in plants if other != older]) for older in self.player.plants]
        return max([self.forecast.value(some, money) for some in kept]) - self.without

    def payout(self) -> int:
        """What demolition would pay now for the plant that goes."""
        edition, state = self.game.edition, self.game.state
        if not edition.wreckers:
            return 0
        first, later = edition.payouts[state.demolition]
        return later if state.compensated else first

    def elsewhere(self, besides: int) -> float:
        """The best bargain among the other plants on offer, as far as the rivals will leave it."""
        state = self.game.state
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

"""Which plants will be offered in later rounds, as far as one can guess."""

from voltable.engine.verbs import NOTHING

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from voltable.boardgame.edition import BoardEdition
    from voltable.boardgame.plants import BoardPlants
    from voltable.boardgame.state import State
    from voltable.engine.game import Game

NEWER: "Final" = 2  # by so much the numbers of plants on offer rise in a round
GOOD: "Final" = 5  # a plant that is bought powers a city for so much of its number
MARKUP: "Final" = 3  # what a plant costs above its number
UNASKED: "Final" = -2  # a round that was not looked at yet


class Coming:
    """The plant that a player will buy in each round; looked up once."""

    __slots__ = ("count", "left", "number", "numbers", "powers", "typicals")

    count: int  # of players
    left: int  # plants that will still be on offer
    number: int  # of a plant on offer now, about
    numbers: "tuple[int, ...]"  # printed on the plants
    powers: "tuple[int, ...]"
    typicals: "list[int]"

    def __init__(self, game: "Game", rounds: int) -> None:
        edition: "BoardEdition" = game.edition
        cards: "BoardPlants" = edition.cards
        state: "State" = game.state
        self.count = edition.count
        self.numbers = cards.number
        self.powers = cards.power
        self.left = len(state.market) + state.small_left + state.large_left + len(state.under)
        plants = state.market or (len(self.numbers) - 1,)
        self.number = self.numbers[plants[len(plants) // 2]]
        self.typicals = [UNASKED] * (rounds + 1)

    def typical(self, later: int) -> int:
        """A plant like those that will be bought so much later; NOTHING once there is none left for everybody."""
        if self.left <= later * self.count:
            return NOTHING
        if self.typicals[later] == UNASKED:
            self.typicals[later] = self.next_good(self.number + NEWER * later)
        return self.typicals[later]

    def next_good(self, number: int) -> int:
        """The first plant from a number on that powers enough for it."""
        for plant, other in enumerate(self.numbers):
            if other >= number and GOOD * self.powers[plant] >= other:
                return plant
        return len(self.numbers) - 1

    def price(self, plant: int) -> int:
        """What it will cost."""
        return self.numbers[plant] + MARKUP

    def weakest(self, plants: "tuple[int, ...]") -> int:
        """Of some plants the one that powers least, the first of equals."""
        worst = plants[0]
        for plant in plants:
            if self.powers[plant] < self.powers[worst]:
                worst = plant
        return worst

"""Before the first round: which region to play in, where the Trust builds, which city to begin in."""

from voltable.boardgame.bots.routes import best_start, nearby
from voltable.boardgame.network import connections
from voltable.bots.thought import Thought
from voltable.engine.verbs import MARK, PLACE, REGION
from voltable.talk.said import said

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.boardgame.maps import Map
    from voltable.boardgame.state import State
    from voltable.engine.game import Game
    from voltable.engine.shapes import Action

SETTING_UP = (REGION, PLACE, MARK)


def setting_up(game: "Game", choices: "list[Action]") -> Thought:
    """What is asked before the first round."""
    cities = [choice[1] for choice in choices]
    if choices[0][0] == REGION:
        return region(game, cities)
    return place(game, cities) if choices[0][0] == PLACE else mark(game, cities)


def region(game: "Game", regions: "list[int]") -> Thought:
    """The region whose connections cost least, those to the regions in play included."""
    state: "State" = game.state
    best = regions[0]
    least, among = costs(game.edition.map, state.regions, best)
    for other in regions[1:]:
        total, count = costs(game.edition.map, state.regions, other)
        if total * among < least * count or total * among == least * count and other < best:
            best, least, among = other, total, count
    return Thought((REGION, best), said("bot-cheap-region", cost=(2 * least + among) // (2 * among)))


def costs(board: "Map", played: int, region: int) -> "tuple[int, int]":
    """What the connections cost together that end in a region and lead nowhere out of play, and how many they are."""
    played |= 1 << region
    total = count = 0
    for one, other, cost in connections(board):
        ends = board.REGION_OF[one], board.REGION_OF[other]
        if region in ends and played >> ends[0] & played >> ends[1] & 1:
            total += cost
            count += 1
    return total, count


def place(game: "Game", cities: "list[int]") -> Thought:
    """A house of the Trust where nobody wants to begin."""
    city = max([(nearby(game, city), city) for city in cities])[1]
    return Thought((PLACE, city), said("bot-out-of-the-way", city=city))


def mark(game: "Game", cities: "list[int]") -> Thought:
    """The city one would like to begin in."""
    city = best_start(game, cities)
    return Thought((MARK, city), said("bot-good-start", city=city))

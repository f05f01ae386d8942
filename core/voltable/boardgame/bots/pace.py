"""How long the game will last: how fast networks grow, and who could end it now."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from voltable.boardgame.edition import BoardEdition
    from voltable.boardgame.state import Player, State
    from voltable.engine.game import Game

# Cities are counted in parts of one, so that whole numbers are exact.
PARTS: "Final" = 72
MONEY: "Final" = 3  # such parts that an Elektro brings now: a city with its connection costs 24, roughly
INCOME: "Final" = 2  # and in a round: of 36, for fuel and plants cost as well
KEPT: "Final" = 20  # Elektro that bring no city
NEARLY: "Final" = 3  # who powers so many fewer cities than the end takes does not end it
LONGEST: "Final" = 12  # rounds; nobody looks further


def rounds_left(game: "Game") -> int:
    """Productions that still pay before somebody ends the game."""
    state: "State" = game.state
    return min([rounds_of(game.edition, player) for player in state.players])


def rounds_of(edition: "BoardEdition", player: "Player") -> int:
    """In how many rounds this player can have the cities that end the game."""
    end = edition.last_cities
    connected = len(player.cities)
    if connected >= end:
        return 0
    power = sum([edition.cards.power[plant] for plant in player.plants])
    incomes: "tuple[int, ...]" = edition.incomes
    rounds = 0 if power >= end - NEARLY else 1
    cities = PARTS * (connected - 1) + MONEY * max(0, player.money - KEPT)
    while cities < PARTS * end and rounds < LONGEST:
        cities += max(PARTS, INCOME * incomes[max(0, cities) // PARTS])
        rounds += 1
    return rounds

"""How long the game will last: how fast networks grow, and who could end it now."""

CITY = 24  # what a city costs with its connection, roughly
GROWTH = 36  # income that brings one more city in a round: fuel and plants cost as well
NEARLY = 3  # who powers so many fewer cities than the end takes does not end it


def rounds_left(game) -> int:
    """Productions that still pay before somebody ends the game."""
    return min([rounds_of(game, player) for player in game.state.players])


def rounds_of(game, player) -> int:
    """In how many rounds this player can have the cities that end the game."""
    end = game.edition.last_cities
    power = sum([game.edition.cards.power[plant] for plant in player.plants])
    if len(player.cities) >= end:
        return 0
    rounds = 0 if power >= end - NEARLY else 1
    cities = len(player.cities) + max(0, player.money - 20) / CITY - 1
    while cities < end and rounds < 12:
        cities += max(1, game.edition.incomes[int(cities)] / GROWTH)
        rounds += 1
    return rounds

"""The end of the card game, laid by hand: each director's plants, fuel and money."""

from kit.cards.helpers import enter, owns, play, table
from voltable.engine.words import OUT
from voltable.plants.events import GameOver


def scored(*owned, **more):
    """The game after its last fuel phase; each director's plants, fuel and money."""
    names = "Gosia Maciek Anna Piotr Ewa Jan".split()[: len(owned)]
    game = table(" ".join(names), **more)
    for name, (plants, fuel, money) in zip(names, owned):
        owns(game, name, plants, fuel=fuel, money=money)
    game.state.last_round, game.state.last_card = 1, OUT
    enter(game, "fuel")
    events = []
    while not game.over:
        events += play(game, "done")
    assert isinstance(events[-1], GameOver)
    return game

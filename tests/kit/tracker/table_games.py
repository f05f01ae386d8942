"""Tables laid by hand for rulebook tests: friends who sit in the order of their names, and what they tell."""

import voltable
from kit.cards.helpers import happened, play, refusal_of, refused
from voltable.engine.verbs import DONES
from voltable.notation import write

FRIENDS = "Ana Bo Cy Di Ed Flo"
EDITIONS = ("classic", "central_europe", "recharged", "card")
DEPTHS = ("guide", "quick", "score", "market")


def friends(count) -> str:
    """So many names."""
    return " ".join(FRIENDS.split()[:count])


def new(edition="classic", names="Ana Bo Cy Di", depth="score", board=None, **options):
    """A table at which the first order is asked for."""
    return voltable.new_table(edition, board, names.split(), depth, None, options or None)


def table(edition="classic", names="Ana Bo Cy Di", depth="score", board=None, **options):
    """The first auction; the first named is first in order."""
    game = new(edition, names, depth, board, **options)
    play(game, *["first " + name for name in names.split()[:-1]])
    return game


def depths_of(edition) -> tuple:
    """The depths of an edition: prices only where fuel has a market of tokens."""
    return DEPTHS[:3] if edition == "card" else DEPTHS


def phase(game) -> str:
    """The phase by its name."""
    return game.view()["phase"]


def asks(game) -> list:
    """The verbs that answer what is asked."""
    return game.view()["table"]["asks"]


def turn(game) -> str:
    """Whose turn it is."""
    return game.names[game.turn]


def order(game) -> str:
    """The names in order."""
    return " ".join([game.names[seat] for seat in game.state.order])


def tied(game) -> str:
    """Who is asked about."""
    return " ".join([game.names[seat] for seat in game.view()["table"]["tied"]])


def done(game, times=1) -> list:
    """What is asked is done, so many times; what happened."""
    events = []
    for _ in range(times):
        events += game.play(DONES)
    return events


def until(game, name, stage=None, round=None):
    """As little as possible happens until a phase asks, perhaps for one thing, perhaps in a later round."""
    for _ in range(400):
        if phase(game) == name and stage in (None, game.state.stage) and round in (None, game.state.round):
            return game
        game.play(least(game))
    raise AssertionError("never comes: " + name)


def least(game) -> tuple:
    """Done; or where that is no answer, the first one that is asked for."""
    choices = game.choices()
    return DONES if DONES in choices else choices[0]


def connect(game, **cities):
    """So many cities have these players."""
    play(game, *[f"set {name} {cities[name]}" for name in sorted(cities)])
    return game


def in_step(game, step):
    """The table is in this step."""
    play(game, f"set step {step}")
    return game


def refill(game) -> list:
    """Tokens of the refill that is shown, by fuel."""
    shown = game.view()["table"]["refill"]
    return [shown[fuel] for fuel in game.edition.numbers.fuels]


def lines(game) -> list:
    """Every choice as a line."""
    return [write(choice, game) for choice in game.choices()]


__all__ = ("happened", "play", "refusal_of", "refused")

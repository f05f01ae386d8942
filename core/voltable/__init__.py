"""Voltable: an exact engine for the Power Grid family, the same on CPython and MicroPython."""

from voltable.refusal import LogError, Refusal
from voltable.verbs import CHANCE

__version__ = "0.1.0"

# Imported when asked for, so that a board loads only what it plays.
EDITIONS = (
    ("classic", "voltable.editions.classic"),
    ("central_europe", "voltable.editions.central_europe"),
    ("recharged", "voltable.editions.recharged"),
    ("card", "voltable_cards.edition"),
)


def new_game(edition: str, board=None, players: "int | list[str]" = 2, seed=0, dice=None, options=None, gid=None):
    """A game of an edition, from a seed, or with dice="table" by what is drawn at a real table.

    >>> new_game("card", players=["Ana", "Bo", "Cy"], seed=7).turn
    0
    """
    from voltable.start import new_game

    return new_game(edition, board, players, seed, dice, options, gid)


def new_table(
    edition: str, board=None, players: "int | list[str]" = 2, depth="quick", seed=None, options=None, gid=None
):
    """A physical game that is followed, at the depth guide, quick, score or market.

    >>> new_table("classic", players=4, depth="quick", seed=1).view()["phase"]
    'auction'
    """
    from voltable.start import new_table

    return new_table(edition, board, players, depth, seed, options, gid)


def load(data: bytes, cards=None):
    """The game whose log this is; cards is the owner's card set where the log names one."""
    from voltable.replay import load

    return load(data, cards)


def __getattr__(name):
    """Modules load when they are first asked for."""
    try:
        return __import__("voltable." + name, None, None, ("*",))
    except ImportError:
        raise AttributeError(name)

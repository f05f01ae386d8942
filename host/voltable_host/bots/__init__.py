"""Bots, weakest first: a ladder for the card game and one for the board game; `random` plays both."""

from importlib import import_module

from voltable import Refusal
from voltable.start import find_edition
from voltable_host.bots.random_bot import Random

EVERYBODY = ("random", "greedy", "steady", "sharp")  # every name that some ladder has


def ladder(edition: str):
    """The package with the bots of an edition: LADDER, ABOUT and make."""
    return import_module("voltable_host.bots." + find_edition(edition).family)


def make(name: str, edition: str, **budget):
    """A bot for an edition; some take a budget, the others need none."""
    bots = ladder(edition)
    if name not in bots.LADDER:
        raise Refusal("unknown-bot", name, *bots.LADDER)
    return Random() if name == "random" else bots.make(name, **budget)

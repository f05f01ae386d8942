"""The console has a page for the card game and one for the board game: modules of the same names in two folders."""

from importlib import import_module

from voltable.game import Game


def part(game: Game, name: str):
    """The module of this name on the page of a game."""
    return import_module(f"voltable_host.terminal.{game.edition.family}.{name}")

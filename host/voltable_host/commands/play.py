"""`voltable play`: for now the bots hold every seat and the game is told as it goes."""

import secrets
from pathlib import Path

import click

import voltable
from voltable.bots import random_dice, random_move
from voltable_host.options import read_options


@click.command()
@click.argument("edition", type=click.Choice(["card"]), default="card")
@click.option("--players", type=int, default=4, show_default=True, help="how many bots play")
@click.option("--seed", type=click.IntRange(0, 2**32 - 1), help="the same seed gives the same game")
@click.option("--option", "pairs", multiple=True, metavar="NAME=VALUE", help="an option, such as demolition=true")
@click.option("--cards", type=click.Path(path_type=Path), help="a card set of one's own")
@click.option("-q", "--quiet", is_flag=True, help="only the result")
def command(edition, players, seed, pairs, cards, quiet) -> None:
    """Watch random bots play a card game to its end.

    \b
    Example:
      voltable play card --players 3 --seed 7
    """
    seed = secrets.randbits(32) if seed is None else seed
    names = [f"Bot{seat + 1}" for seat in range(players)] if 2 <= players <= 6 else players
    game = voltable.new_game(edition, players=names, seed=seed, options=read_options(edition, pairs, cards))
    watch(game, quiet)
    tell_result(game)


def watch(game, quiet: bool) -> None:
    """Bots play to the end, a line a move."""
    dice = random_dice(game.seed)
    round_told = 0
    while not game.over:
        action = random_move(game.choices(), dice)
        if not quiet:
            if game.state.round != round_told:
                round_told = game.state.round
                click.secho(f"Round {round_told}", bold=True)
            click.echo("  " + voltable.notation.write(action, game))
        game.play(action)


def tell_result(game) -> None:
    """Places, best first, and how to see the same game again."""
    view = game.view()
    click.secho(f"The game is over after {view['round']} rounds and {view['moves']} moves.", bold=True)
    for row in view["result"]:
        click.echo(f"  {row['place']}. {game.names[row['seat']]}: {row['points']} points, {row['money']} Elektro over")
    chosen = "".join(f" --option {name}={value}" for name, value in game.edition.chosen)
    click.echo(f"Again: voltable play card --players {len(game.names)} --seed {game.seed}{chosen}", err=True)

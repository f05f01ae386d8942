"""`voltable simulate`: a series of bot games, a line each."""

import json
from collections.abc import Iterable
from pathlib import Path

import click

from voltable.series import play_series
from voltable_host import log_file, micropython
from voltable_host.options import EDITIONS, read_options


@click.command()
@click.argument("edition", type=click.Choice(EDITIONS))
@click.option("--players", type=int, default=4, show_default=True, help="how many play")
@click.option("--games", type=click.IntRange(0), default=1, show_default=True, help="how many games")
@click.option("--seed", type=click.IntRange(0, 2**32 - 1), default=0, show_default=True, help="game k has seed S + k")
@click.option("--board", help="for editions with boards")
@click.option("--option", "pairs", multiple=True, metavar="NAME=VALUE", help="an option, such as demolition=true")
@click.option("--cards", type=click.Path(path_type=Path), help="a card set of one's own")
@click.option("--bot", "bots", multiple=True, type=click.Choice(["random"]), help="who plays; one for all, or by seat")
@click.option("--json", "as_json", is_flag=True, help="a JSON object on each line")
@click.option("--trace", is_flag=True, help="a line for each move instead of each game")
@click.option("--micropython", "on_board", is_flag=True, help="run the games in MicroPython")
@click.option("--save", type=click.Path(path_type=Path, file_okay=False), help="also write each game's log here")
def command(edition, players, games, seed, board, pairs, cards, bots, as_json, trace, on_board, save) -> None:
    """Let bots play a series of games; the same seed gives the same lines everywhere.

    \b
    Examples:
      voltable simulate card --players 4 --games 3 --seed 7 --json
      voltable simulate card --players 2 --option demolition=true --trace --json
    """
    if trace and save:
        raise click.UsageError("--trace and --save do not go together: a trace prints moves, not games.")
    options = read_options(edition, pairs, cards)
    asked = {"edition": edition, "players": players, "games": games, "seed": seed, "board": board,
             "options": options, "trace": trace, "logs": save is not None}  # fmt: skip
    if len(bots) not in (0, 1, players):
        raise click.UsageError(f"--bot is given once for all, or once for each of the {players} seats.")
    if save:
        save.mkdir(parents=True, exist_ok=True)
    games_played: Iterable[dict] = from_board(asked) if on_board else play_series(**asked)
    for line in games_played:
        if save:
            keep(save / f"{edition}-{line['seed']}.vtl", bytes.fromhex(line.pop("log")))
        click.echo(json.dumps(line, ensure_ascii=False) if as_json else in_words(line))


def keep(path: Path, data: bytes) -> None:
    """Write a game's log."""
    try:
        log_file.write(path, data)
    except log_file.Unreadable as error:
        raise click.ClickException(f"{path}: {error}") from error


def from_board(asked: dict) -> Iterable[dict]:
    """The same lines, the games played in MicroPython."""
    if "cards" in asked["options"]:
        asked = asked | {"options": asked["options"] | {"cards": asked["options"]["cards"].tables}}
    try:
        for line in micropython.lines("voltable.series", json.dumps(asked)):
            yield json.loads(line)
    except (micropython.NoMicroPython, RuntimeError) as error:
        raise click.ClickException(str(error)) from error


def in_words(line: dict) -> str:
    """A line for people."""
    if "move" in line:
        return f"{line['game']:>4}  {line['move'] or 'setup'}"
    places = ", ".join(f"P{row['seat'] + 1} {row['points']}" for row in line["result"])
    return f"seed {line['seed']}: {line['rounds']} rounds, {line['moves']} moves, points {places}  [{line['hash']}]"

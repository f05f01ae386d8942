"""`voltable bench`: the figures of docs/benchmarks.md."""

import json

import click

from voltable_host import measure, micropython
from voltable_host.measure_board import board_figures


@click.command()
@click.option("--json", "as_json", is_flag=True, help="a JSON object on each line")
@click.option("--games", type=click.IntRange(1), default=60, show_default=True, help="games a run")
def command(as_json, games) -> None:
    """Measure random play, copies, the log, and what a board would need.

    \b
    Example:
      voltable bench --json
    """
    for players in measure.COUNTS:
        tell(measure.random_play(players, games), as_json)
    for figure in (measure.copies, measure.state_bytes, measure.growth, measure.journal_speed):
        tell(figure(), as_json)
    try:
        tell(on_board(), as_json)
    except (ImportError, RuntimeError, micropython.NoMicroPython) as error:
        raise click.ClickException(f"The figures of a board could not be taken: {error}") from error


def on_board() -> dict:
    """The same kind of line for a board; its speed says nothing on a computer."""
    line = {"edition": "card", "players": 6, "games_per_s": None, "moves_per_s": None,
            "moves_per_million_turns": None, "interpreter": "MicroPython, 32 bit"}  # fmt: skip
    return line | board_figures()


def tell(line: dict, as_json: bool) -> None:
    """A figure as JSON or in words."""
    if as_json:
        click.echo(json.dumps(line))
    else:
        click.echo(", ".join(f"{name} {value}" for name, value in line.items() if value is not None))

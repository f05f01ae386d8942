"""`voltable table set`: set a count right."""

import click

from voltable import notation
from voltable_host.link.device_option import device_options
from voltable_host.shell import command
from voltable_host.tables.finding import game_option, opened
from voltable_host.tables.telling import play, tell_table
from voltable_host.tables.typed import meant
from voltable_host.talk import pass_talk


@command("set", examples=("table set Ana 7", "table set step 2", "table set coal 17"))
@click.argument("field")
@click.argument("number", metavar="N")
@game_option
@device_options
@pass_talk
def set_(talk, field, number, name, device, offline) -> None:
    """Set right what a table has counted: a player's cities or income, the round, the step, tokens on the market."""

    def corrected(game):
        line = f"set {notation.quote(meant(field, game))} {notation.quote(number)}"
        return [play(game, notation.read(line, game))]

    with opened(talk, name) as save:
        tell_table(talk, save, corrected, device, offline)

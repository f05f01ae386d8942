"""`voltable table set`: set a count right."""

import click

from voltable import Refusal, notation
from voltable_host.companion.line.device_option import device_options
from voltable_host.shell import command
from voltable_host.talk import pass_talk
from voltable_host.terminal.following.finding import game_option, opened
from voltable_host.terminal.following.refusing import refused
from voltable_host.terminal.following.telling import play, tell_table
from voltable_host.terminal.following.typed import meant
from voltable_host.wrong_value import as_error


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
        try:
            return [play(game, notation.read(line, game))]
        except Refusal as no:
            raise as_error(no, click.get_current_context(), refused(no, game)) from no

    with opened(talk, name) as save:
        tell_table(talk, save, corrected, device, offline)

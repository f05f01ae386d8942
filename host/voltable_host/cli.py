"""The command `voltable`: a tree of small commands, each loaded only when it is called."""

import sys
from importlib import import_module

import click

from voltable import Refusal, __version__

COMMANDS = {
    "play": "play a card game; in this version bots hold every seat",
    "simulate": "bots play a series of games",
    "log": "verify, export and import game logs",
    "cards": "show the cards, check a set of one's own",
    "bench": "measure speed and sizes",
}


class LazyGroup(click.Group):
    """Knows its commands by name and imports the one that is asked for."""

    def list_commands(self, ctx):
        """In the order of the table above."""
        return list(COMMANDS)

    def get_command(self, ctx, cmd_name):
        """The command of the file with its name."""
        if cmd_name not in COMMANDS:
            return None
        return import_module(f"voltable_host.commands.{cmd_name}").command

    def format_commands(self, ctx, formatter):
        """Help without importing anything."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="voltable")
def voltable() -> None:
    """Power Grid at your table: an exact engine, games in the terminal, logs.

    \b
    Example:
      voltable simulate card --players 4 --games 3 --seed 7 --json
    """


def main() -> None:
    """Run a command; what the rules forbid is a sentence and exit code 1."""
    try:
        voltable()
    except Refusal as no:
        from voltable_host.words import refuse

        click.secho(refuse(no), fg="red", err=True)
        sys.exit(1)
    except BrokenPipeError:  # the reader of our lines has enough
        sys.stderr.close()
        sys.exit(0)

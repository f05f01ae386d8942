"""The command `voltable`: a tree of small commands, each loaded only when it is called."""

import os
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

    def invoke(self, ctx):
        """A reader of our lines who has enough is no error."""
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            sys.stdout = open(os.devnull, "w")  # noqa: SIM115  what is still buffered has nowhere to go
            ctx.exit(0)

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
    """Run a command: exit 0 ok, 1 what the rules or the machine forbid, 2 wrong usage, 130 interrupted."""
    try:
        code = voltable(standalone_mode=False)
    except click.Abort:
        fail("Interrupted.", 130)
    except click.ClickException as error:
        error.show()
        sys.exit(error.exit_code)
    except Refusal as no:
        from voltable_host.words import refuse

        fail(refuse(no), 1)
    except OSError as error:
        fail(f"{error.filename or 'Output'}: {error.strerror or error}", 1)
    else:
        sys.exit(code if isinstance(code, int) else 0)


def fail(sentence: str, code: int) -> None:
    """Say why and leave."""
    click.secho(sentence, fg="red", err=True)
    sys.exit(code)

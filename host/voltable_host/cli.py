"""The command `voltable`: a tree of small commands, each loaded only when it is called."""

import os
import sys
from importlib import import_module

import click

import voltable as core
from voltable import __version__
from voltable_host.gate.streams import guard, let_go
from voltable_host.gate.telling import show_error, tell
from voltable_host.language import LANGUAGES, N_, _, choose, preferred
from voltable_host.language.calling import Called, remember_call
from voltable_host.shell import COMPLETING, LazyGroup

COMMANDS = {
    "play": N_("play the card game or the board game in the terminal, with people and bots"),
    "resume": N_("go on with a game"),
    "replay": N_("step through a game that was played"),
    "table": N_("the companion without a device: follow the game that you play with cardboard"),
    "calc": N_("answers for people at a table: payout, fuel, route, power, storage, Bank"),
    "board": N_("the boards: list, show, draw and check them"),
    "rules": N_("short rules, topic by topic"),
    "bots": N_("the opponents, and how they do against each other"),
    "log": N_("list, show, verify, export and import game logs"),
    "simulate": N_("bots play a series of games"),
    "device": N_("the companion: a small device on the table, and the same in the terminal"),
    "cards": N_("show the cards, enter those of your own box, check a set"),
    "config": N_("what is remembered from one game to the next"),
    "completion": N_("let the shell complete commands"),
    "bench": N_("measure speed and sizes"),
}


class Root(LazyGroup):
    """The command itself."""

    def invoke(self, ctx):
        """A reader of our lines who has enough is no error."""
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            let_go()
            ctx.exit(0)


@click.group(
    cls=Root, table=COMMANDS, package="voltable_host.commands",
    context_settings={"help_option_names": ["-h", "--help"]},
    examples=("play", "play card --players Ana,Bo,bot:steady", "resume"),
)  # fmt: skip
@click.option(
    "--version", is_flag=True, is_eager=True, expose_value=False,
    help=N_("show the version, and whether its core is compiled"),
    callback=lambda ctx, _option, asked: asked and tell_version(ctx),
)  # fmt: skip
def voltable() -> None:
    """Power Grid at your table: both games in the terminal, answers for the table, an exact engine."""


def tell_version(ctx: click.Context) -> None:
    """The version, and whether the core is compiled: for reports of bugs."""
    said = _("voltable, version {version} (compiled core)") if core.COMPILED else _("voltable, version {version}")
    tell(said.format(version=__version__))
    ctx.exit()


def main() -> None:
    """Run a command: exit 0 ok, 1 what the rules or the machine forbid, 2 wrong usage, 130 interrupted."""
    guard()
    remember_call(sys.argv[0])
    choose(wanted_language(sys.argv[1:], os.environ))
    if os.environ.get(COMPLETING):
        import_module("voltable_host.commands.completion")  # brings the shells that click does not know
    try:
        code = voltable(prog_name=Called.program, complete_var=COMPLETING, standalone_mode=False)
    except (click.Abort, KeyboardInterrupt):
        fail(_("Interrupted."), 130)
    except click.ClickException as error:
        show_error(error)
        sys.exit(error.exit_code)
    except OSError as error:
        fail(f"{error.filename or _('Output')}: {error.strerror or error}", 1)
    else:
        sys.exit(code if isinstance(code, int) else 0)


def wanted_language(arguments: list[str], environment) -> str:
    """--lang wherever it stands, so that help speaks it too; then what is remembered or the locale tells."""
    for place, argument in enumerate(arguments):
        value = argument[7:] if argument.startswith("--lang=") else "".join(arguments[place + 1 : place + 2])
        if argument.startswith("--lang") and value in LANGUAGES:
            return value
    if environment.get("VOLTABLE_LANG"):
        return preferred(environment)
    from voltable_host.config import remembered

    return remembered("lang") or preferred(environment)


def fail(sentence: str, code: int) -> None:
    """Say why and leave."""
    tell(sentence, err=True, red=True)
    sys.exit(code)

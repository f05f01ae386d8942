"""Our kind of click command: help in the chosen language, examples, and the options that every command has."""

from importlib import import_module
from inspect import cleandoc

import click

from voltable import Refusal
from voltable_host.choice import Choice
from voltable_host.config import remembered
from voltable_host.language import LANGUAGES, N_, _
from voltable_host.language.calling import as_called
from voltable_host.talk import Talk

COMPLETING = "_VOLTABLE_COMPLETE"  # set by shells that ask for completions
SHARED = ("json", "plain", "lang", "quiet", "verbose")


def shared_options() -> list[click.Parameter]:
    """The same five everywhere."""
    return [
        click.Option(["--json", "json"], is_flag=True, help=N_("JSON on stdout: one object, or one on each line")),
        click.Option(["--plain"], is_flag=True, help=N_("plain signs, no colour, nothing redrawn")),
        click.Option(["--lang"], type=Choice(list(LANGUAGES)), help=N_("the language people read")),
        click.Option(["-q", "--quiet"], is_flag=True, help=N_("only what was asked for")),
        click.Option(["-v", "--verbose"], is_flag=True, help=N_("tell more")),
    ]


class Translated(click.Command):
    """A command whose help is a sentence of the catalogue, with examples below it."""

    def __init__(self, *args, examples: tuple[str, ...] = (), **kwargs):
        super().__init__(*args, **kwargs)
        self.examples = examples
        taken = {option for param in self.params for option in param.opts}
        self.params += [option for option in shared_options() if not taken & set(option.opts)]

    def parse_args(self, ctx, args):
        """An option that there is not asks for the one that was meant."""
        typed = list(args)
        try:
            return super().parse_args(ctx, args)
        except click.NoSuchOption as error:
            from voltable_host.language.near import with_guess

            word = next((arg for arg in typed if arg.startswith(error.option_name)), error.option_name)
            known = (name for param in self.get_params(ctx) for name in (*param.opts, *param.secondary_opts))
            options = [name for name in known if name.startswith("--")]
            raise click.UsageError(with_guess(error.message, word.partition("=")[0], options), ctx) from error

    def invoke(self, ctx):
        """Run it; a refusal becomes an error with its sentence."""
        self.listen(ctx)
        try:
            return super().invoke(ctx)
        except Refusal as no:
            from voltable_host.wrong_value import as_error

            raise as_error(no, ctx) from no

    def listen(self, ctx):
        """The shared options become the Talk that the command speaks through."""
        above = ctx.find_object(Talk)
        told = {name: ctx.params.pop(name, None) for name in SHARED}
        language = told.pop("lang")
        if language:
            from voltable_host.language import choose

            choose(language)
        told["plain"] = told["plain"] or remembered("plain") == "yes"
        ctx.obj = Talk(**{name: bool(value or above and above.asked[name]) for name, value in told.items()})

    def get_help(self, ctx):
        """Help with every sentence in the chosen language."""
        kept = self.help, [getattr(param, "help", None) for param in self.params]
        self.help = _(cleandoc(self.help or ""))
        for param, sentence in zip(self.params, kept[1]):
            if isinstance(param, click.Option):
                param.help = _(sentence or "")
        try:
            return super().get_help(ctx)
        finally:
            self.help = kept[0]
            for param, sentence in zip(self.params, kept[1]):
                if isinstance(param, click.Option):
                    param.help = sentence

    def get_short_help_str(self, limit=45):
        """One line for the list of commands."""
        return _(cleandoc(self.help or "")).partition("\n")[0].rstrip(".")

    def format_epilog(self, ctx, formatter):
        """Every command shows how it is called."""
        if self.examples:
            with formatter.section(_("Examples")):
                for example in self.examples:
                    formatter.write_text(as_called(f"voltable {example}"))


class Group(Translated, click.Group):
    """A command with commands below it."""

    command_class = Translated

    def resolve_command(self, ctx, args):
        """The command of this name; another name asks for the one that was meant."""
        try:
            return super().resolve_command(ctx, args)
        except click.UsageError as error:
            if args[0].startswith("-"):
                raise
            from voltable_host.language.near import with_guess

            raise click.UsageError(with_guess(error.message, args[0], self.list_commands(ctx)), ctx) from error


Group.group_class = Group


class LazyGroup(Group):
    """Knows its commands by name and imports the one that is asked for."""

    def __init__(self, *args, table: dict[str, str] | None = None, package: str = "", **kwargs):
        super().__init__(*args, **kwargs)
        self.table = table or {}
        self.package = package

    def list_commands(self, ctx):
        """In the order of the table."""
        return list(self.table)

    def get_command(self, ctx, cmd_name):
        """The command of the file with its name."""
        if cmd_name not in self.table:
            return None
        return import_module(f"{self.package}.{cmd_name}").command

    def shell_complete(self, ctx, incomplete):
        """The names of the table, without importing anything."""
        from click.shell_completion import CompletionItem

        own = [CompletionItem(name, help=_(self.table[name])) for name in self.table if name.startswith(incomplete)]
        return own + click.Command.shell_complete(self, ctx, incomplete)

    def format_commands(self, ctx, formatter):
        """Help without importing anything."""
        with formatter.section(_("Commands")):
            formatter.write_dl([(name, _(sentence)) for name, sentence in self.table.items()])


def command(name: str | None = None, *, examples: tuple[str, ...] = (), **kwargs):
    """Like click.command, for a command of ours."""
    return click.command(name, cls=Translated, examples=examples, **kwargs)


def group(name: str | None = None, *, examples: tuple[str, ...] = (), **kwargs):
    """Like click.group, for a group of ours."""
    return click.group(name, cls=Group, examples=examples, **kwargs)

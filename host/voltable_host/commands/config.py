"""`voltable config`: what is remembered from one game to the next."""

import os
from pathlib import Path

import click

from voltable import Refusal, new_game
from voltable.engine.names import check_names
from voltable_host import config
from voltable_host.card_sets.own import read_own_cards
from voltable_host.config import FALSE, TRUE
from voltable_host.disk import make_folder
from voltable_host.gate.sentences import in_lines
from voltable_host.language import LANGUAGES, _
from voltable_host.language.near import after_guess
from voltable_host.language.words import refuse
from voltable_host.shell import group
from voltable_host.talk import pass_talk

BOT_PREFIX = "bot:"


@group("config", examples=("config get", "config set lang cs", "config set players Ana,bot:steady"))
def command() -> None:
    """What is remembered from one game to the next."""


def check_key(ctx: click.Context, param: click.Parameter, key: str | None) -> str | None:
    """A key that exists, or a sentence that lists them all."""
    if key is None or key in config.KEYS:
        return key
    told = _("There is no key {key}. There are: {keys}.").format(key=key, keys=", ".join(config.KEYS))
    raise click.UsageError(after_guess(told, key, config.KEYS))


def complete_key(ctx: click.Context, param: click.Parameter, incomplete: str) -> list:
    """The keys, for the shell."""
    from click.shell_completion import CompletionItem

    return [CompletionItem(key, help=_(text)) for key, text in config.KEYS.items() if key.startswith(incomplete)]


@command.command(examples=("config get", "config get games", "config get --json"))
@click.argument("key", required=False, callback=check_key, shell_complete=complete_key)
@pass_talk
def get(talk, key) -> None:
    """Show one setting, or all of them and what they mean."""
    kept = {name: value for name, value in readable().items() if name in config.KEYS and isinstance(value, str)}
    if key:
        talk.data({key: kept.get(key)}, kept.get(key, ""))
        if key not in kept:
            talk.note(_("{key} is not set.").format(key=key))
        return
    lines = [f"{name:<8} {kept.get(name) or '-':<24} {_(text)}" for name, text in config.KEYS.items()]
    talk.data({name: kept.get(name) for name in config.KEYS}, in_lines(lines))


@command.command("set", examples=("config set lang cs", "config set games ~/games", "config set name ''"))
@click.argument("key", callback=check_key, shell_complete=complete_key)
@click.argument("value")
@pass_talk
def set_(talk, key, value) -> None:
    """Remember a setting; an empty value forgets it."""
    value = value.strip()
    if value:
        value = CHECKS[key](value)
    config.keep(key, value)
    sentence = _("{key} is now {value}.") if value else _("{key} is forgotten.")
    talk.data({key: value or None}, sentence.format(key=key, value=value))


def readable() -> dict:
    """What the file holds; one that cannot be read is not the same as one that holds nothing."""
    try:
        return config.stored()
    except OSError as error:
        sentence = _("{file} cannot be read ({why}). Allow it, or keep settings elsewhere: set VOLTABLE_HOME.")
        raise click.ClickException(sentence.format(file=config.path(), why=error.strerror or error)) from error
    except (ValueError, RecursionError) as error:
        sentence = _("{file} is no JSON object, so nothing in it counts. Mend or remove it.")
        raise click.ClickException(sentence.format(file=config.path())) from error


@command.command(examples=("config path",))
@pass_talk
def path(talk) -> None:
    """Print the file that settings are kept in."""
    talk.data({"path": str(config.path())}, str(config.path()))


def language(value: str) -> str:
    """One of those with a catalogue."""
    if value not in LANGUAGES:
        raise bad_value(_("{value} is no language of ours. There are: {all}."), value, list(LANGUAGES))
    return value


def yes_or_no(value: str) -> str:
    """However it is said."""
    if value.lower() not in TRUE + FALSE:
        raise bad_value(_("{value} is neither yes nor no. There are: {all}."), value, ["yes", "no"])
    return "yes" if value.lower() in TRUE else "no"


def name(value: str) -> str:
    """What a player may be called; a list of players has to tell it from bots and other names."""
    if "," in value or value.startswith(BOT_PREFIX):
        told = _("{value} cannot be your name: it has a comma, or begins with {all}.")
        raise click.UsageError(told.format(value=value, all=BOT_PREFIX))
    try:
        return check_names([value])[0]
    except Refusal as no:
        raise click.UsageError(refuse(no)) from no


def players(value: str) -> str:
    """A list or a number that `voltable play` takes."""
    from voltable_host.terminal.seats import read_players

    try:
        new_game("card", players=read_players(value))
    except Refusal as no:
        raise click.UsageError(refuse(no)) from no
    return value


def folder(value: str) -> str:
    """A folder that is there or can be made, by its full path."""
    wanted = Path(os.path.abspath(os.path.expanduser(value)))
    try:
        make_folder(wanted)
        if not os.access(wanted, os.W_OK | os.X_OK):
            raise PermissionError(None, _("must not be written"))
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or error
        sentence = _("{folder} cannot hold games ({why}). Choose another folder.")
        raise click.ClickException(sentence.format(folder=wanted, why=why)) from error
    return str(wanted)


def card_file(value: str) -> str:
    """Cards that can be played with, by their full path."""
    wanted = os.path.abspath(os.path.expanduser(value))
    read_own_cards(Path(wanted))
    return wanted


def bad_value(sentence: str, value: str, possible: list[str]) -> click.UsageError:
    """The value that was given, and those that could be."""
    return click.UsageError(after_guess(sentence.format(value=value, all=", ".join(possible)), value, possible))


CHECKS = {"lang": language, "name": name, "players": players, "games": folder, "plain": yes_or_no, "port": str,
          "cards": card_file}  # fmt: skip

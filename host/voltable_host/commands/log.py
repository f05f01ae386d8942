"""`voltable log`: whether a log is whole, and a log as JSON and back."""

import json
import sys
from pathlib import Path

import click

from voltable_host import log_file
from voltable_host.options import read_card_set
from voltable_host.words import refuse


@click.group("log")
def command() -> None:
    """Game logs: verify them, export and import them."""


@command.command()
@click.argument("files", type=click.Path(path_type=Path), nargs=-1, required=True)
@click.option("--cards", type=click.Path(path_type=Path), help="the card set the games were played with")
@click.option("--json", "as_json", is_flag=True, help="a JSON object on each line")
def verify(files, cards, as_json) -> None:
    """Replay logs record by record; the first bad record and why, exit 1, or ok and the head.

    \b
    Example:
      voltable log verify games/*.vtl
    """
    card_set = read_card_set(cards) if cards else None
    failed = False
    for file in files:
        line = log_file.verify(file, card_set)
        failed = failed or not line["ok"]
        click.echo(json.dumps(line, ensure_ascii=False) if as_json else in_words(line))
    sys.exit(1 if failed else 0)


def in_words(line: dict) -> str:
    """A file's verdict."""
    if line["ok"]:
        return f"{line['file']}: ok, {line['records']} records, head {line['head']}, state {line['hash']}"
    return f"{line['file']}: {line['why']}"


@command.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="as JSON, the only form so far")
@click.option("--cards", type=click.Path(path_type=Path), help="the card set the game was played with")
def export(file, as_json, cards) -> None:
    """Print a log as JSON; `import` makes the same bytes of it again.

    \b
    Example:
      voltable log export card-7.vtl --json > game.json
    """
    click.echo(json.dumps(run(log_file.export, file, read_card_set(cards) if cards else None), ensure_ascii=False))


@command.command("import")
@click.argument("source", type=click.Path(path_type=Path))
@click.argument("target", type=click.Path(path_type=Path))
@click.option("--cards", type=click.Path(path_type=Path), help="the card set the game was played with")
@click.option("--force", is_flag=True, help="replace the target if it is there")
def import_(source, target, cards, force) -> None:
    """Make a log of exported JSON; the game in it is checked first.

    \b
    Example:
      voltable log import game.json card-7.vtl
    """
    data = run(log_file.import_json, source, read_card_set(cards) if cards else None)
    if target.exists() and not force:
        raise click.ClickException(f"{target} is there already; --force replaces it.")
    run(log_file.write, target, data)
    click.echo(f"{target}: {len(data)} bytes", err=True)


def run(work, file, more):
    """Do it, with every trouble as one sentence."""
    try:
        return work(file, more)
    except log_file.Unreadable as error:
        raise click.ClickException(f"{file}: {error}") from error
    except log_file.LogError as error:
        raise click.ClickException(f"{file}: {refuse(error)}") from error

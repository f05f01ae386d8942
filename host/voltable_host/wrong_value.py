"""Values that are wrong as they were typed, whatever they were meant for: wrong usage, exit code 2."""

from pathlib import Path

import click

from voltable import Refusal
from voltable_host.language.words import refuse

# Refusals that no standing of a game would change. What files of cards and maps hold is checked, and is none of these.
WRONG_VALUES = (
    "unknown-edition", "unknown-board", "unknown-bot", "unknown-depth", "unknown-dice", "unknown-option", "bad-option",
    "bad-options", "unknown-region", "region-count", "regions-apart", "bad-player-count", "bad-name", "name-taken",
    "field-name", "bad-seed", "bad-gid", "unknown-field", "bad-amount", "not-a-number",
)  # fmt: skip


def as_error(no: Refusal, ctx: click.Context, sentence: str = "") -> click.ClickException:
    """A refusal as the error of a command: exit code 2 for a wrong value, 1 for what is forbidden."""
    told = sentence or refuse(no)
    return click.UsageError(told, ctx) if no.word in WRONG_VALUES else click.ClickException(told)


def existing(path: Path) -> Path:
    """A file that was named, if there is such a thing; what it holds is another question."""
    click.Path(exists=True).convert(path, None, None)
    return path

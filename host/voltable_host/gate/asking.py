"""What people are asked at a keyboard."""

from collections.abc import Sequence

import click

from voltable_host.gate.sentences import visible


def typed(prompt: str) -> str:
    """A line; where there is a readline, it writes the prompt itself, past every stream."""
    return input(visible(prompt))


def confirmed(question: str, default: bool = False) -> bool:
    """A yes or a no."""
    return click.confirm(visible(question), default=default, err=True)


def confirm(question: str) -> None:
    """A yes, or the command ends."""
    click.confirm(visible(question), abort=True, err=True)


def chosen(question: str, choices: Sequence[str]) -> str:
    """One of these words."""
    return click.prompt(visible(question), type=click.Choice(choices), show_choices=False, err=True)

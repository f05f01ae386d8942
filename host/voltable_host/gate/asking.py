"""What people are asked at a keyboard."""

from collections.abc import Sequence

import click

from voltable_host.gate.sentences import visible


def typed(prompt: str) -> str:
    """A line; where there is a readline, it writes the prompt itself, past every stream."""
    return input(visible(prompt))


def answered(question: str) -> str:
    """Whatever somebody types; nothing, if it is only Enter."""
    return click.prompt(visible(question), default="", show_default=False, err=True)


def chosen(question: str, choices: Sequence[str]) -> str:
    """One of these words."""
    return click.prompt(visible(question), type=click.Choice(choices), show_choices=False, err=True)

"""Questions at a keyboard: a yes, a no, and at each of them the words that leave."""

import click

from voltable_host.gate.asking import answered
from voltable_host.gate.telling import tell
from voltable_host.language import _
from voltable_host.language.folding import folded

LEAVING = ("q", "quit", "exit")
YES, NO = ("y", "yes", "1"), ("n", "no", "2")
HINTS = {True: "[Y/n]", False: "[y/N]"}


class Left(Exception):
    """The person leaves; all that was done is saved already."""


def is_leaving(line: str) -> bool:
    """Whether somebody wants to go, whatever was asked."""
    return folded(line) in LEAVING


def leave_if_asked(line: str) -> None:
    """Who wants to leave need not answer first."""
    if is_leaving(line):
        raise Left


def is_yes(answer: str) -> bool:
    """In English, in the chosen language, or by a letter."""
    return folded(answer) in (*YES, *beginnings(_("yes")))


def is_no(answer: str) -> bool:
    """The same the other way."""
    return folded(answer) in (*NO, *beginnings(_("no")))


def beginnings(word: str) -> tuple[str, str]:
    """A word without accents, and its letter."""
    return folded(word), folded(word)[:1]


def confirmed(question: str, default: bool = False) -> bool:
    """Ask on stderr until it is a yes or a no; leaving ends the command as Ctrl-C does."""
    asked = f"{question} {HINTS[default]}"
    while True:
        answer = answered(asked)
        if is_leaving(answer):
            raise click.Abort
        if is_yes(answer) or is_no(answer) or not answer.strip():
            return is_yes(answer) or (default and not answer.strip())
        tell(_("Answer {yes} or {no}.").format(yes=_("yes"), no=_("no")), err=True)

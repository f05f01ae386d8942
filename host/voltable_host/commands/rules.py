"""`voltable rules`: short rules, topic by topic."""

import shutil

import click

from voltable_host.choice import Choice
from voltable_host.gate.sentences import in_lines
from voltable_host.language import N_, _
from voltable_host.language.near import did_you_mean
from voltable_host.language.rule_topics import topic, topics
from voltable_host.language.rule_topics.finding import find_topic
from voltable_host.language.rule_topics.layout import in_words, listed
from voltable_host.options import EDITIONS
from voltable_host.shell import command as our_command
from voltable_host.talk import pass_talk

NARROWEST, WIDEST = 20, 80  # columns that can be read, and easily
USUAL = "card"  # the edition where none is named


def completions(ctx, param, incomplete: str) -> list[str]:
    """The topics of the edition that begin so."""
    return [name for name in topics(ctx.params.get("edition") or USUAL) if name.startswith(incomplete)]


@our_command("rules", examples=("rules", "rules auction", "rules step3 --edition recharged", "rules --all"))
@click.argument("name", metavar="[TOPIC]", required=False, shell_complete=completions)
@click.option("--all", "everything", is_flag=True, help=N_("all topics, one after the other"))
@click.option("--edition", type=Choice(EDITIONS), default=USUAL, show_default=True, help=N_("which game"))
@pass_talk
def command(talk, name, everything, edition) -> None:
    """Short rules in plain words; without a topic the list of topics."""
    if everything and name:
        raise click.UsageError(_("Either one topic or --all: leave one of them out."))
    if name is None and not everything:
        list_topics(talk, edition)
        return
    for chosen in topics(edition) if everything else [find(name or "", edition)]:
        record = topic(chosen, edition)
        told = in_words(record, columns())
        talk.data(record, in_lines([told, ""]) if everything else told)


def list_topics(talk, edition: str) -> None:
    """Each topic with its title."""
    for record, line in listed(edition):
        talk.data(record, line)
    talk.note(_("Read one with: voltable rules auction --edition {edition}").format(edition=edition))


def find(name: str, edition: str) -> str:
    """The topic that is meant; for an unknown one those that look like it, or the editions that have it."""
    found = find_topic(name, edition)
    if found.name is not None:
        return found.name
    if found.elsewhere:
        told = _("{name} is a topic of other editions: {editions}. Name one with --edition.")
        raise click.UsageError(told.format(name=name, editions=", ".join(found.elsewhere)))
    question = did_you_mean(found.near)
    if question:
        raise click.UsageError(_("There is no topic {name}.").format(name=name) + " " + question)
    told = _("There is no topic {name}. List them with: voltable rules --edition {edition}")
    raise click.UsageError(told.format(name=name, edition=edition))


def columns() -> int:
    """As wide as the terminal, within what can be read."""
    return max(NARROWEST, min(WIDEST, shutil.get_terminal_size().columns))

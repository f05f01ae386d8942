"""`voltable rules`: short rules, topic by topic."""

import shutil
import textwrap
from difflib import get_close_matches

import click

from voltable_host.language import N_, _
from voltable_host.options import EDITIONS
from voltable_host.rule_topics import TOPICS, topic
from voltable_host.shell import command as our_command
from voltable_host.talk import pass_talk

NARROWEST, WIDEST = 20, 80  # columns that can be read, and easily


def completions(ctx, param, incomplete: str) -> list[str]:
    """The topics that begin so."""
    return [name for name in TOPICS if name.startswith(incomplete)]


@our_command("rules", examples=("rules", "rules auction", "rules --all"))
@click.argument("name", metavar="[TOPIC]", required=False, shell_complete=completions)
@click.option("--all", "everything", is_flag=True, help=N_("all topics, one after the other"))
@click.option("--edition", type=click.Choice(EDITIONS), default="card", show_default=True, help=N_("which game"))
@pass_talk
def command(talk, name, everything, edition) -> None:
    """Short rules in plain words; without a topic the list of topics."""
    if everything and name:
        raise click.UsageError(_("Either one topic or --all: leave one of them out."))
    if name is None and not everything:
        list_topics(talk)
        return
    for chosen in TOPICS if everything else [find(name or "")]:
        record = topic(chosen)
        talk.data(record, in_words(record) + ("\n" if everything else ""))


def list_topics(talk) -> None:
    """Each topic with its title."""
    width = max(map(len, TOPICS))
    for name in TOPICS:
        title = topic(name)["title"]
        talk.data({"topic": name, "title": title}, f"{name:<{width}}  {title}")
    talk.note(_("Read one with: voltable rules auction"))


def find(name: str) -> str:
    """The topic of that name; for an unknown one those that look like it."""
    wanted = name.lower()
    if wanted in TOPICS:
        return wanted
    near = [known for known in TOPICS if known.startswith(wanted)] or get_close_matches(wanted, TOPICS, cutoff=0.5)
    if near:
        sentence = _("There is no topic {name}. Did you mean: {near}?").format(name=name, near=", ".join(near))
    else:
        sentence = _("There is no topic {name}. List them with: voltable rules").format(name=name)
    raise click.UsageError(sentence)


def in_words(record: dict) -> str:
    """The title, then a paragraph for each sentence."""
    width = max(NARROWEST, min(WIDEST, shutil.get_terminal_size().columns))
    lines = [f"{record['topic']} - {record['title']}"]
    for sentence in record["sentences"]:
        lines += textwrap.wrap(
            sentence, width, initial_indent="- ", subsequent_indent="  ", break_long_words=False, break_on_hyphens=False
        )
    return "\n".join(lines)

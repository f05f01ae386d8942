"""`voltable rules`: short rules, topic by topic."""

import shutil
import textwrap
from difflib import get_close_matches

import click

from voltable_host.gate.sentences import in_lines
from voltable_host.language import N_, _
from voltable_host.language.rule_topics import topic, topics
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
@click.option("--edition", type=click.Choice(EDITIONS), default=USUAL, show_default=True, help=N_("which game"))
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
        talk.data(record, in_lines([in_words(record), ""] if everything else [in_words(record)]))


def list_topics(talk, edition: str) -> None:
    """Each topic with its title."""
    width = max(map(len, topics(edition)))
    for name in topics(edition):
        title = topic(name, edition)["title"]
        talk.data({"topic": name, "title": title}, f"{name:<{width}}  {title}")
    talk.note(_("Read one with: voltable rules auction --edition {edition}").format(edition=edition))


def find(name: str, edition: str) -> str:
    """The topic of that name; for an unknown one those that look like it, or the editions that have it."""
    wanted, known = name.lower(), topics(edition)
    if wanted in known:
        return wanted
    near = [other for other in known if other.startswith(wanted)] or get_close_matches(wanted, known, cutoff=0.5)
    elsewhere = [other for other in EDITIONS if wanted in topics(other)]
    if elsewhere:
        sentence = _("{name} is a topic of other editions: {editions}. Name one with --edition.")
    elif near:
        sentence = _("There is no topic {name}. Did you mean: {near}?")
    else:
        sentence = _("There is no topic {name}. List them with: voltable rules --edition {edition}")
    filled = {"name": name, "near": ", ".join(near), "editions": ", ".join(elsewhere), "edition": edition}
    raise click.UsageError(sentence.format(**filled))


def in_words(record: dict) -> str:
    """The title, then a paragraph for each sentence."""
    width = max(NARROWEST, min(WIDEST, shutil.get_terminal_size().columns))
    lines = [f"{record['topic']} - {record['title']}"]
    for sentence in record["sentences"]:
        lines += textwrap.wrap(
            sentence, width, initial_indent="- ", subsequent_indent="  ", break_long_words=False, break_on_hyphens=False
        )
    return in_lines(lines)

"""`voltable cards enter`: the owner of a box tells what is printed on its cards."""

from pathlib import Path

import click

from voltable_host.card_sets.entered_file import EnteredFile
from voltable_host.card_sets.entering import Entering, is_entered, is_open
from voltable_host.card_sets.in_use import forget, in_use, usual_place
from voltable_host.card_sets.in_words import finding_in_words
from voltable_host.gate.sentences import in_lines
from voltable_host.language import N_, _
from voltable_host.saves.save_errors import as_argument
from voltable_host.shell import command
from voltable_host.talk import Talk, pass_talk
from voltable_host.terminal.entering import CardPrompt


@command("enter", examples=("cards enter", "cards enter mybox.json", "cards enter --all", "cards enter --forget"))
@click.argument("file", type=click.Path(path_type=Path), required=False)
@click.option("--all", "everything", is_flag=True, help=N_("ask for every card, also for those that are certain"))
@click.option("--forget", "leaves", is_flag=True, help=N_("play with the shipped cards again; what is entered stays"))
@pass_talk
def enter(talk, file, everything, leaves) -> None:
    """Type the cards of your own box one by one; they are played with from then on.

    Every answer is on disk before the next question: leave with q at any time and go on later. Without a terminal,
    answers are read from stdin, one a line. At the end the cards are checked; exit 1 if they contradict the print.

    Without FILE they lie in the folder of settings and are played with wherever --cards names no others; with FILE
    they are played with where --cards names it.
    """
    if leaves:
        if file or everything:
            raise click.UsageError(_("--forget goes alone: leave out FILE and --all."))
        go_back(talk)
        return
    entering = Entering(EnteredFile(file or in_use() or usual_place()), everything)
    prompt = CardPrompt(entering, talk)
    try:
        prompt.run()
    except KeyboardInterrupt:
        talk.aloud()
        talk.note(in_lines(where(entering, file)))
        raise click.Abort from None
    tell(talk, entering, file)
    is_wrong = entering.at is None and entering.contradicts
    if is_wrong or prompt.refused and not prompt.lines.keyboard:
        raise click.exceptions.Exit(1)


def go_back(talk: Talk) -> None:
    """The shipped cards again."""
    file = in_use()
    forget()
    told = _("The shipped cards are played with.")
    if file:
        told = _("The shipped cards are played with again. To take up yours again: voltable config set cards {file}")
        told = told.format(file=as_argument(file))
    talk.data({"file": None, "in_use": False}, told)


def tell(talk: Talk, entering: Entering, file: Path | None) -> None:
    """How far it is, what the check found at the end, and what becomes of it."""
    findings = entering.findings if entering.at is None else []
    record = {
        "file": str(entering.file.path),
        "entered": entering.count(is_entered),
        "stand_ins": entering.count(is_open),
        "cards": len(entering.cards),
        "finished": entering.at is None,
        "in_use": entering.file.is_played_with,
        "findings": [finding._asdict() for finding in findings],
    }
    told = [finding_in_words(finding) for finding in findings]
    if entering.at is None and not entering.contradicts:
        told.append(_("{file} agrees with every printed fact.").format(file=entering.file.path))
    talk.data(record, in_lines(told + where(entering, file)))


def where(entering: Entering, file: Path | None) -> list[str]:
    """What is entered, where it lies, how to go on, and which cards are played with."""
    if entering.file.good is None:
        return [_("Nothing is entered yet.")]
    path = entering.file.path
    told = [_("Entered: {entered} of {all} cards; stand-ins: {open}. They are kept in {file}").format(
        entered=entering.count(is_entered), all=len(entering.cards), open=entering.count(is_open), file=path
    )]  # fmt: skip
    if entering.count(is_open):
        again = f" {as_argument(file)}" if file else ""
        told.append(_("To go on: voltable cards enter{file}").format(file=again))
    return [*told, becomes(entering, as_argument(path))]


def becomes(entering: Entering, path: str) -> str:
    """Which cards are played with from now on."""
    if entering.file.is_played_with:
        return _("You play with these cards now. To go back to the shipped ones: voltable cards enter --forget")
    if not entering.contradicts:
        return _("To play with them: voltable play card --cards {file}").format(file=path)
    told = _("They contradict the print, so nobody can play with them yet. See: voltable cards check {file}")
    if entering.count(is_open):
        told = _(
            "Together with our stand-ins they contradict the print, so nobody can play with them before more are"
            " entered. See: voltable cards check {file}"
        )
    return told.format(file=path)

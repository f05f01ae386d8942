"""`voltable log`: which games there are, what was played in them, whether a log is whole, a log as JSON and back."""

import os
import sys
from itertools import groupby
from pathlib import Path

import click

from voltable_host.language import N_, _, ngettext
from voltable_host.language.words import phase_name
from voltable_host.options import played_on_option, played_with_option
from voltable_host.saves import exported, log_file, saves
from voltable_host.saves import repair as mending
from voltable_host.saves import stats as log_stats
from voltable_host.saves.lines import Line, as_csv, named, said, standing
from voltable_host.saves.looking import read_game, run
from voltable_host.shell import group
from voltable_host.talk import Talk, pass_talk
from voltable_host.terminal.log_screen import show_figures, show_games, show_names
from voltable_host.terminal.screen import Screen
from voltable_host.wrong_value import existing

game_argument = click.argument("name", metavar="[GAME]", required=False, shell_complete=saves.complete)


@group("log", examples=("log list", "log show mygame", "log stats mygame", "log verify games/*.vtl"))
def command() -> None:
    """Game logs: list and show them, count, verify, repair, export and import them.

    GAME is the name of a saved game or the path of a file; to show, count or export it may be left out: the newest.
    """


@command.command("list", examples=("log list", "log list --json"))
@pass_talk
def list_(talk) -> None:
    """List the saved games, the newest first."""
    games = saves.listing()
    if not games:
        talk.note(saves.no_games().message)
    elif talk.json:
        for row in games:
            talk.data(row, "")
    else:
        show_games(Screen(talk), games)


@command.command(examples=("log show mygame", "log show mygame --all", "log show mygame --json"))
@game_argument
@click.option("--all", "everything", is_flag=True, help=N_("also what was taken back"))
@played_with_option
@played_on_option
@pass_talk
def show(talk, name, everything, cards) -> None:
    """Show the moves of a game as they are written, by round and phase."""
    game = read_game(talk, name, cards)
    screen = Screen(talk)
    chosen = said(game) if everything else standing(game)
    for (number, phase), lines in groupby(chosen, lambda line: (line.round, line.phase)):
        if not talk.json:
            heading = _("Round {round}").format(round=number) + " · " if number else ""
            talk.line(screen.spelled(heading + phase_name(phase)))
        for line in lines:
            talk.data(named(line) | {"taken_back": not line.stands}, move_in_words(line))


def move_in_words(line: Line) -> str:
    """A move with its number, marked where it was taken back."""
    move = line.move if line.stands else _("{move} (taken back)").format(move=line.move)
    return f"{line.record:>5}  {move}"


@command.command(examples=("log stats mygame", "log stats games/*.vtl", "log stats games/*.vtl --json"))
@click.argument("names", metavar="[GAME]...", nargs=-1, shell_complete=saves.complete)
@played_with_option
@played_on_option
@pass_talk
def stats(talk, names, cards) -> None:
    """Count who bought, paid and earned how much, also by rounds; for several games wins and mean points by name."""
    games = [log_stats.figures(read_game(talk, name, cards)) for name in names or [None]]
    if len(games) == 1:
        tell(talk, games, lambda screen: show_figures(screen, games[0]))
        return
    unfinished = sum(not game["over"] for game in games)
    if unfinished:
        talk.note(ngettext("{n} game is not over and left out.", "{n} games are not over and left out.", unfinished))
    rows = log_stats.by_name(games)
    tell(talk, rows, lambda screen: show_names(screen, rows))


def tell(talk: Talk, rows: list[dict], show_them) -> None:
    """Rows as JSON, a line each, or as a table."""
    for row in rows if talk.json else ():
        talk.data(row, "")
    if rows and not talk.json:
        show_them(Screen(talk))


@command.command(examples=("log verify games/*.vtl", "log verify mygame --json"))
@click.argument("files", metavar="GAME...", nargs=-1, required=True, shell_complete=saves.complete)
@played_with_option
@played_on_option
@pass_talk
def verify(talk, files, cards) -> None:
    """Replay logs record by record; the first bad record and why, exit 1, or ok and the head."""
    failed = False
    for path in [path_of(file) for file in files]:
        line = log_file.verify(path, cards)
        failed = failed or not line["ok"]
        talk.data(line, verdict(line))
    sys.exit(1 if failed else 0)


def verdict(line: dict) -> str:
    """What is found in one file."""
    if not line["ok"]:
        return f"{line['file']}: {line['why']}"
    return ngettext(
        "{file}: ok, {n} record, head {head}, state {hash}", "{file}: ok, {n} records, head {head}, state {hash}",
        line["records"],
    ).format(file=line["file"], head=line["head"], hash=line["hash"])  # fmt: skip


@command.command(examples=("log repair damaged.vtl mended.vtl",))
@click.argument("file", type=click.Path(path_type=Path))
@click.argument("new", type=click.Path(path_type=Path))
@played_with_option
@played_on_option
@pass_talk
def repair(talk, file, new, cards) -> None:
    """Save the part of a damaged log that is a game under a new name; the damaged file stays as it is."""
    kept = run(mending.repair, existing(file), new, cards)
    sentence = ngettext(
        "{why} {file} has the {n} record before it. To see the game: voltable replay {file}",
        "{why} {file} has the {n} records before it. To see the game: voltable replay {file}",
        kept["records"],
    )
    talk.data(kept, sentence.format(why=kept["why"], file=new))


@command.command(examples=("log export mygame --json > game.json", "log export mygame --csv > game.csv"))
@game_argument
@click.option("--csv", "wants_csv", is_flag=True, help=N_("a row for each move that stands, for a spreadsheet"))
@played_with_option
@played_on_option
@pass_talk
def export(talk, name, wants_csv, cards) -> None:
    """Print a log as JSON, of which `import` makes the same bytes again, or its moves as CSV."""
    if wants_csv and talk.json:
        raise click.UsageError(_("--csv and --json do not go together: choose one."))
    if wants_csv:
        talk.exactly(as_csv(read_game(talk, name, cards)))
        return
    path = saves.told(talk, saves.newest_of_all()) if name is None else path_of(name)
    talk.record(run(exported.export, path, cards))


@command.command("import", examples=("log import game.json card-7.vtl",))
@click.argument("source", type=click.Path(path_type=Path))
@click.argument("target", type=click.Path(path_type=Path))
@click.option("--force", is_flag=True, help=N_("replace the target if it is there"))
@played_with_option
@played_on_option
@pass_talk
def import_(talk, source, target, force, cards) -> None:
    """Make a log of exported JSON; the game in it is checked first."""
    data = run(exported.import_json, existing(source), cards)
    if target.exists() and not force:
        raise click.ClickException(_("{file} is there already; --force replaces it.").format(file=target))
    run(log_file.write, target, data)
    written = ngettext("{file}: {n} byte", "{file}: {n} bytes", len(data)).format(file=target)
    if talk.json:
        talk.data({"file": str(target), "bytes": len(data)}, written)
    else:
        talk.note(written)


def path_of(name: str) -> Path:
    """The game of this name; of anything else that lies there, reading it tells what is wrong with it."""
    return Path(name) if os.path.lexists(name) and not os.path.isfile(name) else saves.find(name)

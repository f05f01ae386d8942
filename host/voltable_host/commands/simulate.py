"""`voltable simulate`: a series of bot games, a line each."""

from pathlib import Path

import click

import voltable
from voltable.bots.ladder import EVERYBODY, ladder_of
from voltable.engine.start import find_edition
from voltable_host.choice import Choice
from voltable_host.companion.files import micropython
from voltable_host.language import N_, _
from voltable_host.loading import keep_own
from voltable_host.options import (
    EDITIONS,
    board_option,
    cards_option,
    jobs_option,
    pairs_option,
    read_options,
)
from voltable_host.saves import log_file
from voltable_host.series.setting import Setting
from voltable_host.series.simulated import SEEDS, Line, Simulated
from voltable_host.series.telling import Course, tell_series
from voltable_host.shell import command as shell_command
from voltable_host.talk import pass_talk

SEED = click.IntRange(0, SEEDS - 1)
EXAMPLES = (
    "simulate card --players 4 --games 3 --seed 7 --json",
    "simulate card --players 2 --bot steady --bot greedy --games 10",
    "simulate card --players 2 --option demolition=true --trace --json",
    "simulate recharged --board usa --players 5 --bot steady",
    "simulate classic --players 4 --bot steady --games 1000 --jobs 4 --json",
)


@shell_command(examples=EXAMPLES)
@click.argument("edition", type=Choice(EDITIONS))
@click.option("--players", type=int, default=4, show_default=True, help=N_("how many play"))
@click.option("--games", type=click.IntRange(0), default=1, show_default=True, help=N_("how many games"))
@click.option("--seed", type=SEED, default=0, show_default=True, help=N_("game k has seed S + k"))
@board_option(N_("for editions with boards: its name, or the file of a map of one's own"))
@pairs_option
@cards_option
@click.option("--bot", "bots", multiple=True, type=Choice(EVERYBODY), help=N_("who plays; one for all, or by seat"))
@click.option("--budget", type=click.IntRange(1), metavar="NODES", help=N_("moves that sharp may try in a decision"))
@jobs_option
@click.option("--trace", is_flag=True, help=N_("a line for each move instead of each game"))
@click.option("--micropython", "in_micropython", is_flag=True, help=N_("run the games in MicroPython"))
@click.option("--save", type=click.Path(path_type=Path, file_okay=False), help=N_("also write each game's log here"))
@pass_talk
def command(
    talk, edition, players, games, seed, board, pairs, cards, bots, budget, jobs, trace, in_micropython, save
) -> None:
    """Let bots play a series of games; the same seed gives the same lines everywhere."""
    if trace and save:
        raise click.UsageError(_("--trace and --save do not go together: a trace prints moves, not games."))
    options = read_options(edition, pairs, cards)
    who = who_plays(bots, edition, players)
    game = voltable.new_game(edition, board, players, seed, None, options)  # whatever is refused is refused here
    if in_micropython:
        find_micropython()
    if save:
        save.mkdir(parents=True, exist_ok=True)
        keep_own(game)
    setting = Setting.of(edition, players, board, options)
    series = Simulated(setting, games, seed, who, budget, trace, save is not None, in_micropython, talk.json)

    def tell(line: Line) -> None:
        if line.log is not None:
            keep(save / f"{edition}-{line.seed}.vtl", line.log)
        talk.line(line.text)

    course = tell_series(talk, series, jobs, tell)
    if course.code:
        talk.aloud(with_rest(course, seed), red=True)
        click.get_current_context().exit(course.code)


def who_plays(bots: tuple[str, ...], edition: str, players: int) -> tuple[str, ...]:
    """The bots in their seats; none where random ones hold them all."""
    if len(bots) not in (0, 1, players):
        sentence = _("--bot is given once for all, or once for each seat. Seats: {players}.")
        raise click.UsageError(sentence.format(players=players))
    ladder = ladder_of(find_edition(edition))
    for name in bots:
        ladder.check(name)
    return bots * players if len(bots) == 1 else bots


def find_micropython() -> None:
    """Before anything is played: there is one."""
    try:
        micropython.find()
    except micropython.NoMicroPython as error:
        raise click.ClickException(str(error)) from error


def keep(path: Path, data: bytes) -> None:
    """Write a game's log."""
    try:
        log_file.write(path, data)
    except log_file.Unreadable as error:
        raise click.ClickException(f"{path}: {error}") from error


def with_rest(course: Course, seed: int) -> str:
    """What ended a series, and how the games that are left are played."""
    if course.done == course.games:
        return course.sentence
    rest = _("To go on: the same command with --seed {seed} --games {games}.")
    return course.sentence + " " + rest.format(seed=(seed + course.done) % SEEDS, games=course.games - course.done)

"""`voltable bots`: who the opponents are, and how they do against each other."""

import click

from voltable.bots.ladder import Ladder
from voltable.engine.start import find_edition
from voltable_host.choice import Choice
from voltable_host.language import N_, _
from voltable_host.language.speaking import say
from voltable_host.options import EDITIONS, board_option, cards_option, jobs_option, pairs_option, read_options
from voltable_host.shell import group
from voltable_host.talk import pass_talk
from voltable_host.terminal.families import played_by

SEED = click.IntRange(0, 2**32 - 1)
edition_option = click.option(
    "--edition", type=Choice(EDITIONS), default="card", show_default=True, help=N_("the game they play")
)


@group("bots", examples=("bots list", "bots match greedy random random random --games 1000"))
def command() -> None:
    """The opponents, weakest first: those of the card game, and those of the board game."""


@command.command("list", examples=("bots list", "bots list --edition classic"))
@edition_option
@pass_talk
def list_(talk, edition) -> None:
    """List the bots, weakest first, and how each plays."""
    ladder = played_by(find_edition(edition)).bots
    for name in ladder.names:
        tell(talk, name, ladder)


@command.command(examples=("bots show steady",))
@click.argument("name")
@edition_option
@pass_talk
def show(talk, name, edition) -> None:
    """Say how one bot plays."""
    ladder = played_by(find_edition(edition)).bots
    tell(talk, name, ladder)


def tell(talk, name: str, ladder: Ladder) -> None:
    """A bot in a line."""
    about = say(ladder.about(name))
    talk.data({"name": name, "rung": ladder.names.index(name) + 1, "about": about}, f"{name}: {about}")


@command.command(
    examples=(
        "bots match greedy random random random --games 1000",
        "bots match sharp steady --jobs 2",
        "bots match steady greedy greedy greedy --edition recharged --board usa",
    )
)
@click.argument("names", nargs=-1, required=True, metavar="NAME NAME [NAME]...")
@edition_option
@board_option(N_("for editions with boards: its name, or the file of a map of one's own"))
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help=N_("how many games"))
@click.option("--seed", type=SEED, default=0, show_default=True, help=N_("seed of the first deck"))
@pairs_option
@cards_option
@jobs_option
@click.option("--budget", type=click.IntRange(1), metavar="NODES", help=N_("moves that sharp may try in a decision"))
@pass_talk
def match(talk, names, edition, board, games, seed, pairs, cards, jobs, budget) -> None:
    """Let bots play a match; every deck is played once from every seat."""
    from voltable_host.bots.match import Result, new_match
    from voltable_host.bots.share import shares
    from voltable_host.series.telling import tell_series

    options = read_options(edition, pairs, cards)
    ladder = played_by(find_edition(edition)).bots
    results: list[Result] = []

    def tell(result: Result) -> None:
        results.append(result)
        talk.detail(_("Game {game}: points {points}").format(game=result.game + 1, points=in_row(result.points)))

    course = tell_series(talk, new_match(edition, ladder, names, games, seed, options, board, budget), jobs, tell)
    for line in shares(results, names) if results else ():
        talk.data(line._asdict(), in_words(line))
    if course.code:
        talk.aloud(course.sentence, red=True)
        click.get_current_context().exit(course.code)
    if games % len(names):
        talk.note(_("The last deck was not played from every seat: take a multiple of {n} games.").format(n=len(names)))


def in_words(line) -> str:
    """A bot's share, how sure it is, and where it sat."""
    sentence = _(
        "{name}: games {games}, wins {wins}, share {share} (99 % sure: {low} to {high}), by seat {seats}, "
        "mean points {points}"
    )
    seats = ", ".join(percent(part) for part in line.by_seat)
    return sentence.format(
        name=line.name, games=line.games, wins=f"{line.wins:.1f}", share=percent(line.share), low=percent(line.low),
        high=percent(line.high), seats=seats, points=f"{line.points:.1f}",
    )  # fmt: skip


def percent(part: float) -> str:
    """A share as people read it."""
    return f"{100 * part:.1f} %"


def in_row(points) -> str:
    """Points in the order of the bots."""
    return ", ".join(map(str, points))

"""`voltable simulate`: a series of bot games, a line each."""

import json
from collections.abc import Iterable
from pathlib import Path

import click

from voltable.boardgame.own_map import OwnMap
from voltable.bots.series import play_series
from voltable.engine.start import find_edition
from voltable_host.bots import EVERYBODY
from voltable_host.bots.seating import seated
from voltable_host.companion.files import micropython
from voltable_host.language import N_, _
from voltable_host.options import EDITIONS, board_option, cards_option, pairs_option, read_options
from voltable_host.saves import log_file
from voltable_host.shell import command as shell_command
from voltable_host.talk import pass_talk
from voltable_host.terminal.families import played_by

SEED = click.IntRange(0, 2**32 - 1)
EXAMPLES = (
    "simulate card --players 4 --games 3 --seed 7 --json",
    "simulate card --players 2 --bot steady --bot greedy --games 10",
    "simulate card --players 2 --option demolition=true --trace --json",
    "simulate recharged --board usa --players 5 --bot steady",
)


@shell_command(examples=EXAMPLES)
@click.argument("edition", type=click.Choice(EDITIONS))
@click.option("--players", type=int, default=4, show_default=True, help=N_("how many play"))
@click.option("--games", type=click.IntRange(0), default=1, show_default=True, help=N_("how many games"))
@click.option("--seed", type=SEED, default=0, show_default=True, help=N_("game k has seed S + k"))
@board_option(N_("for editions with boards: its name, or the file of a map of one's own"))
@pairs_option
@cards_option
@click.option(
    "--bot", "bots", multiple=True, type=click.Choice(EVERYBODY), help=N_("who plays; one for all, or by seat")
)
@click.option("--budget", type=click.IntRange(1), metavar="NODES", help=N_("moves that sharp may try in a decision"))
@click.option("--trace", is_flag=True, help=N_("a line for each move instead of each game"))
@click.option("--micropython", "in_micropython", is_flag=True, help=N_("run the games in MicroPython"))
@click.option("--save", type=click.Path(path_type=Path, file_okay=False), help=N_("also write each game's log here"))
@pass_talk
def command(
    talk, edition, players, games, seed, board, pairs, cards, bots, budget, trace, in_micropython, save
) -> None:
    """Let bots play a series of games; the same seed gives the same lines everywhere."""
    if trace and save:
        raise click.UsageError(_("--trace and --save do not go together: a trace prints moves, not games."))
    asked = {"edition": edition, "players": players, "games": games, "seed": seed, "board": board,
             "options": read_options(edition, pairs, cards), "trace": trace, "logs": save is not None}  # fmt: skip
    mover = who_plays(bots, edition, players, in_micropython, budget)
    if save:
        save.mkdir(parents=True, exist_ok=True)
    lines: Iterable[dict] = from_micropython(asked) if in_micropython else play_series(**asked, mover=mover)
    for line in lines:
        if save:
            keep(save / f"{edition}-{line['seed']}.vtl", bytes.fromhex(str(line.pop("log"))))
        talk.data(line, in_words(line))


def who_plays(bots: tuple[str, ...], edition: str, players: int, in_micropython: bool, budget: int | None):
    """The bots in their seats; None for random ones, whom the core has itself."""
    if len(bots) not in (0, 1, players):
        sentence = _("--bot is given once for all, or once for each seat. Seats: {players}.")
        raise click.UsageError(sentence.format(players=players))
    if set(bots) <= {"random"}:
        return None
    if in_micropython:
        raise click.UsageError(_("On a device only random bots play: --micropython needs --bot random."))
    names = bots * players if len(bots) == 1 else bots
    return seated(names, played_by(find_edition(edition)).bots, budget)


def keep(path: Path, data: bytes) -> None:
    """Write a game's log."""
    try:
        log_file.write(path, data)
    except log_file.Unreadable as error:
        raise click.ClickException(f"{path}: {error}") from error


def from_micropython(asked: dict) -> Iterable[dict]:
    """The same lines, the games played in MicroPython."""
    if "cards" in asked["options"]:
        asked = asked | {"options": asked["options"] | {"cards": asked["options"]["cards"].tables}}
    if isinstance(asked["board"], OwnMap):
        asked = asked | {"board": asked["board"].data}
    try:
        for line in micropython.lines("voltable.bots.series", json.dumps(asked)):
            yield json.loads(line)
    except (micropython.NoMicroPython, RuntimeError) as error:
        raise click.ClickException(str(error)) from error


def in_words(line: dict) -> str:
    """A line for people."""
    if "move" in line:
        return f"{line['game']:>4}  {line['move'] or _('setup')}"
    told = {name: line[name] for name in ("seed", "rounds", "moves", "hash")}
    places = ", ".join(f"P{row['seat'] + 1} {row['points']}" for row in line["result"])
    return _("seed {seed}: rounds {rounds}, moves {moves}, points {places}  [{hash}]").format(places=places, **told)

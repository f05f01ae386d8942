"""`voltable bench`: the figures of docs/benchmarks.md."""

import click

from voltable_host.choice import Choice
from voltable_host.companion.files import micropython
from voltable_host.language import N_, _
from voltable_host.measuring import building, measure, starting
from voltable_host.measuring.device import device_figures
from voltable_host.options import EDITIONS
from voltable_host.shell import command as shell_command
from voltable_host.talk import pass_talk

LABELS = {
    "edition": N_("edition {value}"),
    "board": N_("board {value}"),
    "players": N_("players {value}"),
    "games_per_s": N_("games a second {value}"),
    "moves_per_s": N_("moves a second {value}"),
    "moves_per_million_turns": N_("moves per million turns {value}"),
    "heap_peak": N_("largest heap {value} bytes"),
    "bytes_mpy": N_("compiled modules {value} bytes"),
    "bytes_mpy_loaded": N_("of them loaded {value} bytes"),
    "live_bytes": N_("in use {value} bytes"),
    "state_bytes": N_("state {value} bytes"),
    "moves": N_("moves {value}"),
    "figure": N_("figure {value}"),
    "help_s": N_("seconds to the end of the help {value}"),
    "first_prompt_s": N_("seconds to the first prompt of a game {value}"),
    "per_s": N_("a second {value}"),
    "per_s_at_22_million": N_("where the loop does 22 million turns {value}"),
    "bytes": N_("bytes {value}"),
    "turns": N_("turns of the calibration loop {value}"),
    "us_a_move_by_third": N_("microseconds a move in each third of a game {value}"),
    "written_per_s": N_("records written a second {value}"),
    "replayed_per_s": N_("records replayed a second {value}"),
    "bytes_a_record": N_("bytes a record {value}"),
}


@shell_command(examples=("bench", "bench --edition classic --games 200 --json"))
@click.option("--edition", type=Choice(EDITIONS), help=N_("this edition only"))
@click.option("--games", type=click.IntRange(1), default=60, show_default=True, help=N_("games a run"))
@pass_talk
def command(talk, edition, games) -> None:
    """Measure the start, random play, copies, the log, and what a device would need."""
    tell(talk, starting.start())
    for name in [edition] if edition else EDITIONS:
        board = measure.first_board(name)
        for players in measure.COUNTS:
            tell(talk, measure.random_play(players, games, name, board))
        for figure in (measure.copies, measure.state_bytes, measure.growth, measure.journal_speed):
            tell(talk, figure(edition=name, board=board))
        if board:
            for figure in (building.choices_in_turns, building.first_choices_in_turns, building.house_in_turns):
                tell(talk, figure(name, board))
        tell(talk, on_device(name, board))


def on_device(edition: str, board: str | None) -> dict:
    """The same kind of line for a device; its speed says nothing on a computer."""
    line = {"edition": edition, "board": board, "players": 6, "games_per_s": None, "moves_per_s": None,
            "moves_per_million_turns": None, "interpreter": "MicroPython, 32 bit"}  # fmt: skip
    try:
        return line | device_figures(edition, board)
    except (ImportError, RuntimeError, micropython.NoMicroPython) as error:
        sentence = _("The figures of a device cannot be taken: {reason}")
        raise click.ClickException(sentence.format(reason=error)) from error


def tell(talk, line: dict) -> None:
    """A figure as JSON or in words."""
    talk.data(line, ", ".join(in_words(name, value) for name, value in line.items() if value is not None))


def in_words(name: str, value) -> str:
    """One number with what it counts; a name without a label speaks for itself."""
    return _(LABELS[name]).format(value=value) if name in LABELS else str(value)

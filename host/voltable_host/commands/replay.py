"""`voltable replay`: step through a game that was played, on a terminal line by line, elsewhere from start to end."""

import sys
from collections.abc import Callable

import click

from voltable.engine.game import Game
from voltable_host.asking import LEAVING, is_leaving
from voltable_host.choice import Choice
from voltable_host.language import N_, _
from voltable_host.language.near import with_guess
from voltable_host.language.words import phase_name
from voltable_host.options import played_on_option, played_with_option
from voltable_host.saves import saves
from voltable_host.saves.looking import read_game
from voltable_host.shell import command as shell_command
from voltable_host.talk import Talk, pass_talk
from voltable_host.terminal.families import family_of
from voltable_host.terminal.line import Lines, NoMore
from voltable_host.terminal.replaying.show import Show
from voltable_host.terminal.replaying.steps import MOVE, SIZES, NoSuchPlace, Replay

LETTERS = {size[0]: size for size in SIZES}
HELP = {
    "Enter": N_("or n: the next step"),
    "b": N_("one step back"),
    "m t p r": N_("steps of a move, a turn, a phase, a round"),
    "g R7.2": N_("go to round 7, phase {phases}; also R7, #41, end"),
    "s": N_("the whole table"),
    "j": N_("everybody's money, income and plants after each step, or not"),
    "q": N_("leave"),
}


@shell_command("replay", examples=("replay", "replay mygame --to R7.2", "replay game.vtl --json"))
@click.argument("name", metavar="[GAME]", required=False, shell_complete=saves.complete)
@click.option("--step", "size", type=Choice(SIZES), default=MOVE, show_default=True, help=N_("how far it goes"))
@click.option("--to", metavar="R7.2", help=N_("round 7, phase 2 as it begins; also R7, the number of a move, or end"))
@click.option("--show-money/--hide-money", default=None, help=N_("whether everybody's money is seen"))
@played_with_option
@played_on_option
@pass_talk
def command(talk, name, size, to, show_money, cards) -> None:
    """Step through the newest game, or the one that is named; its file is only read.

    Without a terminal every step is printed, up to --to or to the end. With --json it is the view before the first move
    and after each step. Moves that were taken back are left out. Money is seen, unless the game hides it and goes on.
    """
    game = read_game(talk, name, cards)
    replay = Replay(game, is_money_hidden(talk, game, show_money))
    try:
        target = None if to is None else replay.find(to)
    except NoSuchPlace as error:
        raise click.UsageError(str(error)) from error
    if talk.json:
        for at in (0, *stops_to(replay, size, target)):
            talk.data(replay.scenes[at].view(), "")
        return
    stand_ins = family_of(game).greeting.stand_ins_shown(game)
    if stand_ins:
        talk.note(stand_ins)
    if sys.stdin.isatty() and sys.stdout.isatty():
        step_through(Show(replay, talk, size, target or 0), Lines(talk).ask)
    else:
        print_steps(Show(replay, talk, size), target)


def is_money_hidden(talk: Talk, game: Game, show_money: bool | None) -> bool:
    """Everything is open in a replay, unless the game has hidden money and goes on."""
    if show_money is not None:
        return not show_money
    if game.over or not game.edition.hidden_money:
        return False
    talk.note(_("Money is hidden in this game until it is over. To see it all the same: --show-money"))
    return True


def stops_to(replay: Replay, size: str, target: int | None) -> list[int]:
    """The stops on the way, then the target itself."""
    last = replay.last if target is None else target
    return [stop for stop in replay.stops(size) if stop < last] + [last] * (last > 0)


def print_steps(show: Show, target: int | None) -> None:
    """Every step in sentences; the whole table where a place was asked for or nothing was played."""
    for stop in stops_to(show.replay, show.size, target):
        show.forward(stop)
    if not show.at or target is not None and not show.game.over:
        show.look_around()


def step_through(show: Show, ask: Callable[[str], str]) -> None:
    """One line in, one step out, until the user leaves."""
    show.look_around()
    show.screen.line(_("Enter next · b back · m t p r step size · g R7.2 go · s table · j money · ? help · q leave"))
    while True:
        try:
            words = ask(f"{show.scene.place()} #{show.scene.record} {show.size}> ").split() or ["n"]
        except NoMore:
            return
        if is_leaving(" ".join(words)):
            return
        obey(show, words[0].casefold(), " ".join(words[1:]))


def obey(show: Show, word: str, more: str) -> None:
    """Do what one line asks for."""
    if word in LETTERS and not more:
        show.choose(LETTERS[word])
    elif word == "g":
        go(show, more)
    elif word in DOES and not more:
        DOES[word](show)
    else:
        typed = f"{word} {more}".strip()
        told = _("{word} means nothing here. Type ? to see what does.").format(word=typed)
        show.screen.line(with_guess(told, typed, LEAVING))


def go(show: Show, place: str) -> None:
    """Jump to a place and look around."""
    try:
        show.at = show.replay.find(place)
    except NoSuchPlace as error:
        show.screen.line(str(error))
    else:
        show.look_around()


def next_step(show: Show) -> None:
    """Tell the next step, or that there is none."""
    if show.at == show.replay.last:
        show.screen.line(_("This is as far as the game goes."))
    else:
        show.forward(show.replay.after(show.at, show.size))


def turn_standings(show: Show) -> None:
    """Show everybody's money after each step from now on, or no longer."""
    show.with_standings = not show.with_standings
    if show.with_standings:
        show.standings()
    else:
        show.screen.line(_("Money is left out from now on. Type j to see it again."))


def explain(show: Show) -> None:
    """Every letter with its meaning."""
    named = [phase_name(phase.name) for phase in show.game.phases[1:-1]]
    phases = "2 (" + ", ".join(f"{number} {name}" for number, name in enumerate(named, 1)) + ")"
    table = show.screen.grid("", "")
    for letters, meaning in HELP.items():
        table.add_row(letters, show.screen.spelled(_(meaning).format(phases=phases)))
    table.show_header = False
    show.screen.show(table)


DOES = {"n": next_step, "b": Show.back, "s": Show.look_around, "j": turn_standings, "?": explain}

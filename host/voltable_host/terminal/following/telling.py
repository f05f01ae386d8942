"""Moves that people tell a table: played, written to disk, and only then answered."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import click

from voltable import Refusal, notation
from voltable.engine.game import Game
from voltable_host.asking import Left
from voltable_host.companion.line.device_option import check
from voltable_host.saves.lines import mover
from voltable_host.saves.names import called
from voltable_host.saves.save_file import SaveFile
from voltable_host.talk import Talk
from voltable_host.terminal.families import family_of
from voltable_host.terminal.following.refusing import refused
from voltable_host.terminal.following.status import show_status
from voltable_host.terminal.say import tell, unsaid


class Move(NamedTuple):
    """A move as it is written, who made it, what it brought about, and how the table stood after it."""

    line: str | None
    seat: int | None
    sentences: Sequence[tuple[int | None, str]]
    view: dict[str, Any]


def play(game: Game, action: tuple) -> Move:
    """One move and all that is to be told of it."""
    if game.over:
        raise Refusal("game-over")
    before = game.copy()
    line, seat = notation.write(action, game), mover(action, game.state.turn)
    told = list(tell(game.play(action), game)) or unsaid(before, action)
    return Move(line, seat, told, game.view())


def tell_table(
    talk: Talk, save: SaveFile, moves: Callable[[Game], list[Move]], device: str | None = None, offline: bool = False
) -> None:
    """Make the moves, all or none: what is refused leaves the file as it is."""
    check(device, offline)
    try:
        made = make(talk, save, moves, device, offline)
    except Refusal as no:
        raise click.ClickException(refused(no, save.game)) from no
    show_moves(talk, save, made)


def make(talk: Talk, save: SaveFile, moves: Callable[[Game], list[Move]], device: str | None, offline: bool) -> list:
    """Here alone, or together with the device."""
    if device is not None:
        from voltable_host.terminal.following.sharing import tell_device

        try:
            return tell_device(talk, save, moves, device, offline)
        except Left:
            raise click.Abort from None
    made = moves(save.game)
    save.append()
    return made


def show_moves(talk: Talk, save: SaveFile, moves: list[Move]) -> None:
    """Each move in sentences, then how the table stands; or a line of JSON a move."""
    name = called(save.path)
    for move in moves if talk.json else ():
        talk.data({"game": name, "move": move.line, "turn": move.seat, "view": move.view}, "")
    if talk.json:
        return
    page = family_of(save.game).page(talk)
    for move in moves:
        for seat, sentence in move.sentences:
            page.line(sentence, seat)
    if moves[0].sentences and not talk.quiet:
        page.gap()
    if not talk.quiet:
        show_status(talk, save.game, name)

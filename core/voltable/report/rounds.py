"""The game by rounds: one pass over its log, with one round in memory."""

from voltable.engine.events import RoundBegan
from voltable.engine.game import Game
from voltable.engine.refusal import Refusal
from voltable.families import family_of
from voltable.report.entry import Entry, Round

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from voltable.report.shapes import Counting


def rounds(game: Game) -> "Iterator[Round]":
    """Every round, the one that is being played too; moves that were taken back are in none of them."""
    log = game.log
    if log is None:
        raise Refusal("no-log")
    page = family_of(game).counting
    table = Game(game.edition, game.names, game.seed).copy()  # before the first move, without a log of its own
    now = begun(page, table)
    for _, action in log.actions(log.standing(log.at), log.start):
        phase = table.state.phase
        for event in table.play(action):
            if isinstance(event, RoundBegan):
                if now.number:  # else it was the setup
                    yield closed(page, table, now, True)
                now = begun(page, table)
            count = page.COUNTED.get(type(event))
            if count:
                now.phase = phase
                count(now, event, table.state)
    yield closed(page, table, now, table.over)


def begun(page: "Counting", table: Game) -> Round:
    """A round in which nobody has done anything."""
    counted = page.counted(table.edition)
    return Round(table.state.round, [Entry(counted) for _ in table.names])


def closed(page: "Counting", table: Game, now: Round, is_whole: bool) -> Round:
    """The same with how everybody stands."""
    now.is_whole = is_whole
    for seat, entry in enumerate(now.entries):
        page.close(entry, table, seat)
    return now

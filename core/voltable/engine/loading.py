"""A whole log becomes a game: every record is checked and played, also those that were taken back."""

from voltable.engine import journal
from voltable.engine.game import CHECKPOINT, MOST_COPIES, Game
from voltable.engine.refusal import LogError, Refusal
from voltable.engine.replay import begin, decoded, exact, is_picked, is_undo

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from voltable.engine.dice import Dice
    from voltable.engine.shapes import Boards, Move, Packed, Sets
    from voltable.engine.state import BaseState

    # How the game stood after a record that some undo leads to.
    Kept = dict[int, tuple[BaseState, Dice | None, int, int]]


def load(data: "Packed", cards: "Sets" = None, boards: "Boards" = None) -> Game:
    """Replay a log; every record is checked, also those that were taken back."""
    if not isinstance(data, (bytes, bytearray)):
        raise LogError("not-a-log")
    gid = journal.read_header(data)
    records = moves(data)
    game = begin(records, gid, cards, boards)  # first: what it imports stays, and should lie close together
    uses = count_uses(data)
    kept: "Kept" = {}
    try:
        for _, origin, move in records:
            keep(game, uses, kept)
            replay_record(game, move, origin, uses, kept)
    except LogError:
        raise
    except Refusal as no:
        raise LogError("illegal-move", game.log.count, no.word, *no.numbers)
    return game


def moves(data: "Packed") -> "Iterator[tuple[int, int, Move]]":
    """Each record as (number, origin, move), checked against the chain and decoded."""
    for number, origin, payload in journal.read(data, journal.Chain(bytes(data[: journal.HEADER]))):
        yield number, origin, decoded(number, payload)


def count_uses(data: "Packed") -> "dict[int, int]":
    """How often undo records go back to each record; the whole log is read for it before anything is played."""
    uses: "dict[int, int]" = {}
    for _, _, move in moves(data):
        if is_undo(move):
            uses[move[1]] = uses.get(move[1], 0) + 1
    return uses


def keep(game: Game, uses: "dict[int, int]", kept: "Kept") -> None:
    """Remember how the game stands after its last record, if some undo leads there."""
    record = game.log.count - 1
    if record in uses:
        kept[record] = (game.state.copy(), game.dice.copy() if game.dice else None, game.log.at, game.played)


def replay_record(game: Game, move: "Move", origin: int, uses: "dict[int, int]", kept: "Kept") -> None:
    """One record of the log: an action, or an undo to a state that was kept until its last use."""
    game.log.check_room()
    if is_undo(move):
        if move[1] not in kept:
            raise Refusal("no-such-record", move[1])
        game.state, game.dice, at, game.played = kept[move[1]]
        uses[move[1]] -= 1
        if uses[move[1]]:
            game.state = game.state.copy()
            game.dice = game.dice.copy() if game.dice else None
        else:
            del kept[move[1]]
        game.log.add_undo(move[1], at, origin)
    elif is_picked(move):
        game.log.add_picked(move[1], origin)
    else:
        action = exact(move)
        if game.played == CHECKPOINT:
            game.save(game.log.at)
        game.act(action, None)
        game.log.add_action(action, origin)
        if MOST_COPIES > 1:
            game.played += 1

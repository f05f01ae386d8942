"""How a game comes back from its log: what begins it, and its records one by one."""

from voltable.engine.game import Game, checked
from voltable.engine.log import Log
from voltable.engine.pack import pack, unpack
from voltable.engine.refusal import LogError, Refusal
from voltable.engine.verbs import GAME, PICKED, SETUP, START, TABLE, UNDO

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from voltable.engine.shapes import Action, Boards, Event, Move, Sets


def decoded(number: int, payload: bytes) -> "Move":
    """The move of a record; it begins with a whole number."""
    try:
        move: "Move" = unpack(payload)
    except LogError as error:
        raise LogError(error.word, number)
    if type(move) is not list or not move or type(move[0]) is not int:
        raise LogError("bad-record", number)
    return move


def is_undo(move: "Move") -> bool:
    """A well-formed undo."""
    return move[0] == UNDO and len(move) == 2 and type(move[1]) is int


def is_picked(move: "Move") -> bool:
    """A well-formed record of which head lost."""
    return move[0] == PICKED and len(move) == 2 and type(move[1]) is bytes and len(move[1]) == 8


def begin(records: "Iterable[tuple[int, int, Move]]", gid: bytes, cards: "Sets", boards: "Boards" = None) -> Game:
    """A fresh game from genesis and setup, its log with their origins."""
    log = Log()
    names: "list[str]" = []
    options: "list[list[object]]" = []
    genesis: "Move | None" = None
    for number, origin, move in records:
        log.add(pack(move), origin)
        if genesis is None:
            genesis = move
        elif move == [START]:
            game = from_genesis(genesis, options, names, gid, cards, boards)
            if game.log.count != log.count:
                raise LogError("bad-setup", number)  # options stand by themselves only where genesis has no room
            log.close_setup()
            game.log = log
            return game
        elif len(move) == 3 and move[0] == SETUP and type(move[1]) is str and not names:
            options.append(move[1:])
        elif len(move) != 3 or move[0] != SETUP or type(move[1]) is not int or move[1] != len(names):
            raise LogError("bad-setup", number)
        else:
            names.append(move[2])
    raise LogError("not-a-game")


def from_genesis(
    move: "Move", more: "list[list[object]]", names: "list[str]", gid: bytes, cards: "Sets", boards: "Boards"
) -> Game:
    """The game that record 0, options without room in it, and the names describe."""
    if len(move) != 7 or move[0] not in (GAME, TABLE) or type(move[3]) is not list:
        raise LogError("bad-genesis", 0)
    from voltable.engine.start import find_edition, new_game, new_table  # a device forgets it once a game stands

    kind, name, board, pairs, count, seed, last = move
    pairs += more
    try:
        options = dict(pairs)
        edition = find_edition(name)
        if type(board) is list:
            from voltable.boardgame.own_map import named

            board, options = named(move[2], boards, options, kind == TABLE)
        if kind == GAME:
            options = edition.with_cards(options, last, cards)  # the last part names the owner's cards
        if names and (type(count) is not int or len(names) != count):
            raise LogError("bad-setup", len(names), count)
        game: Game
        if kind == TABLE:
            game = new_table(name, board, names or count, last, seed, options, gid)  # or the depth
        else:
            game = new_game(name, board, names or count, seed, "table" if seed is None else None, options, gid)
    except LogError:
        raise
    except (Refusal, TypeError, ValueError) as no:
        raise LogError("bad-genesis", 0, str(no))
    if [list(pair) for pair in game.edition.chosen] != pairs:
        raise LogError("bad-genesis", 0)
    return game


def exact(move: "Move") -> "Action":
    """An action as a log has it: an open amount without its most."""
    action = checked(move)
    if len(action) != len(move):
        raise Refusal("bad-action")
    return action


def follow(game: Game, payload: bytes, origin: int) -> "list[Event]":
    """Play one record that came from elsewhere into a game that is under way; what happened."""
    log = game.log
    move = decoded(log.count, payload)
    before, log.origin = log.origin, origin
    try:
        if is_picked(move):
            log.check_room()
            log.add_picked(move[1])
            return []
        return game.play(move if is_undo(move) else exact(move))
    finally:
        log.origin = before

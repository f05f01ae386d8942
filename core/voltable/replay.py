"""How a game comes back from its log: every record is checked and played."""

from voltable import journal
from voltable.events import ignore
from voltable.game import GAME, Game, checked
from voltable.log import Log
from voltable.pack import pack, unpack
from voltable.refusal import LogError, Refusal
from voltable.start import find_edition, new_game
from voltable.verbs import SETUP, START, UNDO


def load(data, cards=None) -> Game:
    """Replay a log; every record is checked, also those that were taken back."""
    if not isinstance(data, (bytes, bytearray)):
        raise LogError("not-a-log")
    gid = journal.read_header(data)
    chain = journal.Chain(bytes(data[: journal.HEADER]))
    records = [(origin, decode(number, payload)) for number, origin, payload in journal.read(data, chain)]
    game, first = begin(records, gid, cards)
    try:
        replay(game, records, first)
    except LogError:
        raise
    except Refusal as no:
        raise LogError("illegal-move", game.log.count, no.word, *no.numbers)
    return game


def decode(number, payload) -> list:
    """The move of a record."""
    try:
        move = unpack(payload)
    except LogError as error:
        raise LogError(error.word, number)
    if type(move) is not list or not move:
        raise LogError("bad-record", number)
    return move


def begin(records, gid, cards):
    """A fresh game from genesis and setup, and the number of its first action."""
    if not records:
        raise LogError("not-a-game")
    names = []
    for number, (_, move) in enumerate(records[1:], 1):
        if move == [START]:
            return from_genesis(records[0][1], names, gid, cards), number + 1
        if len(move) != 3 or move[0] != SETUP or move[1] != len(names):
            raise LogError("bad-setup", number)
        names.append(move[2])
    raise LogError("not-a-game")


def from_genesis(move, names, gid, cards) -> Game:
    """The game that record 0 and the names describe."""
    if len(move) != 7 or move[0] != GAME or type(move[3]) is not list:
        raise LogError("bad-genesis", 0)
    _, name, board, pairs, count, seed, card_hash = move
    try:
        options = dict(pairs)
        edition = find_edition(name)
        options = edition.with_cards(options, card_hash, cards)
        if names and (type(count) is not int or len(names) != count):
            raise LogError("bad-setup", len(names), count)
        game = new_game(name, board, names or count, seed, "table" if seed is None else None, options, gid)
    except LogError:
        raise
    except (Refusal, TypeError, ValueError) as no:
        raise LogError("bad-genesis", 0, str(no))
    if [list(pair) for pair in game.edition.chosen] != pairs:
        raise LogError("bad-genesis", 0)
    return game


def replay(game, records, first):
    """Play every record once; the states that undo records go back to are kept meanwhile."""
    game.log = Log()
    for origin, move in records[:first]:
        game.log.add(pack(move), origin)
    game.log.close_setup()
    targets = {move[1] for _, move in records[first:] if move[0] == UNDO and len(move) == 2 and type(move[1]) is int}
    kept = {}
    for origin, move in records[first:]:
        keep(game, targets, kept)
        replay_record(game, move, origin, kept)


def keep(game, targets, kept):
    """Remember how the game stands after its last record, if some undo leads there."""
    record = game.log.count - 1
    if record in targets:
        kept[record] = (game.state.copy(), game.dice and game.dice.copy(), game.log.at)


def replay_record(game, move, origin, kept):
    """One record of the log: an action, or an undo to a state that was kept."""
    game.log.check_room()
    if move[0] == UNDO:
        if len(move) != 2 or type(move[1]) is not int or move[1] not in kept:
            raise Refusal("no-such-record")
        state, dice, at = kept[move[1]]
        game.state = state.copy()
        game.dice = dice and dice.copy()
        game.log.add_undo(move[1], at, origin)
    else:
        action = checked(move)
        if len(action) != len(move):
            raise Refusal("bad-action")
        game.act(action, ignore)
        game.log.add_action(action, origin)

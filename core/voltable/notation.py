"""An action as a line of text, the same for keyboard, log, replay and test; read and write are inverse."""

from voltable.engine.game import checked
from voltable.engine.refusal import Refusal
from voltable.engine.verbs import (
    BID,
    BOUGHT,
    BUILD,
    BUY,
    CHANCE,
    CITY,
    DEAL,
    DONE,
    DROP,
    FIRST,
    FUEL,
    GIVE,
    INCOME,
    MARK,
    OPEN,
    PASS,
    PLACE,
    POWERED,
    REGION,
    RUN,
    SCRAP,
    SEATED,
    SET,
    UNDO,
    WORDS,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from voltable.engine.game import Game
    from voltable.engine.shapes import Action

LONGEST_LINE = 200

# What stands behind each verb; the edition's vocabulary knows the parts that are not plain numbers or seats.
FORMS: "dict[int, tuple[str, ...]]" = {
    OPEN: ("plant", "number"),
    BID: ("number",),
    PASS: (),
    DROP: (),
    SCRAP: ("plant",),
    GIVE: ("fuel", "number"),
    BUY: ("card",),
    FUEL: ("source", "number"),
    BUILD: ("city",),
    MARK: ("city",),
    PLACE: ("city",),
    REGION: ("region",),
    RUN: ("run",),
    DONE: (),
    DEAL: ("dealt",),
    FIRST: ("seat",),
    UNDO: ("number",),
    BOUGHT: (),
    CITY: ("number",),
    POWERED: ("number",),
    INCOME: ("number",),
    SET: ("field", "number"),
}


def write(action: "Sequence[int]", game: "Game", seat: "int | None" = None) -> str:
    """The line for an action of the seat whose turn it is.

    >>> import voltable
    >>> game = voltable.new_game("card", players=["Cy D", "Ana", "Bo"], seed=7)
    >>> write(game.choices()[0], game)
    '"Cy D" open 3a 1'
    """
    action = checked(action)
    verb = action[0]
    numbers = list(action[1:])
    if verb in SEATED:
        seat = numbers.pop(0)
    elif seat is None:
        seat = game.turn
    if verb not in FORMS or min(action) < 0:
        raise Refusal("bad-action")
    named = verb not in (DEAL, FIRST, UNDO, SET) and (verb != REGION or seat != CHANCE)
    words: "list[str]" = []
    if named:
        if type(seat) is not int or not 0 <= seat < len(game.names):
            raise Refusal("not-now", WORDS[verb])
        words.append(quote(game.names[seat]))
    words.append(WORDS[verb])
    try:
        for part in FORMS[verb]:
            words += _write_part(part, numbers, game, seat)
    except IndexError:
        raise Refusal("bad-action", WORDS[verb], *action[1:])
    return " ".join(words)


def _write_part(part: str, numbers: "list[int]", game: "Game", seat: "int | None") -> "list[str]":
    if part == "number":
        return [str(numbers.pop(0))]
    if part == "seat":
        return [quote(game.names[numbers.pop(0)])]
    found: "Callable[..., list[str]] | None" = getattr(game.edition.vocabulary(), "write_" + part, None)
    if found is None:
        raise Refusal("bad-action")
    return found(numbers, game, seat)


def read(line: str, game: "Game") -> "Action":
    """The action a line means now; the name may be left out, and must be right where it stands."""
    if type(line) is not str or len(line) > LONGEST_LINE:
        raise Refusal("bad-line")
    words = split(line)
    name = words.pop(0) if words and words[0] not in WORDS else None
    if name is not None and (not words or words[0] not in WORDS or WORDS.index(words[0]) not in SEATED):
        check_turn(name, game)
    if not words or words[0] not in WORDS or WORDS.index(words[0]) not in FORMS:
        raise Refusal("unknown-verb", words[0] if words else "")
    verb = WORDS.index(words.pop(0))
    check_known(verb, game)
    action = [verb] + ([seat_of(name, game)] if verb in SEATED else [])
    for part in FORMS[verb]:
        action += _read_part(part, words, game)
    if words:
        raise Refusal("too-many-words", words[0])
    return tuple(action)


def seat_of(name: "str | None", game: "Game") -> int:
    """Who is meant at a table: the one who is named, else the one who is asked."""
    if name is None and game.turn is not None:
        return max(game.turn, 0)
    if name not in game.names:
        raise Refusal("unknown-name", name)
    return game.names.index(name)


def check_known(verb: int, game: "Game") -> None:
    """Some verbs belong to other editions."""
    vocabulary = game.edition.vocabulary()
    for part in FORMS[verb]:
        if part not in ("number", "seat") and not hasattr(vocabulary, "read_" + part):
            raise Refusal("unknown-verb", WORDS[verb])


def check_turn(name: str, game: "Game") -> None:
    """The line's name has to be a player's, and it has to be that player's turn."""
    if name not in game.names:
        raise Refusal("unknown-name", name)
    if game.turn is None or game.turn == CHANCE or game.names[game.turn] != name:
        raise Refusal("not-your-turn", name)


def _read_part(part: str, words: "list[str]", game: "Game") -> "list[int]":
    if not words and part != "run":
        raise Refusal("word-missing", part)
    if part == "number":
        return [number(words.pop(0))]
    if part == "seat":
        name = words.pop(0)
        if name not in game.names:
            raise Refusal("unknown-name", name)
        return [game.names.index(name)]
    found: "Callable[..., list[int]]" = getattr(game.edition.vocabulary(), "read_" + part)
    return found(words, game)


def number(word: str) -> int:
    """A whole number as the engine writes it."""
    if not word or len(word) > 9 or any(letter not in "0123456789" for letter in word):
        raise Refusal("not-a-number", word)
    return int(word)


def quote(name: str) -> str:
    """A name with a space stands in quotes."""
    return '"' + name + '"' if " " in name else name


def split(line: str) -> "list[str]":
    """The words of a line; quotes hold a name together."""
    words: "list[str]" = []
    for place, piece in enumerate(line.split('"')):
        if place % 2:
            words.append(piece)
        else:
            words += piece.split()
    if line.count('"') % 2:
        raise Refusal("open-quote")
    return words

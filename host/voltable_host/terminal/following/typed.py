"""What people type behind `voltable table next`, as lines of notation: commas and spaces both part the moves."""

from voltable.engine.game import Game
from voltable.engine.verbs import FIRST, WORDS
from voltable.notation import FORMS, quote, split
from voltable.tracker.fields import FIELDS
from voltable_host.language.folding import folded
from voltable_host.terminal.ordering import VERB, called

COMMA = ","


def lines_of(arguments: tuple[str, ...], game: Game) -> list[str]:
    """One line a move.

    >>> import voltable
    >>> game = voltable.new_table("classic", players=["Ana", "Cy D"], seed=1)
    >>> lines_of(("cy d", "bought,", "city", "7", "done"), game)
    ['"Cy D" bought', 'city 7', 'done']
    >>> lines_of(("ana", "cy"), voltable.new_table("classic", players=["Ana", "Bo", "Cy"]))
    ['first Ana', 'first Cy']
    """
    order, words = order_of(words_of(arguments, game), game)
    moves: list[list[str]] = [[]]
    for word in words:
        if word == COMMA or is_whole(moves[-1]):
            moves.append([])
        if word != COMMA:
            moves[-1].append(word)
    return order + [" ".join(map(quote, move)) for move in moves if move]


def order_of(words: list[str], game: Game) -> tuple[list[str], list[str]]:
    """Where players are asked for one at a time, a line for each that is named, and the words behind the order."""
    asked = [game.names[action[1]] for action in game.choices() if action[0] == FIRST]
    end = next((place for place, word in enumerate(words) if word in WORDS and word != VERB), len(words))
    named = [word for word in words[:end] if word not in (COMMA, VERB)]
    found, unknown = called(named, asked)
    if not found or words[end - 1 : end] != [COMMA] and end < len(words):
        return [], words
    if len(found) == len(asked) > 1 and not unknown:
        found.pop()  # who comes last follows from the others
    return [f"{VERB} {quote(name)}" for name in (*found, *unknown)], words[end:]


def words_of(arguments: tuple[str, ...], game: Game) -> list[str]:
    """The words that the shell brings; what it kept together may be a name or a whole line."""
    words: list[str] = []
    for argument in arguments:
        if meant(argument, game) in game.names:
            words.append(meant(argument, game))
        else:
            words += [meant(word, game) for word in split(argument.replace(COMMA, f" {COMMA} "))]
    return words


def meant(word: str, game: Game) -> str:
    """A name however its letters are written, but never a word that means something else."""
    numbers = game.edition.numbers
    if word in game.names or word in (*WORDS, *FIELDS, *numbers.kinds, numbers.last_card_word):
        return word
    called = [name for name in game.names if folded(name) == folded(word)]
    return called[0] if len(called) == 1 else word


def is_whole(words: list[str]) -> bool:
    """Whether a line has its verb and all that stands behind it."""
    for place, word in enumerate(words[:2]):
        verb = WORDS.index(word) if word in WORDS else None
        if verb in FORMS:
            return len(words) - place - 1 >= len(FORMS[verb])
    return False

"""How a table writes its fuels, plants, fields and cards: `fuel hybrid 2`, `scrap 1`, `set Ana 7`, `deal step3`."""

from voltable.engine.refusal import Refusal
from voltable.engine.words import LAST_CARD
from voltable.notation import number, quote
from voltable.tracker.fields import FIELDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.game import Game
    from voltable.tracker.edition import Table
    from voltable.tracker.shapes import FollowedGame


def write_source(numbers: "list[int]", game: "FollowedGame", seat: "int | None") -> "list[str]":
    """A fuel, or the kind of the third party's plant."""
    return [game.edition.numbers.kinds[numbers.pop(0)]]


def read_source(words: "list[str]", game: "FollowedGame") -> "list[int]":
    """A fuel, or the kind of the third party's plant."""
    kinds = game.edition.numbers.kinds
    word = words.pop(0)
    if word not in kinds:
        raise Refusal("unknown-fuel", word, *kinds)
    return [kinds.index(word)]


def write_plant(numbers: "list[int]", game: "FollowedGame", seat: "int | None") -> "list[str]":
    """A plant of the third party by its place, oldest first."""
    return [str(numbers.pop(0) + 1)]


def read_plant(words: "list[str]", game: "FollowedGame") -> "list[int]":
    """A plant of the third party by its place."""
    place = number(words.pop(0))
    if not place:
        raise Refusal("unknown-plant", "0")
    return [place - 1]


def write_dealt(numbers: "list[int]", game: "FollowedGame", seat: "int | None") -> "list[str]":
    """Only the last card is ever told."""
    if numbers.pop(0) != LAST_CARD:
        raise Refusal("bad-action")
    return [game.edition.numbers.last_card_word]


def read_dealt(words: "list[str]", game: "FollowedGame") -> "list[int]":
    """Only the last card is ever told."""
    word = words.pop(0)
    if word != game.edition.numbers.last_card_word:
        raise Refusal("no-such-card", word)
    return [LAST_CARD]


def names_of(game: "Game") -> "list[str]":
    """Every field by its name: what a table keeps, fuels, players."""
    table: "Table" = game.edition
    return list(FIELDS) + list(table.numbers.fuels) + list(game.names)


def write_field(numbers: "list[int]", game: "FollowedGame", seat: "int | None") -> "list[str]":
    """A field by its name."""
    return [quote(names_of(game)[numbers.pop(0)])]


def read_field(words: "list[str]", game: "FollowedGame") -> "list[int]":
    """A field by its name."""
    word = words.pop(0)
    names = names_of(game)
    if word not in names:
        raise Refusal("unknown-field", word, *names)
    return [names.index(word)]

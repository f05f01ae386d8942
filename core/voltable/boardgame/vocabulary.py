"""How the board game writes its cities, regions and cards: `build "New York"`, `fuel coal 3`, `deal step3`."""

from voltable.boardgame.fuels import STORAGE
from voltable.engine.refusal import Refusal
from voltable.engine.verbs import DEAL
from voltable.engine.words import LAST_CARD
from voltable.notation import quote
from voltable.plants.vocabulary import (
    fuel_of,
    plant_of,
    read_fuel,
    read_plant,
    read_run,
    write_fuel,
    write_plant,
    write_run,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.boardgame.shapes import BoardGame

__all__ = (
    "fuel_of", "plant_of", "read_city", "read_dealt", "read_fuel", "read_plant", "read_region", "read_run",
    "read_source", "write_city", "write_dealt", "write_fuel", "write_plant", "write_region", "write_run",
    "write_source",
)  # fmt: skip

FROM_STORAGE = "storage"


def write_source(numbers: "list[int]", game: "BoardGame", seat: int) -> "list[str]":
    """A fuel, or the coal storage where the board has one."""
    if numbers[0] == STORAGE and game.edition.coal_storage:
        numbers.pop(0)
        return [FROM_STORAGE]
    return write_fuel(numbers, game, seat)


def read_source(words: "list[str]", game: "BoardGame") -> "list[int]":
    """A fuel, or the coal storage where the board has one."""
    if words[0] == FROM_STORAGE and game.edition.coal_storage:
        words.pop(0)
        return [STORAGE]
    return read_fuel(words, game)


def write_city(numbers: "list[int]", game: "BoardGame", seat: int) -> "list[str]":
    """A city by its name."""
    return [quote(game.edition.map.CITIES[numbers.pop(0)])]


def read_city(words: "list[str]", game: "BoardGame") -> "list[int]":
    """A city by its name."""
    name = words.pop(0)
    if name not in game.edition.map.CITIES:
        raise Refusal("unknown-city", name)
    return [game.edition.map.CITIES.index(name)]


def write_region(numbers: "list[int]", game: "BoardGame", seat: int) -> "list[str]":
    """A region by its name."""
    return [game.edition.map.REGIONS[numbers.pop(0)]]


def read_region(words: "list[str]", game: "BoardGame") -> "list[int]":
    """A region by its name."""
    name = words.pop(0)
    regions = game.edition.map.REGIONS
    if name not in regions:
        raise Refusal("unknown-region", name, *regions)
    return [regions.index(name)]


def write_dealt(numbers: "list[int]", game: "BoardGame", seat: int) -> "list[str]":
    """A plant, or the Step 3 card."""
    card = numbers.pop(0)
    return [game.edition.last_card_word] if card == LAST_CARD else [game.edition.cards.label(card)]


def read_dealt(words: "list[str]", game: "BoardGame") -> "list[int]":
    """A plant, or the Step 3 card."""
    word = words.pop(0)
    if word == game.edition.last_card_word:
        return [LAST_CARD]
    among = [choice[1] for choice in game.choices() if choice[0] == DEAL]
    return [plant_of(word, game.edition.cards, among)]

"""How the card game writes its plants, fuels and cards: `3a`, `coal2@3`, `run 5 7 gas=2 oil=1`, `deal end`."""

from voltable.engine.refusal import Refusal
from voltable.engine.verbs import DEAL, GIVE
from voltable.engine.words import LAST_CARD
from voltable.notation import number
from voltable.plants import vocabulary
from voltable.plants.vocabulary import fuel_of, plant_of, read_plant, read_run, write_plant, write_run
from voltable_cards.words import FUEL_CARD, FUELS, STORED_CARD

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable_cards.shapes import PlayedCardGame

__all__ = (
    "fuel_card", "fuel_of", "plant_of", "read_card", "read_dealt", "read_fuel", "read_plant", "read_run",
    "write_card", "write_dealt", "write_fuel", "write_plant", "write_run",
)  # fmt: skip


def write_fuel(numbers: "list[int]", game: "PlayedCardGame", seat: int) -> "list[str]":
    """A fuel by its name, or a card in store by what is left on it and what is printed: coal2/3."""
    if numbers[0] < STORED_CARD:
        return vocabulary.write_fuel(numbers, game, seat)
    code = numbers.pop(0) - STORED_CARD
    return [f"{FUELS[code >> 4]}{code >> 2 & 3}/{code & 3}"]


def read_fuel(words: "list[str]", game: "PlayedCardGame") -> "list[int]":
    """A fuel by its name, or a card in store; what is printed may be left out where only one card can be meant."""
    if words[0] in FUELS or words[0][-1:] not in "0123":
        return vocabulary.read_fuel(words, game)
    text, slash, printed = words.pop(0).partition("/")
    return [stored_card(text, printed if slash else None, game)]


def stored_card(text: str, printed: "str | None", game: "PlayedCardGame") -> int:
    """A card such as coal2/3; refuses what no card can show."""
    code = STORED_CARD + 16 * fuel_of(text[:-1], game)
    left = text[-1:]
    if printed is None:
        meant = [choice[1] for choice in game.choices() if choice[0] == GIVE and choice[1] - code >> 2 == int(left)]
        if len(meant) == 1:
            return meant[0]
    elif left in ("1", "2", "3") and printed in ("0", "1", "2", "3") and int(left) <= max(1, int(printed)):
        return code + 4 * int(left) + int(printed)
    raise Refusal("no-card-to-turn", text)


def write_card(numbers: "list[int]", game: "PlayedCardGame", seat: int) -> "list[str]":
    """A fuel card and its column: coal2@3."""
    fuel, units, column = numbers.pop(0), numbers.pop(0), numbers.pop(0)
    return [f"{FUELS[fuel]}{units}@{column}"]


def read_card(words: "list[str]", game: "PlayedCardGame") -> "list[int]":
    """A fuel card and its column."""
    card, _, column = words.pop(0).partition("@")
    return fuel_card(card, game) + [number(column)]


def fuel_card(text: str, game: "PlayedCardGame") -> "list[int]":
    """Fuel and units of a card such as coal2."""
    fuel = fuel_of(text[:-1], game)
    if text[-1:] not in ("1", "2", "3"):
        raise Refusal("no-such-card", text)
    return [fuel, int(text[-1])]


def write_dealt(numbers: "list[int]", game: "PlayedCardGame", seat: int) -> "list[str]":
    """Whatever can be drawn: a plant, the last card, or a fuel card."""
    card = numbers.pop(0)
    if card == LAST_CARD:
        return [game.edition.last_card_word]
    if card >= FUEL_CARD:
        card -= FUEL_CARD
        return [f"{FUELS[card // 3]}{card % 3 + 1}"]
    return [game.edition.cards.label(card)]


def read_dealt(words: "list[str]", game: "PlayedCardGame") -> "list[int]":
    """Whatever can be drawn."""
    word = words.pop(0)
    if word == game.edition.last_card_word:
        return [LAST_CARD]
    if word[:1] in "0123456789":
        among = [choice[1] for choice in game.choices() if choice[0] == DEAL]
        return [plant_of(word, game.edition.cards, among)]
    fuel, units = fuel_card(word, game)
    return [FUEL_CARD + 3 * fuel + units - 1]

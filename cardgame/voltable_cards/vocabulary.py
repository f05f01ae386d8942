"""How the card game writes its plants, fuels and cards: `3a`, `coal2@3`, `run 5 7 gas=2 oil=1`, `deal end`."""

from voltable.notation import number
from voltable.refusal import Refusal
from voltable.verbs import DEAL
from voltable.vocabulary import fuel_of, plant_of, read_fuel, read_plant, read_run, write_fuel, write_plant, write_run
from voltable.words import LAST_CARD
from voltable_cards.words import FUEL_CARD, FUELS

__all__ = (
    "fuel_card", "fuel_of", "plant_of", "read_card", "read_dealt", "read_fuel", "read_plant", "read_run",
    "write_card", "write_dealt", "write_fuel", "write_plant", "write_run",
)  # fmt: skip


def write_card(numbers, game, seat) -> list:
    """A fuel card and its column: coal2@3."""
    fuel, units, column = numbers.pop(0), numbers.pop(0), numbers.pop(0)
    return [f"{FUELS[fuel]}{units}@{column}"]


def read_card(words, game) -> list:
    """A fuel card and its column."""
    card, _, column = words.pop(0).partition("@")
    return fuel_card(card, game) + [number(column)]


def fuel_card(text, game) -> list:
    """Fuel and units of a card such as coal2."""
    fuel = fuel_of(text[:-1], game)
    if text[-1:] not in ("1", "2", "3"):
        raise Refusal("no-such-card", text)
    return [fuel, int(text[-1])]


def write_dealt(numbers, game, seat) -> list:
    """Whatever can be drawn: a plant, the last card, or a fuel card."""
    card = numbers.pop(0)
    if card == LAST_CARD:
        return [game.edition.last_card_word]
    if card >= FUEL_CARD:
        card -= FUEL_CARD
        return [f"{FUELS[card // 3]}{card % 3 + 1}"]
    return [game.edition.cards.label(card)]


def read_dealt(words, game) -> list:
    """Whatever can be drawn."""
    word = words.pop(0)
    if word == game.edition.last_card_word:
        return [LAST_CARD]
    if word[:1] in "0123456789":
        among = [choice[1] for choice in game.choices() if choice[0] == DEAL]
        return [plant_of(word, game.edition.cards, among)]
    fuel, units = fuel_card(word, game)
    return [FUEL_CARD + 3 * fuel + units - 1]

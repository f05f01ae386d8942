"""How the card game writes its plants, fuels and cards: `3a`, `coal2@3`, `run 5 7 gas=2 oil=1`, `deal end`."""

from voltable.notation import number
from voltable.refusal import Refusal
from voltable.verbs import CHANCE, DEAL
from voltable_cards.production import chosen, runs
from voltable_cards.state import AUCTION
from voltable_cards.words import FUEL_CARD, FUELS, GAS, HYBRID, LAST_CARD, OIL

THE_END = "end"


def plant_of(text, cards, among) -> int:
    """The plant a label means; a bare number where only one plant can be meant."""
    named = cards.find(text)
    likely = [plant for plant in named if plant in among]
    for plants in (likely, named):
        if len(plants) == 1:
            return plants[0]
    raise Refusal("which-plant" if named else "unknown-plant", text, *[cards.label(plant) for plant in named])


def write_plant(numbers, game, seat) -> list:
    """A plant of the market or of a director."""
    return [game.edition.cards.label(numbers.pop(0))]


def read_plant(words, game) -> list:
    """A plant on offer, or one of one's own while scrapping."""
    state = game.state
    own = () if state.turn is None or state.turn == CHANCE else state.players[state.turn].plants
    among = own if len(own) > game.edition.plant_limit else game.edition.course[AUCTION].offered(state)
    return [plant_of(words.pop(0), game.edition.cards, among)]


def write_fuel(numbers, game, seat) -> list:
    """A fuel by its name."""
    return [FUELS[numbers.pop(0)]]


def read_fuel(words, game) -> list:
    """A fuel by its name."""
    return [fuel_of(words.pop(0))]


def fuel_of(word) -> int:
    """The number of a fuel."""
    if word not in FUELS:
        raise Refusal("unknown-fuel", word, *FUELS)
    return FUELS.index(word)


def write_card(numbers, game, seat) -> list:
    """A fuel card and its column: coal2@3."""
    fuel, units, column = numbers.pop(0), numbers.pop(0), numbers.pop(0)
    return [f"{FUELS[fuel]}{units}@{column}"]


def read_card(words, game) -> list:
    """A fuel card and its column."""
    card, _, column = words.pop(0).partition("@")
    return fuel_card(card) + [number(column)]


def fuel_card(text) -> list:
    """Fuel and units of a card such as coal2."""
    fuel = fuel_of(text[:-1])
    if text[-1:] not in ("1", "2", "3"):
        raise Refusal("no-such-card", text)
    return [fuel, int(text[-1])]


def write_dealt(numbers, game, seat) -> list:
    """Whatever can be drawn: a plant, the last card, or a fuel card."""
    card = numbers.pop(0)
    if card == LAST_CARD:
        return [THE_END]
    if card >= FUEL_CARD:
        card -= FUEL_CARD
        return [f"{FUELS[card // 3]}{card % 3 + 1}"]
    return [game.edition.cards.label(card)]


def read_dealt(words, game) -> list:
    """Whatever can be drawn."""
    word = words.pop(0)
    if word == THE_END:
        return [LAST_CARD]
    if word[:1] in "0123456789":
        among = [choice[1] for choice in game.choices() if choice[0] == DEAL]
        return [plant_of(word, game.edition.cards, among)]
    fuel, units = fuel_card(word)
    return [FUEL_CARD + 3 * fuel + units - 1]


def write_run(numbers, game, seat) -> list:
    """The plants that run, and what their hybrids burn together."""
    cards = game.edition.cards
    which, gas = numbers.pop(0), numbers.pop(0)
    plants = chosen(game.state.players[seat].plants, which)
    words = [cards.label(plant) for plant in plants]
    for fuel, units in ((GAS, gas), (OIL, cards.needs(plants)[HYBRID] - gas)):
        if units:
            words.append(f"{FUELS[fuel]}={units}")
    return words


def read_run(words, game) -> list:
    """A set of one's plants; the mix may be left out where there is only one."""
    if game.turn is None or game.turn == CHANCE:
        raise Refusal("not-now", "run")
    player = game.state.players[game.turn]
    which = 0
    while words and "=" not in words[0]:
        plant = plant_of(words.pop(0), game.edition.cards, player.plants)
        if plant not in player.plants or which >> player.plants.index(plant) & 1:
            raise Refusal("no-such-plants", game.edition.cards.label(plant))
        which |= 1 << player.plants.index(plant)
    return [which, read_mix(words, game, player, which)]


def read_mix(words, game, player, which) -> int:
    """How much gas the hybrids burn."""
    hybrid = game.edition.cards.needs(chosen(player.plants, which))[HYBRID]
    if not words:
        return only_mix(game, player, which, hybrid)
    mix = [0, 0, 0, 0]
    while words:
        fuel, _, units = words.pop(0).partition("=")
        mix[fuel_of(fuel)] += number(units)
    if mix[GAS] + mix[OIL] != hybrid or sum(mix) != hybrid:
        raise Refusal("bad-mix", sum(mix), hybrid)
    return mix[GAS]


def only_mix(game, player, which, hybrid) -> int:
    """The mix that is meant when none is named."""
    for able, least, most in runs(player):
        if able == which:
            if least != most:
                raise Refusal("which-mix", hybrid)
            return least
    return 0

"""How every edition writes its plants and fuels: `3a`, `coal`, `run 5 7 gas=2 oil=1`."""

from voltable.engine.refusal import Refusal
from voltable.engine.verbs import CHANCE
from voltable.engine.words import HYBRID
from voltable.notation import number
from voltable.plants.production import chosen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from voltable.engine.edition import Edition
    from voltable.engine.shapes import Cards, PlayedGame
    from voltable.engine.state import BasePlayer


def plant_of(text: str, cards: "Cards", among: "Sequence[int]") -> int:
    """The plant a label means; a bare number where only one plant can be meant."""
    named = cards.find(text)
    likely = [plant for plant in named if plant in among]
    for plants in (likely, named):
        if len(plants) == 1:
            return plants[0]
    raise Refusal("which-plant" if named else "unknown-plant", text, *[cards.label(plant) for plant in named])


def write_plant(numbers: "list[int]", game: "PlayedGame", seat: int) -> "list[str]":
    """A plant of the market or of a player."""
    return [game.edition.cards.label(numbers.pop(0))]


def read_plant(words: "list[str]", game: "PlayedGame") -> "list[int]":
    """A plant of the market, or one of one's own while scrapping."""
    state = game.state
    own = () if state.turn < 0 else state.players[state.turn].plants
    among = own if len(own) > game.edition.plant_limit else game.edition.offered(state)
    return [plant_of(words.pop(0), game.edition.cards, among)]


def write_fuel(numbers: "list[int]", game: "PlayedGame", seat: int) -> "list[str]":
    """A fuel by its name."""
    return [game.edition.fuels[numbers.pop(0)]]


def read_fuel(words: "list[str]", game: "PlayedGame") -> "list[int]":
    """A fuel by its name."""
    return [fuel_of(words.pop(0), game)]


def fuel_of(word: str, game: "PlayedGame") -> int:
    """The number of a fuel."""
    fuels = game.edition.fuels
    if word not in fuels:
        raise Refusal("unknown-fuel", word, *fuels)
    return fuels.index(word)


def write_run(numbers: "list[int]", game: "PlayedGame", seat: int) -> "list[str]":
    """The plants that run, and what their hybrids burn together."""
    edition = game.edition
    which, first = numbers.pop(0), numbers.pop(0)
    owned = game.state.players[seat].plants
    plants = chosen(owned, which)
    second = edition.cards.needs(plants)[HYBRID] - first
    if not 0 <= which < 1 << len(owned) or first < 0 or second < 0:
        raise Refusal("bad-action")
    words = [edition.cards.label(plant) for plant in plants]
    for fuel, units in ((edition.mixed, first), (edition.mixed + 1, second)):
        if units:
            words.append(f"{edition.fuels[fuel]}={units}")
    return words


def read_run(words: "list[str]", game: "PlayedGame") -> "list[int]":
    """A set of one's plants; the mix may be left out where there is only one."""
    if game.turn is None or game.turn == CHANCE:
        raise Refusal("not-now", "run")
    player = game.state.players[game.turn]
    cards = game.edition.cards
    which = 0
    while words and "=" not in words[0]:
        plant = plant_of(words.pop(0), cards, player.plants)
        if plant not in player.plants or which >> player.plants.index(plant) & 1:
            raise Refusal("no-such-plants", cards.label(plant))
        which |= 1 << player.plants.index(plant)
    return [which, read_mix(words, game, player, which)]


def read_mix(words: "list[str]", game: "PlayedGame", player: "BasePlayer", which: int) -> int:
    """How much of the first fuel the hybrids burn."""
    edition = game.edition
    hybrid = edition.cards.needs(chosen(player.plants, which))[HYBRID]
    if not words:
        return only_mix(edition, player, which, hybrid)
    mix = [0, 0, 0, 0]
    while words:
        fuel, _, units = words.pop(0).partition("=")
        mix[fuel_of(fuel, game)] += number(units)
    if mix[edition.mixed] + mix[edition.mixed + 1] != hybrid or sum(mix) != hybrid:
        raise Refusal("bad-mix", sum(mix), hybrid)
    return mix[edition.mixed]


def only_mix(edition: "Edition", player: "BasePlayer", which: int, hybrid: int) -> int:
    """The mix that is meant when none is named."""
    for able, least, most in edition.able(player):
        if able == which:
            if least != most:
                raise Refusal("which-mix", hybrid, edition.fuels[edition.mixed], edition.fuels[edition.mixed + 1])
            return least
    return 0

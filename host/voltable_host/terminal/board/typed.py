"""Fuel and cities as people type them: `c3`, `3 coal`, `koln`, `new york, boston`."""

import re

from voltable import Refusal, notation
from voltable.boardgame.fuels import STORAGE
from voltable.engine.game import Game
from voltable.engine.verbs import BUILD, DEAL, DONE, FUEL, MARK, PLACE, REGION, WORDS
from voltable_host.language import _
from voltable_host.language.folding import folded
from voltable_host.language.map_names import region_name
from voltable_host.language.words import kinds_called
from voltable_host.terminal.family import Meaning
from voltable_host.terminal.menu import Entry
from voltable_host.terminal.typed import Unclear, Unknown, fuels_called

AMOUNT_LAST = re.compile(r"(?:fuel |buy )?([^\W\d]+)[ =:]?(\d{1,3})$")
AMOUNT_FIRST = re.compile(r"(?:fuel |buy )?(\d{1,3}) ?([^\W\d]+)$")
VERBS = {BUILD: "build", PLACE: "place", MARK: "mark"}
SEVERAL: tuple[str, ...] = ("fuel", "build", "deal", "first", "region")  # where a line may name several things
ENDS_A_TURN = ("d", "done")  # no city's beginning
BY_BLANKS = {
    "fuel": re.compile(r"([^\W\d]+[ =:]?\d+|\d+ ?[^\W\d]+) +(.+)"),  # c3 o2, or 3 coal 2 oil
    "deal": re.compile(r"(\S+) +(.+)"),
}


def split(line: str, asked: str) -> tuple[str, str]:
    """The first thing of a line and what stands behind it: by commas, for cities have blanks in them."""
    first, _comma, rest = line.strip().partition(",")
    found = BY_BLANKS[asked].match(first) if asked in BY_BLANKS else None
    if found:
        first, rest = found[1], f"{found[2]},{rest}" if rest else found[2]
    return first.strip(), rest.strip()


def by_tokens(text: str, game: Game, menu: list[Entry]) -> tuple | None:
    """`coal 3`, `c3`, `3 coal`: a fuel by its first letters in either language."""
    last, first = AMOUNT_LAST.match(text), AMOUNT_FIRST.match(text)
    if not (last or first) or not any(entry.action[0] == FUEL for entry in menu):
        return None
    word, tokens = (last[1], last[2]) if last else (first[2], first[1]) if first else ("", "")
    if game.edition.coal_storage and "storage".startswith(word) and not kinds_called(word, game.edition.fuels):
        return (FUEL, STORAGE, int(tokens))
    fuels = fuels_called(word, game)
    return (FUEL, fuels[0], int(tokens)) if fuels else None


def by_city(text: str, game: Game, menu: list[Entry]) -> tuple | None:
    """A city by its name or its beginning, without accents; of several, the one that can be had."""
    verb = menu[0].action[0]
    if verb not in VERBS:
        return None
    if text in ENDS_A_TURN and verb == BUILD:
        return (DONE,)
    text = text.removeprefix(VERBS[verb] + " ").strip(' "')
    cities = cities_called(text, game)
    open_now = [entry.action[1] for entry in menu if entry.action[0] == verb and entry.action[1] in cities]
    found = open_now or cities
    if len(found) > 1:
        meant = ", ".join(game.edition.map.CITIES[city] for city in found)
        raise Unclear(_("{word} can mean several cities: {cities}. Type more of the name.").format(
            word=text, cities=meant
        ))  # fmt: skip
    return (verb, found[0]) if found else None


def cities_called(text: str, game: Game) -> list[int]:
    """The cities in play whose name is this, or else begins so; of the whole board if none in play does."""
    names = [folded(name) for name in game.edition.map.CITIES]
    in_play = game.state.network.cities if game.state.network else ()
    for among in (in_play, range(len(names))):
        exact = [city for city in among if names[city] == text]
        found = exact or [city for city in among if text and names[city].startswith(text)]
        if found:
            return found
    return []


def by_region(text: str, game: Game, menu: list[Entry]) -> tuple | None:
    """A region by its name or its beginning, with or without the hyphen; of several, the one that can be had."""
    verb = text.partition(" ")[0]
    if menu[0].action[0] != REGION or (verb in WORDS and verb != WORDS[REGION]):
        return None
    wanted = joined(text.removeprefix("region "))
    names = [{joined(name), joined(region_name(name))} for name in game.edition.map.REGIONS]
    exact = [region for region, forms in enumerate(names) if wanted in forms]
    begun = [region for region, forms in enumerate(names) if any(form.startswith(wanted) for form in forms)]
    found = exact or [entry.action[1] for entry in menu if entry.action[1] in begun] or begun
    if len(found) == 1:
        return (REGION, found[0])
    raise Unknown(_("Type one of these regions: {regions}.").format(regions=", ".join(entry.label for entry in menu)))


def joined(name: str) -> str:
    """A region's name as one word: north-east and north_east are northeast."""
    return re.sub(r"[-_ ]", "", folded(name))


def by_drawn(text: str, game: Game, menu: list[Entry]) -> tuple | None:
    """A plant that was drawn, by its number."""
    if menu[0].action[0] != DEAL or not text.isdecimal():
        return None
    try:
        return notation.read(f"deal {int(text)}", game)
    except Refusal:
        return None


def names(game: Game) -> list[str]:
    """The cities in play, and regions in two languages."""
    network, board = game.state.network, game.edition.map
    cities = [board.CITIES[city] for city in network.cities] if network else []
    return [*cities, *board.REGIONS, *map(region_name, board.REGIONS)]


MEANINGS: tuple[Meaning, ...] = (by_tokens, by_city, by_region, by_drawn)

"""A plan for the board game as people type it: plants, fuel and cities."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from voltable.engine.verbs import BUILD, FUEL
from voltable_host.language import _
from voltable_host.language.folding import folded
from voltable_host.terminal.board.typed import cities_called
from voltable_host.terminal.plan import NoPlan, TypedPlan
from voltable_host.terminal.typed import fuels_called

if TYPE_CHECKING:
    from voltable.engine.game import Game
    from voltable.engine.shapes import Action

TOKENS = re.compile(r"([^\W\d]+)[=:]?(\d{1,3})$")


def how() -> str:
    """What can be typed into a plan."""
    return _(
        "A plan decides nothing. Name a plant (7, or 7@14 at a price), one to give up (-3), fuel (coal3), cities"
        " (Essen; with commas between them); Enter ends it."
    )


def words(line: str, game: Game) -> list[str]:
    """The parts of a line: by commas and by blanks, but a city's name stays whole."""
    found: list[str] = []
    for piece in line.split(","):
        is_city = bool(cities_called(folded(piece), game))
        found += [piece.strip()] if is_city else piece.split()
    return found


class BoardPlan(TypedPlan):
    """Tokens and houses."""

    def bought(self, text: str) -> Action | None:
        """Tokens or a city."""
        found = TOKENS.match(text)
        fuels = fuels_called(found[1], self.game) if found else []
        if found and fuels:
            return (FUEL, fuels[0], int(found[2]))
        return None if text[:1].isdecimal() else (BUILD, self.city(text))

    def city(self, text: str) -> int:
        """The only city that is called so, or begins so."""
        cities = cities_called(text, self.game)
        if not cities:
            raise NoPlan(_("There is no city and no fuel called {word}.").format(word=text))
        if len(cities) > 1:
            names = ", ".join(self.game.edition.map.CITIES[city] for city in cities)
            raise NoPlan(_("{word} can mean several cities: {cities}. Type more of the name.").format(
                word=text, cities=names
            ))  # fmt: skip
        return cities[0]


begin = BoardPlan

"""What stands on the board and who owns it, from the view of a game."""

from collections.abc import Iterable
from typing import Any, NamedTuple
from unicodedata import normalize

from voltable_host.drawing.board import Board
from voltable_host.drawing.colours import PLAYERS, TRUST, Paint
from voltable_host.language import _


class Owner(NamedTuple):
    """A player, or the Trust, which has no letter."""

    name: str
    letter: str
    paint: Paint
    cities: int


class Table(NamedTuple):
    """All that a picture shows beyond the printed board."""

    owners: list[Owner]  # by seat, the Trust after the last player
    houses: dict[str, list[int | None]]  # the seats in a city's slots
    in_play: list[bool]  # for each region
    region_of: tuple[int, ...]  # by city
    marks: frozenset[str]  # cities reserved for a start
    on_turn: str  # a name, or nothing
    round: int
    step: int

    def plays(self, city: int) -> bool:
        """Whether a city lies in a region that is played."""
        return self.in_play[self.region_of[city]]


def table(board: Board, view: dict[str, Any] | None) -> Table:
    """What the view of a game tells; without one an empty board with all regions."""
    view = view or {}
    names = [player["name"] for player in view.get("players", ())]
    regions = view.get("regions") or board.regions
    return Table(
        owners(view),
        view.get("houses") or {},
        [region in regions for region in board.regions],
        board.region_of,
        frozenset(view.get("marks") or ()),
        next((name for seat, name in enumerate(names) if seat == view.get("turn")), ""),
        view.get("round") or 0,
        view.get("step") or 0,
    )


def owners(view: dict[str, Any]) -> list[Owner]:
    """Every player, and the Trust where it owns a house or may come to own one."""
    players = view.get("players", ())
    letters = initials(player["name"] for player in players)
    found = [
        Owner(player["name"], letter, colour, len(player["cities"]))
        for player, letter, colour in zip(players, letters, PLAYERS)
    ]
    houses = sum(seats.count(len(players)) for seats in (view.get("houses") or {}).values())
    return found + [Owner(_("Trust"), "", TRUST, houses)] if houses or view.get("dummy") else found


def initials(names: Iterable[str]) -> list[str]:
    """A letter for each name, no letter twice: the first that is free, else the seat's number.

    >>> initials(["Ana", "Anna", "bo", "A"])
    ['A', 'N', 'B', '4']
    """
    chosen: list[str] = []
    for seat, name in enumerate(names, 1):
        letters = [letter.upper()[0] for letter in normalize("NFC", name) if letter.isalpha()]
        chosen.append(next((letter for letter in letters if letter not in chosen), str(seat)))
    return chosen

"""What games are played with, as plain data: other processes and MicroPython make the same games of it."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import voltable
from voltable.boardgame.own_map import OwnMap
from voltable.engine.start import find_edition

CARDS = "cards"  # the option that holds a card set of one's own


class Setting(NamedTuple):
    """An edition at a table; maps and cards of one's own by what their files hold."""

    edition: str
    players: int
    board: Any  # a name, or the data of a map
    options: Mapping[str, Any]

    @classmethod
    def of(cls, edition: str, players: int, board: Any, options: Mapping[str, Any] | None) -> "Setting":
        """What was asked for, made plain."""
        told = dict(options or {})
        if CARDS in told:
            told[CARDS] = told[CARDS].tables
        return cls(edition, players, board.data if isinstance(board, OwnMap) else board, told)

    def asked(self) -> dict[str, Any]:
        """The same for a new game, map and cards made again."""
        told = dict(self.options)
        if CARDS in told:
            told[CARDS] = find_edition(self.edition).card_set(told[CARDS])
        board = voltable.boards.read(self.board) if isinstance(self.board, Mapping) else self.board
        return {"edition": self.edition, "players": self.players, "board": board, "options": told}

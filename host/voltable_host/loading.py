"""Logs are read with the maps and cards that are known here."""

from typing import Any

import voltable
from voltable import LogError
from voltable.engine import journal
from voltable.engine.game import Game
from voltable.engine.pack import unpack
from voltable_host.card_sets.kept import cards_for, keep_cards
from voltable_host.maps.kept import keep, maps_for

BOARD, CARDS = 2, 6  # where the first record of a log has them


def load(data: bytes, cards=None) -> Game:
    """The game of a log; an owner's map and cards are found among those that were named or kept."""
    named = first_record(data)
    return voltable.load(data, cards or cards_for(named.get(CARDS)), maps_for(named.get(BOARD)))


def first_record(data: bytes) -> dict[int, Any]:
    """What the log names, by place; nothing where it cannot be read."""
    try:
        records = journal.read(data, journal.Chain(bytes(data[: journal.HEADER])))
        genesis = unpack(next(records, (0, 0, b""))[2])
    except LogError:
        return {}
    return dict(enumerate(genesis)) if isinstance(genesis, list) else {}


def keep_own(game: Game) -> None:
    """A game on an owner's map or with an owner's cards can be opened again without their files."""
    if game.edition.own_map is not None:
        keep(game.edition.own_map)
    if game.edition.own_cards is not None:
        keep_cards(game.edition.own_cards)

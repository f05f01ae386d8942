"""The card sets this computer knows: those that were named just now, and copies of all that a game was begun with.

A log names its cards by a hash. The copy lies in the folder of settings, so that a game can be opened even where the
file it was begun with has moved, or says something else by now: an owner may enter more cards any day.
"""

from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from voltable import Refusal
from voltable.boardgame.payouts import Payouts
from voltable_cards.cards import CardSet
from voltable_host import config, disk
from voltable_host.card_sets import card_file
from voltable_host.card_sets.card_file import CardFileError, load_cards, stand_ins_of
from voltable_host.card_sets.laid_out import laid_out

Own: TypeAlias = CardSet | Payouts


class Known(NamedTuple):
    """What a file holds: the card set, what demolition pays in the board game, and which rows are stand-ins."""

    data: dict[str, Any]
    sets: tuple[Own, ...]
    stand_ins: dict[str, frozenset[str]]  # their labels by the sort of card


LEARNT: dict[bytes, Known] = {}  # by hash, in this run of the program


def learn(data: dict[str, Any]) -> tuple[Own, ...]:
    """The sets of this data, known from now on."""
    payouts = card_file.read_payouts(data)
    sets: tuple[Own, ...] = (CardSet(tuple(card_file.read_cards(data))), *([Payouts(payouts)] if payouts else []))
    known = Known(data, sets, stand_ins_of(data))
    LEARNT.update({own.hash(): known for own in sets})
    return sets


def stand_ins(own: Own | None, card: str) -> frozenset[str]:
    """The labels of one sort of card that nobody has looked up, of an owner's set or of the shipped one."""
    if own is None:
        return shipped_stand_ins()[card]
    known = LEARNT.get(own.hash())
    return known.stand_ins[card] if known else frozenset()  # of what a script made, nothing is known


@cache
def shipped_stand_ins() -> dict[str, frozenset[str]]:
    """Those of the cards that come with the program."""
    return stand_ins_of(card_file.shipped_cards())


def path_of(digest: bytes) -> Path:
    """The copy of a set."""
    return config.home() / "cards" / f"{digest.hex()}.json"


def keep_cards(own: Own) -> None:
    """A copy of the set, for games that are begun with it; what is known of where its numbers come from is renewed."""
    known = LEARNT.get(own.hash())
    if known is None:  # made by a script: there is no file to copy
        return
    path, content = path_of(own.hash()), laid_out(known.data)
    if not path.exists() or path.read_bytes() != content:
        disk.renew(path, content)


def cards_for(digest: object) -> tuple[Own, ...] | None:
    """The sets of the file in which the cards are that a log names, where they are known here."""
    if not isinstance(digest, bytes):
        return None
    if digest not in LEARNT:
        with suppress(CardFileError, Refusal):  # a copy that was damaged is no copy
            learn(load_cards(path_of(digest)))
    return LEARNT[digest].sets if digest in LEARNT else None

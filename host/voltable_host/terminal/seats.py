"""Who sits where: people by their names, bots by names that say what they are."""

import re

from voltable import Refusal
from voltable.bots.ladder import EVERYBODY
from voltable_cards.edition import CardGame
from voltable_host.config import remembered
from voltable_host.language import _
from voltable_host.terminal.families import played_by

BOT = re.compile(r"bot:([a-z]+)(?: \d+)?$")
COMPANY = ("bot:steady", "bot:greedy", "bot:steady 2", "bot:greedy 2", "bot:steady 3")  # for whoever names nobody


def bot_of(name: str) -> str | None:
    """The bot that a name stands for; nothing for a person.

    >>> bot_of("bot:steady 2"), bot_of("Ana")
    ('steady', None)
    """
    found = BOT.match(name)
    return found[1] if found and found[1] in EVERYBODY else None


def read_players(text: str, edition=CardGame) -> list[str]:
    """The names of a list such as Ana,Bo,bot:steady, or of a number of players: you and so many bots of an edition."""
    text = text or remembered("players") or "4"
    if text.isdecimal():
        return with_bots(int(text) if len(text) < 3 else 0, edition)
    names = [name.strip() for name in text.split(",") if name.strip()]
    known = played_by(edition).bots.names
    for name in names:
        if name.startswith("bot:") and bot_of(name) not in known:
            raise Refusal("unknown-bot", name[4:], *known)
    return numbered(names)


def with_bots(count: int, edition) -> list[str]:
    """One person and bots for the other seats."""
    if not edition.fewest <= count <= edition.most:
        raise Refusal("bad-player-count", count, edition.fewest, edition.most)
    return [remembered("name") or str(_("Director")), *COMPANY[: count - 1]]


def numbered(names: list[str]) -> list[str]:
    """Bots of the same kind get a number; two people of one name are refused by the engine."""
    unique: list[str] = []
    for name in names:
        again = name
        number = 1
        while bot_of(name) and again in unique:
            number += 1
            again = f"{name} {number}"
        unique.append(again)
    return unique

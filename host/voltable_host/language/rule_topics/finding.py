"""The topic that somebody means, or what was perhaps meant."""

from typing import NamedTuple

from voltable import EDITIONS
from voltable_host.language.near import near
from voltable_host.language.rule_topics import topics


class Found(NamedTuple):
    """A topic, or none and what looks like it: here, and in which other editions it stands by this very name."""

    name: str | None
    near: list[str]
    elsewhere: list[str]


def find_topic(text: str, edition: str) -> Found:
    """By its name in any case, or by a beginning that only one topic has.

    >>> find_topic("Auc", "card").name, find_topic("last", "card").near
    ('auction', ['last-card', 'last-round'])
    """
    wanted, known = text.lower(), topics(edition)
    if wanted in known:
        return Found(wanted, [], [])
    elsewhere = [name for name, _module in EDITIONS if wanted in topics(name)]
    begun = [name for name in known if name.startswith(wanted)]
    if len(begun) == 1 and not elsewhere:
        return Found(begun[0], [], [])
    return Found(None, begun or near(wanted, known), elsewhere)

"""Boards, regions and cities as people type them: no accents, no capitals, only as much as tells them apart."""

import re
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, NamedTuple

import click

from voltable import Refusal
from voltable.boards import shipped
from voltable.engine.start import find_edition
from voltable_host.language import N_, _
from voltable_host.language.folding import folded
from voltable_host.language.words import refuse, region_name


class Sentences(NamedTuple):
    """What is said about a name that is not understood."""

    several: str
    close: str
    unknown: str


CITY = Sentences(
    N_("{text} can mean several cities: {names}. Type more of the name."),
    N_("There is no city {text} on this board. Did you mean: {names}?"),
    N_("There is no city {text} on this board. There are: {names}."),
)
REGION = Sentences(
    N_("{text} can mean several regions: {names}. Type more of the name."),
    N_("There is no region {text} on this board. Did you mean: {names}?"),
    N_("There is no region {text} on this board. There are: {names}."),
)
PLAYER = Sentences(
    N_("{text} can mean several players: {names}. Type more of the name."),
    N_("Nobody here is called {text}. Did you mean: {names}?"),
    N_("Nobody here is called {text}. There are: {names}."),
)


def find_board(edition: str, board: str | None) -> Any:
    """The module of an edition's board, of its first where none is named."""
    rules = find_edition(edition)
    wanted = board or rules.boards[0]
    known = {spelled(name): module for name, module in zip(rules.boards, rules.maps)}
    if spelled(wanted) not in known:
        raise click.UsageError(refuse(Refusal("unknown-board", wanted, *rules.boards)))
    return shipped(known[spelled(wanted)])


def spelled(text: str) -> str:
    """What counts in a name: letters and digits, without accents.

    >>> spelled("Washington D.C."), spelled("Münster"), spelled("czech_republic")
    ('washingtondc', 'munster', 'czechrepublic')
    """
    return re.sub(r"[\W_]", "", folded(text))


def find(text: str, names: Sequence[str], said: Sentences) -> int:
    """The place of the name that is meant: the very name, or the only one that begins so."""
    known = [spelled(name) for name in names]
    wanted = spelled(text)
    if wanted in known:
        return known.index(wanted)
    begun = [place for place, name in enumerate(known) if wanted and name.startswith(wanted)]
    if len(begun) == 1:
        return begun[0]
    close = [known.index(name) for name in get_close_matches(wanted, known)]
    sentence = said.several if begun else said.close if close else said.unknown
    listed = ", ".join(names[place] for place in begun or close or range(len(names)))
    raise click.UsageError(_(sentence).format(text=text.strip(), names=listed))


def find_all(text: str | None, names: Sequence[str], said: Sentences) -> list[int]:
    """Several names with commas between them, each once."""
    found = [find(item, names, said) for item in (text or "").split(",") if item.strip()]
    return sorted(set(found), key=found.index)


def find_regions(text: str | None, regions: Sequence[str]) -> list[int]:
    """Several regions, by the words of the notation or in the chosen language."""
    known = {spelled(region_name(region)): region for region in regions}
    named = [known.get(spelled(item), item) for item in (text or "").split(",")]
    return find_all(",".join(named), regions, REGION)

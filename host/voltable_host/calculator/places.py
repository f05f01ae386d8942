"""Boards, regions and cities as people type them: no accents, no capitals, only as much as tells them apart."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import click

from voltable import Refusal
from voltable.boardgame.own_map import OwnMap
from voltable.boards import shipped
from voltable.engine.start import find_edition
from voltable_host.language import N_, _
from voltable_host.language.folding import spelled
from voltable_host.language.map_names import region_name
from voltable_host.language.near import did_you_mean, near
from voltable_host.language.words import refuse


class Sentences(NamedTuple):
    """What is said about a name that is not understood."""

    several: str
    missing: str
    unknown: str  # the same with all there are, where none looks like it


CITY = Sentences(
    N_("{text} can mean several cities: {names}. Type more of the name."),
    N_("There is no city {text} on this board."),
    N_("There is no city {text} on this board. There are: {names}."),
)
REGION = Sentences(
    N_("{text} can mean several regions: {names}. Type more of the name."),
    N_("There is no region {text} on this board."),
    N_("There is no region {text} on this board. There are: {names}."),
)
PLAYER = Sentences(
    N_("{text} can mean several players: {names}. Type more of the name."),
    N_("Nobody here is called {text}."),
    N_("Nobody here is called {text}. There are: {names}."),
)


def named(board: "str | OwnMap | None") -> str | None:
    """A board that was named; the file of a map says only what a saved game is played on."""
    return None if isinstance(board, OwnMap) else board


def find_board(edition: str, board: "str | OwnMap | None") -> Any:
    """An edition's board, its first where none is named; or the map of somebody's own."""
    if isinstance(board, OwnMap):
        return board
    rules = find_edition(edition)
    wanted = board or rules.boards[0]
    known = {spelled(name): module for name, module in zip(rules.boards, rules.maps)}
    if spelled(wanted) not in known:
        raise click.UsageError(refuse(Refusal("unknown-board", wanted, *rules.boards)))
    return shipped(known[spelled(wanted)])


def find(text: str, names: Sequence[str], said: Sentences) -> int:
    """The place of the name that is meant: the very name, or the only one that begins so."""
    known = [spelled(name) for name in names]
    wanted = spelled(text)
    if wanted in known:
        return known.index(wanted)
    begun = [place for place, name in enumerate(known) if wanted and name.startswith(wanted)]
    if len(begun) == 1:
        return begun[0]
    close = [] if begun else near(text, names)
    sentence = said.several if begun else said.missing if close else said.unknown
    listed = ", ".join(names[place] for place in begun or range(len(names)))
    told = _(sentence).format(text=text.strip(), names=listed)
    raise click.UsageError(f"{told} {did_you_mean(close)}".rstrip())


def find_all(text: str | None, names: Sequence[str], said: Sentences) -> list[int]:
    """Several names with commas between them, each once."""
    found = [find(item, names, said) for item in (text or "").split(",") if item.strip()]
    return sorted(set(found), key=found.index)


def find_regions(text: str | None, regions: Sequence[str]) -> list[int]:
    """Several regions, by the words of the notation or in the chosen language."""
    known = {spelled(region_name(region)): region for region in regions}
    named = [known.get(spelled(item), item) for item in (text or "").split(",")]
    return find_all(",".join(named), regions, REGION)

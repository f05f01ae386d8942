"""The games of `voltable simulate`, here or in MicroPython, as the lines that are printed."""

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

import click

from voltable.bots.series import play_series
from voltable_host.companion.files import micropython
from voltable_host.language import _
from voltable_host.series.setting import Setting
from voltable_host.series.shapes import Lines

SEEDS = 2**32


class Line(NamedTuple):
    """A game or a move, as it is printed; the log of a game where it is wanted."""

    text: str
    seed: int | None
    log: bytes | None


class Simulated(NamedTuple):
    """Game k has seed + k, whichever block it is played in."""

    setting: Setting
    games: int
    seed: int
    bots: tuple[str, ...]  # one for each seat; none: random ones
    nodes: int | None  # moves that those may try who try moves out
    trace: bool
    logs: bool
    in_micropython: bool
    in_json: bool

    def play(self, numbers: range) -> Lines[Line]:
        """A line a game, or a line a move, the last of which sees that the game is over."""
        for line in self.there(numbers) if self.in_micropython else self.here(numbers):
            if self.trace:
                line["game"] += numbers.start
            yield self.told(line), not self.trace or line["view"]["over"]

    def told(self, line: dict[str, Any]) -> Line:
        """As it is printed; written out where it is played, for that takes long in a trace."""
        log = bytes.fromhex(line.pop("log")) if self.logs else None
        return Line(json.dumps(line, ensure_ascii=False) if self.in_json else in_words(line), line.get("seed"), log)

    def here(self, numbers: range) -> Iterator[dict[str, Any]]:
        """Played by this Python."""
        return play_series(**self.setting.asked(), **self.block(numbers))

    def there(self, numbers: range) -> Iterator[dict[str, Any]]:
        """The same lines, the games played in MicroPython."""
        try:
            asked = json.dumps(self.setting._asdict() | self.block(numbers))
            for line in micropython.lines("voltable.bots.series", asked):
                yield json.loads(line)
        except (micropython.NoMicroPython, RuntimeError) as error:
            raise click.ClickException(str(error)) from error

    def block(self, numbers: range) -> dict[str, Any]:
        """These games, as a series of their own."""
        seed = (self.seed + numbers.start) % SEEDS
        told = {"games": len(numbers), "seed": seed, "trace": self.trace, "logs": self.logs}
        return told | {"bots": self.bots, "nodes": self.nodes}


def in_words(line: dict[str, Any]) -> str:
    """A line for people."""
    if "move" in line:
        return f"{line['game']:>4}  {line['move'] or _('setup')}"
    told = {name: line[name] for name in ("seed", "rounds", "moves", "hash")}
    places = ", ".join(f"P{row['seat'] + 1} {row['points']}" for row in line["result"])
    return _("seed {seed}: rounds {rounds}, moves {moves}, points {places}  [{hash}]").format(places=places, **told)

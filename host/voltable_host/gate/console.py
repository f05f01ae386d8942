"""What rich draws on: tables and colours are ours, what stands in them is made visible."""

from collections.abc import Iterator
from typing import Any

from rich.console import Console, ConsoleOptions, ConsoleRenderable, RenderHook
from rich.segment import Segment

from voltable_host.gate.signs import shown_in_lines
from voltable_host.gate.streams import opened


class GateConsole(Console):
    """A console on stdout: with colour on a terminal, without marks of any kind elsewhere."""

    def __init__(self, plain: bool):
        super().__init__(
            file=opened(), no_color=plain, force_terminal=False if plain else None, highlight=False, emoji=False,
            markup=False, safe_box=True, soft_wrap=False, legacy_windows=False if plain else None,
        )  # fmt: skip
        self.push_render_hook(Seen())

    def on_broken_pipe(self) -> None:
        """A reader who has enough is told of by an exception, as everywhere else."""
        raise


class Seen(RenderHook):
    """Looks at all that is drawn. Cells are made visible as they are filled; this finds what was forgotten."""

    def process_renderables(self, renderables: list[ConsoleRenderable]) -> list[ConsoleRenderable]:
        """Each behind glass."""
        return [Glass(one) for one in renderables]


class Glass:
    """Something drawn, whose words do nothing."""

    def __init__(self, drawn: Any):
        self.drawn = drawn

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        for part in console.render(self.drawn, options):
            yield part if part.control else Segment(shown_in_lines(part.text), part.style)

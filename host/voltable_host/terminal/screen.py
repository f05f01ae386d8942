"""The user's terminal: sentences, menus and tables, 80 columns wide or 60, with colour or in plain ASCII."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from voltable_host.gate.sentences import in_lines, visible
from voltable_host.gate.telling import draw
from voltable_host.language import _
from voltable_host.talk import Talk
from voltable_host.terminal.marks import marked

if TYPE_CHECKING:
    from rich.console import RenderableType

ASCII = str.maketrans(
    {"·": "-", "→": ">", "—": "-", "–": "-", "…": "...", "×": "x"}
    | dict.fromkeys("«»„“”", '"')
    | dict.fromkeys("‚‘’", "'")
)
WIDEST = 100  # a line longer than this is hard to read
FORGET_SCROLLED = "\x1b[3J"  # what scrolled out of sight too
ROOMY, NARROW = (14, 2), (11, 1)  # what the players' table leaves for the store, and between two columns
NARROW_BELOW = 72


class Grid(Table):
    """A table whose cells do nothing, whatever is filled in."""

    def add_row(self, *cells: "RenderableType | None", **looks: Any) -> None:
        """A row."""
        super().add_row(*(visible(cell) if isinstance(cell, str) else cell for cell in cells), **looks)


class Screen:
    """Draws on the user's terminal."""

    def __init__(self, talk: Talk):
        self.talk = talk
        self.plain = talk.plain
        self.console = talk.console

    def line(self, text: str, seat: int | None = None, style: str = "") -> None:
        """One sentence, with the mark of the player it is about."""
        shown = Text()
        if seat is not None:
            shown.append_text(marked(seat, self.plain)).append(" ")
        shown.append(self.spelled(visible(text)), style="" if self.plain else style)
        self.show(shown)

    def spelled(self, text: str) -> str:
        """The text, without typographers' signs where only ASCII is wanted."""
        return text.translate(ASCII) if self.plain else text

    def width(self) -> int:
        """As wide as the terminal is now, within reason."""
        return min(self.console.width, WIDEST)

    def spacing(self) -> tuple[int, int]:
        """Columns for the store, and between two things."""
        return NARROW if self.width() < NARROW_BELOW else ROOMY

    def show(self, drawn: "RenderableType") -> None:
        """A table, or whatever else is drawn, as wide as it needs to be."""
        self.console.print(drawn, width=self.width())

    def room(self) -> tuple[int, int | None]:
        """All columns there are, and rows where there is a window."""
        return self.console.width, self.console.height if self.console.is_terminal else None

    def height(self) -> int:
        """Rows of the window."""
        return self.console.height

    def unwrapped(self, drawn: "RenderableType") -> None:
        """Something drawn that is as wide as it has to be."""
        self.console.print(drawn, soft_wrap=True)

    def lines_of(self, draw_it: "Callable[[], None]") -> int:
        """How many lines something takes that is not shown."""
        with self.console.capture() as drawn:
            draw_it()
        return drawn.get().count("\n")

    def gap(self) -> None:
        """An empty line."""
        self.console.print()

    def clear(self) -> None:
        """Nothing of what was shown is in sight any more."""
        if self.plain:
            self.console.print("\n" * self.console.height)
        else:
            self.console.clear()
            draw(FORGET_SCROLLED)

    def choices(self, labels: Sequence[str]) -> None:
        """The menu, as many entries on a line as fit."""
        entries = [Text(" " + self.spelled(visible(label))) for label in labels]
        self.show(Columns(entries, padding=(0, 2)))

    def grid(self, *titles: str) -> Table:
        """A table without lines, its numbers to the right."""
        gap = (0, self.spacing()[1], 0, 0)
        table = Grid(box=None, padding=gap, pad_edge=False, header_style="" if self.plain else "dim")
        for title in titles:
            table.add_column(title, justify="right" if title in numbers() else "left")
        return table


def numbers() -> tuple[str, ...]:
    """Titles of columns that hold numbers."""
    return (
        _("earns"), _("powers"), _("money"), _("income"), _("points"), _("left over"), _("cities"), _("powered"),
        _("supply"), _("refill"),
    )  # fmt: skip


def flowing(parts: list[str], between: str, width: int, before: str = "") -> str:
    """As many parts on a line as fit; none is split between two lines.

    >>> flowing(["coal 2", "gas 1", "uranium 2"], ", ", 14)
    'coal 2, gas 1,\\nuranium 2'
    """
    lines = [before + "".join(parts[:1])]
    for part in parts[1:]:
        joined = lines[-1] + between + part
        if len(joined) <= width:
            lines[-1] = joined
        else:
            lines[-1] += "" if between.startswith(" ") else between.rstrip()  # a comma ends a line, a dot does not
            lines.append(part)
    return in_lines(lines)

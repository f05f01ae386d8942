"""Rules by topic as data: sheets of lines that lie one over the other, so that an edition writes down only its own.

A sheet is a page's name with its topics, in the order they are read, and a topic has lines: a word and, behind a colon,
the values of its sentence. The line `when: last_round players` of the topic `end` on the page `board` is the message
`board.end.when`; the line `title` is the topic's heading. A word with a question mark keeps a place for whoever has
something to say there, and so does a topic without lines. `first@late_start_empty` says what that option changes.
"""

from voltable.talk.said import Said, said

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.talk.shapes import Figures, Sheets

TITLE = "title"
PLACE = "?"
OPTION = "@"


class Line:
    """One sentence: its word, its message, the names of its values, and the option that changes what it says."""

    __slots__ = ("is_place", "message", "option", "values", "word")

    def __init__(self, page: str, topic: str, written: str) -> None:
        word, _colon, values = written.partition(":")
        word, _at, self.option = word.partition(OPTION)
        self.is_place = word.endswith(PLACE)
        self.word = word.rstrip(PLACE)
        self.message = page + "." + topic + "." + self.word
        self.values = values.split()

    def said(self, figures: "Figures") -> Said:
        """With its values."""
        return Said(self.message, {name: figures[name] for name in self.values})


def names(sheets: "Sheets") -> "list[str]":
    """The topics that have a title, in the order they are read."""
    found: "list[str]" = []
    for _page, topics in sheets:
        found += [topic for topic, _lines in topics if topic not in found]
    return [topic for topic in found if TITLE in [line.word for line in told(sheets, topic)]]


def title(sheets: "Sheets", topic: str) -> Said:
    """The heading of a topic."""
    for line in told(sheets, topic):
        if line.word == TITLE:
            return line.said({})
    raise KeyError(topic)


def paragraphs(sheets: "Sheets", topic: str, figures: "Figures", otherwise: "Figures | None" = None) -> "list[Said]":
    """What stands below the heading, each with its own values; behind a sentence what an option makes of it."""
    lines = [line for line in told(sheets, topic) if line.word != TITLE]
    if not lines:
        raise KeyError(topic)
    found: "list[Said]" = []
    for line in lines:
        found.append(line.said(figures))
        if otherwise and line.option in otherwise:
            found.append(said("otherwise-in-this-game", option=otherwise[line.option]))
    return found


def told(sheets: "Sheets", topic: str) -> "list[Line]":
    """The lines of a topic: a later sheet's own stand in the place of the same word, else behind the others.

    >>> shared, own = ("all", (("end", ("title", "tie?", "last: n")),)), ("own", (("end", ("tie",)),))
    >>> [line.message for line in told((shared, own), "end")]
    ['all.end.title', 'own.end.tie', 'all.end.last']
    """
    order: "list[str]" = []
    found: "dict[str, Line]" = {}
    for line in written(sheets, topic):
        if line.word not in order:
            order.append(line.word)
        if not line.is_place:
            found[line.word] = line
    return [found[word] for word in order if word in found]


def written(sheets: "Sheets", topic: str) -> "list[Line]":
    """All lines of a topic, sheet by sheet."""
    return [
        Line(page, topic, line) for page, topics in sheets for name, lines in topics if name == topic for line in lines
    ]

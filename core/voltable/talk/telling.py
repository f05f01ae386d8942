"""What happened, as messages: each game's page has one for the class of each of its events."""

from voltable.talk.said import Said

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from voltable.engine.game import Game
    from voltable.engine.shapes import Action, Event
    from voltable.talk.shapes import Sentence, Sentences, Told


def says(message: str, fields: str = "") -> "Sentence":
    """The rule for an event whose numbers are a message's values: they are called so, in the event's order.

    A field called `-` is no value. A seat is called name, where the sentence is about it.
    """
    names = fields.split()

    def sentence(event: "Event", game: "Game") -> Said:
        values = zip(names, event)
        return Said(message, {name: value for name, value in values if name != "-"})  # type: ignore[misc]

    return sentence


def nothing(event: "Event", game: "Game") -> None:
    """Another sentence says it already."""


def with_own(shared: "Mapping[type, Told]", own: "Mapping[type, Told]") -> "dict[type, Told]":
    """The sentences that several games share, and a game's own, which come first."""
    found = dict(shared)
    found.update(own)
    return found


def tell(page: "Sentences", events: "Iterable[Event]", game: "Game") -> "list[Said]":
    """A message for each event; what comes or goes in a row makes one together."""
    told: "list[Said]" = []
    row: "list[Event]" = []
    for event in events:
        if row and type(event) is not type(row[0]):
            told += of_a_row(page, row, game)
            row = []
        row.append(event)
    return told + of_a_row(page, row, game) if row else told


def tell_briefly(page: "Sentences", events: "Iterable[Event]", game: "Game") -> "list[Said]":
    """The same of several moves in short: what one player does in a row in one message, and bids not at all."""
    told: "list[Said]" = []
    row: "list[Event]" = []
    for event in events:
        if row and key_of(page, event) != key_of(page, row[0]):
            told += in_brief(page, row, game)
            row = []
        row.append(event)
    return told + in_brief(page, row, game) if row else told


def key_of(page: "Sentences", event: "Event") -> "tuple[type, object]":
    """What events have in common that are told together in short."""
    return type(event), getattr(event, "seat", None) if type(event) in page.BRIEF else None


def in_brief(page: "Sentences", events: "list[Event]", game: "Game") -> "list[Said]":
    """The messages of events of one class, and of one player where the page says so."""
    kind = type(events[0])
    if kind not in page.BRIEF:
        return of_a_row(page, events, game)
    told = page.BRIEF[kind](events, game)
    for message in told:
        message.about = seat_of(events[0], game)
    return told


def of_a_row(page: "Sentences", events: "list[Event]", game: "Game") -> "list[Said]":
    """The messages of events of one class, with the seats they are about."""
    kind = type(events[0])
    if kind in page.TOGETHER:
        return page.TOGETHER[kind](events, game)
    told: "list[Said]" = []
    for event in events:
        message = page.SENTENCES[kind](event, game)
        if message is not None:
            message.about = seat_of(event, game)
            told.append(message)
    return told


def seat_of(event: "Event", game: "Game") -> "int | None":
    """Whom it is about; chance is nobody, and neither is the third party."""
    seat = getattr(event, "seat", None)
    return seat if seat is not None and 0 <= seat < len(game.names) else None


def unsaid(page: "Sentences", before: "Game", action: "Action") -> "list[Said]":
    """What is said of a move that no event tells of; before is the game as it was."""
    told = page.unsaid(before, action)
    return [] if told is None else [told]

"""Refusals put into words, their numbers filled in by place: all that a device needs of a language on its flash."""

from voltable.talk.table import find

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from voltable.talk.shapes import Names, Table, Value, Values

SLOT = "\x1f"  # before and behind the name of each value
NUMBERED = ("plant", "fuel", "city")  # a number of these has a name
WORDED = ("fuel", "kind", "phase", "verb", "part", "edition", "board", "dummy", "region")  # a word of these has another
RECORD_REFUSED, GAME_REFUSED = "illegal-move", "bad-genesis"


class Phrases:
    """One language, and perhaps an edition, which names plants, fuels and cities."""

    def __init__(self, table: "Callable[[], Table]", edition: "Names | None" = None):
        self.table = table
        self.edition = edition

    def refuse(self, word: str, numbers: "tuple[Value, ...]") -> str:
        """The sentence of a refusal or an error about a log; its shorter one, where not all its numbers are there."""
        if word == RECORD_REFUSED and len(numbers) > 1:  # within an error about a log, what was refused
            numbers = (numbers[0], self.refuse(str(numbers[1]), numbers[2:]))
        elif word == GAME_REFUSED and len(numbers) > 1:
            inner = " ".join([str(number) for number in numbers[1:]]).split(" ")
            numbers = (0, self.refuse(inner[0], tuple(inner[1:]))) if self.find(inner[0]) else (0,)
        sentence, whole = self.fill(word, numbers)
        if not whole and self.find("shorter:" + word):
            sentence, _ = self.fill("shorter:" + word, numbers)
        return sentence.strip()

    def find(self, key: str) -> "str | None":
        """The baked text of an id."""
        with self.table() as table:
            return find(table, key)

    def name(self, kind: str, word: str) -> str:
        """A fuel, kind, phase, verb or part by its name in this language: name("phase", "auction")."""
        return self.find(kind + ":" + word) or word

    def fill(self, message: str, values: "Values") -> "tuple[str, bool]":
        """The sentence with its values, and whether there was something for each; without a sentence its id."""
        pieces, whole = (self.find(message) or message).split(SLOT), True
        for place in range(1, len(pieces), 2):
            pieces[place] = self.slot(pieces[place], values)
            whole = whole and pieces[place] != ""
        return "".join(pieces), whole

    def slot(self, slot: str, values: "Values") -> str:
        """What stands in one place: `0`; `0:plant`; `1:`, all from there on."""
        key, colon, kind = slot.partition(":")
        numbers: "tuple[Value, ...]" = values[int(key) :]  # type: ignore
        if colon and kind in ("", "regions"):
            return ", ".join([self.show(kind and "region", number) for number in numbers])
        return self.show(kind, numbers[0]) if numbers else ""

    def show(self, kind: str, value: "Value") -> str:
        """A value by its name, or as itself."""
        if isinstance(value, int):
            return self.numbered(kind, value) if kind in NUMBERED else str(value)
        return self.name(kind, str(value)) if kind in WORDED else str(value)

    def numbered(self, kind: str, number: int) -> str:
        """A plant, fuel or city by what people call it; nothing where there is no such thing."""
        edition = self.edition
        if edition is None:
            return ""
        if kind == "plant":
            return edition.cards.label(number) if 0 <= number < len(edition.cards.number) else ""
        words: "Sequence[str]" = edition.fuels if kind == "fuel" else edition.map.CITIES
        return self.show(kind, words[number]) if 0 <= number < len(words) else ""

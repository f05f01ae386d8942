"""Messages put into words: a table lends the sentences of a language, a game the names of what is on its table."""

from voltable.talk.endings import ended
from voltable.talk.phrases import SLOT, Phrases
from voltable.talk.plural import FORM, RULE_AT, form
from voltable.talk.said import Listed, Said

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from voltable.talk.shapes import Names, Table, Value, Values

# What a value is, where its name in the sentence tells it.
KINDS = {
    "name": "seat", "names": "seat", "plant": "plant", "plants": "plant", "best": "plant", "fuel": "fuel",
    "fuels": "fuel", "city": "city", "region": "region", "regions": "region", "kind": "kind", "phase": "phase",
    "part": "part", "edition": "edition", "board": "board", "dummy": "dummy",
}  # fmt: skip
CALLED = ("seat", "kind", "region")  # numbers of these have names too


class Speaker(Phrases):
    """One language, and perhaps a game: its edition names plants, fuels and cities, its players have names."""

    def __init__(self, table: "Callable[[], Table]", edition: "Names | None" = None, names: "Sequence[str]" = ()):
        super().__init__(table, edition)
        self.names = names

    def say(self, said: Said) -> str:
        """The sentence of a message; one without a sentence is said as it is."""
        values = said.values
        return self.refuse(said.message, values) if isinstance(values, tuple) else self.fill(said.message, values)[0]

    def find(self, key: str) -> "str | None":
        """The baked text of an id, in its last form where it has several."""
        text = super().find(key)
        return text.split(FORM)[-1] if text and FORM in text else text

    def fill(self, message: str, values: "Values") -> "tuple[str, bool]":
        """The sentence with its values, in the form that the number n takes."""
        text = super().find(message)
        if not text or FORM not in text or isinstance(values, tuple):
            return super().fill(message, values)
        pieces = self.form(text.split(FORM), values["n"]).split(SLOT)
        for place in range(1, len(pieces), 2):
            pieces[place] = self.slot(pieces[place], values)
        return "".join(pieces), True

    def form(self, forms: "list[str]", count: "Value") -> str:
        """One of the forms of a sentence."""
        with self.table() as table:
            table.seek(RULE_AT)
            rule = table.read(1)[0]
        return forms[form(rule, count if isinstance(count, int) else 1)]

    def slot(self, slot: str, values: "Values") -> str:
        """What stands in one place: `name`, `cities:city`; `plant|a`, with an ending; by place as in a refusal."""
        if "|" in slot:
            slot, _, ending = slot.rpartition("|")  # the last ending stands outermost: plant|as|a is az 5-ös
            return ended(self.slot(slot, values), ending)
        if isinstance(values, tuple):
            return super().slot(slot, values)
        key, _, kind = slot.partition(":")
        return self.show(kind or KINDS.get(key, ""), values[key])

    def show(self, kind: str, value: "Value") -> str:
        """A value by its name, as itself, or as several."""
        if isinstance(value, Said):
            return self.say(value)
        if isinstance(value, Listed):
            return value.between.join([self.show(kind, one) for one in value.values])
        if isinstance(value, int):
            return self.called(kind, value) if kind in CALLED else super().show(kind, value)
        if isinstance(value, str):
            return super().show(kind, value)
        return ", ".join([self.show(kind, one) for one in value])

    def called(self, kind: str, number: int) -> str:
        """A seat, kind of plant or region by what people call it; nothing where there is no such thing."""
        edition, words = self.edition, self.names
        if kind != "seat":
            if edition is None:
                return str(number)
            words = edition.kinds if kind == "kind" else edition.map.REGIONS
        return self.show(kind, words[number]) if 0 <= number < len(words) else ""

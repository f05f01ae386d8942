"""The sentences of a device: a key is looked up in words_<language>.bin, which is never loaded whole."""

from binascii import crc32

HEAD = 6
ENTRY = 8
NAMED = ("plant", "fuel", "city")  # what an edition has names for


class Words:
    """A language; an edition lends the names of its plants, fuels and cities."""

    def __init__(self, path, edition=None):
        self.path = path
        self.edition = edition

    def say(self, word, *numbers) -> str:
        """The sentence for a word of the engine with its numbers, such as too-poor 14 9.

        A word without a sentence is said as it is.
        """
        text = self.find(word) or word
        if word == "illegal-move" and len(numbers) > 1:  # within an error about a log, what was refused
            numbers = (numbers[0], self.say(*numbers[1:]))
        elif word == "bad-genesis" and len(numbers) > 1:
            numbers = (numbers[0], self.say(*str(numbers[1]).split(" ")))
        filled, whole = self.fill(text, numbers)
        if not whole:
            filled, _ = self.fill(self.find("shorter:" + word) or text, numbers)
        return filled

    def name(self, kind, word) -> str:
        """A fuel, kind, phase, verb or part by its name in this language: name("phase", "auction")."""
        return self.find(kind + ":" + str(word)) or str(word)

    def find(self, key):
        """The text of a key, or None: a search in the sorted index, then one read."""
        wanted = crc32(key.encode()).to_bytes(4, "big")
        with open(self.path, "rb") as file:
            low, high = 0, number(file.read(HEAD)[4:])
            while low < high:
                middle = (low + high) // 2
                file.seek(HEAD + ENTRY * middle)
                entry = file.read(ENTRY)
                if entry[:4] == wanted:
                    file.seek(number(entry[4:6]))
                    return file.read(number(entry[6:])).decode()
                if entry[:4] < wanted:
                    low = middle + 1
                else:
                    high = middle
        return None

    def fill(self, text, numbers) -> tuple:
        """The text with its braces filled, and whether there was something for each."""
        pieces = text.split("{")
        filled, whole = pieces[0], True
        for piece in pieces[1:]:
            brace, _, rest = piece.partition("}")
            place, colon, kind = brace.partition(":")
            shown = self.show(numbers[int(place) :], colon, kind)
            whole = whole and shown != ""
            filled += shown + rest
        return filled, whole

    def show(self, numbers, colon, kind) -> str:
        """The first number by itself or by its name, or all of them."""
        if colon and not kind:
            return ", ".join([str(number) for number in numbers])
        if not numbers:
            return ""
        if kind == "regions":
            return ", ".join([self.name("region", number) for number in numbers])
        first = numbers[0]
        if kind in NAMED and type(first) is int:
            return self.called(kind, first)
        return self.name(kind, first) if kind else str(first)

    def called(self, kind, place) -> str:
        """A plant, fuel or city of the edition by what people call it; nothing where it has no such thing."""
        edition = self.edition
        if not edition:
            return ""
        if kind == "plant":
            return edition.cards.label(place) if 0 <= place < len(edition.cards.number) else ""
        names = edition.fuels if kind == "fuel" else edition.map.CITIES
        if not 0 <= place < len(names):
            return ""
        return self.name(kind, names[place]) if kind == "fuel" else names[place]


def number(data) -> int:
    """Two bytes, the smaller first."""
    return data[0] | data[1] << 8

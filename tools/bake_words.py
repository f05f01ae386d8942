"""Bakes the sentences: `python tools/bake_words.py` updates tools/words and the catalogues, --check only compares.

Sources are the marks in host/ and device/, tools/words/english, the help of every command, and click's own sentences
(click_words.py); the names of maps come out of their passports. What both interpreters say becomes a table a language.
"""

import json
import sys
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / folder) for folder in ("host", "cardgame", "core", "tools")]  # a checkout needs no install

from device_words import map_boards, map_regions, screen_texts, texts_of  # noqa: E402
from english import ON_DEVICE, messages, rooms  # noqa: E402
from find_words import Found, helped, marked  # noqa: E402
from voltable.talk.plural import CZECH, ONE_OR_MORE, POLISH  # noqa: E402
from voltable_host.language import DOMAIN, LANGUAGES  # noqa: E402
from word_table import baked_table  # noqa: E402

WORDS = Path("tools/words")
MAPS = Path("host/voltable_host/data/maps.json")
UPPER = Path("host/voltable_host/data/words")
RULES = {"en": ONE_OR_MORE, "cs": CZECH, "pl": POLISH, "es": ONE_OR_MORE, "hu": ONE_OR_MORE}
FORMS = {
    "en": (2, "n != 1"),
    "cs": (3, "n==1 ? 0 : n>=2 && n<=4 ? 1 : 2"),
    "pl": (3, "n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2"),
    "es": (2, "n != 1"),
    "hu": (2, "n != 1"),
}
NOTE = """\
# Voltable in {language}. How to translate: README.md in this folder.
# Baked by tools/bake_words.py; only msgstr and comments of one's own survive it."""


class Book(Catalog):
    """A catalogue whose head says nothing that changes by itself."""

    def __init__(self, language: str):
        super().__init__(header_comment=NOTE.format(language=LANGUAGES[language]), fuzzy=False, charset="utf-8")
        self.language = language

    @property
    def num_plurals(self) -> int:
        """How many forms a plural has."""
        return FORMS[self.language][0]

    @property
    def mime_headers(self) -> list[tuple[str, str]]:
        """The head."""
        forms, rule = FORMS[self.language]
        return [
            ("Project-Id-Version", DOMAIN),
            ("Language", self.language),
            ("Plural-Forms", f"nplurals={forms}; plural=({rule});"),
            ("MIME-Version", "1.0"),
            ("Content-Type", "text/plain; charset=utf-8"),
            ("Content-Transfer-Encoding", "8bit\n"),
        ]


def template(found: Iterable[Found]) -> Book:
    """All sentences without a translation, each once with the files it stands in."""
    book = Book("en")
    for file, sentence, context in sorted(found, key=lambda one: one.file):
        book.add(sentence, locations=[(file, 0)], context=context)
    return book


def merged(language: str, sources: Catalog, old: Catalog) -> Book:
    """The sources with the translations there are; what is gone is kept as obsolete."""
    book = Book(language)
    for message in sentences(sources):
        known = book_entry(old, message)
        translation, comments, flags = (known.string, known.user_comments, known.flags) if known else ("", (), ())
        added = book.add(message.id, translation or "", message.locations, context=message.context)
        added.user_comments = list(comments)
        added.flags |= {"fuzzy"} & set(flags)
    for message in [*sentences(old), *old.obsolete.values()]:
        if message.string and any(message.string) and not book.get(message.id, message.context):
            book.obsolete[message.context or "", str(message.id)] = message
    return book


def book_entry(old: Catalog, message: Message) -> Message | None:
    """What a catalogue says to a sentence, also where it had gone out of use."""
    gone = {(one.id, one.context): one for one in old.obsolete.values()}
    known = old.get(message.id, message.context) or gone.get((message.id, message.context))
    return known if known and known.id == message.id else None


def sentences(book: Catalog) -> list[Message]:
    """A catalogue without its head."""
    return [message for message in book if message.id]


def read(path: Path) -> Catalog:
    """A .po file, or an empty catalogue where there is none."""
    if not path.exists():
        return Catalog()
    with open(path, "rb") as file:
        return read_po(file, abort_invalid=True)


def po(book: Book) -> bytes:
    """A catalogue as text, one line a sentence, without line numbers, so that changes stay small."""
    text = BytesIO()
    write_po(text, book, width=0, include_lineno=False)
    return text.getvalue()


def mo(book: Book) -> bytes:
    """A catalogue as gettext reads it; a sentence that is not translated whole stays English."""
    whole = Book(book.language)
    for message in sentences(book):
        strings = message.string if isinstance(message.id, tuple) else [message.string]
        if strings and all(strings):
            whole.add(message.id, message.string, flags=message.flags, context=message.context)
    data = BytesIO()
    write_mo(data, whole)
    return data.getvalue()


def baked(root: Path) -> dict[Path, bytes]:
    """Every file this tool writes."""
    sources = template([*marked(root), *helped(root)])
    maps = json.loads((root / MAPS).read_text(encoding="utf-8"))
    files = {WORDS / f"{DOMAIN}.pot": po(sources)} | tables(sources, maps)
    for language in LANGUAGES:
        if language != "en":
            book = merged(language, sources, read(root / WORDS / f"{language}.po"))
            files[WORDS / f"{language}.po"] = po(book)
            files[Path(f"host/voltable_host/language/catalogues/{language}/LC_MESSAGES/{DOMAIN}.mo")] = mo(book)
            texts = screen_texts(book) | map_boards(maps, language)
            files[device_path("screen", language)] = baked_table(texts, RULES[language], slots=False)
            files |= tables(book, maps)
    return files


def tables(book: Book, maps: Any) -> dict[Path, bytes]:
    """What both interpreters say in a language, and what of it a device keeps on its flash."""
    language, regions = book.language, map_regions(maps, book.language)
    return {
        path: baked_table(texts_of(book, messages(files)) | regions, RULES[language])
        for path, files in ((UPPER / f"{language}.bin", rooms()), (device_path("words", language), ON_DEVICE))
    }


def device_path(kind: str, language: str) -> Path:
    """The sentences of a device, or the words of its screens, which are English in the code."""
    return Path(f"device/voltable_device/{kind}_{language}.bin")


def main(arguments: list[str], root: Path = ROOT) -> int:
    """Writes what is out of date, or with --check only tells it and fails."""
    checking = "--check" in arguments
    stale = 0
    for name, data in baked(root).items():
        path = root / name
        if path.exists() and path.read_bytes() == data:
            continue
        stale += 1
        print(name, "is out of date: run python tools/bake_words.py" if checking else "written")
        if not checking:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
    return 1 if checking and stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

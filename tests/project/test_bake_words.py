"""Baking the catalogues: what is found, what is kept, and what gettext makes of it."""

import gettext
import re
from io import BytesIO

import pytest
from babel.messages.pofile import read_po

from bake_words import Book, merged, mo, po, sentences, template
from find_words import Found, marked


def test_sentences_are_found_with_plural_context_and_choice(tmp_path):
    """All marks, in the order of the file, variables left out."""
    folder = tmp_path / "host"
    folder.mkdir()
    (folder / "a.py").write_text(
        'x = _("one" if y else "two")\nngettext("{n} a", "{n} b", 3)\n_(x)\n_(x or "")\npgettext("phase", "fuel")\n'
    )
    assert list(marked(tmp_path)) == [
        Found("host/a.py", "one"),
        Found("host/a.py", "two"),
        Found("host/a.py", ("{n} a", "{n} b")),
        Found("host/a.py", "fuel", "phase"),
    ]


def test_baking_keeps_translations_and_comments():
    """New sentences come untranslated, gone ones become obsolete, and come back with their translation."""
    old = Book("cs")
    old.add("stays", "zůstává", user_comments=["my note"])
    old.add("goes", "mizí")
    old.add("never translated", "")
    old.add(("{n} card", "{n} cards"), ("{n} karta", "{n} karty", "{n} karet"))
    cards = ("{n} card", "{n} cards")
    now = template([Found("host/b.py", "new"), Found("host/a.py", "stays"), Found("host/a.py", cards)])
    book = again(merged("cs", now, again(old)))
    assert [message.id for message in sentences(book)] == ["stays", cards, "new"]
    assert book["stays"].string == "zůstává" and book["stays"].user_comments == ["my note"]
    assert tuple(book["{n} card"].string) == ("{n} karta", "{n} karty", "{n} karet")
    assert not book["new"].string
    assert [message.id for message in book.obsolete.values()] == ["goes"]
    back = merged("cs", template([Found("host/a.py", "goes")]), book)
    assert back["goes"].string == "mizí"


def again(book):
    """A catalogue written and read."""
    return read_po(BytesIO(po(book)))


def test_the_same_sentences_bake_to_the_same_bytes():
    """Nothing in a file depends on the day, the order of reading, or a line number."""
    found = [Found("host/a.py", "one"), Found("host/b.py", "two")]
    assert po(template(found)) == po(template(reversed(found)))
    assert not re.search(rb"\d{4}-\d\d|\.py:\d|Babel", po(template(found)))


@pytest.mark.parametrize(
    ("language", "numbers"),
    [
        ("cs", [[1], [2, 4], [0, 5, 22]]),
        ("pl", [[1], [2, 22], [0, 5, 12, 21]]),
        ("es", [[1], [0, 2]]),
        ("hu", [[1], [0, 2]]),
    ],
)
def test_numbers_take_their_plural_form(language, numbers):
    """As each language counts."""
    book = Book(language)
    book.add(("{n} a", "{n} b"), [f"form {place}" for place in range(len(numbers))])
    catalogue = gettext.GNUTranslations(BytesIO(mo(book)))
    for place, examples in enumerate(numbers):
        assert {catalogue.ngettext("{n} a", "{n} b", number) for number in examples} == {f"form {place}"}


def test_half_a_translation_is_not_shown():
    """English is better than an empty form or a guess."""
    book = Book("cs")
    book.add(("{n} a", "{n} b"), ["{n} x", "", ""])
    book.add("guess", "odhad", flags=["fuzzy"])
    catalogue = gettext.GNUTranslations(BytesIO(mo(book)))
    assert catalogue.ngettext("{n} a", "{n} b", 1) == "{n} a"
    assert catalogue.gettext("guess") == "guess"

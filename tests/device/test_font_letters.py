"""There is a glyph for everything we write, and other letters have something to stand in for them."""

from itertools import combinations

import pytest

from bake import BOARDS
from bake_words import WORDS, read, sentences
from kit.device.font_files import ROOT, drawn, unpacked
from pack_font import FONTS
from voltable.boards import shipped
from voltable_host.language import LANGUAGES

ALPHABETS = {
    "en": "",
    "cs": "áčďéěíňóřšťúůýž",
    "pl": "ąćęłńóśźż",
    "es": "áéíñóúü",
    "hu": "áéíóöőúüű",
}
SIGNS = "¡¿«»°·×–„“”•…←↑→↓"
SHAPES = range(0xE000, 0xE006)
OWN = range(0xE000, 0xE00C)
NOT_DRAWN = "\n\t"  # ends of lines and the terminal's tables: a board's lines are split before they are drawn


@pytest.mark.parametrize("name", FONTS)
def test_a_font_has_180_glyphs_and_no_other(name):
    """95 of ASCII, 56 letters of five languages, 17 signs, 12 of our own."""
    letters = "".join(ALPHABETS.values())
    wanted = {*map(chr, range(32, 127)), *letters, *letters.upper(), *SIGNS, *map(chr, OWN)}
    assert {chr(code) for code in drawn(name).glyphs} == wanted
    assert len(wanted) == 180


@pytest.mark.parametrize("name", FONTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_of_a_catalogue_is_drawn(name, language):
    """English stands in all of them."""
    used = set(LANGUAGES[language])
    for message in sentences(read(ROOT / WORDS / ("voltable.pot" if language == "en" else f"{language}.po"))):
        for text in (message.id, message.string):
            used.update("".join(text or ()))
    assert {character for character in used if ord(character) not in drawn(name).glyphs} <= set(NOT_DRAWN)
    assert len(used) > 60


@pytest.mark.parametrize("name", FONTS)
def test_every_city_can_be_written(name):
    pages = [shipped(board) for board in BOARDS]
    cities = {letter for page in pages for city in page.CITIES for letter in city}
    assert "ü" in cities and cities <= {chr(code) for code in drawn(name).glyphs}


@pytest.mark.parametrize("name", FONTS)
def test_shapes_of_players_are_told_apart_at_a_glance(name):
    """Every two of the six differ in eight pixels or more, whatever their colours."""
    glyphs = drawn(name).glyphs
    for one, other in combinations(SHAPES, 2):
        assert sum((a ^ b).bit_count() for a, b in zip(glyphs[one], glyphs[other])) >= 8


@pytest.mark.parametrize("name", FONTS)
def test_no_two_glyphs_look_the_same_but_two_pairs(name):
    """At 6x10 a dash is no longer than a hyphen, and a multiplication sign is an x."""
    glyphs = drawn(name).glyphs
    alike = {chr(one) + chr(other) for one, other in combinations(glyphs, 2) if glyphs[one] == glyphs[other]}
    assert alike <= {"-–", "x×"}


# What stands in for what is not there


@pytest.mark.parametrize("name", FONTS)
def test_other_letters_show_their_base_letter(name):
    _, _, shown = unpacked(name)
    for letter, base in zip("ÀâÄŞșȚğĐøÅæÇßñẞ’—\xa0İễ", "AaASsTgDoAaCsñS'– Ie"):
        assert shown[ord(letter)] == drawn(name).glyphs[ord(base)], letter


@pytest.mark.parametrize("name", FONTS)
def test_every_latin_letter_with_a_mark_shows_something(name):
    """In Latin-1, Extended-A and Extended Additional, but for the micro sign and letters of old manuscripts."""
    _, _, shown = unpacked(name)
    question = shown[ord("?")]
    codes = [*range(0xA0, 0x180), *range(0x1E00, 0x1F00)]
    lost = {chr(code) for code in codes if chr(code).isalpha() and shown[code] == question}
    assert lost == set("µẜẝẟỺỻỼỽ")


def test_a_letter_that_has_no_base_is_a_question_mark():
    """Inside the runs; outside of them there is nothing at all."""
    _, _, shown = unpacked("6x10")
    assert shown[ord("½")] == shown[ord("Ʒ")] == shown[0x85] == shown[ord("?")]
    assert not {ord(letter) for letter in "Жλ漢🎲"} & set(shown)

"""Each line of the rules by topic has its sentence, each sentence its values, and nothing is left over."""

import re

import pytest

import voltable
from english import messages, rooms
from voltable.boardgame import topics as board
from voltable.boardgame.topics.board import OPTIONS, OPTIONS_OF_A_GAME
from voltable.engine.start import find_edition
from voltable.families import played_family
from voltable.talk.sheets import told, written
from voltable_cards.topics import figures, sheet

EDITIONS = [name for name, _module in voltable.EDITIONS]
BRACES = re.compile(r"\{(\w+)\}")
PATH = re.compile(r"[a-z_-]+\.[a-z0-9-]+\.\w+")


def sheets_of(name):
    """What an edition says by topic, and to whoever is asked."""
    edition = find_edition(name)
    page = sheet if edition.family == "card" else board.page(edition)
    return page.SHEETS, page.ASKED


def figures_of(edition):
    """All that can fill its sentences."""
    if edition.family == "card":
        return figures.all_figures(figures.settled(edition))
    return board.page(edition).figures(board.settled(edition))


def lines(name, find=told):
    """Every line of an edition, those for whoever is asked too."""
    return [
        line
        for sheets in sheets_of(name)
        for topic in {topic for _page, topics in sheets for topic, _lines in topics}
        for line in find(sheets, topic)
    ]


def test_every_sentence_has_a_line_and_every_line_a_sentence():
    """By its id; the place of an edition's own has none."""
    ids = {line.message for name in EDITIONS for line in lines(name, written) if not line.is_place}
    ids |= {line.message for line in told((OPTIONS_OF_A_GAME,), OPTIONS)}
    assert {key for key in messages(rooms()) if PATH.fullmatch(key)} == ids


@pytest.mark.parametrize("name", EDITIONS)
def test_a_line_names_the_values_of_its_sentence(name):
    """As they stand in it."""
    english = messages(rooms())
    for line in lines(name):
        assert list(dict.fromkeys(BRACES.findall(str(english[line.message].text)))) == line.values, line.message


@pytest.mark.parametrize("name", EDITIONS)
def test_no_figure_is_asked_for_nothing(name):
    """Each one stands in some sentence."""
    used = {value for line in lines(name) for value in line.values}
    assert set(figures_of(find_edition(name))) == used


@pytest.mark.parametrize("name", EDITIONS)
def test_whoever_is_asked_hears_what_to_do_and_what_to_mind(name):
    """Both, and no more."""
    (_sheets, asked) = sheets_of(name)
    for topic in {topic for _page, topics in asked for topic, _lines in topics}:
        assert [line.word for line in told(asked, topic)] == ["do", "mind"]


@pytest.mark.parametrize("name", [name for name in EDITIONS if name != "card"])
def test_what_an_option_changes_is_an_option_of_the_edition(name):
    """By its name."""
    options = {option for option, _usual in find_edition(name).options}
    changed = {line.option for line in lines(name) if line.option}
    assert len(changed) >= 4 and changed <= options


@pytest.mark.parametrize("name", EDITIONS)
def test_there_is_no_other_topic(name):
    """Asking for one is a mistake of a program."""
    edition = find_edition(name)
    page = played_family(edition.family).topics
    for find in (page.title, page.paragraphs):
        with pytest.raises(KeyError):
            find(edition, "chess")

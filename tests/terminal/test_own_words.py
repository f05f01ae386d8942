"""Moves in the reader's language: what is shown can be typed, accents or not, and English words stay understood."""

import pytest

import voltable
from voltable.bots.random_bot import random_dice, random_move
from voltable_host.language import LANGUAGES, choose
from voltable_host.language.folding import folded
from voltable_host.terminal.menu import entries
from voltable_host.terminal.own_words import OTHERS, VERBS, as_english, in_own_words, own
from voltable_host.terminal.typed import action_of

GAMES = (
    ("card", None, {"choose_cards": True}), ("classic", "usa", {"regions": "draft"}),
    ("recharged", "germany", {"starting_cities": True}),
)  # fmt: skip
EVERY = 5  # moves: the menu is typed


@pytest.fixture(autouse=True)
def english():
    """Tests leave the program speaking English."""
    yield
    choose("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_are_typed_are_single_and_different(language):
    """Also without accents; a letter alone would be a short word of the prompt."""
    choose(language)
    typed = [folded(own(word)) for word in (*VERBS, *OTHERS)]
    assert len(set(typed)) == len(typed)
    assert [word for word in typed if len(word.split()) != 1 or len(word) < 2] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("edition", "board", "options"), GAMES)
def test_what_a_hint_shows_can_be_typed(language, edition, board, options):
    """Every choice of whole games, in the reader's language, with and without accents."""
    choose(language)
    game = voltable.new_game(edition, board, players=2, seed=5, options=options)
    dice, moves = random_dice(5), 0
    while not game.over:
        moves += 1
        menu = entries(game) if moves % EVERY == 0 else []
        for entry in menu:
            for line in (in_own_words(entry.notation), folded(in_own_words(entry.notation))):
                meant = action_of(as_english(line), game, menu)
                assert meant[: len(entry.action)] in (entry.action, entry.action[:-1]), (line, entry)
        game.play(random_move(game.choices(), dice))


@pytest.mark.parametrize("language", LANGUAGES)
def test_english_words_stay_understood(language):
    """As they stand in logs."""
    choose(language)
    for line in ("open 5 7", "bid 21 max", "fuel coal 3", "buy coal2@3", "run all", "done", "build Köln", "first Ana"):
        assert as_english(line) == line


def test_fuels_are_called_by_the_reader_too():
    """Tokens, cards, and what hybrids burn."""
    choose("cs")
    assert in_own_words("fuel coal 3").endswith(" uhlí 3")
    assert in_own_words("buy coal2@3").endswith(" uhlí2@3")
    assert in_own_words("run 5 coal=1 oil=1").endswith(" 5 uhlí=1 ropa=1")
    assert in_own_words("build Coalville").endswith(" Coalville")

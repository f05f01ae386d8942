"""A whole game by keyboard, its start, and the languages it is played in."""

import re

import pytest

from kit.terminal.keyboard import END, WITH_BOTS, by_number, in_language, resumed, started, verified, word
from kit.terminal.terminal import PROMPT, game_in, hinted, reached
from voltable_host.saves.history import steps
from voltable_host.terminal.card.answers import KEYS
from voltable_host.terminal.own_words import as_english, own


@pytest.mark.parametrize("language", ["en", "cs"])
def test_a_whole_game_by_keyboard(tmp_path, language):
    """Ask for a hint, type what it says or its number, to the result; the log has just that."""
    window, path = started(tmp_path, WITH_BOTS, "--seed", 7, "--lang", language)
    typed = []
    with window:
        window.wait_for(PROMPT)
        while "voltable replay" not in window.said():
            shown = hinted(window)
            move = in_language(language, as_english, shown)
            typed.append(move)
            line = by_number(move, game_in(path)) if len(typed) % 3 == 0 else shown
            size = path.stat().st_size
            if re.search(r"\(\w/\w\)$", window.answer(line, END)):
                window.answer("y", END)
            if path.stat().st_size == size:  # a warning: the same line again does it
                window.answer(line, END)
        assert window.code() == 0
        rows = [line.split() for line in window.lines_said().splitlines()]
    game = game_in(path)
    assert game.over and verified(tmp_path, path)
    chosen = [step.line for step, _table in steps(game) if step.seat == 0 and not step.forced]
    assert chosen == [f"Ana {move}" for move in typed]
    for row in game.view()["result"]:
        (shown,) = [words for words in rows if words and words[0] == f"{row['place']}."]
        place = shown.index(game.names[row["seat"]])
        assert (shown[place + 1], shown[-1]) == (str(row["points"]), str(row["money"]))


def test_another_language_from_the_next_table_on(tmp_path):
    """`lang cs` in mid-game, and back; the game is as it was."""
    window, path = resumed(tmp_path, reached("buy", WITH_BOTS))
    with window:
        window.wait_for(PROMPT)
        before = path.read_bytes()
        for language in ("cs", "pl", "es", "hu", "en"):
            said = window.answer(f"lang {language}")
            for sentence in ("money", "done", KEYS):
                assert word(sentence, language) in said
            assert said.endswith(f"{in_language(language, own, 'buy')}>")
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "more"),
    [
        (("--lang", "cs"), {"VOLTABLE_LANG": "pl", "LANG": "hu_HU.UTF-8"}),
        ((), {"VOLTABLE_LANG": "cs", "LANG": "hu_HU.UTF-8"}),
        ((), {"VOLTABLE_LANG": "", "LANG": "cs_CZ.UTF-8"}),
        ((), {"VOLTABLE_LANG": "", "LANG": "hu_HU.UTF-8", "LC_ALL": "cs_CZ.UTF-8"}),
    ],
)
def test_the_language_is_chosen_by_option_variable_and_locale(tmp_path, arguments, more):
    """The nearest wins."""
    window, _path = resumed(tmp_path, reached("buy", WITH_BOTS), *arguments, **more)
    with window:
        said = window.wait_for(PROMPT)
        for sentence in ("money", "done"):
            assert word(sentence, "cs") in said

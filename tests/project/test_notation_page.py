"""docs/notation.md is true: every verb of a game stands there, and what it says of the coal storage happens."""

import re
from pathlib import Path

import pytest

import voltable
from voltable import notation
from voltable.boardgame.fuels import STORAGE
from voltable.bots import random_bot as bots
from voltable.engine.verbs import FUEL, WORDS

PAGE = (Path(__file__).parents[2] / "docs/notation.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| (.*?) \| (.*) \|$", PAGE, re.MULTILINE)


@pytest.mark.parametrize("verb", notation.FORMS)
def test_every_verb_has_a_line(verb):
    """An example begins with a name or with the verb."""
    assert [row for row in ROWS if re.match(rf"`(\w+ )?{WORDS[verb]}\b", row[0])]


def storage_offered(**options) -> str:
    """What buys out of the storage, as soon as a random game on the board of the USA offers it."""
    for seed in range(20):
        game = voltable.new_game("recharged", board="usa", players=["Ana", "Bo", "Cy"], seed=seed, options=options)
        dice = bots.random_dice(seed)
        while not game.over:
            choices = game.choices()
            found = [choice for choice in choices if choice[:2] == (FUEL, STORAGE)]
            if found:
                return notation.write(found[0], game).partition(" ")[2]
            game.play(bots.random_move(choices, dice))
    return ""


def test_the_storage_sells_with_the_default_options_too():
    """Ruling A22: where the market asks as much; the option only adds all other moments."""
    assert storage_offered() == storage_offered(storage_anytime=True) == "fuel storage 1"
    (said,) = [said for example, said in ROWS if "`Ana fuel coal 3`" in example and "board game" in said]
    assert "where the market asks as much" in said and "with the option `storage_anytime` at any time" in said

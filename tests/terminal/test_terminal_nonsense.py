"""Nonsense at every prompt."""

import re

import pytest

from kit.games.keen import hoarding_move
from kit.terminal.keyboard import ENTER, PEOPLE, WITH_BOTS, refusal_in, resumed, started
from kit.terminal.terminal import PROMPT, reached

NONSENSE = (
    "0", "-1", "99", "9" * 30, "1.5", "1e3", "bot:steady", "bot:steady pass", "Nobody pass", "ěščř 漢字 🙂",
    "{0} %s [red]x[/red]", "max", "bid -1", "open", "buy coal9@9", "run 99", "give", "scrap", "deal 99", "first",
    "x y z", "\x01\x06\x05!", "e\u0301\u200b", "x" * 3000, "lang", "lang xx", "'", '"', "\\", ";;;",
)  # fmt: skip
ASKED = {
    "open": ("open", WITH_BOTS, {}),
    "bid": ("bid", WITH_BOTS, {}),
    "scrap": ("scrap", WITH_BOTS, {}),
    "give": ("give", WITH_BOTS, {"mover": hoarding_move, "seeds": [847]}),
    "buy": ("buy", WITH_BOTS, {}),
    "run": ("run", WITH_BOTS, {}),
    "drawn": ("setup: deal fuel", PEOPLE, {"dice": "table"}),
    "first": ("first", PEOPLE, {"dice": "table"}),
}


@pytest.mark.parametrize("asked", ASKED)
def test_nonsense_is_answered_with_one_clear_sentence(tmp_path, asked):
    """Then the prompt again, and the game is as it was."""
    stage, names, how = ASKED[asked]
    window, path = resumed(tmp_path, reached(stage, names, **how), size=(100, 80))
    with window:
        window.wait_for(PROMPT)
        before = path.read_bytes()
        for line in NONSENSE:
            window.answer(line)
            assert 10 < len(refusal_in(window)) < 250, (line, window.said())
            assert "Traceback" not in window.said()
            assert window.said().endswith(f"{asked}>")
            assert path.read_bytes() == before, line
        for line in ("", "    ", "\x01"):
            assert window.answer(line).endswith(f"{asked}>")
            assert "\x1b[31m" not in window.raw[window.typed_at :]
    assert path.read_bytes() == before


@pytest.mark.parametrize("stage", ["open", "bid", "scrap", "buy", "run", "auction: deal plant"])
def test_the_table_is_drawn_whenever_it_is_asked_for(tmp_path, stage):
    """With a row for everybody."""
    names = PEOPLE if "deal" in stage else WITH_BOTS
    window, _path = resumed(tmp_path, reached(stage, names, dice="table" if "deal" in stage else None))
    with window:
        window.wait_for(PROMPT)
        window.answer("t")
        for number, name in enumerate(names.split(), 1):
            assert re.search(rf"^\S{number} {name} +\d", window.lines_said(), re.MULTILINE), window.said()


def test_nonsense_while_the_others_look_away(tmp_path):
    """Enter is enough there, and anything else is as good."""
    window, path = started(tmp_path, PEOPLE, "--seed", 7, "--option", "hidden_money=true")
    with window:
        window.wait_for(ENTER)
        before = path.read_bytes()
        assert window.answer("open 3a 1").endswith("open>")
    assert path.read_bytes() == before

"""Sizes, colours, plain."""

import pytest

from kit.games.keen import keen_move
from kit.terminal.keyboard import resumed
from kit.terminal.terminal import PROMPT, reached
from voltable_host.drawing.marks import MARKS


@pytest.mark.parametrize("arguments", ["", "--plain", "--lang cs", "--lang pl", "--lang es", "--lang hu"])
@pytest.mark.parametrize("stage", ["open", "run", "last round: buy"])
def test_a_narrower_window_loses_no_word(tmp_path, stage, arguments):
    """The next table fits in 60 columns, and has every word that it had in 80."""
    game = reached(stage, "Ana bot:steady bot:greedy Bo Cy Dana", keen_move)
    window, _path = resumed(tmp_path, game, *arguments.split(), size=(80, 60))
    with window:
        window.wait_for(PROMPT)
        window.answer("t")
        before = window.lines_said().partition("\n\n")[2]
        window.resize(60, 60)
        window.answer("t")
        after = window.lines_said().partition("\n\n")[2]
    assert max(map(len, after.splitlines())) <= 60 < max(map(len, before.splitlines()))
    assert words_of(after) == words_of(before)
    assert "…" not in after and "..." not in after


def words_of(text: str) -> list[str]:
    """All words, without the dots that part things which stand on one line."""
    return sorted(word for word in text.split() if word not in ("·", "-"))


@pytest.mark.parametrize(("arguments", "more"), [(("--plain",), {}), ((), {"NO_COLOR": "1"}), ((), {"TERM": "dumb"})])
def test_plain_is_ascii_without_colour(tmp_path, arguments, more):
    """Nothing but names needs more, and nothing moves the cursor."""
    game = reached("run a mix", "Žofie bot:steady bot:greedy")
    window, _path = resumed(tmp_path, game, *arguments, **more)
    with window:
        window.wait_for(PROMPT)
        for line in ("h", "p coal1", "l", "nonsense", "1"):
            window.answer(line)
        assert window.raw.replace("Žofie", "").isascii()
        assert "Žofie" in window.raw and "\x1b" not in window.raw


def test_players_have_their_shape_in_their_colour(tmp_path):
    """Six marks, six colours, each beside the right name."""
    names = "Ana bot:steady bot:greedy Bo Cy Dana"
    window, _path = resumed(tmp_path, reached("run", names))
    with window:
        window.wait_for(PROMPT)
        cells = {}
        for row, line in enumerate(window.screen()):
            for mark, name in zip(MARKS, names.split()):
                if line.startswith(mark.shape) and name in line:
                    cells[name] = window.display.buffer[row][0].fg
    assert set(cells) == set(names.split())
    assert len(set(cells.values())) == 6 and "default" not in cells.values()

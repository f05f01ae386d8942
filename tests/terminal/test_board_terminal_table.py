"""A real box on the table: the order, the regions and the plants are typed as they are drawn."""

import re

import pytest

from kit.games.keen_board import eager_move
from kit.terminal.board_keyboard import board_reached, money_of
from kit.terminal.keyboard import ENTER, PEOPLE, refusal_in, resumed, started
from kit.terminal.terminal import PROMPT, QUESTION, game_in, moves_in
from voltable import CHANCE
from voltable.engine.verbs import DEAL
from voltable.engine.words import LAST_CARD

TABLE = ("board", "--dice", "table")
REGIONS = "regions=west,northwest,southwest"
ASKED = re.compile(f"{QUESTION.pattern}|{ENTER.pattern}")


def test_a_whole_setup_is_typed(tmp_path):
    """Names, regions, then eight plants several on a line; the first auction follows."""
    window, path = started(tmp_path, PEOPLE, *TABLE)
    with window:
        assert "Who is next in the order that was drawn?" in window.wait_for(PROMPT)
        assert "Ana" in window.answer("t") and "Cy" in window.said()
        for line in ("cy", "Ana"):
            window.answer(line)
        assert "Which region comes into play?" in window.said()
        for line in ("west", "north-west", "southwest"):
            window.answer(line)
        assert "Which plant was drawn? 3 4 5 6 7" in window.said()
        for line in ("3 4,5", "deal 6", "7, 8 9", "10"):
            window.answer(line, ASKED)
        window.answer("", PROMPT)
        assert window.said().endswith("open>") and game_in(path).turn == 2
    assert moves_in(path) == [
        "first Cy", "first Ana", "region west", "region northwest", "region southwest", "deal 3", "deal 4", "deal 5",
        "deal 6", "deal 7", "deal 8", "deal 9", "deal 10",
    ]  # fmt: skip


def test_a_classic_setup_has_its_market_printed(tmp_path):
    """Only order and regions are asked for."""
    window, path = started(tmp_path, PEOPLE, "board", "--edition", "classic", "--dice", "table")
    with window:
        window.wait_for(PROMPT)
        for line in ("1", "1", "1", "1"):
            window.answer(line)
        window.answer("1", ENTER)
        assert [move.split()[0] for move in moves_in(path)] == ["first"] * 2 + ["region"] * 3


def test_two_players_place_the_trust_at_a_real_table(tmp_path):
    """After the plants; its houses are decisions, not draws."""
    window, path = started(tmp_path, "Ana Bo", *TABLE, "--option", REGIONS)
    with window:
        window.wait_for(PROMPT)
        window.answer("bo")
        window.answer("3 4 5 6 7 8 9 10")
        assert "Where does the Trust build?" in window.said()
        window.answer("essen")
        assert moves_in(path)[-1] == "Bo place Essen"


def test_what_cannot_have_been_drawn_is_refused(tmp_path):
    """A plant that lies there, one of the other pile, no plant at all; nothing behind it is taken."""
    window, path = started(tmp_path, PEOPLE, *TABLE, "--option", REGIONS)
    with window:
        window.wait_for(PROMPT)
        for line in ("ana", "bo", "3 4"):
            window.answer(line)
        before = moves_in(path)
        for line in ("3", "40 5", "step3", "coal2", "3 5 6", "99", "x", "first Ana", "5 6 max"):
            window.answer(line)
            assert refusal_in(window), line
            if line.startswith("5"):
                assert moves_in(path) == before + ["deal 5", "deal 6"]
            else:
                assert moves_in(path) == before, line


def test_a_draw_typed_wrongly_is_taken_back(tmp_path):
    """People told it, people take it back."""
    window, path = started(tmp_path, PEOPLE, *TABLE, "--option", REGIONS)
    with window:
        window.wait_for(PROMPT)
        for line in ("ana", "bo", "3 4", "u", "5"):
            window.answer(line)
        assert moves_in(path)[-2:] == ["deal 3", "deal 5"]


@pytest.mark.parametrize("edition", ["classic", "recharged", "central_europe"])
def test_the_step_three_card_is_typed_as_step3(tmp_path, edition):
    """And the game says that it turned up."""
    game = board_reached(is_step_three_next, PEOPLE, edition, mover=eager_move, dice="table")
    window, path = resumed(tmp_path, game)
    with window:
        assert "step3" in window.wait_for(PROMPT)
        assert "The Step 3 card turns up." in window.answer("step3", ASKED)
        assert "deal step3" in moves_in(path)


def is_step_three_next(game) -> bool:
    """The card can be drawn now."""
    return game.turn == CHANCE and (DEAL, LAST_CARD) in game.choices()


def test_cards_that_may_come_are_in_order(tmp_path):
    """Of the plants under the Step 3 card too, however they came there."""
    game = board_reached(lies_under, PEOPLE, "recharged", mover=eager_move, dice="table")
    window, _path = resumed(tmp_path, game)
    with window:
        window.wait_for(PROMPT)
        (cards,) = re.findall(r"Which plant was drawn\? ((?:\d+ )+)", window.said())
        numbers = [int(card) for card in cards.split()]
        assert numbers == sorted(numbers)


def lies_under(game) -> bool:
    """What is drawn comes from under the Step 3 card."""
    return game.turn == CHANCE and game.state.step == 3 and len(game.choices()) > 3


def test_a_hint_and_a_plan_have_nothing_to_decide(tmp_path):
    """Not even a name or a region."""
    window, _path = started(tmp_path, PEOPLE, *TABLE)
    with window:
        window.wait_for(PROMPT)
        assert "nothing to decide" in window.answer("h") and "nothing to plan" in window.answer("p")
        assert "Draw lots" in window.answer("?")


def test_money_stays_hidden_while_plants_are_told(tmp_path):
    """Everybody looks at the screen then."""
    window, _path = resumed(tmp_path, board_reached("auction: deal plant", PEOPLE, dice="table"))
    with window:
        window.wait_for(PROMPT)
        window.answer("t")
        assert set(money_of(window).values()) == {"?"}

"""Bids with a limit, questions, warnings, plans."""

import re

import pytest

from kit.games.keen import keen_move
from kit.games.stages import stage_of
from kit.terminal.keyboard import PEOPLE, WITH_BOTS, in_language, resumed, started
from kit.terminal.terminal import PROMPT, hinted, moves_in, reached
from voltable import notation
from voltable_cards.warnings import hungry, idle
from voltable_host.language.speaking import say
from voltable_host.saves.history import steps
from voltable_host.terminal.own_words import own


def test_a_greatest_bid_goes_on_by_itself(tmp_path):
    """`bid 9 max` bids one more each time, up to 9, then asks again."""
    window, path = started(tmp_path, PEOPLE, "--seed", 7)
    with window:
        window.wait_for(PROMPT)
        for line in ("open 4b 4", "bid 9 max", "pass", "bid 6", "bid 8"):
            window.answer(line)
        assert moves_in(path) == [
            "Ana open 4b 4", "Bo bid 5", "Cy pass", "Ana bid 6", "Bo bid 7", "Ana bid 8", "Bo bid 9",
        ]  # fmt: skip
        said = window.answer("bid 10")
        assert moves_in(path)[-1] == "Ana bid 10"
        assert "stands at 10" in said and "limit was 9" in said and said.endswith("bid>")


def test_an_opening_may_have_a_greatest_bid_too(tmp_path):
    """`open 4b 7 max` opens at the least."""
    window, path = started(tmp_path, PEOPLE, "--seed", 7)
    with window:
        window.wait_for(PROMPT)
        for line in ("open 4b 7 max", "bid 5", "pass"):
            window.answer(line)
        assert moves_in(path) == ["Ana open 4b 4", "Bo bid 5", "Cy pass", "Ana bid 6"]


@pytest.mark.parametrize("answer", ["y", "yes", "1"])
def test_a_sole_buyer_is_asked_once(tmp_path, answer):
    """No means no, nonsense asks again, yes buys."""
    window, path = resumed(tmp_path, reached("open alone", WITH_BOTS, keen_move))
    with window:
        window.wait_for(PROMPT)
        before = path.read_bytes()
        for refusal in ("n", "2", "no"):
            assert window.answer("1").endswith("(y/n)")
            assert window.answer("perhaps").endswith("(y/n)")
            assert window.answer(refusal).endswith("open>")
            assert path.read_bytes() == before
        assert window.answer("1").endswith("(y/n)")
        assert "(y/n)" not in window.answer(answer)
        assert path.read_bytes() != before


@pytest.mark.parametrize("language", ["cs", "pl", "es", "hu"])
def test_a_sole_buyer_answers_with_the_letters_that_are_shown(tmp_path, language):
    """The first letter is yes, the second no."""
    window, path = resumed(tmp_path, reached("open alone", WITH_BOTS, keen_move), "--lang", language)
    with window:
        window.wait_for(PROMPT)
        before = path.read_bytes()
        asked = re.search(r"\((\w)/(\w)\)$", window.answer("1"))
        assert asked, window.said()
        assert (
            window.answer(asked[2]).endswith(f"{in_language(language, own, 'open')}>") and path.read_bytes() == before
        )
        window.answer("1")
        window.answer(asked[1])
        assert path.read_bytes() != before


def test_who_cannot_pay_is_passed_and_told(tmp_path):
    """With the bid that would be due."""
    game = reached("cannot bid", WITH_BOTS)
    least = game.state.bid + 1
    window, path = resumed(tmp_path, game)
    with window:
        assert f"Ana cannot bid {least}: there is not so much money." in window.wait_for(PROMPT)
    assert moves_in(path)[len(list(steps(game)))] == "Ana pass"


@pytest.mark.parametrize(
    ("stage", "overlooked", "line"), [("buy", hungry, "done"), ("run", lambda game: idle(game, 0), "run")]
)
def test_a_warning_is_given_once(tmp_path, stage, overlooked, line):
    """The same line again does it."""
    game = reached(lambda game: game.turn == 0 and stage_of(game) == stage and bool(overlooked(game)), WITH_BOTS)
    window, path = resumed(tmp_path, game)
    with window:
        window.wait_for(PROMPT)
        before = path.read_bytes()
        told = say(overlooked(game), game)
        assert told in window.answer(line)
        assert path.read_bytes() == before
        assert told not in window.answer(line)
        assert moves_in(path)[len(list(steps(game)))] == f"Ana {line}"


def test_a_warning_comes_again_after_another_move(tmp_path):
    """What was bought in between may change what is overlooked."""
    game = reached(lambda game: game.turn == 0 and stage_of(game) == "buy" and stays_hungry(game), WITH_BOTS)
    window, path = resumed(tmp_path, game)
    with window:
        window.wait_for(PROMPT)
        for _ in range(2):
            before = path.read_bytes()
            assert "Type it again" in window.answer("done")
            assert path.read_bytes() == before
            window.answer("1")


def stays_hungry(game) -> bool:
    """Before and after the first card of the menu, a plant would stand idle."""
    later = game.copy()
    later.play(game.choices()[0])
    return bool(hungry(game)) and later.turn == game.turn and bool(hungry(later))


def test_a_plan_decides_nothing(tmp_path):
    """Plants, fuel, prices and nonsense in a plan leave the game as it is."""
    game = reached("open", WITH_BOTS, keen_move)
    window, path = resumed(tmp_path, game)
    cards = game.edition.cards
    offered = cards.label(game.choices()[0][1])
    own = cards.label(game.state.players[0].plants[0])
    with window:
        window.wait_for(PROMPT)
        before = path.read_bytes()
        assert "It costs" in window.answer(f"p {offered}")
        assert window.answer("p").endswith("plan>")
        assert f"plant {offered} for 30" in window.answer(f"{offered}@30")
        assert f"without plant {own}" in window.answer(f"-{own}")
        for line in ("coal2", "-99", "99", "7@x", "@", "-", "7@99999999999999", "ž", "lang cs"):
            assert window.answer(line).endswith("plan>")
        assert window.answer("").endswith("open>")
    assert path.read_bytes() == before


def test_a_hint_decides_nothing(tmp_path):
    """And it names a move that can be made."""
    for stage in ("bid", "scrap", "buy", "run a mix"):
        game = reached(stage, WITH_BOTS, keen_move)
        window, path = resumed(tmp_path, game)
        with window:
            window.wait_for(PROMPT)
            before = path.read_bytes()
            game.play(notation.read(hinted(window), game))
            assert path.read_bytes() == before

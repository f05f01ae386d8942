"""Moves at the prompt of a board game: several on a line, bids, questions, warnings, plans, undo, nonsense."""

import pytest

from kit.terminal.board_keyboard import board_reached
from kit.terminal.keyboard import PEOPLE, WITH_BOTS, refusal_in, resumed, started
from kit.terminal.terminal import PROMPT, game_in, moves_in
from voltable.boardgame.warnings import hungry, idle
from voltable.engine.verbs import BUILD
from voltable_host.language.speaking import say
from voltable_host.saves.history import steps


def test_several_fuels_and_cities_on_a_line(tmp_path):
    """What cannot be done ends the line; what could be is done."""
    game = board_reached(lambda game: game.turn == 0 and can_fill(game), WITH_BOTS)
    window, path = resumed(tmp_path, game)
    before = len(list(steps(game)))
    first, second = [game.edition.fuels[choice[1]] for choice in game.choices()[:2]]
    with window:
        window.wait_for(PROMPT)
        window.answer(f"{first} 1, 1 {second}, atlantis")
        assert refusal_in(window)
        assert moves_in(path)[before:] == [f"Ana fuel {first} 1", f"Ana fuel {second} 1"]


def can_fill(game) -> bool:
    """Two fuels or more are for sale, and money for both."""
    choices = game.choices()
    return len(choices) > 2 and game.view()["phase"] == "fuel" and game.state.players[0].money > 30


def test_several_cities_on_a_line(tmp_path):
    """In their order, each at the price it then has."""
    game = board_reached("first city", WITH_BOTS, "classic", "germany", regions=["west", "southwest", "northwest"])
    window, path = resumed(tmp_path, game)
    with window:
        window.wait_for(PROMPT)
        window.answer("essen, DUISBURG,dusseldorf , done")
    played = moves_in(path)[len(list(steps(game))) :]
    assert played[:2] == ["Ana build Essen", "Ana build Duisburg"]


@pytest.mark.parametrize(("keys", "city"), [("kol\t", "Köln"), ("Ess\t", "Essen"), ("munst\t", "Münster")])
def test_the_tab_key_completes_cities(tmp_path, keys, city):
    """Without the verb and without accents."""
    game = board_reached("first city", WITH_BOTS, "classic", regions=["west", "southwest", "northwest"])
    window, path = resumed(tmp_path, game)
    with window:
        window.wait_for(PROMPT)
        window.press(keys)
        window.wait_for(city)
        window.answer("")
        assert f"Ana build {city}" in moves_in(path)


def test_a_greatest_bid_goes_on_by_itself(tmp_path):
    """`bid 9 max` bids one more each time, up to 9, then asks again."""
    window, path = started(
        tmp_path, PEOPLE, "board", "--seed", 3, "--edition", "classic", "--option", "hidden_money=false"
    )
    with window:
        window.wait_for(PROMPT)
        first = game_in(path).turn
        for line in ("open 4 4", "bid 9 max", "pass", "bid 6"):
            window.answer(line)
        assert moves_in(path)[-1].endswith("bid 7") and game_in(path).turn == first
        said = window.answer("bid 10")
        assert "stands at 10" in said and "limit was 9" in said
        assert "Say up to how much" in window.answer("bid max")


def test_a_sole_buyer_is_asked_once(tmp_path):
    """No means no."""
    window, path = resumed(tmp_path, board_reached("open alone", WITH_BOTS, "classic"))
    with window:
        window.wait_for(PROMPT)
        before = path.read_bytes()
        assert window.answer("1").endswith("(y/n)")
        assert window.answer("n").endswith("open>") and path.read_bytes() == before
        window.answer("1")
        window.answer("y")
        assert path.read_bytes() != before


@pytest.mark.parametrize(("phase", "overlooked", "line"), [
    ("fuel", hungry, "done"), ("bureaucracy", lambda game: idle(game, 0), "run"),
])  # fmt: skip
def test_a_warning_is_given_once(tmp_path, phase, overlooked, line):
    """The same line again does it."""
    wanted = lambda game: game.turn == 0 and game.view()["phase"] == phase and bool(overlooked(game))  # noqa: E731
    game = board_reached(wanted, WITH_BOTS)
    window, path = resumed(tmp_path, game)
    with window:
        window.wait_for(PROMPT)
        before = path.read_bytes()
        assert say(overlooked(game), game) in window.answer(line)
        assert path.read_bytes() == before
        window.answer(line)
        assert moves_in(path)[len(list(steps(game)))] == f"Ana {line}"


def test_who_can_do_nothing_is_told_so_at_once(tmp_path):
    """With bots nobody else reads it: before the bots go on, not after."""
    window, path = resumed(tmp_path, board_reached("cannot build", WITH_BOTS))
    with window:
        said = window.wait_for(PROMPT)
        assert said.index("Ana can connect no more cities") < said.index(" runs ")


def test_a_plan_and_a_hint_decide_nothing(tmp_path):
    """Plants, fuel, cities and nonsense leave the game as it is; ? tells again what can be typed."""
    window, path = resumed(tmp_path, board_reached("open", WITH_BOTS, "classic"))
    game = game_in(path)
    city = game.edition.map.CITIES[game.state.network.cities[3]]
    offered = game.edition.cards.label(game.choices()[0][1])
    with window:
        window.wait_for(PROMPT)
        before = path.read_bytes()
        assert "It costs" in window.answer(f"p {offered}")
        assert window.answer("plan").endswith("plan>")
        for line in (offered, city, "coal1", "-99", "99", "@", "ž", "?", "lang cs", ",", "p 3"):
            assert window.answer(line).endswith("plan>")
        assert "A plan decides nothing" in window.answer("?")
        assert window.answer("").endswith("open>")
        for line in ("h", "m", "t", "l", "?", "map", "lang en"):
            assert window.answer(line).endswith("open>")
        assert path.read_bytes() == before


def test_undo_stops_at_a_card_that_was_turned(tmp_path):
    """What came to light is known; buying fuel turns nothing."""
    game = board_reached(lambda game: game.turn == 0 and can_fill(game), WITH_BOTS)
    window, path = resumed(tmp_path, game)
    with window:
        window.wait_for(PROMPT)
        before = path.read_bytes()
        assert "card was turned" in window.answer("u")
        assert path.read_bytes() == before
        window.answer("1")
        assert game_in(path).hash() != game.hash()
        window.answer("u")
        assert game_in(path).hash() == game.hash()
        window.answer("redo")
        assert game_in(path).hash() != game.hash()


def test_undo_goes_back_over_cities(tmp_path):
    """One after the other, with the money they cost."""
    game = board_reached(can_build_twice, WITH_BOTS)
    window, path = resumed(tmp_path, game)
    with window:
        window.wait_for(PROMPT)
        for line in ("1", "1", "u", "u"):
            window.answer(line)
        assert game_in(path).hash() == game.hash()


def can_build_twice(game) -> bool:
    """And after two cities there is still money for a third."""
    if game.turn != 0 or game.choices()[0][0] != BUILD:
        return False
    trial = game.copy()
    for _ in range(2):
        if trial.turn != 0 or trial.choices()[0][0] != BUILD:
            return False
        trial.play(trial.choices()[0])
    return trial.turn == 0 and trial.choices()[0][0] == BUILD and game.state.players[0].money > 120


NONSENSE = ("zzz", "0", "-1", "999999999999", "1 2 3 4", "ž" * 200, "undo 99999", "Bo done", '"', "deal 3", "place x")


def test_nonsense_changes_nothing(tmp_path):
    """At any question; each time there is an answer and the same prompt again."""
    for stage in ("bid", "fuel", "build", "run"):
        window, path = resumed(tmp_path, board_reached(stage, WITH_BOTS))
        with window:
            window.wait_for(PROMPT)
            before = path.read_bytes()
            for line in NONSENSE:
                assert window.answer(line).endswith(">") and refusal_in(window), (stage, line)
            assert path.read_bytes() == before

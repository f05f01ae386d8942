"""People at one keyboard: in board games money is hidden unless somebody wants it open."""

import json
import re

from kit.terminal.board_keyboard import board_reached, money_of
from kit.terminal.keyboard import ENTER, PEOPLE, WITH_BOTS, resumed, started
from kit.terminal.terminal import PROMPT, QUESTION, game_in, program, surroundings
from voltable.engine.verbs import BID

ASKED = re.compile(f"{QUESTION.pattern}|{ENTER.pattern}")


def test_everybody_sees_the_own_money_only(tmp_path):
    """Without any option, through auction, fuel, building and production; `t` shows no more."""
    window, path = started(tmp_path, PEOPLE, "board", "--seed", 7)
    phases = set()
    with window:
        window.wait_for(ENTER)
        for _ in range(24):
            window.answer("", PROMPT)
            game = game_in(path)
            seat, money = game.turn, str(game.state.players[game.turn].money)
            expected = {name: money if name == game.names[seat] else "?" for name in game.names}
            assert money_of(window) == expected
            window.answer("t")
            assert money_of(window) == expected
            phases.add(game.view()["phase"])
            while game_in(path).turn == seat:
                window.answer("pass" if game_in(path).choices()[0][0] == BID else "1", ASKED)
            assert set(money_of(window).values()) <= {"?"}, "what the last one saw is gone"
    assert phases == {"auction", "fuel", "build", "bureaucracy"}


def test_before_the_first_round_nothing_is_hidden(tmp_path):
    """Houses of the Trust are named without anybody looking away; then it begins."""
    window, path = started(tmp_path, "Ana Bo", "board", "--seed", 7)
    with window:
        window.wait_for(PROMPT)
        while not game_in(path).state.round:
            assert "press Enter" not in window.said()
            window.answer("1", ASKED)
        assert "press Enter" in window.said()


def test_bots_money_is_hidden_from_the_only_person(tmp_path):
    """At the start, and when the game is gone on with."""
    for window, path in (begun(tmp_path / "new"), resumed(tmp_path, board_reached("fuel", WITH_BOTS))):
        with window:
            window.wait_for(PROMPT)
            assert money_of(window)["Ana"] == str(game_in(path).state.players[0].money)
            assert list(money_of(window).values()).count("?") == len(game_in(path).names) - 1


def begun(home):
    """A new game with bots in a folder of its own."""
    home.mkdir()
    return started(home, WITH_BOTS, "board", "--seed", 7)


def test_open_money_is_an_option(tmp_path):
    """Then everybody sees everything and nobody has to look away."""
    window, path = started(tmp_path, PEOPLE, "board", "--seed", 7, "--option", "hidden_money=false")
    with window:
        window.wait_for(PROMPT)
        assert "press Enter" not in window.said()
        assert set(money_of(window).values()) == {"50"}


def test_a_resumed_game_hides_it_too(tmp_path):
    """Enter first, then the own money; a wrong key leaves it hidden."""
    game = board_reached("build", PEOPLE)
    window, _path = resumed(tmp_path, game)
    with window:
        window.wait_for(ENTER)
        assert money_of(window) == {}
        window.answer("", PROMPT)
        assert money_of(window) == {"Ana": str(game.state.players[0].money), "Bo": "?", "Cy": "?"}


def test_who_cannot_pay_is_not_told_to_the_others(tmp_path):
    """Bo is asked like anybody, and the others read that Bo passes, but not why."""
    game = board_reached(is_poor_in_between, PEOPLE)
    window, _path = resumed(tmp_path, game)
    with window:
        window.wait_for(ENTER)
        window.answer("", PROMPT)
        said = window.answer(f"bid {game.choices()[0][2]}", ENTER)
        assert "Bo, it is your turn." in said and "Bo passes" not in said
        window.answer("", PROMPT)
        said += window.answer("pass", ASKED)
        assert "Bo passes" in said and "not so much money" not in said


def is_poor_in_between(game) -> bool:
    """Ana can outbid Bo, who comes next, and is still in."""
    state = game.state
    if game.turn != 0 or game.choices()[0][0] != BID or not state.still_in >> 1 & 1:
        return False
    return game.choices()[0][2] > state.players[1].money > 1


def test_json_tells_nobody_elses_money(tmp_path):
    """A line a move, each with the view of whoever is asked next; the hash would tell whether a guess is right."""
    lines = "1\n" * 12
    done = program(
        "play", "board", "--players", "Ana,Bo,Cy", "--seed", 7, "--json", "--save", "game",
        environment=surroundings(tmp_path), input=lines + "q\n",
    )  # fmt: skip
    told = [json.loads(line)["view"] for line in done.stdout.splitlines()]
    assert len(told) > 12
    for view in told:
        shown = [player["seat"] for player in view["players"] if player["money"] is not None]
        assert shown == [view["turn"]] and view["hash"] is None


def test_a_replay_of_a_game_that_goes_on_hides_it(tmp_path):
    """And shows it once somebody insists."""
    window, path = resumed(tmp_path, board_reached("build", PEOPLE))
    window.hang_up()
    hidden = replayed(path, tmp_path)
    assert "Money is hidden in this game" in hidden.stderr and re.search(r"@1 Ana +\? ", hidden.stdout)
    assert not re.search(r"@1 Ana +\d", hidden.stdout)
    assert re.search(r"@1 Ana +\d", replayed(path, tmp_path, "--show-money").stdout)
    views = [json.loads(line) for line in replayed(path, tmp_path, "--json").stdout.splitlines()]
    assert all(player["money"] is None for view in views for player in view["players"])


def replayed(path, home, *arguments):
    """The replay of a game, round by round."""
    return program("replay", path, "--step", "round", *arguments, environment=surroundings(home))

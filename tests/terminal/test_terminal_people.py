"""People at one keyboard, and money that is hidden."""

import re

from kit.terminal.keyboard import ENTER, MONEY, PEOPLE, resumed, started
from kit.terminal.terminal import PROMPT, QUESTION, game_in, reached
from voltable.engine.verbs import BID


def test_people_at_one_keyboard_are_called_by_name(tmp_path):
    """Whoever has to move is announced, and nobody twice in a row."""
    window, path = started(tmp_path, PEOPLE, "--seed", 7)
    with window:
        said = window.wait_for(PROMPT)
        before = None
        for _ in range(40):
            game = game_in(path)
            name = game.names[game.turn]
            called = re.findall(r"(\w+), it is your turn", said)
            assert called == ([name] if name != before else [])
            said = window.answer("1")
            before = name
        assert game_in(path).state.round > 1


def test_hidden_money_is_asked_for_alone(tmp_path):
    """Enter comes first, and then everybody sees the own money only."""
    window, path = started(tmp_path, PEOPLE, "--seed", 7, "--option", "hidden_money=true")
    seen = set()
    with window:
        window.wait_for(ENTER)
        for _ in range(30):
            window.answer("", PROMPT)
            game = game_in(path)
            name = game.names[game.turn]
            money = str(game.state.players[game.turn].money)
            assert rows_of_money(window) == {other: money if other == name else "?" for other in game.names}
            seen.add((name, money))
            while game_in(path).turn == game.turn:
                window.answer("1", re.compile(f"{QUESTION.pattern}|{ENTER.pattern}"))
        assert len({money for _name, money in seen}) > 3


def rows_of_money(window) -> dict[str, str]:
    """What the screen says of everybody's money."""
    found = [MONEY.match(line) for line in window.screen()]
    return {row[1]: row[2] for row in found if row}


def test_hidden_money_is_gone_before_the_next_is_called(tmp_path):
    """Whoever comes to the keyboard does not find the table of whoever left it."""
    window, path = started(tmp_path, PEOPLE, "--seed", 7, "--option", "hidden_money=true")
    with window:
        window.wait_for(ENTER)
        window.answer("", PROMPT)
        window.answer("1", ENTER)
        assert game_in(path).turn == 1
        assert set(rows_of_money(window).values()) <= {"?"}


def test_hidden_money_is_not_told_of_who_cannot_pay(tmp_path):
    """Bo is asked like anybody, and the others read that Bo passes, but not with how much money."""
    game = reached(is_poor_in_between, PEOPLE, hidden_money=True)
    name, money = game.names[1], game.state.players[1].money
    window, path = resumed(tmp_path, game)
    with window:
        window.wait_for(ENTER)
        window.answer("", PROMPT)
        said = window.answer(f"bid {game.choices()[0][2]}", ENTER)
        assert f"{name}, it is your turn." in said and f"{name} passes" not in said
        window.answer("", PROMPT)
        said = window.answer("pass", re.compile(f"{QUESTION.pattern}|{ENTER.pattern}"))
        assert f"{name} passes" in said
        assert f"{money} Elektro" not in said


def is_poor_in_between(game) -> bool:
    """Ana can outbid Bo, who comes next, has another sum, and is still in."""
    state = game.state
    if game.turn != 0 or game.choices()[0][0] != BID or not state.still_in >> 1 & 1:
        return False
    least, most = game.choices()[0][1:]
    return most > state.players[1].money > 1 and state.players[1].money not in (least, most)


def test_hidden_money_stays_hidden_while_cards_are_told(tmp_path):
    """At a real table everybody looks at the screen while the drawn card is typed."""
    game = reached("auction: deal plant", PEOPLE, dice="table", hidden_money=True)
    window, _path = resumed(tmp_path, game)
    with window:
        window.wait_for(PROMPT)
        window.answer("t")
        assert set(rows_of_money(window).values()) <= {"?"}

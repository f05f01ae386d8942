"""A board game by keyboard: from the first question to the result."""

import re

import pytest

from kit.terminal.board_keyboard import board_reached, ends_next
from kit.terminal.keyboard import END, PEOPLE, WITH_BOTS, by_number, resumed, started, verified
from kit.terminal.terminal import PROMPT, game_in, hinted, moves_in
from voltable_host.saves.history import steps


@pytest.mark.parametrize(("players", "more"), [
    (WITH_BOTS, ("--seed", 7)),
    ("Ana bot:greedy", ("--seed", 3, "--option", "demolition=true")),
    ("Ana bot:greedy bot:steady", ("--seed", 5, "--edition", "classic", "--board", "usa", "--option", "regions=draft")),
    ("Ana bot:greedy bot:steady", ("--seed", 2, "--edition", "central_europe")),
])  # fmt: skip
def test_a_whole_game_by_keyboard(tmp_path, players, more):
    """Ask for a hint, type what it says or its number, to the result; the log has just that."""
    window, path = started(tmp_path, players, "board", *more)
    typed = []
    with window:
        window.wait_for(PROMPT)
        while "voltable replay" not in window.said():
            move = hinted(window)
            typed.append(move)
            line = by_number(move, game_in(path)) if len(typed) % 3 == 0 else move
            size = path.stat().st_size
            if re.search(r"\(\w/\w\)$", window.answer(line, END)):
                window.answer("y", END)
            if path.stat().st_size == size:  # a warning: the same line again does it
                window.answer(line, END)
        assert window.code() == 0
        rows = [line.split() for line in window.lines_said().splitlines()]
    game = game_in(path)
    assert game.over and verified(tmp_path, path)
    chosen = [step.line for step, _table in steps(game, alone=True) if step.seat == 0 and not step.forced]
    assert chosen == [f"Ana {move}" for move in typed]
    for row in game.view()["result"]:
        (shown,) = [words for words in rows if words and words[0] == f"{row['place']}."]
        assert shown[shown.index(game.names[row["seat"]]) + 1] == str(row["powered"])


def test_the_greeting_names_edition_board_people_and_regions(tmp_path):
    """So that whoever set up the wrong box sees it at once."""
    window, _path = started(tmp_path, WITH_BOTS, "board", "--seed", 7, "--edition", "classic", "--board", "usa")
    with window:
        said = window.wait_for(PROMPT)
    assert "Classic (2004), USA, with Ana, bot:steady, bot:greedy." in said
    assert re.search(r"In play: [a-z-]+, [a-z-]+, [a-z-]+\.", said)


def test_the_house_of_the_trust_is_asked_for(tmp_path):
    """Two players: the question, then the city by its beginning; its houses stand in its row."""
    game = board_reached("place", "Ana bot:greedy")
    city = game.edition.map.CITIES[game.choices()[0][1]]
    window, path = resumed(tmp_path, game)
    with window:
        assert "Where does the Trust build?" in window.wait_for(PROMPT)
        assert f"The Trust builds in {city}" in window.answer(city[:5].lower())
        assert moves_in(path)[len(list(steps(game)))] == f"Ana place {city}"
        while window.said().endswith("place>"):
            window.answer("1")
        (row,) = [line for line in window.screen() if "the Trust" in line and "□" in line]
        assert row.split()[3:4] == ["6"]


def test_starting_cities_are_asked_for(tmp_path):
    """Each marks one; the map and the table show them, and a network begins there only."""
    game = board_reached("mark", WITH_BOTS, starting_cities=True)
    window, path = resumed(tmp_path, game)
    with window:
        assert "Which city is marked as a starting city?" in window.wait_for(PROMPT)
        city = game.edition.map.CITIES[game.choices()[2][1]]
        window.answer(city)
        assert re.search(rf"\[!\.*\]{re.escape(city)}", window.answer("m")) and "starting city" in window.said()
    game = board_reached("first city", WITH_BOTS, starting_cities=True)
    window, path = resumed(tmp_path, game)
    with window:
        marks = [game.edition.map.CITIES[mark] for mark in game.state.marks]
        assert "starting cities: " + ", ".join(marks) in window.wait_for(PROMPT)
        other = next(city for city in game.state.network.cities if city not in game.state.marks)
        assert "A network cannot begin in" in window.answer(game.edition.map.CITIES[other])


def test_a_draft_of_regions(tmp_path):
    """By name; the map shows the whole board before it is known what is in play, and a plan says so."""
    window, path = started(tmp_path, PEOPLE, "board", "--seed", 5, "--option", "regions=draft")
    with window:
        assert "Which region comes into play?" in window.wait_for(PROMPT)
        assert "press Enter" not in window.said()  # nothing is hidden yet
        assert "Berlin" in window.answer("m") and "München" in window.said()
        assert "not known before the regions are" in window.answer("p essen")
        window.answer("west")
        assert "north-west, south-west" in window.answer("atlantis")
        window.answer("south-w")
        window.answer("northwest", re.compile("Enter.* $"))
        regions = [move.rpartition(" ")[2] for move in moves_in(path)]
        assert regions == ["west", "southwest", "northwest"]


def test_the_heading_tells_the_last_round(tmp_path):
    """Somebody has as many cities as end the game; before that the table says how many it takes."""
    window, _path = resumed(tmp_path, board_reached("first city", WITH_BOTS, "classic"))
    with window:
        said = window.wait_for(PROMPT)
        assert "Step 2 comes when somebody has 7 cities, the end at 17" in said and "the last" not in said
    window, _path = resumed(tmp_path, board_reached(ends_next, WITH_BOTS, "classic", "usa"))
    with window:
        assert re.search(r"Round \d+, the last · Step \d · build", window.wait_for(PROMPT))


def decided(game) -> str:
    """What is to be said of the first two of a game that only money or cities powered can decide."""
    first, second = game.view()["result"][:2]
    winner, other = (game.names[row["seat"]] for row in (first, second))
    if first["points"] > second["points"]:
        return f"{winner} wins: {first['points']} cities powered; {other}: {second['points']}."
    equal = f"{winner} wins. {winner}, {other}: {first['points']} cities powered each;"
    return f"{equal} money decides: {first['money']} to {second['money']}."


def test_the_result_says_what_decided(tmp_path):
    """The winner's cities and the next one's, then the course of the game and how to see more of it."""
    for edition in ("classic", "recharged"):
        window, path = resumed(tmp_path, board_reached(ends_next, WITH_BOTS, edition))
        with window:
            window.wait_for(PROMPT)
            said = window.answer("done", END)
        assert decided(game_in(path)) in said
        charts = ("money", "cities", "income", "paid for fuel")
        assert [title for title in charts if f" {title} ●1 " not in said] == []
        assert "voltable log stats game" in said

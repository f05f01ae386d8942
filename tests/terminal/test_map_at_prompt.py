"""`m` inside a game: the board as a map, one city of it, or the list."""

import json
import re

import pytest

from kit.boards.charted import in_building, made_up
from kit.terminal.board_keyboard import board_reached
from kit.terminal.keyboard import PEOPLE, WITH_BOTS, refusal_in, resumed, started
from kit.terminal.terminal import PROMPT, game_in, program, saved, surroundings
from voltable.boardgame import ways
from voltable.engine.dice import Dice

HIGH = 100, 60


@pytest.fixture
def building():
    """Ana builds, with a network; nobody has to look away."""
    return in_building("classic", "germany", 5, hidden_money=False)


def test_the_map_has_every_city_with_its_price_for_whoever_is_asked(tmp_path, building):
    """Drawn, with a legend below it; and nothing is decided by it."""
    window, path = resumed(tmp_path, building, size=HIGH)
    with window:
        window.wait_for(PROMPT)
        before = path.read_bytes()
        for word in ("m", "map"):
            said = window.answer(word)
            board, state = building.edition.map, building.state
            for city in state.network.cities:
                price = ways.price(building.edition, state, 0, city)
                assert (f"]{board.CITIES[city]}:{sum(price)}" if price else f"]{board.CITIES[city]}") in said or (
                    f"]{board.CITIES[city].upper()}" in said
                )
            assert "price for Ana" in said and "network of Ana" in said and "not in play: " in said
        assert path.read_bytes() == before


def test_the_map_is_as_wide_as_the_window_and_as_high_as_can_be_seen(tmp_path, building):
    """No line is wrapped, and with the menu below it everything is in sight."""
    for columns, rows in ((80, 40), (120, 50)):
        window, _path = resumed(tmp_path, building, size=(columns, rows))
        with window:
            window.wait_for(PROMPT)
            window.answer("m")
            lines = window.screen()
            top = next(place for place, line in enumerate(lines) if line.startswith("Germany · Classic"))
            assert len(lines) <= rows and len(lines) - top > 28
            assert max(map(len, lines)) > 0.8 * columns


def test_a_narrow_window_shows_the_list_and_m_list_does_so_anywhere(tmp_path, building):
    """By region, a line a city."""
    row = re.compile(r"^  \w.*(?:●1|■2|▲3|◆4|✚5|10) +", re.MULTILINE)
    for size, word in (((58, 60), "m"), (HIGH, "m list")):
        window, _path = resumed(tmp_path, building, size=size)
        with window:
            window.wait_for(PROMPT)
            window.answer(word)
            assert len(row.findall(window.lines_said())) == len(building.state.network.cities)


def test_a_city_tells_its_houses_its_price_and_its_connections(tmp_path, building):
    """By its beginning, without accents; the way to it, and of each neighbour whether it is in play."""
    board, state = building.edition.map, building.state
    window, _path = resumed(tmp_path, building, size=HIGH)
    with window:
        window.wait_for(PROMPT)
        for city in state.network.cities[::5]:
            window.answer(f"m {board.CITIES[city]}")
            lines = window.lines_said().splitlines()
            assert lines[1].startswith(f"{board.CITIES[city]} · ") and lines[2].startswith("houses: 10: ")
            price = ways.price(building.edition, state, 0, city)
            if price:
                route = " - ".join(board.CITIES[one] for one in ways.route(state, 0, city))
                told = f"Ana: {sum(price)} Elektro, {price[0]} for the house and {price[1]} for the way {route}"
                assert told in window.said()
            near = lines[lines.index("connections:") + 1 :]
            for line, (other, cost) in zip(near, ways.around(board, city)):
                assert line.split()[0] == str(cost) and board.CITIES[other] in line
                assert ("not in play" in line) == (other not in state.network.places)


@pytest.mark.parametrize(("typed", "city"), [
    ("m munst", "Münster"), ("map KÖLN", "Köln"), ("m koln", "Köln"), ("m frankfurt-o", "Frankfurt-O"),
])  # fmt: skip
def test_a_city_is_called_as_anywhere(tmp_path, building, typed, city):
    """Also one that is not in play."""
    window, _path = resumed(tmp_path, building, size=HIGH)
    with window:
        window.wait_for(PROMPT)
        window.answer(typed)
        assert window.lines_said().splitlines()[1].startswith(f"{city} · ")


def test_a_city_that_is_none_names_those_that_look_like_it(tmp_path, building):
    """Or all that begin so."""
    window, _path = resumed(tmp_path, building, size=HIGH)
    with window:
        window.wait_for(PROMPT)
        window.answer("m mulster")
        assert "There is no city mulster on this board. Did you mean: Münster?" in refusal_in(window)
        window.answer("m frankfurt")
        assert "frankfurt can mean several cities: Frankfurt-O, Frankfurt-M" in refusal_in(window)


def test_what_speaks_against_a_city_is_told(tmp_path, building):
    """In the words of the phase: one's own city, a full one."""
    board, state = building.edition.map, building.state
    own = board.CITIES[state.players[0].cities[0]]
    window, _path = resumed(tmp_path, building, size=HIGH)
    with window:
        window.wait_for(PROMPT)
        assert f"You are connected to {own} already." in window.answer(f"m {own}")
        full = next(city for city in state.network.cities
                    if not ways.price(building.edition, state, 0, city) and board.CITIES[city] != own
                    and city not in state.players[0].cities)  # fmt: skip
        assert "no free slot" in window.answer(f"m {board.CITIES[full]}")


def test_the_tab_key_completes_cities_behind_m(tmp_path, building):
    """In any phase, all of the board."""
    window, _path = resumed(tmp_path, building, size=HIGH)
    with window:
        window.wait_for(PROMPT)
        window.press("m wies\t")
        window.wait_for("Wiesbaden")
        assert "Wiesbaden · " in window.answer("")


def test_before_the_regions_are_known_the_whole_board_is_drawn(tmp_path):
    """With its letters alone, for nothing stands there; a city has neither houses nor a price."""
    window, _path = started(tmp_path, PEOPLE, "board", "--seed", 5, "--option", "regions=draft", size=HIGH)
    with window:
        window.wait_for(PROMPT)
        said = window.answer("m")
        assert all(f"]{city}" in said for city in game_in(_path).edition.map.CITIES)
        said = window.answer("m essen")
        assert "Essen · west" in said and "houses" not in said and "Elektro" not in said and "0 Duisburg" in said


def test_in_other_phases_the_map_shows_what_cities_would_cost(tmp_path):
    """Whoever is asked plans ahead."""
    window, _path = resumed(tmp_path, board_reached("fuel", WITH_BOTS, "classic"), size=HIGH)
    with window:
        window.wait_for(PROMPT)
        assert re.search(r"\]\w+:10\b", window.answer("m"))


def test_a_map_without_places_is_laid_out_by_its_connections(tmp_path):
    """An owner's map that nobody has measured."""
    data = made_up(Dice(4), 20, 8) | {"positions": None}
    file = tmp_path / "own.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    window, _path = started(tmp_path, WITH_BOTS, "board", "--edition", "classic", "--board", file, size=HIGH)
    with window:
        window.wait_for(PROMPT)
        said = window.answer("m")
        assert all(f"]{city}" in said for region in data["regions"].values() for city in region)


def test_a_script_gets_the_map_as_data_and_a_city_as_talk(tmp_path, building):
    """Plain, without colour; with --json neither."""
    saved(building, tmp_path)
    around = surroundings(tmp_path)
    answer = program("resume", "game", input="m\nm essen\n", environment=around)
    assert "Essen - west" in answer.stderr and "price for Ana" in answer.stdout and "\x1b" not in answer.stdout
    answer = program("resume", "game", "--json", input="m\n", environment=around)
    assert "price for Ana" not in answer.stdout + answer.stderr

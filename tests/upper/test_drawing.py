"""The picture of a board, measured as a reader sees it: from the finished file, 0.6 em a letter."""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest

import voltable
from voltable_host.drawing.board import Board, load_board
from voltable_host.drawing.cities import HEIGHT, WIDTH
from voltable_host.drawing.colours import HATCHING, OUT_OF_PLAY, PLAYERS
from voltable_host.drawing.geometry import Box
from voltable_host.drawing.layout import layout
from voltable_host.drawing.picture import draw
from voltable_host.drawing.table import initials
from voltable_host.gate.signs import shown
from voltable_host.language import choose

ROOT = Path(__file__).resolve().parents[2]
BOARDS = ("germany", "usa", "central_europe", "germany_recharged", "usa_recharged")
SVG = "{http://www.w3.org/2000/svg}"
ALIGNED = {"start": 0, "middle": 0.5, "end": 1}


def view(board: Board, people: str = "Ana Bo Cy", **told) -> dict:
    """A game in its seventh round, in which nobody has built yet."""
    players = [{"name": name, "cities": []} for name in people.split()]
    start = {"round": 7, "step": 2, "turn": 1, "players": players, "houses": {}, "regions": list(board.regions)}
    return start | told


def crowded(board: Board) -> dict:
    """Six people who have filled every slot."""
    seats = [[(city + slot) % 6 for slot in range(3)] for city in range(len(board.cities))]
    return view(board, "Ana Bo Cy Dan Eva Fin", houses=dict(zip(board.cities, seats)), marks=list(board.cities))


def priced(board: Board) -> dict[str, int]:
    """A price of one, two or three digits for every city."""
    return {city: (8, 37, 104)[place % 3] for place, city in enumerate(board.cities)}


def texts(root: ElementTree.Element, size: float = 0) -> Iterator[tuple[str, Box]]:
    """All words of a picture outside the moved groups of its legend, with the room they take."""
    for part in root:
        if part.get("transform"):
            continue
        inherited = float(part.get("font-size", size))
        if part.tag == SVG + "text":
            yield part.text or "", text_box(part, inherited)
        yield from texts(part, inherited)


def text_box(part: ElementTree.Element, size: float) -> Box:
    """The room of words: 0.6 em a letter, from a fifth below the base line up to the capitals' height."""
    width = 0.6 * size * len(part.text or "")
    left = float(part.get("x", 0)) - width * ALIGNED[part.get("text-anchor", "start")]
    base = float(part.get("y", 0))
    return Box(left, base - 0.75 * size, left + width, base + 0.2 * size)


def city_labels(root: ElementTree.Element, board: Board) -> dict[str, Box]:
    """Where each city's name stands."""
    return {words: box for words, box in texts(root) if words in board.cities}


def rectangles(root: ElementTree.Element, **sought: str) -> list[Box]:
    """The rectangles with these attributes."""
    found = (part for part in root.iter(SVG + "rect") if all(part.get(key) == value for key, value in sought.items()))
    sizes = ([float(part.get(key, 0)) for key in ("x", "y", "width", "height")] for part in found)
    return [Box(x, y, x + width, y + height) for x, y, width, height in sizes]


def city_frames(root: ElementTree.Element) -> list[Box]:
    """The room of each city's slots."""
    return rectangles(root, width=str(WIDTH), height=str(HEIGHT))


def costs(root: ElementTree.Element) -> list[tuple[int, Box]]:
    """The discs, each with the number that follows it in the file."""
    found = []
    for disc, words in ((a, b) for group in root.iter(SVG + "g") for a, b in zip(group, group[1:])):
        if disc.tag == SVG + "circle":
            x, y, radius = (float(disc.get(key, 0)) for key in ("cx", "cy", "r"))
            found.append((int(words.text or -1), Box(x - radius, y - radius, x + radius, y + radius)))
    return found


# Every board


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("prices", [False, True])
def test_no_name_of_a_city_covers_another_or_a_slot(name, prices):
    board = load_board(name)
    root = ElementTree.fromstring(draw(board, crowded(board), priced(board) if prices else None))
    labels, frames = city_labels(root, board), city_frames(root)
    assert sorted(labels) == sorted(board.cities) and len(frames) == len(board.cities)
    for (one, box), (other, second) in combinations(labels.items(), 2):
        assert not box.overlap(second), (one, other)
    for one, box in labels.items():
        assert not any(box.overlap(frame) for frame in frames), one


@pytest.mark.parametrize("name", BOARDS)
def test_no_price_covers_a_name_or_a_slot(name):
    board = load_board(name)
    root = ElementTree.fromstring(draw(board, view(board), priced(board)))
    tags = [box for box in rectangles(root, rx="3") if box.top > 0]  # the legend's own sign begins above its row
    assert len(tags) == len(board.cities)
    for box in [*city_labels(root, board).values(), *city_frames(root)]:
        assert not any(box.overlap(tag) for tag in tags)


@pytest.mark.parametrize("name", BOARDS)
def test_every_cost_stands_free_on_its_line(name):
    board = load_board(name)
    root = ElementTree.fromstring(draw(board))
    discs = costs(root)
    assert Counter(cost for cost, _box in discs) == Counter(cost for _one, _other, cost in board.connections)
    taken = [*city_labels(root, board).values(), *city_frames(root)]
    for place, (cost, box) in enumerate(discs):
        others = taken + [other for _cost, other in discs[:place]]
        assert not any(box.overlap(other) for other in others), cost


@pytest.mark.parametrize("name", BOARDS)
def test_no_line_runs_through_a_third_city(name):
    board = load_board(name)
    there = layout(board, (None,) * len(board.cities))
    for way in there.roads:
        assert not any(box.crosses(way.line) for city, box in enumerate(there.cities) if city not in way.cities)


@pytest.mark.parametrize("name", BOARDS)
def test_connections_that_cost_nothing_are_double(name):
    board = load_board(name)
    free = sum(cost == 0 for _one, _other, cost in board.connections)
    assert free and draw(board).count('stroke-width="10"') == free


@pytest.mark.parametrize("name", BOARDS)
def test_the_fullest_picture_is_small_and_needs_nothing_else(name):
    board = load_board(name)
    drawn = draw(board, crowded(board), priced(board))
    assert len(drawn.encode()) < 100_000
    for foreign in ("<script", "<image", "href", "@import", "url(http"):
        assert foreign not in drawn


@pytest.mark.parametrize("name", BOARDS)
def test_everything_lies_on_the_sheet(name):
    board = load_board(name)
    root = ElementTree.fromstring(draw(board, crowded(board), priced(board)))
    sheet = Box(*map(float, root.get("viewBox", "").split()))
    for words, box in texts(root):
        assert box.overlap(sheet) == pytest.approx((box.right - box.left) * (box.bottom - box.top)), words


@pytest.mark.parametrize("name", BOARDS)
def test_names_of_boards_and_regions_are_those_of_the_language(name):
    """From the passport, in whatever language is read now."""
    passport = json.loads((ROOT / f"tools/data/maps/{name}.json").read_text(encoding="utf-8"))
    for language, said in passport["names"].items():
        choose(language)
        try:
            board = load_board(name)
        finally:
            choose("en")
        assert board.name == said["name"] and board.region_names == tuple(said["regions"].values())


def test_a_picture_is_the_same_each_time():
    board = load_board("germany")
    first = draw(board, crowded(board))
    layout.cache_clear()
    assert draw(board, crowded(board)) == first


# What stands on it


def test_a_house_has_its_owners_colour_and_letter():
    board = load_board("germany")
    drawn = draw(board, view(board, houses={"Essen": [0, None, 2]}))
    words = Counter(word for word, _box in texts(ElementTree.fromstring(drawn)))
    assert (words["A"], words["B"], words["C"]) == (1, 0, 1)
    assert words["15"] - Counter(cost for _a, _b, cost in board.connections)[15] == len(board.cities)  # Essen's too
    assert [drawn.count(f'fill="{paint.fill}"') for paint in PLAYERS[:3]] == [2, 1, 2]  # the legend has one of each


def test_the_seat_after_the_last_player_is_the_trust():
    board = load_board("germany")
    drawn = draw(board, view(board, "Ana Bo", houses={"Essen": [0, 2], "Köln": [2]}))
    assert drawn.count(f'fill="url(#{HATCHING})"') == 3
    assert f'id="{HATCHING}"' in drawn and ">Trust<" in drawn and ">2 cities<" in drawn


def test_without_a_trust_none_is_shown():
    board = load_board("germany")
    assert "Trust" not in draw(board, view(board, houses={"Essen": [0]}))
    assert "Trust" not in draw(board)


def test_regions_out_of_play_are_grey():
    board = load_board("usa")
    played = [region for region in board.regions if region != "south"]
    assert draw(board, view(board)).count(OUT_OF_PLAY) == draw(board).count(OUT_OF_PLAY) == 0
    drawn = draw(board, view(board, regions=played))
    assert drawn.count(f'fill="{OUT_OF_PLAY}"') == 7 + 1  # the land of seven cities, and the legend
    assert drawn.count(">not in play<") == 1
    pale = sum(
        "south" in (board.regions[board.region_of[a]], board.regions[board.region_of[b]])
        for a, b, _ in board.connections
    )
    assert drawn.count('stroke="#c4c4c4"') == pale


def test_starting_cities_have_a_second_frame():
    board = load_board("germany")
    plain = len(rectangles(ElementTree.fromstring(draw(board, view(board)))))
    drawn = draw(board, view(board, marks=["Essen", "Kiel"]))
    assert len(rectangles(ElementTree.fromstring(drawn))) == plain + 2 + 1  # and one in the legend
    assert ">starting city<" in drawn


def test_prices_are_those_of_the_player_on_turn():
    board = load_board("germany")
    drawn = draw(board, view(board), {"Essen": 137})
    assert drawn.count(">137<") == 1 and ">price for Bo<" in drawn
    assert ">price to build there<" in draw(board, view(board, turn=None), {"Essen": 137})


def test_title_and_legend():
    board = load_board("central_europe")
    people = [{"name": "Ana", "cities": ["Wien"]}, {"name": "Bo", "cities": ["Wien", "Graz"]}]
    drawn = draw(board, view(board, players=people))
    assert ">Central Europe · Round 7 · Step 2<" in drawn
    assert ">1 city<" in drawn and ">2 cities<" in drawn and ">Slovakia<" in drawn
    assert ">Central Europe<" in draw(board)
    assert ">Central Europe · Step 1<" in draw(board, view(board, round=0, step=1))


def test_the_view_of_a_game_is_understood():
    game = voltable.new_game("recharged", board="germany", players=["Ana", "Bo"], seed=1)
    drawn = draw(load_board("germany_recharged"), game.view())
    assert drawn.count(">not in play<") == 3 and all(f">{name}<" in drawn for name in ("Ana", "Bo", "Trust"))


# Names that people chose


@pytest.mark.parametrize("name", ['<b>&"', "]]>", "a\x00b\x1b", "\ud800", "赵" * 16, "'--", "&amp;"])
def test_any_name_makes_a_sound_file(name):
    board = load_board("germany")
    players = [{"name": name, "cities": []}, {"name": "Bo", "cities": []}]
    drawn = draw(board, view(board, players=players, turn=0, houses={"Essen": [0]}), {"Essen": 12})
    words = [part.text for part in ElementTree.fromstring(drawn.encode()).iter(SVG + "text")]
    assert shown(name) in words and f"price for {shown(name)}" in words


def test_a_city_name_is_escaped_too():
    board = load_board("germany")
    odd = board._replace(cities=("<Ulm> & Co", *board.cities[1:]), name="A & <B>")
    root = ElementTree.fromstring(draw(odd))
    assert "<Ulm> & Co" in city_labels(root, odd)
    assert root[0].text == "A & <B>"


def test_initials_tell_all_players_apart():
    assert initials(["Ana", "Anna", "Ann", "an", "☂", "ß"]) == ["A", "N", "3", "4", "5", "S"]

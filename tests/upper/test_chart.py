"""The chart of a board in characters: everything is on it or below it, nothing on anything else, and it stays as it is.

python tests/upper/test_chart.py --renew: draw what is kept in tests/golden/charts anew; then read what changed.
"""

import re
import sys
from itertools import combinations
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
for folder in ("core", "cardgame", "host", "tests", "tools"):  # runs without an install too
    sys.path.insert(0, str(ROOT / folder))

import voltable  # noqa: E402
from kit.boards.charted import MAPS, empty, in_building, made_up, played  # noqa: E402
from voltable.boardgame import ways  # noqa: E402
from voltable.engine.dice import Dice  # noqa: E402
from voltable.engine.verbs import BUILD  # noqa: E402
from voltable_host.drawing.board import board_of  # noqa: E402
from voltable_host.drawing.chart.canvas import Canvas, columns, plain  # noqa: E402
from voltable_host.drawing.chart.chart import chart  # noqa: E402
from voltable_host.drawing.chart.names import cut  # noqa: E402
from voltable_host.drawing.chart.rooms import Room, rooms  # noqa: E402
from voltable_host.drawing.chart.shades import shade  # noqa: E402
from voltable_host.drawing.chart.sheet import sheet  # noqa: E402
from voltable_host.drawing.chart.tracks import tracks  # noqa: E402
from voltable_host.drawing.standing import of_board, of_game  # noqa: E402
from voltable_host.language import LANGUAGES, choose  # noqa: E402

GOLDEN = ROOT / "tests" / "golden" / "charts"
WIDTHS = {80: 30, 120: 40}  # and what a window of the usual height leaves
GAMES = {
    "game-germany-2": ("recharged", "germany", 2), "game-germany-5": ("classic", "germany", 5),
    "game-usa-6": ("classic", "usa", 6), "game-central-europe-5": ("central_europe", None, 5),
}  # fmt: skip
LABEL = re.compile(r"[a-z]?\[([a-z]|[.!@#^*+o=]{1,3})\]")
SEEDS = range(14)


def drawn(standing, width: int, height: int) -> list[str]:
    """The sheet in plain ASCII."""
    return [plain(line) for line in sheet(standing, width, height, plain=True)]


KEPT = {f"{name}-{width}": (name, width) for name in (*MAPS, *GAMES) for width in WIDTHS}


def kept(name: str, width: int) -> str:
    """A map or a game as its file has it."""
    standing = empty(name) if name in MAPS else played(*GAMES[name])
    return "\n".join(drawn(standing, width, WIDTHS[width])) + "\n"


@pytest.mark.parametrize("name", KEPT)
def test_a_chart_is_as_it_was(name):
    """To the letter; one that was changed on purpose is renewed with --renew."""
    before = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    assert kept(*KEPT[name]) == before, "renew: python tests/upper/test_chart.py --renew"


def test_no_chart_is_kept_that_nobody_draws():
    """A file without its board would never be looked at."""
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(KEPT)


# Everything is there


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("name", MAPS)
def test_every_city_of_our_maps_is_on_the_chart_by_its_name(name, width):
    """Whole names, with the letter of the region, at any width from 60 on."""
    standing = empty(name)
    lines = drawn(standing, width, 30)
    assert max(map(columns, lines)) <= width
    for city, region in zip(standing.board.CITIES, standing.board.REGION_OF):
        assert sum(f"[{'abcdef'[region]}]{city}" in line for line in lines) == 1, city


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("name", MAPS)
def test_every_connection_has_its_cost_on_the_chart_or_below_it(name, width):
    """None is left out without a word."""
    standing = empty(name)
    found = chart(standing, width, 30, plain=True)
    digits = sum(len(re.findall(r"\d+", LABEL.sub("", plain(line)))) for line in found.lines)
    assert digits + len(found.ways) == len(standing.ways)
    below = " ".join(drawn(standing, width, 30)[len(found.lines) :])
    for one, other, cost in found.ways:
        assert f"{standing.board.CITIES[one]}-{standing.board.CITIES[other]} {cost}" in below
    assert len(found.ways) <= len(standing.ways) / 10


@pytest.mark.parametrize("seed", SEEDS)
def test_of_any_map_no_two_labels_overlap_and_every_city_is_there(seed):
    """On the chart, else in the list below it; whatever the names are, wherever the cities lie."""
    dice = Dice(seed)
    own = voltable.boards.read(made_up(dice, 8 + dice.pick(40), 1 + dice.pick(18)))
    standing, width, height = of_board("classic", own), 60 + dice.pick(80), 12 + dice.pick(40)
    found = chart(standing, width, height, plain=True)
    lines = [plain(line) for line in found.lines]
    assert max(map(columns, lines)) <= width
    starts = [match for line in lines for match in LABEL.finditer(line)]
    assert len(starts) + len(found.cities) == len(own.CITIES)
    text = "\n".join(drawn(standing, width, height))
    for city, name in enumerate(own.CITIES):
        assert city in found.cities or any(f"]{short}" in text for short in shortened(name))
        assert city not in found.cities or f"  {name}" in text


def shortened(name: str) -> list[str]:
    """A name whole, and every way to cut it."""
    return [name, *(name[:letters].rstrip(" -.") + "." for letters in range(1, len(name)))]


@pytest.mark.parametrize("seed", SEEDS)
def test_rooms_never_touch_and_lie_on_the_sheet(seed):
    """Even where all labels want the same place; where there is no room left, there is none."""
    dice = Dice(seed)
    width, height = 40 + dice.pick(80), 6 + dice.pick(30)
    widths = [1 + dice.pick(24) for _label in range(1 + dice.pick(60))]
    crowd = dice.pick(2)
    places = [(dice.pick(width) / (1 + 9 * crowd), dice.pick(height) / (1 + 9 * crowd)) for _label in widths]
    found = rooms(places, widths, width, height)
    taken = [room for room in found if room]
    assert all(room.column >= 0 and room.end <= width and 0 <= room.row < height for room in taken)
    assert not any(one.is_near(other) for one, other in combinations(taken, 2))
    assert [room.width for room, wide in zip(found, widths) if room and room.width != wide] == []
    assert rooms(places, widths, width, height) == found


@pytest.mark.parametrize("seed", SEEDS)
def test_no_line_runs_under_a_label(seed):
    """Straight, or around what lies in between; every line is in one piece from label to label."""
    dice = Dice(seed)
    places = [(dice.pick(80), dice.pick(30)) for _label in range(20)]
    found = [room for room in rooms(places, [4 + dice.pick(14) for _place in places], 80, 30) if room]
    ends = [(found[dice.pick(len(found))], found[dice.pick(len(found))]) for _way in range(25)]
    ends = [(one, other) for one, other in ends if one != other]
    for (start, end), track in zip(ends, tracks(ends, found, 80, 30)):
        assert not any(room.has(*cell) for room in found for cell in track)
        steps = [(abs(x - to_x), abs(y - to_y)) for (x, y), (to_x, to_y) in zip(track, track[1:])]
        assert all(max(step) <= 1 for step in steps)
        assert not track or touches(start, track[0]) and touches(end, track[-1])


def touches(room: Room, cell: tuple[int, int]) -> bool:
    """Whether a cell lies beside a label."""
    return room.column - 1 <= cell[0] <= room.end and abs(cell[1] - room.row) <= 1


# What stands on it


def test_a_label_tells_region_houses_name_and_price():
    """One's own cities in capitals and without a price; as many slots as the step has opened."""
    game = in_building("classic", "germany", 5)
    standing = of_game(game, 0)
    text = "\n".join(drawn(standing, 100, 40))
    board, state = game.edition.map, game.state
    for city in state.network.cities:
        slots = "".join(
            "." if seat is None else "@#^*+"[seat] for _price, seat, is_open in ways.slots(state, city) if is_open
        )
        letter = "abcdef"[board.REGION_OF[city]]
        price = ways.price(game.edition, state, 0, city)
        name = board.CITIES[city].upper() if city in state.players[0].cities else board.CITIES[city]
        told = f"{letter}[{slots}]{name}" + (f":{sum(price)}" if price else "")
        assert told in text, told


def test_the_trust_and_starting_cities_have_signs_of_their_own():
    """The legend names them."""
    text = "\n".join(drawn(played("recharged", "usa", 2), 100, 40))
    assert re.search(r"\[[.@#]*=[.@#]*\]", text) and "= Trust" in text and "starting city" not in text
    game = in_building("recharged", "germany", 4, least=0, starting_cities=True)
    text = "\n".join(drawn(of_game(game, 0), 100, 40))
    marked = [game.edition.map.CITIES[city] for city in game.state.marks]
    assert marked and all(re.search(rf"\[!\.*\]{re.escape(name)}", text) for name in marked)
    assert "[!] starting city" in text


def test_connections_that_leave_ones_network_are_drawn_in_lines_and_others_in_dots():
    """And nobody's are, where nobody is asked."""
    game = in_building("classic", "germany", 5)
    lines = [plain(line) for line in chart(of_game(game, 0), 100, 40, plain=True).lines]
    assert re.search(r"[-|/\\]", "".join(lines).replace("-O", "").replace("-M", ""))
    nobody = [plain(line) for line in chart(of_game(game, 0)._replace(leaving=frozenset()), 100, 40, plain=True).lines]
    assert not re.search(r"[|/\\]", "".join(nobody))


def test_regions_that_are_not_in_play_are_not_on_it():
    """They are named below it."""
    standing = played("classic", "germany", 2)
    text = "\n".join(drawn(standing, 80, 30))
    gone = [region for region in standing.board.REGIONS if region not in standing.view["regions"]]
    for city, region in zip(standing.board.CITIES, standing.board.REGION_OF):
        is_there = standing.board.REGIONS[region] not in gone
        assert (f"]{city}" in text or f"]{city.upper()}" in text) == is_there
    assert len(gone) == 3 and "not in play: " in text


def test_a_city_stays_where_it_is_while_a_step_lasts():
    """Houses and prices come and go, and nothing moves."""
    game = in_building("classic", "usa", 4)
    before = named_places(game)
    for choice in [choice for choice in game.choices() if choice[0] == BUILD][:1]:
        game.play(choice)
    assert named_places(game) == before and len(before) == len(game.state.network.cities)


def named_places(game) -> set[tuple[int, int]]:
    """Row and column of each label."""
    lines = [plain(line) for line in chart(of_game(game, 0), 100, 40, plain=True).lines]
    return {(row, label.start()) for row, line in enumerate(lines) for label in LABEL.finditer(line)}


def test_colours_change_no_character_but_signs():
    """The same places in colour; every city of a region on the same ground."""
    standing = played("classic", "germany", 5)
    in_colour = chart(standing, 80, 30, plain=False)
    without = chart(standing, 80, 30, plain=True)
    for line, other in zip(in_colour.lines, without.lines):
        assert names_in(plain(line)) == names_in(plain(other))
    text = "\n".join(map(plain, in_colour.lines))
    assert "[●]" in text and "[@]" not in text and "─" in text
    grounds = {style[-1] for line in in_colour.lines for _text, style in line if "on" in style}
    assert grounds == {shade(colour) for place, colour in enumerate(board_of(standing.board).colours)
                       if standing.board.REGIONS[place] in standing.view["regions"]}  # fmt: skip


def names_in(line: str) -> list[tuple[int, str]]:
    """Words and numbers, each with its column."""
    return [(word.start(), word[0]) for word in re.finditer(r"\w\w+", line)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_is_told_in_every_language(language):
    """Within the width, whatever the words are."""
    choose(language)
    try:
        lines = drawn(played("central_europe", None, 5), 60, 30)
    finally:
        choose("en")
    assert max(map(columns, lines)) <= 60


# Names


def test_names_are_cut_only_where_nothing_else_begins_so():
    """Halle and Halberstadt stay whole as long as their beginnings are the same."""
    names = ["Halle", "Halberstadt", "Wilhelmshaven", "St. Louis", "Essen"]
    assert cut(names, 99) == names
    assert cut(names, 5) == ["Halle", "Halb.", "Wilh.", "St.", "Essen"]
    assert cut(names, 4) == ["Halle", "Halberstadt", "Wil.", "St.", "Ess."]


def test_long_names_are_cut_where_there_is_no_room():
    """As far as it takes, and each can still be told from all others."""
    own = voltable.boards.read(made_up(Dice(5), 40, 25))
    lines = drawn(of_board("classic", own), 60, 12)
    found = [line[label.end() :].split("[")[0] for line in lines for label in LABEL.finditer(line)]
    assert any("." in name.strip(". ") + "." and "." in name for name in found)


def test_broad_letters_take_two_columns():
    """What stands behind them stays in its place."""
    canvas = Canvas(10, 1)
    canvas.write((0, 0), "東a")
    canvas.write((6, 0), "b")
    assert plain(canvas.line(0)) == "東a   b" and columns(plain(canvas.line(0))) == 7


def renew() -> None:
    """All charts, and none that was before."""
    GOLDEN.mkdir(exist_ok=True)
    for path in GOLDEN.glob("*.txt"):
        path.unlink()
    for name, drawing in KEPT.items():
        (GOLDEN / f"{name}.txt").write_text(kept(*drawing), encoding="utf-8", newline="\n")


if __name__ == "__main__" and "--renew" in sys.argv:
    renew()
